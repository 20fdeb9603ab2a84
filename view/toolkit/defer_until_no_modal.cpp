#include "view/toolkit/defer_until_no_modal.h"

#include <utility>

namespace roque {

DeferUntilNoModal::DeferUntilNoModal(UiDispatcher& dispatcher) : dispatcher_(dispatcher) {
    Register();
}

void DeferUntilNoModal::perform(std::function<void()> work) {
    waiting_.push_back(std::move(work));
    performWaiting();
}

void DeferUntilNoModal::performWaiting() {
    while (open_ == 0 && !waiting_.empty()) {
        const auto work = std::move(waiting_.front());
        waiting_.pop_front();
        work();
    }
}

int DeferUntilNoModal::Enter(wxDialog* /*dialog*/) {
    ++open_;
    return wxID_NONE;  // the dialog is shown
}

/// Deferred: the code that opened the dialog still has to handle the answer.
void DeferUntilNoModal::Exit(wxDialog* /*dialog*/) {
    --open_;
    dispatcher_.post(self_.bind(&DeferUntilNoModal::performWaiting));
}

}  // namespace roque
