#pragma once

#include <functional>
#include <memory>

#include <wx/dataview.h>

#include "model/game/game_node.h"

namespace roque {

/// The moves of a solution, for a control that shows a tree: what follows a move is looked up when somebody
/// can see it, as a whole tree may have a hundred thousand moves. [ui-thread]
class SolutionModel : public wxDataViewModel {
public:
    /// Shows what follows a position instead of what was shown; nullptr: nothing. The nodes live as long as
    /// they are shown.
    void show(std::shared_ptr<const GameNode> root);
    /// The position from which the solution starts, nullptr before there is one.
    [[nodiscard]] const GameNode* root() const noexcept { return root_.get(); }

    /// The entry that stands for a move.
    [[nodiscard]] static wxDataViewItem itemOf(const GameNode& node);
    /// The move that an entry stands for; nullptr: none.
    [[nodiscard]] static const GameNode* nodeOf(const wxDataViewItem& item) noexcept;

    void GetValue(wxVariant& value, const wxDataViewItem& item, unsigned column) const override;
    bool SetValue(const wxVariant& value, const wxDataViewItem& item, unsigned column) override;
    [[nodiscard]] wxDataViewItem GetParent(const wxDataViewItem& item) const override;
    [[nodiscard]] bool IsContainer(const wxDataViewItem& item) const override;
    unsigned GetChildren(const wxDataViewItem& item, wxDataViewItemArray& children) const override;

private:
    std::shared_ptr<const GameNode> root_;
};

/// The moves of a solution as a tree, in the desktop's own control, so that a screen reader can tell them.
/// The arrows to the right and to the left open and close what follows a move, and go there and back.
class SolutionTree : public wxDataViewCtrl {
public:
    explicit SolutionTree(wxWindow* parent);

    /// Called with the move that is selected.
    std::function<void(const GameNode&)> onSelected;

    /// Shows what follows a position, opens the first move and selects it; nullptr: shows nothing.
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
