#pragma once

#include <filesystem>
#include <functional>
#include <string>
#include <vector>

#include <wx/frame.h>
#include <wx/menu.h>

#include "controller/settings/settings_store.h"

namespace roque {

/// The submenu of recently opened and saved files, which the settings store. [ui-thread]
class RecentFilesMenu {
public:
    /// The maximum number of files.
    static constexpr std::size_t kMax = 10;

    /// Inserts the submenu after an entry of a menu of the frame. Frame and settings must outlive this
    /// object.
    RecentFilesMenu(wxFrame& frame, wxMenu& menu, int behind, SettingsStore& settings);

    /// Called with the file that a person chooses.
    std::function<void(const std::filesystem::path&)> onChosen;

    /// Records an opened or saved file: it comes first.
    void remember(const std::filesystem::path& file);

    /// The folder in which a file dialog starts: that of the last file, or the person's documents. Does not
    /// check the disk whether it still exists.
    [[nodiscard]] wxString folder() const;

    [[nodiscard]] const wxMenu& menu() const noexcept { return *files_; }

private:
    void show(const std::vector<std::string>& files);

    SettingsStore& settings_;
    wxMenu* files_;
    wxMenuItem* entry_;
    std::vector<std::string> shown_;
    std::filesystem::path folder_;  ///< empty before the first file
};

/// The list with a file moved or added to its start.
[[nodiscard]] std::vector<std::string> withRecentFile(std::vector<std::string> files,
                                                      const std::filesystem::path& file);

}  // namespace roque
