#include "controller/plugins/guest_review.h"

#include <algorithm>
#include <iterator>

namespace roque {

void GuestReview::update(const std::vector<UndecidedGuest>& undecided) {
    const auto isDecided = [&](const UndecidedGuest& guest) {
        return std::ranges::none_of(
            undecided, [&](const UndecidedGuest& each) { return each.file.sha256 == guest.file.sha256; });
    };
    if (!waiting_.empty()) {
        const auto [from, to] =
            std::ranges::remove_if(std::next(waiting_.begin()), waiting_.end(), isDecided);
        waiting_.erase(from, to);
    }
    for (const UndecidedGuest& guest : undecided)
        if (seen_.insert(guest.file.sha256).second) waiting_.push_back(guest);
}

void GuestReview::next() {
    if (!waiting_.empty()) waiting_.pop_front();
}

}  // namespace roque
