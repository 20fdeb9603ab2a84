#pragma once

#include <functional>

#include <wx/dialog.h>
#include <wx/notebook.h>

#include "tests/gui/window_test.h"

namespace roque::test {

/// Opens the dialog that an action opens, looks at it, and at each of its pages if it has some, and closes
/// it if it is modal.
inline void onEachPage(MainFrame& frame, Action action, const char* name,
                       const std::function<void(const wxDialog&)>& look) {
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
        if (dialog->IsModal()) dialog->EndModal(wxID_CANCEL);
    });
    frame.perform(action);
    settle();
    EXPECT_TRUE(wasSeen) << name;
}

}  // namespace roque::test
