#pragma once

#include <deque>
#include <functional>

#include <wx/modalhook.h>

#include "controller/threads/ui_dispatcher.h"
#include "controller/threads/weak_self.h"

namespace roque {

/// Defers work while a modal dialog is open: the game that a person is asked about, or types into, must not
/// be replaced meanwhile. [ui-thread]
class DeferUntilNoModal : private wxModalDialogHook {
public:
    /// The dispatcher must outlive this object.
    explicit DeferUntilNoModal(UiDispatcher& dispatcher);

    /// Does the work at once, or when the last dialog has been closed and its answer handled. The work may
    /// open a dialog itself.
    void perform(std::function<void()> work);

private:
    int Enter(wxDialog* dialog) override;
    void Exit(wxDialog* dialog) override;
    void performWaiting();

    UiDispatcher& dispatcher_;
    unsigned open_ = 0;  ///< the number of nested open dialogs
    std::deque<std::function<void()>> waiting_;
    WeakSelf<DeferUntilNoModal> self_{this};
};

}  // namespace roque
