#include "view/panels/notice_bar.h"

#include <algorithm>
#include <functional>
#include <iterator>
#include <utility>

#include <wx/artprov.h>
#include <wx/bmpbuttn.h>
#include <wx/intl.h>
#include <wx/weakref.h>
#include <wx/wrapsizer.h>

#include "view/board/desktop_colors.h"
#include "view/toolkit/accessibility.h"
#include "view/toolkit/font_scaling.h"
#include "view/toolkit/lay_out_around.h"
#include "view/toolkit/line_breaks.h"
#include "view/toolkit/small_button.h"

namespace roque {

NoticeBar::NoticeBar(wxWindow* parent, const wxString& name, Urgency urgency)
    : ColumnBar(parent, name), urgency_(urgency) {
    Bind(wxEVT_SYS_COLOUR_CHANGED, [this](wxSysColourChangedEvent& event) {
        if (text_ != nullptr && !entries_.empty())
            useColors(isQuestion() ? desktopColors().question : desktopColors().notice);
        event.Skip();
    });
    Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
        event.Skip();
        if (text_ != nullptr && event.GetSize().x != wrapped_ && IsShown()) CallAfter([this] { wrap(); });
    });
}

/// Built only when needed, which is rare: the first paint of the window does not wait for it.
void NoticeBar::build() {
    if (picture_ != nullptr) return;
    picture_ = new wxStaticBitmap(this, wxID_ANY, wxBitmapBundle());
    text_ = new wxStaticText(this, wxID_ANY, wxString(), wxDefaultPosition, wxDefaultSize, 0, "notice text");
    top_ = new wxBoxSizer(wxHORIZONTAL);
    buttons_ = new wxWrapSizer(wxHORIZONTAL, wxREMOVE_LEADING_SPACES);
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    row->Add(picture_, wxSizerFlags().Border(wxLEFT | wxRIGHT, FromDIP(9)).Centre());
    row->Add(text_, wxSizerFlags(1).Centre().Border(wxTOP | wxBOTTOM, FromDIP(9)));
    row->Add(top_, wxSizerFlags().Centre().Border(wxLEFT, FromDIP(6)));
    row->AddSpacer(FromDIP(6));  // also where there is no button
    auto* rows = new wxBoxSizer(wxVERTICAL);
    rows->Add(row, wxSizerFlags().Expand());
    rows->Add(buttons_, wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT, FromDIP(6)));
    SetSizer(rows);
}

void NoticeBar::add(Entry entry) {
    std::erase_if(entries_, [&](const Entry& each) {
        return each.text == entry.text && each.choices.empty() == entry.choices.empty();
    });
    const bool isNotice = entry.choices.empty();
    const wxString text = entry.text;
    entries_.push_back(std::move(entry));
    arrange();
    if (isNotice && entries_.size() > kMaxNotices && entries_.back().choices.empty()) entries_.pop_back();
    changed();
    announce(*this, text);
}

ColumnBar::Rank NoticeBar::rankOf(const Entry& entry) const {
    if (!entry.choices.empty()) return {urgency_, entry.number};
    return {entry.about == About::Study ? Urgency::Foremost : Urgency::Notice, entry.number};
}

void NoticeBar::arrange() {
    std::ranges::sort(entries_, std::greater{}, [this](const Entry& each) { return rankOf(each); });
}

void NoticeBar::showNotice(const wxString& text, About about) {
    add({nextNumber(), text, {}, about});
}

NoticeBar::QuestionId NoticeBar::showQuestion(const wxString& text, std::vector<Choice> choices) {
    const QuestionId number = nextNumber();
    add({number, text, std::move(choices)});
    return number;
}

void NoticeBar::withdraw(QuestionId question) {
    const auto found = std::ranges::find(entries_, question, &Entry::number);
    if (found == entries_.end()) return;
    const bool wasFirst = found == entries_.begin();
    entries_.erase(found);
    changed();
    if (wasFirst && !entries_.empty() && isQuestion()) announce(*this, first().text);
}

void NoticeBar::dismiss() {
    if (entries_.empty()) return;
    if (isQuestion()) return withdraw(first().number);
    dismissNotice();
}

void NoticeBar::dismissNotice() {
    if (std::erase_if(entries_, [](const Entry& each) { return each.choices.empty(); }) > 0) changed();
}

void NoticeBar::withdrawNotice(const wxString& text) {
    const auto isMeant = [&](const Entry& each) { return each.choices.empty() && each.text == text; };
    if (std::erase_if(entries_, isMeant) > 0) changed();
}

void NoticeBar::forgetGame() {
    const auto isGone = [](const Entry& each) { return each.choices.empty() && each.about == About::Game; };
    if (std::erase_if(entries_, isGone) > 0) changed();
}

