#include "view/panels/notice_bar.h"

#include <algorithm>
#include <utility>

#include <wx/artprov.h>
#include <wx/button.h>
#include <wx/intl.h>
#include <wx/sizer.h>
#include <wx/statbmp.h>
#include <wx/weakref.h>

#include "view/toolkit/accessibility.h"
#include "view/toolkit/font_scaling.h"
#include "view/toolkit/info_colours.h"

namespace roque {

NoticeBar::NoticeBar(wxWindow* parent, const wxString& name)
    : wxPanel(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxTAB_TRAVERSAL, name) {
    Hide();
}

/// Built only when needed, which is rare: the first paint of the window does not wait for it.
void NoticeBar::build() {
    if (picture_ != nullptr) return;
    picture_ = new wxStaticBitmap(this, wxID_ANY, wxBitmapBundle());
    text_ = new wxStaticText(this, wxID_ANY, wxString(), wxDefaultPosition, wxDefaultSize, 0, "notice text");
    buttons_ = new wxPanel(this);
    buttons_->SetSizer(new wxBoxSizer(wxHORIZONTAL));
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    row->Add(picture_, wxSizerFlags().Centre().Border());
    row->Add(text_, wxSizerFlags(1).Centre().Border(wxTOP | wxBOTTOM));
    row->Add(buttons_, wxSizerFlags().Centre().Border());
    SetSizer(row);
    useInfoColours(*this);
}

void NoticeBar::showNotice(const wxString& text) {
    std::erase(notices_, text);
    notices_.push_back(text);
    if (notices_.size() > kMaxNotices) notices_.pop_front();
    showNext();
    announce(*this, text);
}

NoticeBar::QuestionId NoticeBar::showQuestion(const wxString& text, std::vector<Choice> choices) {
    std::erase_if(questions_, [&](const Question& each) { return each.text == text; });
    questions_.push_front({++lastQuestion_, text, std::move(choices)});
    showNext();
    announce(*this, text);
    return lastQuestion_;
}

void NoticeBar::withdraw(QuestionId question) {
    const auto found = std::ranges::find(questions_, question, &Question::id);
    if (found == questions_.end()) return;
    const bool wasShown = found == questions_.begin();
    questions_.erase(found);
    if (!wasShown) return;
    showNext();
    if (!questions_.empty()) announce(*this, questions_.front().text);
}

wxString NoticeBar::allNotices() const {
    wxString all;
    for (const wxString& notice : notices_) all += (all.empty() ? "" : "\n") + notice;
    return all;
}

/// Shows the notices and the latest question, as far as there are any.
void NoticeBar::showNext() {
    if (questions_.empty() && notices_.empty()) return hide();
    if (questions_.empty()) {
        show(allNotices(), wxART_WARNING, {{_("Close"), [this] { dismissNotice(); }, true}}, 0);
        return;
    }
    const Question& question = questions_.front();
    const wxString before = notices_.empty() ? wxString() : allNotices() + "\n";
    show(before + question.text, wxART_QUESTION, question.choices, question.id);
}

void NoticeBar::show(const wxString& text, const wxString& picture, const std::vector<Choice>& choices,
                     QuestionId question) {
    build();
    words_ = text;
    picture_->SetBitmap(wxArtProvider::GetBitmapBundle(picture, wxART_BUTTON));
    dropButtons();
    for (const Choice& choice : choices) addButton(choice, question);
    Show();
    wrap();
    setAccessibleName(*this, words_);
}

void NoticeBar::hide() {
    dropButtons();
    Hide();
    layoutFrame();
}

/// Breaks lines that are too long for the bar.
void NoticeBar::wrap() {
    constexpr int kNarrowest = 200;
    text_->SetLabelText(wxString());
    layoutFrame();
    const int room = text_->GetSize().x;
    text_->SetLabelText(words_);
    text_->Wrap(std::max(room, roomFor(*this, kNarrowest)));
    layoutFrame();
}

/// Otherwise, after a click on a button, the keyboard would have no target.
void NoticeBar::dropButtons() {
    const bool hadKeyboard = IsDescendant(wxWindow::FindFocus());
    buttons_->DestroyChildren();
    if (hadKeyboard && onKeyboardLost) onKeyboardLost();
}

void NoticeBar::addButton(const Choice& choice, QuestionId question) {
    auto* button = new wxButton(buttons_, wxID_ANY, choice.label);
    button->SetName(choice.label);
    buttons_->GetSizer()->Add(button, wxSizerFlags().Border(wxLEFT));
    // Deferred: the action may destroy the button, which is still in use. A second click does nothing.
    button->Bind(wxEVT_BUTTON, [this, choice, question, button](wxCommandEvent&) {
        CallAfter([this, choice, question, clicked = wxWeakRef<wxButton>(button)] {
            if (!clicked || !IsShown()) return;
            if (!choice.isAskedOn) withdraw(question);
            choice.perform();
        });
    });
}

void NoticeBar::dismiss() {
    if (!questions_.empty()) return withdraw(questions_.front().id);
    dismissNotice();
}

void NoticeBar::dismissNotice() {
    if (notices_.empty()) return;
    notices_.clear();
    showNext();
}

void NoticeBar::layoutFrame() {
    Layout();
    GetParent()->Layout();
}

}  // namespace roque
