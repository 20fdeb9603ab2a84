#include "view/panels/engine_stack.h"

#include <algorithm>
#include <utility>

namespace roque {
namespace {

constexpr int kBetween = 6;  // between two boxes, in logical pixels

}  // namespace

EngineStack::EngineStack(wxWindow* parent)
    : wxScrolledWindow(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxVSCROLL | wxTAB_TRAVERSAL,
                       "engine stack"),
      rows_(new wxBoxSizer(wxVERTICAL)) {
    SetSizer(rows_);
    SetScrollRate(0, 1);
    bindEvents();
}

void EngineStack::bindEvents() {
    GetParent()->Bind(wxEVT_SIZE, &EngineStack::onColumnSize, this);  // unbound when this ends
    Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
        event.Skip();
        CallAfter([this] { scrollToKept(); });  // once the boxes have their places
    });
    Bind(wxEVT_CHILD_FOCUS, &EngineStack::onChildFocus, this);
    const auto letGo = [this](wxEvent& event) {
        event.Skip();
        kept_ = nullptr;
    };
    // Other events of scrolling also come where nobody scrolls, but the room has changed.
    Bind(wxEVT_MOUSEWHEEL, letGo);
    Bind(wxEVT_SCROLLWIN_THUMBRELEASE, letGo);
    Bind(wxEVT_SCROLLWIN_PAGEUP, letGo);
    Bind(wxEVT_SCROLLWIN_PAGEDOWN, letGo);
}

void EngineStack::onColumnSize(wxSizeEvent& event) {
    event.Skip();
    fit();
}

EngineBox& EngineStack::add() {
    const bool isFirst = boxes_.empty();
    auto* const box = new EngineBox(this, isFirst ? EngineBox::Kind::First : EngineBox::Kind::Further);
    rows_->Insert(boxes_.size(), box, wxSizerFlags().Expand().Border(isFirst ? 0 : wxTOP, FromDIP(kBetween)));
    if (!isFirst) box->MoveAfterInTabOrder(boxes_.back());
    boxes_.push_back(box);
    box->take(form_);
    box->onParts = [this] { fit(); };
    if (!isFirst) kept_ = box;
    number();
    fit();
    return *box;
}

void EngineStack::remove(EngineBox& box) {
    const bool hadKeyboard = box.IsDescendant(FindFocus());
    std::erase(boxes_, &box);
    rows_->Detach(&box);
    box.Destroy();
    number();
    fit();
    if (hadKeyboard) boxes_.back()->SetFocus();
}

void EngineStack::number() {
    const bool isAlone = boxes_.size() == 1;
    for (unsigned at = 0; at < boxes_.size(); ++at) boxes_[at]->setNumber(isAlone ? 0 : at + 1);
}

/// The height of all boxes. Several may have a part of the column: the moves need their room.
int EngineStack::heightAs(EngineBox::Form form) const {
    constexpr double kMostOfColumn = 0.4;
    int height = 0;
    for (EngineBox* const box : boxes_) height += box->heightFor(form, box->lines().room());
    if (boxes_.size() < 2) return height;
    height += static_cast<int>(boxes_.size() - 1) * FromDIP(kBetween);
    const int most = static_cast<int>(GetParent()->GetClientSize().y * kMostOfColumn);
    return std::min(height, std::max(boxes_.front()->heightFor(form, boxes_.front()->lines().room()), most));
}

/// One engine alone scrolls before it is brief: its controls stay. Of several more can be seen if they are
/// brief; two of them stay in sight.
std::vector<Yielding::Form> EngineStack::forms() const {
    using BoxForm = EngineBox::Form;
    if (boxes_.empty()) return {{}};
    const int whole = heightAs(BoxForm::Whole);
    const int brief = heightAs(BoxForm::Brief);
    int least = lowest();
    if (boxes_.size() > 1) least += FromDIP(kBetween) + boxes_[1]->heightFor(BoxForm::Brief, 1);
    return {{whole, boxes_.size() == 1 ? boxes_.front()->heightFor(BoxForm::Whole, 1) : whole},
            {brief, std::min(brief, least)}};
}

int EngineStack::lowest() const {
    return boxes_.empty() ? 0 : boxes_.front()->heightFor(EngineBox::Form::Brief, 1);
}

void EngineStack::take(std::size_t form) {
    const auto taken = form == 0 ? EngineBox::Form::Whole : EngineBox::Form::Brief;
    if (std::exchange(form_, taken) == taken) return;
    for (EngineBox* const box : boxes_) box->take(taken);
    FitInside();
    Layout();
}

void EngineStack::fit() {
    const auto now = forms();
    if (now != std::exchange(known_, now)) GetParent()->Layout();
    FitInside();
    Layout();
    scrollToKept();
}

/// Scrolls as little as shows what is kept in sight; of what is too high, its upper part.
void EngineStack::scrollToKept() {
    if (!kept_ || !kept_->IsShownOnScreen()) return;
    const int top = kept_->GetScreenPosition().y - GetScreenPosition().y;
    const int below = std::min(top, top + kept_->GetSize().y - GetClientSize().y);
    const int by = top < 0 ? top : std::max(below, 0);
    if (by == 0) return;
    AdjustScrollbars();  // they may still be those of a greater height
    Scroll(wxDefaultCoord, GetViewStart().y + by);
}

/// The box that has the keyboard is kept in sight, or, of one that is too high, the control.
void EngineStack::onChildFocus(wxChildFocusEvent& event) {
    event.Skip();
    kept_ = event.GetWindow();
    for (EngineBox* const box : boxes_) {
        if (box->GetSize().y <= GetClientSize().y && box->IsDescendant(event.GetWindow())) kept_ = box;
    }
    scrollToKept();
}

}  // namespace roque
