#pragma once

#include <wx/modalhook.h>

namespace roque::test {

/// Makes a modal dialog that no test expects a failure instead of a program that waits for ever for a person
/// to close it. One exists for the whole run (gui_test_main.cpp); dialogs that a test does expect are
/// answered by wxTEST_DIALOG, or are allowed by an AllowModalDialogs.
class ModalGuard : public wxModalDialogHook {
public:
    ModalGuard() { Register(); }
    ~ModalGuard() override { Unregister(); }

protected:
    int Enter(wxDialog* dialog) override;
};

/// While one of these lives, modal dialogs really open: the test closes them, from an event handler of its
/// own.
class AllowModalDialogs {
public:
    AllowModalDialogs() noexcept;
    ~AllowModalDialogs();
    AllowModalDialogs(const AllowModalDialogs&) = delete;
    AllowModalDialogs& operator=(const AllowModalDialogs&) = delete;
};

}  // namespace roque::test
