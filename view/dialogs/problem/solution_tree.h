#pragma once

#include <functional>
#include <memory>

#include <wx/dataview.h>

#include "model/game/game_node.h"

namespace roque {

/// The moves of a solution as a model for a tree control: the moves after a move are looked up when they
/// become visible, since a whole tree may have a hundred thousand moves. [ui-thread]
class SolutionModel : public wxDataViewModel {
public:
    /// Shows the moves after a position in place of the previous ones; nullptr: nothing. Keeps the nodes
    /// alive while they are shown.
    void show(std::shared_ptr<const GameNode> root);
    /// The position where the solution starts; nullptr before there is one.
    [[nodiscard]] const GameNode* root() const noexcept { return root_.get(); }

    /// The entry of a move.
    [[nodiscard]] static wxDataViewItem itemOf(const GameNode& node);
    /// The move of an entry; nullptr: none.
    [[nodiscard]] static const GameNode* nodeOf(const wxDataViewItem& item) noexcept;

    void GetValue(wxVariant& value, const wxDataViewItem& item, unsigned column) const override;
    bool SetValue(const wxVariant& value, const wxDataViewItem& item, unsigned column) override;
    [[nodiscard]] wxDataViewItem GetParent(const wxDataViewItem& item) const override;
    [[nodiscard]] bool IsContainer(const wxDataViewItem& item) const override;
    unsigned GetChildren(const wxDataViewItem& item, wxDataViewItemArray& children) const override;

private:
    std::shared_ptr<const GameNode> root_;
};

/// The moves of a solution as a tree, in the desktop's own control, so that a screen reader can read them.
/// The right and left arrow keys open and close the moves after a move, and go there and back.
class SolutionTree : public wxDataViewCtrl {
public:
    explicit SolutionTree(wxWindow* parent);

    /// Called with the selected move.
    std::function<void(const GameNode&)> onSelected;

    /// Shows the moves after a position, opens the first one and selects it; nullptr: shows nothing.
    void show(std::shared_ptr<const GameNode> root);

private:
    void select(const GameNode& node);
    void tellSelected();
    void onKey(wxKeyEvent& event);
    void goRight(const GameNode& node);
    void goLeft(const GameNode& node);

    wxObjectDataPtr<SolutionModel> model_;
};

}  // namespace roque