void NoticeBar::followStudy(std::uint64_t study, bool isShown) {
    const auto isOfStudy = [](const Entry& each) {
        return each.choices.empty() && each.about == About::Study;
    };
    const std::size_t before = entries_.size();
    if (std::exchange(study_, study) != study) {
        std::erase_if(entries_, isOfStudy);
        aside_.clear();
    }
    if (std::exchange(isStudyShown_, isShown) != isShown) {
        std::deque<Entry>& from = isShown ? aside_ : entries_;
        std::deque<Entry>& to = isShown ? entries_ : aside_;
        std::ranges::copy_if(from, std::back_inserter(to), isOfStudy);
        std::erase_if(from, isOfStudy);
        arrange();
    }
    if (entries_.size() != before) changed();
}

wxString NoticeBar::text() const {
    return entries_.empty() ? wxString() : first().text;
}

wxString NoticeBar::allTexts() const {
    wxString all;
    for (const Entry& each : entries_) all += (all.empty() ? "" : "\n") + each.text;
    return all;
}

ColumnBar::Rank NoticeBar::rank() const {
    return entries_.empty() ? Rank{} : rankOf(first());
}

unsigned NoticeBar::count() const {
    return static_cast<unsigned>(entries_.size());
}

/// A question keeps its place before the notices: its number says which question it is.
void NoticeBar::putLast() {
    if (entries_.empty()) return;
    Entry entry = std::move(entries_.front());
    entries_.pop_front();
    entries_.push_back(std::move(entry));
    changed();
}

void NoticeBar::present(unsigned others) {
    if (entries_.empty()) return hide();
    build();
    useColors(isQuestion() ? desktopColors().question : desktopColors().notice);
    picture_->SetBitmap(
        wxArtProvider::GetBitmapBundle(isQuestion() ? wxART_QUESTION : wxART_WARNING, wxART_BUTTON));
    if (built_ != first().number) {  // a person may be about to press the others
        dropButtons();
        addButtons();
        built_ = first().number;
    }
    showMore(others);
    Show();
    wrap();
    setAccessibleName(*this, first().text);
}

void NoticeBar::hide() {
    dropButtons();
    if (!IsShown()) return;
    Hide();
    layOutAround(*this);
}

/// Breaks lines that are too long for the bar.
void NoticeBar::wrap() {
    constexpr int kNarrowest = 120;
    if (entries_.empty()) return;
    text_->SetLabelText(wxString());
    layOutAround(*this);
    wrapped_ = GetSize().x;
    const int room = text_->GetSize().x;
    showInLines(*text_, first().text, std::max(room, roomFor(*this, kNarrowest)));
    layOutAround(*this);
}

/// Otherwise, after a click on a button, the keyboard would have no target.
void NoticeBar::dropButtons() {
    if (buttons_ == nullptr) return;
    const bool hadKeyboard = IsDescendant(wxWindow::FindFocus());
    top_->Clear(true);
    buttons_->Clear(true);
    more_ = nullptr;
    built_ = 0;
    if (hadKeyboard && onKeyboardLost) onKeyboardLost();
}

void NoticeBar::addButtons() {
    const Entry entry = first();
    for (const Choice& choice : entry.choices) addAnswer(choice, entry.number);
    if (!isQuestion()) addClose();
}

/// Tells how many others wait, by the button that shows the next.
void NoticeBar::showMore(unsigned others) {
    const wxString words = wxString::Format(wxPLURAL("%u more", "%u more", others), others);
    if (more_ == nullptr && others > 0) {
        more_ = addButton(*buttons_, words, [this] {
            if (onNext) onNext();
        });
        more_->SetName("more notices");
    } else if (more_ != nullptr && others > 0) {
        more_->SetLabel(words);
    } else if (more_ != nullptr) {
        const bool hadKeyboard = more_->HasFocus();
        std::exchange(more_, nullptr)->Destroy();
        if (hadKeyboard && onKeyboardLost) onKeyboardLost();
    }
}

void NoticeBar::addAnswer(const Choice& choice, std::uint64_t question) {
    addButton(*buttons_, choice.label, [this, choice, question] {
        if (!choice.isAskedOn) withdraw(question);
        choice.perform();
    });
}

void NoticeBar::addClose() {
    auto* const close = addButton(*top_, _("Close"), [this, number = first().number] { withdraw(number); });
    close->SetName("Close");
}

wxButton* NoticeBar::addButton(wxSizer& row, const wxString& label, std::function<void()> perform) {
    const bool isBesideText = &row == top_;  // where there is little room
    auto* button = isBesideText ? new SmallButton(this, label, label) : new wxButton(this, wxID_ANY, label);
    button->SetName(label);
    row.Add(button, wxSizerFlags().Border(wxALL, FromDIP(3)));
    // Deferred: the action may destroy the button, which is still in use. A second click does nothing.
    button->Bind(wxEVT_BUTTON, [this, perform = std::move(perform), button](wxCommandEvent&) {
        CallAfter([this, perform, clicked = wxWeakRef<wxButton>(button)] {
            if (clicked && IsShown()) perform();
        });
    });
    return button;
}

}  // namespace roque
