#include "view/dialogs/problem/solution_tree.h"

#include <utility>

#include <wx/intl.h>

#include "view/text/game_text.h"
#include "view/toolkit/accessibility.h"
#include "view/toolkit/font_scaling.h"
#include "view/toolkit/text.h"

namespace roque {
namespace {

wxString entryOf(const GameNode& node) {
    wxString text = moveWords(node);
    if (!node.notes().nags.empty()) text += "!";
    if (!node.notes().comment.empty()) text += "  (" + toWx(node.notes().comment) + ")";
    return text;
}

}  // namespace

void SolutionModel::show(std::shared_ptr<const GameNode> root) {
    BeforeReset();
    root_ = std::move(root);
    AfterReset();
}

wxDataViewItem SolutionModel::itemOf(const GameNode& node) {
    return wxDataViewItem(const_cast<GameNode*>(&node));
}

const GameNode* SolutionModel::nodeOf(const wxDataViewItem& item) noexcept {
    return static_cast<const GameNode*>(item.GetID());
}

void SolutionModel::GetValue(wxVariant& value, const wxDataViewItem& item, unsigned /*column*/) const {
    const GameNode* const node = nodeOf(item);
    value = node == nullptr ? wxString() : entryOf(*node);
}

bool SolutionModel::SetValue(const wxVariant& /*value*/, const wxDataViewItem& /*item*/,
                             unsigned /*column*/) {
    return false;
}

wxDataViewItem SolutionModel::GetParent(const wxDataViewItem& item) const {
    const GameNode* const node = nodeOf(item);
    if (node == nullptr || node->parent() == root_.get()) return {};
    return itemOf(*node->parent());
}

bool SolutionModel::IsContainer(const wxDataViewItem& item) const {
    const GameNode* const node = nodeOf(item);
    return node == nullptr || node->childCount() > 0;
}

unsigned SolutionModel::GetChildren(const wxDataViewItem& item, wxDataViewItemArray& children) const {
    const GameNode* const node = item.IsOk() ? nodeOf(item) : root();
    if (node == nullptr) return 0;
    for (std::size_t at = 0; at < node->childCount(); ++at) children.push_back(itemOf(node->child(at)));
    return static_cast<unsigned>(node->childCount());
}

// In a control with single selection, wxWidgets does not move the keyboard's current row when it selects
// another one.
SolutionTree::SolutionTree(wxWindow* parent)
    : wxDataViewCtrl(parent, wxID_ANY, wxDefaultPosition, roomFor(*parent, wxSize(300, 260)),
                     wxDV_MULTIPLE | wxDV_NO_HEADER, wxDefaultValidator, "solution"),
      model_(new SolutionModel) {
    setAccessibleName(*this, _("Solution"));
    AssociateModel(model_.get());
    auto* const renderer = new wxDataViewTextRenderer;
    renderer->EnableEllipsize(wxELLIPSIZE_NONE);
    AppendColumn(new wxDataViewColumn(_("Solution"), renderer, 0, wxCOL_WIDTH_AUTOSIZE, wxALIGN_LEFT));
    Bind(wxEVT_DATAVIEW_SELECTION_CHANGED, [this](wxDataViewEvent&) { tellSelected(); });
    Bind(wxEVT_KEY_DOWN, &SolutionTree::onKey, this);
}

void SolutionTree::show(std::shared_ptr<const GameNode> root) {
    UnselectAll();
    model_->show(std::move(root));
    const GameNode* const first = model_->root() == nullptr ? nullptr : model_->root()->next();
    if (first == nullptr) return;
    Expand(SolutionModel::itemOf(*first));
    select(*first);
}

void SolutionTree::select(const GameNode& node) {
    const wxDataViewItem item = SolutionModel::itemOf(node);
    UnselectAll();
    SetCurrentItem(item);
    Select(item);
    EnsureVisible(item);
    tellSelected();
}

void SolutionTree::tellSelected() {
    const GameNode* const node = SolutionModel::nodeOf(GetCurrentItem());
    if (node != nullptr && onSelected) onSelected(*node);
}

void SolutionTree::onKey(wxKeyEvent& event) {
    const GameNode* const node = SolutionModel::nodeOf(GetCurrentItem());
    if (node == nullptr || event.HasAnyModifiers())
        event.Skip();
    else if (event.GetKeyCode() == WXK_RIGHT)
        goRight(*node);
    else if (event.GetKeyCode() == WXK_LEFT)
        goLeft(*node);
    else
        event.Skip();
}

void SolutionTree::goRight(const GameNode& node) {
    const wxDataViewItem item = SolutionModel::itemOf(node);
    if (!IsExpanded(item))
        Expand(item);
    else if (node.childCount() > 0)
        select(node.child(0));
}

void SolutionTree::goLeft(const GameNode& node) {
    const wxDataViewItem item = SolutionModel::itemOf(node);
    if (IsExpanded(item))
        Collapse(item);
    else if (node.parent() != model_->root())
        select(*node.parent());
}

}  // namespace roque
