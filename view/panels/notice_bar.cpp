#include "view/panels/notice_bar.h"

#include <algorithm>
#include <utility>

#include <wx/artprov.h>
#include <wx/button.h>
#include <wx/intl.h>
#include <wx/sizer.h>
#include <wx/statbmp.h>

#include "view/accessibility.h"
#include "view/font_room.h"
#include "view/info_colours.h"

namespace roque {

NoticeBar::NoticeBar(wxWindow* parent, const wxString& name)
    : wxPanel(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxTAB_TRAVERSAL, name) {
    Hide();
}

/// Not before it is needed, which seldom is the case: the first picture of the window does not wait for it.
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
    if (IsShown() && isQuestion_) {
        waiting_ = text;
        return;
    }
    isQuestion_ = false;
    show(text, wxART_WARNING, {{_("Close"), [this] { dismiss(); }}});
}

void NoticeBar::showQuestion(const wxString& text, std::vector<Choice> choices) {
    if (IsShown() && words_ == text) return;
    isQuestion_ = true;
    show(text, wxART_QUESTION, std::move(choices));
}

void NoticeBar::show(const wxString& text, const wxString& picture, std::vector<Choice> choices) {
    build();
    words_ = text;
    picture_->SetBitmap(wxArtProvider::GetBitmapBundle(picture, wxART_BUTTON));
    buttons_->DestroyChildren();
    for (Choice& choice : choices) addButton(choice.label, std::move(choice.perform));
    Show();
    wrap();
    setAccessibleName(*this, words_);
    announce(*this, words_);
}

/// Breaks the lines that are longer than the bar has room for.
void NoticeBar::wrap() {
    constexpr int kNarrowest = 200;
    text_->SetLabelText(wxString());
    layoutFrame();
    const int room = text_->GetSize().x;
    text_->SetLabelText(words_);
    text_->Wrap(std::max(room, roomFor(*this, kNarrowest)));
    layoutFrame();
}

void NoticeBar::addButton(const wxString& label, std::function<void()> perform) {
    auto* button = new wxButton(buttons_, wxID_ANY, label);
    button->SetName(label);
    buttons_->GetSizer()->Add(button, wxSizerFlags().Border(wxLEFT));
    // Later: the button, which what is done now may destroy, is at work.
    button->Bind(wxEVT_BUTTON, [this, perform = std::move(perform)](wxCommandEvent&) { CallAfter(perform); });
}

void NoticeBar::dismiss() {
    if (!IsShown()) return;
    Hide();
    layoutFrame();
    if (!waiting_.empty()) showNotice(std::exchange(waiting_, wxString()));
}

void NoticeBar::dismissNotice() {
    waiting_.clear();
    if (!isQuestion_) dismiss();
}

void NoticeBar::layoutFrame() {
    Layout();
    GetParent()->Layout();
}

}  // namespace roque
