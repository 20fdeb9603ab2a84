#pragma once

#include <cstddef>

#include <wx/dc.h>
#include <wx/window.h>

#include "model/game/game_result.h"
#include "view/game/piece_letters.h"
#include "view/panels/move_list_rows.h"

namespace roque {

/// What a move list shows beside its rows.
struct MoveListState {
    const GameNode* shown = nullptr;  ///< the marked move
    std::size_t playedPlies = 0;      ///< later moves of the main line are grey and slanted
    GameResult result = GameResult::Unknown;
    PieceLetters letters = kEnglishLetters;

    /// Whether a move, or the variation it is in, comes after the moves that were played.
    [[nodiscard]] bool isUnplayed(const GameNode& node) const;
};

/// Draws the rows of a move list in the colours of a card. [ui-thread]
class MoveListPainter {
public:
    /// Draws with the fonts of a window. All three outlive the painter.
    MoveListPainter(const wxWindow& window, const MoveListRows& rows, const MoveListState& state)
        : window_(window),
          rows_(rows),
          state_(state),
          commentFont_(window.GetFont().Italic()),
          timeFont_(window.GetFont().Smaller()) {}

    /// The font of comments and of moves that were not played.
    [[nodiscard]] const wxFont& commentFont() const noexcept { return commentFont_; }

    /// Draws the rows that are in sight.
    void paint(wxDC& dc) const;

private:
    void drawMoves(wxDC& dc, const wxRect& rect, const MoveListRow& row) const;
    void drawTime(wxDC& dc, const wxRect& cell, const GameNode& node, const std::string& time) const;
    void drawNumber(wxDC& dc, const wxRect& rect, const MoveListRow& row) const;
    void drawWords(wxDC& dc, const wxRect& rect, const MoveListRow& row) const;
    void drawResult(wxDC& dc, const wxRect& rect) const;
    void drawMark(wxDC& dc, const wxRect& rect) const;
    void drawText(wxDC& dc, const std::string& text, const wxRect& rect, int indent) const;

    const wxWindow& window_;
    const MoveListRows& rows_;
    const MoveListState& state_;
    wxFont commentFont_;
    wxFont timeFont_;
};

}  // namespace roque
