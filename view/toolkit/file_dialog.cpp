#include "view/toolkit/file_dialog.h"

#include <algorithm>
#include <memory>

#include <wx/timer.h>

#include "view/toolkit/text.h"

namespace roque {

FileDialog::FileDialog(wxWindow* parent, const wxString& title, const wxString& folder, const wxString& name,
                       const wxString& filters, long style)
    : dialog_(*new wxFileDialog(parent, title, folder, name, filters, style)) {}

FileDialog::~FileDialog() {
    constexpr int kLeave = 3'000;
    dialog_.SetParent(nullptr);  // which does not list it as a child, and so would not tell it of its own end
    dialog_.Hide();
    auto timer = std::make_shared<wxTimer>(&dialog_);
    timer->StartOnce(kLeave);
    dialog_.Bind(wxEVT_TIMER, [timer, &dialog = dialog_](wxTimerEvent&) { dialog.Destroy(); });
}

std::filesystem::path FileDialog::path() const {
    return toUtf8(dialog_.GetPath());
}

std::size_t FileDialog::filter() const {
    return static_cast<std::size_t>(std::max(0, dialog_.GetFilterIndex()));
}

}  // namespace roque
