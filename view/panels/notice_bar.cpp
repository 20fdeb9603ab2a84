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
    if (!questions_.empty()) return;
    showNotices();
    announce(*this, text);
}

void NoticeBar::showQuestion(const wxString& text, std::vector<Choice> choices) {
    if (std::ranges::find(questions_, text, &Question::text) != questions_.end()) return;
    questions_.push_back({text, std::move(choices)});
    if (questions_.size() == 1) showNext();
}

/// Shows the first question; without questions the notices, and nothing without either.
void NoticeBar::showNext() {
    if (questions_.empty() && notices_.empty()) return hide();
    if (questions_.empty())
        showNotices();
    else
        show(questions_.front().text, wxART_QUESTION, questions_.front().choices);
    announce(*this, words_);
}

void NoticeBar::showNotices() {
    wxString all;
    for (const wxString& notice : notices_) all += (all.empty() ? "" : "\n") + notice;
    show(all, wxART_WARNING, {{_("Close"), [this] { dismiss(); }}});
}

void NoticeBar::show(const wxString& text, const wxString& picture, const std::vector<Choice>& choices) {
    build();
    words_ = text;
    picture_->SetBitmap(wxArtProvider::GetBitmapBundle(picture, wxART_BUTTON));
    dropButtons();
    for (const Choice& choice : choices) addButton(choice.label, choice.perform);
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

void NoticeBar::addButton(const wxString& label, std::function<void()> perform) {
    auto* button = new wxButton(buttons_, wxID_ANY, label);
    button->SetName(label);
    buttons_->GetSizer()->Add(button, wxSizerFlags().Border(wxLEFT));
    // Deferred: the action may destroy the button, which is still in use. A second click does nothing.
    button->Bind(wxEVT_BUTTON, [this, perform = std::move(perform), button](wxCommandEvent&) {
        CallAfter([this, perform, clicked = wxWeakRef<wxButton>(button)] {
            if (clicked && IsShown()) perform();
        });
    });
}

void NoticeBar::dismiss() {
    if (!IsShown()) return;
    if (questions_.empty())
        notices_.clear();
    else
        questions_.pop_front();
    showNext();
}

void NoticeBar::dismissNotice() {
    notices_.clear();
    if (questions_.empty() && IsShown()) hide();
}

void NoticeBar::layoutFrame() {
    Layout();
    GetParent()->Layout();
}

}  // namespace roque
