#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include <wx/gdicmn.h>

#include "model/base/color.h"
#include "view/game/move_list_layout.h"
#include "view/game/piece_letters.h"

namespace roque {

/// The measures of a move list in pixels, which follow from its font.
struct MoveListMetrics {
    int letterHeight = 0;
    int rowHeight = 0;   ///< of a row of moves
    int lineHeight = 0;  ///< of a row of words
    int numberWidth = 0;
    int blankWidth = 0;
    int margin = 0;  ///< left of words outside variations
    int indent = 0;  ///< for each level of variations
};

/// The layout of a move list: where its rows, moves and words lie. Rectangles are in client coordinates of
/// the list, whether in sight or not. [ui-thread]
class MoveListRows {
public:
    using WidthOf = std::function<int(const std::string& text, MoveListToken::Kind kind)>;

    void setMetrics(const MoveListMetrics& metrics) noexcept { metrics_ = metrics; }
    [[nodiscard]] const MoveListMetrics& metrics() const noexcept { return metrics_; }

    /// How the clocks of the game run, for layouts from now on.
    void setClocks(const ClockRules& clocks) { layout_.setClocks(clocks); }
    /// Lays a game out from its root, for a list that is as wide as `width`, with the row of the result after
    /// so many moves of the main line, if it has one.
    void layOut(const GameNode& root, int width, const PieceLetters& letters,
                std::optional<std::size_t> resultAfter, const WidthOf& widthOf);
    /// Scrolls to an offset, or as near to it as a list of this height goes. Before layOut() nothing happens.
    void scrollTo(int offset, int height);

    [[nodiscard]] bool isEmpty() const noexcept { return layout_.rows().empty(); }
    [[nodiscard]] bool isLaidOut() const noexcept { return !tops_.empty(); }
    [[nodiscard]] const MoveListLayout& layout() const noexcept { return layout_; }
    [[nodiscard]] int width() const noexcept { return width_; }
    /// The height of all rows.
    [[nodiscard]] int height() const { return tops_.back(); }
    /// How far the list is scrolled.
    [[nodiscard]] int offset() const noexcept { return offset_; }
    /// The offset of a row from the first one; of the row after the last, the height of all.
    [[nodiscard]] int topOf(std::size_t row) const { return tops_[row]; }

    /// The row at a height; the number of rows if there is none.
    [[nodiscard]] std::size_t rowAt(int y) const;
    /// The rectangle of a row.
    [[nodiscard]] wxRect rectOfRow(std::size_t row) const;
    /// The rectangle of a move; empty if it has none.
    [[nodiscard]] wxRect rectOfMove(const GameNode& node) const;
    /// The move at a point, or nullptr.
    [[nodiscard]] const GameNode* nodeAt(wxPoint point) const;
    /// The half of a row of moves that belongs to a side.
    [[nodiscard]] wxRect cellOf(const wxRect& row, Color color) const;
    [[nodiscard]] wxRect rectOfWord(const wxRect& row, unsigned depth, const MoveListToken& word) const;
    /// The indentation of words at a depth.
    [[nodiscard]] int indentOf(unsigned depth) const;

private:
    MoveListMetrics metrics_;
    MoveListLayout layout_;
    int width_ = 0;          ///< the width the rows were made for
    std::vector<int> tops_;  ///< the offset of each row, and of the end of the last one
    int offset_ = 0;
};

}  // namespace roque
