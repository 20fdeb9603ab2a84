#pragma once

#include <functional>
#include <vector>

#include <wx/modalhook.h>

#include "controller/threads/ui_dispatcher.h"
#include "controller/threads/weak_self.h"

namespace roque {

/// Knows the modal dialogs that are open, so that the program can end although one waits for a person: what
/// opened it still stands on the stack, with the dialog in it. [ui-thread]
class OpenDialogs : private wxModalDialogHook {
public:
    /// The dispatcher must outlive this object.
    explicit OpenDialogs(UiDispatcher& dispatcher);
    OpenDialogs(const OpenDialogs&) = delete;
    OpenDialogs& operator=(const OpenDialogs&) = delete;
    ~OpenDialogs() override = default;

    /// Closes the menu that is open and cancels all dialogs, the innermost first, and refuses to open others
    /// from now on; then does the rest, once, when what opened them has gone on. At once if there are none.
    void end(std::function<void()> rest);

private:
    int Enter(wxDialog* dialog) override;
    void Exit(wxDialog* dialog) override;
    void goOn();

    UiDispatcher& dispatcher_;
    std::vector<wxDialog*> open_;
    bool isEnding_ = false;
    std::function<void()> rest_;
    WeakSelf<OpenDialogs> self_{this};
};

}  // namespace roque
