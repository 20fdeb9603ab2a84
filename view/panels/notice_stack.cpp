#include "view/panels/notice_stack.h"

#include <algorithm>
#include <utility>

#include <wx/sizer.h>

#include "view/toolkit/lay_out_around.h"

namespace roque {

NoticeStack::NoticeStack(wxWindow* parent)
    : wxPanel(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxTAB_TRAVERSAL, "notices"),
      notice_(new NoticeBar(this, "notice", ColumnBar::Urgency::Foremost)),
      question_(new NoticeBar(this, "question")),
      offer_(new NoticeBar(this, "offer")),
      password_(new PasswordBar(this)),
      bars_{notice_, question_, offer_, password_} {
    Hide();
    auto* rows = new wxBoxSizer(wxVERTICAL);
    const auto lost = [this] {
        if (onKeyboardLost) onKeyboardLost();
    };
    for (ColumnBar* const bar : bars_) {
        rows->Add(bar, wxSizerFlags().Expand());
        bar->onChanged = [this] {
            if (isTurning_) return;
            behind_.clear();
            ColumnBar* const used = inUse();
            present(used != nullptr ? used : mostUrgent());
        };
        bar->onNext = [this] { showNext(); };
    }
    for (NoticeBar* const bar : {notice_, question_, offer_}) bar->onKeyboardLost = lost;
    password_->onKeyboardLost = lost;
    SetSizer(rows);
}

ColumnBar* NoticeStack::mostUrgent() const {
    ColumnBar* most = nullptr;
    for (ColumnBar* const bar : bars_) {
        if (bar->count() == 0 || std::ranges::find(behind_, bar) != behind_.end()) continue;
        if (most == nullptr || bar->rank() > most->rank()) most = bar;
    }
    return most;
}

/// The bar that has the keyboard and something to ask: what is typed or pressed next is meant for it, so
/// nothing takes its place.
ColumnBar* NoticeStack::inUse() const {
    wxWindow* const focus = wxWindow::FindFocus();
    const auto isUsed = [focus](const ColumnBar* bar) {
        return bar->count() > 0 && bar->IsShown() && bar->IsDescendant(focus);
    };
    const auto found = std::ranges::find_if(bars_, isUsed);
    return found == bars_.end() ? nullptr : *found;
}

/// Shows one bar, or none.
void NoticeStack::present(ColumnBar* first) {
    unsigned all = 0;
    for (const ColumnBar* const bar : bars_) all += bar->count();
    const bool wasShown = IsShown();
    const bool hadKeyboard = IsDescendant(wxWindow::FindFocus());
    Show(first != nullptr);
    for (ColumnBar* const bar : bars_) {
        if (bar != first) bar->Hide();
    }
    if (first != nullptr)
        first->present(all - 1);
    else if (wasShown)
        layOutAround(*this);
    const bool isAsking = first != nullptr && first->isAsking();
    if (std::exchange(isAsking_, isAsking) != isAsking && onAsking) onAsking();
    const bool hasKeyboard = first != nullptr && first->IsDescendant(wxWindow::FindFocus());
    if (hadKeyboard && !hasKeyboard && onKeyboardLost) onKeyboardLost();
}

/// Once each bar had its turn, the next of each follows.
void NoticeStack::showNext() {
    if (ColumnBar* const first = mostUrgent()) behind_.push_back(first);
    if (mostUrgent() == nullptr) {
        behind_.clear();
        isTurning_ = true;
        for (ColumnBar* const bar : bars_) bar->putLast();
        isTurning_ = false;
    }
    present(mostUrgent());
}

bool NoticeStack::takeKeyboard() {
    ColumnBar* const first = mostUrgent();
    if (first == nullptr || !first->IsShownOnScreen()) return false;
    for (wxWindow* const child : first->GetChildren()) {
        if (child->IsShown() && child->AcceptsFocusFromKeyboard()) {
            child->SetFocus();
            return true;
        }
    }
    return false;
}

}  // namespace roque
