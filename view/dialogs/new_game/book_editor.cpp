#include "view/dialogs/new_game/book_editor.h"

#include <wx/intl.h>
#include <wx/msgdlg.h>
#include <wx/sizer.h>

#include "controller/players/book_file.h"
#include "view/text/message_text.h"
#include "view/toolkit/accessibility.h"
#include "view/toolkit/file_dialog.h"
#include "view/toolkit/font_scaling.h"
#include "view/toolkit/text.h"

namespace roque {

BookEditor::BookEditor(wxWindow* parent, const std::filesystem::path& book)
    : wxPanel(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxTAB_TRAVERSAL, "book") {
    constexpr int kNameWidth = 80;
    name_ = new wxStaticText(this, wxID_ANY, wxString(), wxDefaultPosition, wxDefaultSize,
                             wxST_ELLIPSIZE_MIDDLE | wxST_NO_AUTORESIZE, "book name");
    name_->SetMinSize(roomFor(*this, wxSize(kNameWidth, -1)));
    auto* label = new wxStaticText(this, wxID_ANY, _("Opening book:"));  // GTK ties it to the next button
    choose_ = addButton(_("Choose…"), "choose book", _("Choose an opening book in Polyglot format"));
    none_ = addButton(_("No book"), "no book", _("Play without an opening book"));
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    row->Add(label, wxSizerFlags().Centre());
    row->Add(name_, wxSizerFlags(1).Centre().Border(wxLEFT | wxRIGHT));
    row->Add(choose_, wxSizerFlags().Centre());
    row->Add(none_, wxSizerFlags().Centre().Border(wxLEFT));
    SetSizer(row);
    choose_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { choose(); });
    none_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) {
        choose_->SetFocus();  // a button that is disabled would lose it
        use({});
    });
    show(book);
}

wxButton* BookEditor::addButton(const wxString& label, const char* name, const wxString& help) {
    auto* button =
        new wxButton(this, wxID_ANY, label, wxDefaultPosition, wxDefaultSize, 0, wxDefaultValidator, name);
    button->SetToolTip(help);
    setAccessibleName(*button, label, help);
    return button;
}

void BookEditor::choose() {
    FileDialog dialog(this, _("Choose an opening book"), toWx(book_.parent_path().string()),
                      toWx(book_.filename().string()), _("Opening books (*.bin)|*.bin;*.BIN|All files|*"),
                      wxFD_OPEN | wxFD_FILE_MUST_EXIST);
    if (!dialog.ask()) return;
    const std::filesystem::path path = dialog.path();
    if (const auto book = BookFile::open(path); !book) {
        wxMessageBox(messageText(book.error()) + ".", _("Choose an opening book"), wxOK | wxICON_WARNING,
                     this);
        return;
    }
    use(path);
}

/// Uses another book and has it spoken: the focus stays with the button.
void BookEditor::use(const std::filesystem::path& book) {
    show(book);
    announce(*choose_, words());
    if (onChange) onChange();
}

/// The selection, for a screen reader.
wxString BookEditor::words() const {
    return book_.empty() ? _("No opening book is selected.")
                         : wxString::Format(_("Selected: %s"), toWx(book_.string()));
}

void BookEditor::show(const std::filesystem::path& book) {
    book_ = book;
    setAccessibleDescription(*choose_, words());
    name_->SetLabelText(book_.empty() ? _("none") : toWx(book_.filename().string()));
    if (book_.empty())
        name_->UnsetToolTip();
    else
        name_->SetToolTip(toWx(book_.string()));
    none_->Enable(!book_.empty());
}

}  // namespace roque
