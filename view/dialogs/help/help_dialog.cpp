#include "view/dialogs/help/help_dialog.h"

#include <algorithm>

#include <dlfcn.h>
#include <wx/button.h>
#include <wx/intl.h>
#include <wx/sizer.h>

#include "view/toolkit/accessibility.h"

namespace roque {
namespace {

/// The pixel size that wxGTK assumes when it positions tabs: what the monitor claims, whatever the fonts are
/// made for.
double tenthsOfMillimetresInPixel() {
    using Size = int (*)();
    const auto pixels = reinterpret_cast<Size>(dlsym(RTLD_DEFAULT, "gdk_screen_width"));
    const auto millimetres = reinterpret_cast<Size>(dlsym(RTLD_DEFAULT, "gdk_screen_width_mm"));
    constexpr double kDefault = 254.0 / 96;
    if (pixels == nullptr || millimetres == nullptr) return kDefault;
    const double size = 10.0 * millimetres() / pixels();
    return size > 0 ? size : kDefault;
}

}  // namespace

HelpDialog::HelpDialog(wxWindow* parent, const std::vector<KeyHelpSection>& sections)
    : wxDialog(parent, wxID_ANY, _("Keyboard and mouse"), wxDefaultPosition, wxDefaultSize,
               wxDEFAULT_DIALOG_STYLE | wxRESIZE_BORDER, "help") {
    text_ = new wxTextCtrl(this, wxID_ANY, wxString(), wxDefaultPosition, FromDIP(wxSize(860, 560)),
                           wxTE_MULTILINE | wxTE_READONLY | wxTE_RICH2, wxDefaultValidator, "help text");
    setAccessibleName(*text_, _("Keyboard and mouse"));
    write(sections);
    auto* column = new wxBoxSizer(wxVERTICAL);
    column->Add(text_, wxSizerFlags(1).Expand().Border());
    column->Add(CreateStdDialogButtonSizer(wxCLOSE), wxSizerFlags().Expand().Border());
    SetSizerAndFit(column);
    SetEscapeId(wxID_CLOSE);
    Bind(
        wxEVT_BUTTON, [this](wxCommandEvent&) { Close(); }, wxID_CLOSE);
    Bind(wxEVT_CLOSE_WINDOW, [this](wxCloseEvent&) { Destroy(); });
    CentreOnParent();
    text_->SetFocus();
}

/// Writes the keys in one column and their effects in another, as far right as the longest key needs.
void HelpDialog::write(const std::vector<KeyHelpSection>& sections) {
    int widest = 0;
    for (const KeyHelpSection& section : sections) {
        for (const KeyHelp& row : section.rows) widest = std::max(widest, text_->GetTextExtent(row.keys).x);
    }
    wxTextAttr plain;
    plain.SetFont(text_->GetFont());  // otherwise the next text would keep the title's font
    const int column = static_cast<int>((widest + FromDIP(40)) * tenthsOfMillimetresInPixel());
    plain.SetTabs(wxArrayInt(1, column));
    plain.SetLeftIndent(0, column);  // text that needs two lines stays in its column
    wxTextAttr title;
    title.SetFont(text_->GetFont().Bold());
    for (const KeyHelpSection& section : sections) {
        text_->SetDefaultStyle(title);
        text_->AppendText((text_->IsEmpty() ? wxString() : wxString("\n")) + section.title + '\n');
        text_->SetDefaultStyle(plain);
        for (const KeyHelp& row : section.rows) text_->AppendText(row.keys + '\t' + row.meaning + '\n');
    }
    text_->SetInsertionPoint(0);
    text_->ShowPosition(0);
}

}  // namespace roque
