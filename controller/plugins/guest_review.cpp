#include "controller/plugins/guest_review.h"

#include <algorithm>

namespace roque {

void GuestReview::update(const std::vector<UndecidedGuest>& undecided) {
    const auto isDecided = [&](const UndecidedGuest& guest) {
        return std::ranges::none_of(
            undecided, [&](const UndecidedGuest& each) { return each.file.sha256 == guest.file.sha256; });
    };
    std::erase_if(waiting_, isDecided);
    for (const UndecidedGuest& guest : undecided)
        if (seen_.insert(guest.file.sha256).second) waiting_.push_back(guest);
}

void GuestReview::finish(const UndecidedGuest& guest) {
    std::erase_if(waiting_,
                  [&](const UndecidedGuest& each) { return each.file.sha256 == guest.file.sha256; });
}

}  // namespace roque
