#include "view/after_dialogs.h"

#include <utility>

namespace roque {

AfterDialogs::AfterDialogs(UiDispatcher& dispatcher)
    : dispatcher_(dispatcher), self_(std::make_shared<AfterDialogs*>(this)) {
    Register();
}

void AfterDialogs::perform(std::function<void()> work) {
    waiting_.push_back(std::move(work));
    performWaiting();
}

void AfterDialogs::performWaiting() {
    while (open_ == 0 && !waiting_.empty()) {
        const auto work = std::move(waiting_.front());
        waiting_.pop_front();
        work();
    }
}

int AfterDialogs::Enter(wxDialog* /*dialog*/) {
    ++open_;
    return wxID_NONE;  // it is shown
}

/// Not at once: whoever opened the dialog has still to deal with the answer.
void AfterDialogs::Exit(wxDialog* /*dialog*/) {
    --open_;
    dispatcher_.post([self = std::weak_ptr(self_)] {
        if (const auto alive = self.lock()) (*alive)->performWaiting();
    });
}

}  // namespace roque
