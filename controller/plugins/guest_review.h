#pragma once

#include <deque>
#include <set>
#include <string>
#include <vector>

#include "controller/plugins/plugin_registry.h"

namespace roque {

/// Which guest a person is asked about next: one after the other, and each content once as long as the
/// program runs.
class GuestReview {
public:
    /// Takes the result of a scan: what is new waits, what is no longer undecided (its file has changed or
    /// gone, or it was decided about elsewhere) waits no longer, the current guest included.
    void update(const std::vector<UndecidedGuest>& undecided);

    /// The guest to ask about now; nullptr if there is none.
    [[nodiscard]] const UndecidedGuest* current() const noexcept {
        return waiting_.empty() ? nullptr : &waiting_.front();
    }

    /// A guest has been asked about, whatever the answer was.
    void finish(const UndecidedGuest& guest);

private:
    std::deque<UndecidedGuest> waiting_;
    std::set<std::string> seen_;  ///< contents that wait or have been asked about
};

}  // namespace roque
