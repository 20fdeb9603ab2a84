#pragma once

#include <cstddef>
#include <filesystem>

#include <wx/filedlg.h>

namespace roque {

/// The desktop's dialog that asks for a file. Once closed, it lives on for some seconds, unseen: GTK 3.24 may
/// still be reading the folder that it showed, and would then sort its files by what has gone with the
/// dialog. [ui-thread]
class FileDialog {
public:
    /// The arguments are those of wxFileDialog.
    FileDialog(wxWindow* parent, const wxString& title, const wxString& folder, const wxString& name,
               const wxString& filters, long style);
    FileDialog(const FileDialog&) = delete;
    FileDialog& operator=(const FileDialog&) = delete;
    ~FileDialog();

    /// Whether the person has chosen a file rather than cancelled.
    [[nodiscard]] bool ask() { return dialog_.ShowModal() == wxID_OK; }
    /// What the person has chosen.
    [[nodiscard]] std::filesystem::path path() const;
    /// The filter that is selected, from 0.
    [[nodiscard]] std::size_t filter() const;

private:
    wxFileDialog& dialog_;
};

}  // namespace roque
