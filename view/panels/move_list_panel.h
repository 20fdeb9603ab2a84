#pragma once

#include <cstddef>
#include <functional>
#include <optional>

#include <wx/vlbox.h>

#include "view/move_table.h"

namespace roque {

/// The moves of a game as a score sheet: number, White's move, Black's move. The move whose position is
/// looked at is marked and always visible; a click on a move, or the arrow keys, choose another.
class MoveListPanel : public wxVListBox {
public:
    explicit MoveListPanel(wxWindow* parent);

    /// Called when a person chooses a position of the line, by its index; 0 is the start.
    std::function<void(std::size_t)> onChosen;

    /// Shows a line of positions and which of them is looked at.
    void showLine(const std::vector<const GameNode*>& line, std::size_t index);

    /// Where a move is shown at the moment, in client coordinates; empty if it is out of sight.
    [[nodiscard]] wxRect rectOfMove(std::size_t index) const;

protected:
    void OnDrawItem(wxDC& dc, const wxRect& rect, size_t row) const override;
    void OnDrawBackground(wxDC& dc, const wxRect& rect, size_t row) const override;
    wxCoord OnMeasureItem(size_t row) const override;

private:
    [[nodiscard]] wxRect cellOf(const wxRect& row, Color color) const;
    void onPress(wxMouseEvent& event);
    void onKey(wxKeyEvent& event);
    void choose(std::size_t index);
    void showRow(std::optional<std::size_t> row);
    void measure();

    MoveTable table_;
    std::size_t index_ = 0;
    std::size_t last_ = 0;  ///< the index of the line's last position
    int rowHeight_ = 0;
    int numberWidth_ = 0;
};

}  // namespace roque
