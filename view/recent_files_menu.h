#pragma once

#include <filesystem>
#include <functional>
#include <string>
#include <vector>

#include <wx/frame.h>
#include <wx/menu.h>

namespace roque {

/// The submenu of files that were opened lately.
class RecentFilesMenu {
public:
    /// No more are kept.
    static constexpr std::size_t kMost = 10;

    /// Puts the submenu behind an entry of a menu of the frame, which outlives this object.
    RecentFilesMenu(wxFrame& frame, wxMenu& menu, int behind,
                    std::function<void(const std::filesystem::path&)> onChosen);

    /// Shows files, the latest first.
    void show(const std::vector<std::string>& files);

    [[nodiscard]] const wxMenu& menu() const noexcept { return *files_; }

private:
    wxMenu* files_;
    wxMenuItem* entry_;
    std::vector<std::string> shown_;
};

/// The list with a file at its beginning, and nowhere else.
[[nodiscard]] std::vector<std::string> withRecentFile(std::vector<std::string> files,
                                                      const std::filesystem::path& file);

}  // namespace roque
