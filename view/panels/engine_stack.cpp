#include "view/panels/engine_stack.h"

#include <algorithm>

namespace roque {

EngineStack::EngineStack(wxWindow* parent)
    : wxScrolledWindow(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxVSCROLL | wxTAB_TRAVERSAL,
                       "engine stack"),
      rows_(new wxBoxSizer(wxVERTICAL)) {
    SetSizer(rows_);
    SetScrollRate(0, 1);
    parent->Bind(wxEVT_SIZE, &EngineStack::onColumnSize, this);
    Bind(wxEVT_CHILD_FOCUS, &EngineStack::onChildFocus, this);
}

EngineBox& EngineStack::add() {
    const bool isFirst = boxes_.empty();
    auto* const box = new EngineBox(this, isFirst ? EngineBox::Kind::First : EngineBox::Kind::Further);
    rows_->Insert(boxes_.size(), box, wxSizerFlags().Expand().Border(isFirst ? 0 : wxTOP, FromDIP(6)));
    if (!isFirst) box->MoveAfterInTabOrder(boxes_.back());
    boxes_.push_back(box);
    number();
    fit();
    if (!isFirst) Scroll(wxDefaultCoord, GetVirtualSize().y);  // the new one is to be seen
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

void EngineStack::fit() {
    constexpr double kMostOfColumn = 0.4;  // the moves need their room
    int height = rows_->CalcMin().y;
    if (boxes_.size() > 1)
        height = std::min(height, std::max(boxes_.front()->GetBestSize().y,
                                           static_cast<int>(GetParent()->GetClientSize().y * kMostOfColumn)));
    if (GetMaxHeight() != height) {
        SetMaxSize(wxSize(-1, height));
        GetParent()->Layout();
    }
    FitInside();
    Layout();
}

void EngineStack::onColumnSize(wxSizeEvent& event) {
    event.Skip();
    fit();
}

/// Scrolls as little as shows the box that has the keyboard, or, of one that is too high, the control.
void EngineStack::onChildFocus(wxChildFocusEvent& event) {
    event.Skip();
    const int height = GetClientSize().y;
    const wxWindow* shown = event.GetWindow();
    for (const EngineBox* const box : boxes_) {
        if (box->GetSize().y <= height && box->IsDescendant(event.GetWindow())) shown = box;
    }
    const int top = shown->GetScreenPosition().y - GetScreenPosition().y;
    const int below = top + shown->GetSize().y - height;
    const int by = top < 0 ? top : std::max(below, 0);
    if (by != 0) Scroll(wxDefaultCoord, GetViewStart().y + by);
}

}  // namespace roque
