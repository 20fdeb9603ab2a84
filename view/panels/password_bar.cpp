#include "view/panels/password_bar.h"

#include <wx/button.h>
#include <wx/intl.h>
#include <wx/sizer.h>

#include "view/board/desktop_colors.h"
#include "view/text/message_text.h"
#include "view/toolkit/accessibility.h"
#include "view/toolkit/lay_out_around.h"
#include "view/toolkit/line_breaks.h"
#include "view/toolkit/text.h"

namespace roque {
namespace {

wxString keepWords() {
    return _("Keep it in the desktop's keyring");
}

}  // namespace

PasswordBar::PasswordBar(wxWindow* parent) : ColumnBar(parent, "password bar") {
    Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
        event.Skip();
        if (event.GetSize().x != wrapped_ && IsShown()) CallAfter([this] { wrap(); });
    });
}

/// Built only when needed, which is rare: the first paint of the window does not wait for it.
void PasswordBar::build() {
    if (text_ != nullptr) return;
    text_ =
        new wxStaticText(this, wxID_ANY, wxString(), wxDefaultPosition, wxDefaultSize, 0, "password text");
    password_ = new wxTextCtrl(this, wxID_ANY, wxString(), wxDefaultPosition, FromDIP(wxSize(160, -1)),
                               wxTE_PASSWORD | wxTE_PROCESS_ENTER, wxDefaultValidator, "password");
    setAccessibleName(*password_, _("Password"));
    keep_ = new wxCheckBox(this, wxID_ANY, wxString());
    keep_->SetName("keep password");
    setAccessibleName(*keep_, keepWords());
    keep_->Hide();
    auto* use = new wxButton(this, wxID_ANY, _("Use"), wxDefaultPosition, wxDefaultSize, 0,
                             wxDefaultValidator, "use password");
    auto* later = new wxButton(this, wxID_ANY, _("Not now"), wxDefaultPosition, wxDefaultSize, 0,
                               wxDefaultValidator, "no password");
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    row->AddStretchSpacer();
    row->Add(later, wxSizerFlags().Centre());
    row->Add(use, wxSizerFlags().Centre().Border(wxLEFT));
    auto* column = new wxBoxSizer(wxVERTICAL);
    column->Add(text_, wxSizerFlags().Expand().Border());
    column->Add(password_, wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT | wxBOTTOM));
    column->Add(keep_, wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT | wxBOTTOM));
    column->Add(row, wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT | wxBOTTOM));
    SetSizer(column);
    use->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { answer(); });
    password_->Bind(wxEVT_TEXT_ENTER, [this](wxCommandEvent&) { answer(); });
    later->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { dismiss(); });
}

void PasswordBar::ask(const PointsDatabase& database, const std::optional<Message>& refusal) {
    build();
    const wxString who = toWx(database.user + "@" + database.host);
    wxString words = wxString::Format(_("To save scores, the database needs the password of %s."), who);
    if (refusal) words = messageText(*refusal) + ". " + words;
    words_ = words;
    password_->Clear();
    number_ = nextNumber();
    changed();
    setAccessibleName(*this, words);
    announce(*this, words);
}

void PasswordBar::offerToKeep(bool canKeep) {
    build();
    keep_->Show(canKeep);
    keep_->SetValue(canKeep);
    layOutAround(*this);
}

void PasswordBar::dismiss() {
    if (number_ == 0) return;
    number_ = 0;
    password_->Clear();
    const bool hadKeyboard = IsDescendant(wxWindow::FindFocus());
    Hide();
    changed();
    if (hadKeyboard && onKeyboardLost) onKeyboardLost();
}

void PasswordBar::answer() {
    using Keep = TypedPassword::Keep;
    const bool keeps = keep_->IsShown() && keep_->GetValue();
    const TypedPassword typed{toUtf8(password_->GetValue()), keeps ? Keep::InStore : Keep::UntilTheEnd};
    dismiss();
    if (onAnswer) onAnswer(typed);
}

void PasswordBar::present(unsigned /*others*/) {
    if (number_ == 0) {
        Hide();
        layOutAround(*this);
        return;
    }
    useColors(desktopColors().question);
    Show();
    wrap();
}

void PasswordBar::wrap() {
    text_->SetLabelText(wxString());
    keep_->SetLabel(wxString());
    layOutAround(*this);
    wrapped_ = GetSize().x;
    showInLines(*text_, words_, text_->GetSize().x);
    constexpr int kBesideBox = 8;
    const int beside = keep_->GetBestSize().x + FromDIP(kBesideBox);
    keep_->SetLabelText(withLineBreaks(*keep_, keepWords(), text_->GetSize().x - beside));
    layOutAround(*this);
}

}  // namespace roque
