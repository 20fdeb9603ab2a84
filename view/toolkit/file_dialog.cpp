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
    constexpr int kUnseen = 3'000;
    dialog_.SetParent(nullptr);  // for which it is no child: it may be destroyed before, and tell nobody
    dialog_.Hide();              // asking has done so, unless it ended otherwise
    auto timer = std::make_shared<wxTimer>(&dialog_);
    timer->StartOnce(kUnseen);
    dialog_.Bind(wxEVT_TIMER, [timer, &dialog = dialog_](wxTimerEvent&) { dialog.Destroy(); });
}

std::filesystem::path FileDialog::path() const {
    return toUtf8(dialog_.GetPath());
}

std::size_t FileDialog::filter() const {
    return static_cast<std::size_t>(std::max(0, dialog_.GetFilterIndex()));
}

}  // namespace roque
