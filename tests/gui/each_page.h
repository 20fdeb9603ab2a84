#pragma once

#include <functional>
#include <utility>

#include <wx/dialog.h>
#include <wx/notebook.h>

#include "tests/gui/window_test.h"

namespace roque::test {

/// Opens the dialog of an action, inspects it and each of its pages, and closes it if it is modal.
inline void onEachPage(MainFrame& frame, Action action, const char* name,
                       const std::function<void(wxDialog&)>& look) {
    const AllowModalDialogs allow;
    bool wasSeen = false;
    frame.CallAfter([&] {
        auto* const dialog = dynamic_cast<wxDialog*>(wxWindow::FindWindowByName(name, &frame));
        if (dialog == nullptr) return;
        wasSeen = true;
        settle();
        look(*dialog);
        for (wxWindow* child : dialog->GetChildren()) {
            auto* const book = dynamic_cast<wxNotebook*>(child);
            for (std::size_t page = 0; book != nullptr && page < book->GetPageCount(); ++page) {
                book->SetSelection(page);
                settle();
                look(*dialog);
            }
        }
        if (dialog->IsModal())
            dialog->EndModal(wxID_CANCEL);
        else
            dialog->Close();
    });
    frame.actions().perform(action);
    settle();
    EXPECT_TRUE(wasSeen) << name;
}

/// The same for all dialogs that can be opened at any time.
inline void onEachDialog(MainFrame& frame, const std::function<void(wxDialog&)>& look) {
    constexpr std::pair<Action, const char*> kDialogs[]{
        {Action::EditSettings, "settings"}, {Action::ShowScores, "scores"},
        {Action::SolveMate, "solve mate"},  {Action::EditDetails, "game details"},
        {Action::NewGame, "new game"},      {Action::SetUpPosition, "position editor"}};
    for (const auto& [action, name] : kDialogs) {
        SCOPED_TRACE(name);
        onEachPage(frame, action, name, look);
    }
}

}  // namespace roque::test
