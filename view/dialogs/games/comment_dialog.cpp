#include "view/dialogs/games/comment_dialog.h"

#include <wx/intl.h>
#include <wx/msgdlg.h>
#include <wx/sizer.h>

#include "model/pgn/comment_text.h"
#include "view/text/game_text.h"
#include "view/toolkit/dialog_layout.h"
#include "view/toolkit/text.h"

namespace roque {
namespace {

/// Whether a move may have a comment before it that PGN can tell from the comment after the previous move.
bool mayBeIntroduced(const GameNode& node) noexcept {
    const bool beginsVariation = node.parent() != nullptr && node.parent()->next() != &node;
    return beginsVariation || !node.notes().commentBefore.empty();
}

std::string lineOf(const wxTextCtrl& text) {
    std::string line;
    appendComment(toUtf8(text.GetValue()), line);
    return line;
}

}  // namespace

CommentDialog::CommentDialog(wxWindow* parent, const GameNode& node)
    : wxDialog(parent, wxID_ANY, _("Comment"), wxDefaultPosition, wxDefaultSize,
               wxDEFAULT_DIALOG_STYLE | wxRESIZE_BORDER, "comment"),
      before_(node.notes()) {
    const wxString heading = node.parent() == nullptr
                                 ? _("Comment before the first move:")
                                 : wxString::Format(_("Comment on %s:"), moveWords(node));
    auto* column = new wxBoxSizer(wxVERTICAL);
    if (mayBeIntroduced(node))
        first_ = addText(*column, wxString::Format(_("Comment before %s:"), moveWords(node)),
                         before_.commentBefore, 2);
    text_ = addText(*column, heading, before_.comment, 5);
    before_ = notes();  // normalised as the dialog would write them
    column->Add(CreateSeparatedButtonSizer(wxOK | wxCANCEL), wxSizerFlags().Expand().Border());
    SetSizerAndFit(column);
    CentreOnParent();
    text_->SetFocus();
    Bind(wxEVT_CHAR_HOOK, [this](wxKeyEvent& event) {  // Enter alone starts a new line
        const bool isEnter = event.GetKeyCode() == WXK_RETURN || event.GetKeyCode() == WXK_NUMPAD_ENTER;
        if (isEnter && event.ControlDown())
            EndModal(wxID_OK);
        else
            event.Skip();
    });
    // Escape and closing the window also press this button.
    Bind(
        wxEVT_BUTTON, [this](wxCommandEvent&) { leave(); }, wxID_CANCEL);
}

wxTextCtrl* CommentDialog::addText(wxSizer& column, const wxString& heading, const std::string& text,
                                   int lines) {
    constexpr int kWidth = 420;
    constexpr int kLine = 24;
    auto* field = new wxTextCtrl(this, wxID_ANY, toWx(text), wxDefaultPosition,
                                 FromDIP(wxSize(kWidth, kLine * lines)), wxTE_MULTILINE | wxTE_BESTWRAP,
                                 wxDefaultValidator, lines > 2 ? "comment text" : "comment before");
    field->SetInsertionPointEnd();
    column.Add(labelFor(*field, heading), wxSizerFlags().Border());
    column.Add(field, wxSizerFlags(lines).Expand().Border(wxLEFT | wxRIGHT));
    return field;
}

/// Closes without the comment, but asks before any text is lost.
void CommentDialog::leave() {
    if (notes() == before_) return EndModal(wxID_CANCEL);
    wxMessageDialog question(this, _("Keep the changes to the comment?"), _("Comment"),
                             wxYES_NO | wxCANCEL | wxICON_QUESTION);
    question.SetYesNoCancelLabels(_("Keep"), _("Discard"), _("Continue editing"));
    const int answer = question.ShowModal();
    if (answer != wxID_CANCEL) return EndModal(answer == wxID_YES ? wxID_OK : wxID_CANCEL);
    text_->SetFocus();
}

MoveNotes CommentDialog::notes() const {
    MoveNotes notes = before_;
    if (first_ != nullptr) notes.commentBefore = lineOf(*first_);
    notes.comment = lineOf(*text_);
    return notes;
}

}  // namespace roque
