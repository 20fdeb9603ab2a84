#pragma once

#include <wx/modalhook.h>

namespace roque::test {

/// Turns an unexpected modal dialog into a failure, instead of a program that waits forever for a person to
/// close it. One exists for the whole run (gui_test_main.cpp); expected dialogs are answered by
/// wxTEST_DIALOG, or allowed by an AllowModalDialogs.
class ModalGuard : public wxModalDialogHook {
public:
    ModalGuard() { Register(); }
    ~ModalGuard() override { Unregister(); }

protected:
    int Enter(wxDialog* dialog) override;
};

/// While one of these lives, modal dialogs really open: the test closes them from its own event handler.
class AllowModalDialogs {
public:
    AllowModalDialogs() noexcept;
    ~AllowModalDialogs();
    AllowModalDialogs(const AllowModalDialogs&) = delete;
    AllowModalDialogs& operator=(const AllowModalDialogs&) = delete;
};

}  // namespace roque::test
