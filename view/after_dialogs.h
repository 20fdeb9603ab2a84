#pragma once

#include <deque>
#include <functional>
#include <memory>

#include <wx/modalhook.h>

#include "controller/threads/ui_dispatcher.h"

namespace roque {

/// Has things wait as long as a dialog is open that must be answered first: what a person is asked about, or
/// types into, shall not become another game meanwhile. [ui-thread]
class AfterDialogs : private wxModalDialogHook {
public:
    /// The dispatcher outlives this object.
    explicit AfterDialogs(UiDispatcher& dispatcher);

    /// Does something at once, or when the last dialog has been closed and its answer dealt with. What is
    /// done may open a dialog itself.
    void perform(std::function<void()> work);

private:
    int Enter(wxDialog* dialog) override;
    void Exit(wxDialog* dialog) override;
    void performWaiting();

    UiDispatcher& dispatcher_;
    unsigned open_ = 0;  ///< how many dialogs are open, one above the other
    std::deque<std::function<void()>> waiting_;
    std::shared_ptr<AfterDialogs*> self_;  ///< posted work holds it weakly
};

}  // namespace roque
