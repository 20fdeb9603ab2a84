#include "view/toolkit/save_file_dialog.h"

#include <system_error>

#include <wx/filefn.h>
#include <wx/intl.h>
#include <wx/msgdlg.h>
#include <wx/stdpaths.h>
#include <wx/utils.h>

#include "view/toolkit/file_dialog.h"
#include "view/toolkit/file_extension.h"
#include "view/toolkit/text.h"

namespace roque {

wxString documentsFolder() {
    const wxString folder = wxStandardPaths::Get().GetDocumentsDir();
    return wxDirExists(folder) ? folder : wxGetHomeDir();
}

// The dialog's own question would name the file before it has its extension.
std::optional<std::filesystem::path> askForSavingPlace(wxWindow* parent, const wxString& title,
                                                       const wxString& name, const wxString& filters,
                                                       std::span<const std::string_view> extensions,
                                                       const wxString& folder) {
    FileDialog dialog(parent, title, folder, name, filters, wxFD_SAVE);
    if (!dialog.ask()) return std::nullopt;
    const auto place = withExtension(dialog.path(), extensions, extensions[dialog.filter()]);
    std::error_code code;
    if (!std::filesystem::exists(place, code)) return place;
    wxMessageDialog question(
        parent, wxString::Format(_("%s already exists. Replace it?"), toWx(place.filename().string())), title,
        wxYES_NO | wxNO_DEFAULT | wxICON_QUESTION);
    question.SetYesNoLabels(_("Replace"), _("Cancel"));
    return question.ShowModal() == wxID_YES ? std::optional(place) : std::nullopt;
}

}  // namespace roque
