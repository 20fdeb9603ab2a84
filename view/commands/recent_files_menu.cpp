#include "view/commands/recent_files_menu.h"

#include <algorithm>
#include <utility>

#include <wx/intl.h>

#include "view/toolkit/save_file_dialog.h"
#include "view/toolkit/text.h"

namespace roque {
namespace {

/// The identifiers of the entries, which no other menu uses.
int idOf(std::size_t at) {
    static const wxWindowID first = wxWindow::NewControlId(static_cast<int>(RecentFilesMenu::kMax));
    return first + static_cast<int>(at);
}

}  // namespace

RecentFilesMenu::RecentFilesMenu(wxFrame& frame, wxMenu& menu, int behind, SettingsStore& settings)
    : settings_(settings), files_(new wxMenu) {
    std::size_t place = 0;
    menu.FindChildItem(behind, &place);
    entry_ = menu.Insert(place + 1, wxID_ANY, _("Open &recent"), files_);
    entry_->Enable(false);
    const auto onMenu = [this](wxCommandEvent& event) {
        const auto at = static_cast<std::size_t>(event.GetId() - idOf(0));
        if (at < shown_.size() && onChosen) onChosen(std::filesystem::path(shown_[at]));
    };
    frame.Bind(wxEVT_MENU, onMenu, idOf(0), idOf(kMax - 1));
    show(settings_.settings().recentFiles);
}

void RecentFilesMenu::remember(const std::filesystem::path& file) {
    folder_ = file.parent_path();
    Settings settings = settings_.settings();
    settings.recentFiles = withRecentFile(std::move(settings.recentFiles), file);
    show(settings.recentFiles);
    settings_.change(settings);
}

wxString RecentFilesMenu::folder() const {
    return folder_.empty() ? documentsFolder() : toWx(folder_.string());
}

void RecentFilesMenu::show(const std::vector<std::string>& files) {
    if (files == shown_) return;
    while (files_->GetMenuItemCount() > 0) files_->Destroy(files_->FindItemByPosition(0));
    shown_ = files;
    for (std::size_t at = 0; at < std::min(files.size(), kMax); ++at) {
        wxString label = toWx(files[at]);
        label.Replace("&", "&&");
        files_->Append(idOf(at), wxString::Format("&%u  ", static_cast<unsigned>((at + 1) % 10)) + label);
    }
    entry_->Enable(!files.empty());
}

std::vector<std::string> withRecentFile(std::vector<std::string> files, const std::filesystem::path& file) {
    std::erase(files, file.string());
    files.insert(files.begin(), file.string());
    if (files.size() > RecentFilesMenu::kMax) files.resize(RecentFilesMenu::kMax);
    return files;
}

}  // namespace roque
