#include "view/dialogs/comment_dialog.h"

#include <wx/intl.h>
#include <wx/msgdlg.h>
#include <wx/sizer.h>

#include "model/notation/pgn/comment_text.h"
#include "view/dialogs/arrangement.h"
#include "view/game_words.h"
#include "view/text.h"

namespace roque {

CommentDialog::CommentDialog(wxWindow* parent, const GameNode& node)
    : wxDialog(parent, wxID_ANY, _("Comment"), wxDefaultPosition, wxDefaultSize,
               wxDEFAULT_DIALOG_STYLE | wxRESIZE_BORDER, "comment") {
    const wxString heading = node.parent() == nullptr
                                 ? _("What is to be said before the first move?")
                                 : wxString::Format(_("What is to be said about %s?"), moveWords(node));
    text_ = new wxTextCtrl(this, wxID_ANY, toWx(node.notes().comment), wxDefaultPosition,
                           FromDIP(wxSize(420, 120)), wxTE_MULTILINE | wxTE_BESTWRAP, wxDefaultValidator,
                           "comment text");
    text_->SetInsertionPointEnd();
    before_ = comment();
    auto* column = new wxBoxSizer(wxVERTICAL);
    column->Add(labelFor(*text_, heading), wxSizerFlags().Border());
    column->Add(text_, wxSizerFlags(1).Expand().Border(wxLEFT | wxRIGHT));
    column->Add(CreateSeparatedButtonSizer(wxOK | wxCANCEL), wxSizerFlags().Expand().Border());
    SetSizerAndFit(column);
    CentreOnParent();
    text_->SetFocus();
    Bind(wxEVT_CHAR_HOOK, [this](wxKeyEvent& event) {  // Enter alone begins another line
        const bool isEnter = event.GetKeyCode() == WXK_RETURN || event.GetKeyCode() == WXK_NUMPAD_ENTER;
        if (isEnter && event.ControlDown())
            EndModal(wxID_OK);
        else
            event.Skip();
    });
    // Escape and closing the window press this button, too.
    Bind(
        wxEVT_BUTTON, [this](wxCommandEvent&) { leave(); }, wxID_CANCEL);
}

/// Closes without the comment, but asks before any words are lost.
void CommentDialog::leave() {
    if (comment() == before_) return EndModal(wxID_CANCEL);
    wxMessageDialog question(this, _("The comment has been changed. Keep it?"), _("Comment"),
                             wxYES_NO | wxCANCEL | wxICON_QUESTION);
    question.SetYesNoCancelLabels(_("Keep"), _("Do not keep"), _("Write on"));
    const int answer = question.ShowModal();
    if (answer != wxID_CANCEL) return EndModal(answer == wxID_YES ? wxID_OK : wxID_CANCEL);
    text_->SetFocus();
}

std::string CommentDialog::comment() const {
    std::string comment;
    appendComment(toUtf8(text_->GetValue()), comment);
    return comment;
}

}  // namespace roque
