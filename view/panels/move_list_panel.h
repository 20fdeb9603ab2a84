#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <unordered_map>
#include <vector>

#include <wx/scrolbar.h>
#include <wx/window.h>

#include "view/game_browser.h"
#include "view/move_sheet.h"

namespace roque {

/// The moves of a game as a score sheet, with comments and variations as text between its rows. The move
/// whose position is looked at is marked and always visible; a click on a move, or the arrow keys, choose
/// another.
///
/// It scrolls by itself: of wxWidgets' scrolled windows under GTK, keys with Alt never reach the menus.
class MoveListPanel : public wxWindow {
public:
    explicit MoveListPanel(wxWindow* parent);

    /// Called when a person chooses a position.
    std::function<void(const GameNode&)> onChosen;
    /// Called when a person asks what can be done with a position, which has been chosen before; with the
    /// place that he points at, or below the move if a key asks, in client coordinates.
    std::function<void(wxPoint)> onMenu;
    /// Called when a person wants the move deleted that is looked at.
    std::function<void()> onDelete;

    /// Shows the moves that there are, which of them is looked at, and below them how the game ended.
    void show(const GameBrowser& browser, GameResult result);

    /// Says how the pieces are written.
    void setLetters(const PieceLetters& letters);

    /// Where a move is shown at the moment, in client coordinates; empty if it is out of sight.
    [[nodiscard]] wxRect rectOfMove(const GameNode& node) const;
    [[nodiscard]] const MoveSheet& sheet() const noexcept { return sheet_; }

    bool AcceptsFocus() const override { return true; }

private:
    void measure();
    void layOut();
    [[nodiscard]] int widthOf(const std::string& text, SheetWord::Kind kind);
    /// The part that shows the moves, beside the scroll bar.
    [[nodiscard]] wxSize viewSize() const;
    /// Where a row is at the moment, in client coordinates, in sight or not. The result is a row, too.
    [[nodiscard]] wxRect rectOfRow(std::size_t row) const;
    [[nodiscard]] bool hasResultRow() const;
    [[nodiscard]] bool isAtEnd() const;
    /// The row at a height, in client coordinates; how many there are if none is.
    [[nodiscard]] std::size_t rowAt(int y) const;
    [[nodiscard]] bool isInSight(const wxRect& row) const;
    void scrollTo(int offset);
    void onWheel(wxMouseEvent& event);
    [[nodiscard]] wxRect cellOf(const wxRect& row, Color color) const;
    [[nodiscard]] wxRect rectOfWord(const wxRect& row, unsigned depth, const SheetWord& word) const;
    [[nodiscard]] int indentOf(unsigned depth) const;
    void drawMoves(wxDC& dc, const wxRect& rect, const SheetRow& row) const;
    void drawWords(wxDC& dc, const wxRect& rect, const SheetRow& row) const;
    [[nodiscard]] wxString wordsOfShown() const;
    [[nodiscard]] bool isUnplayed(const GameNode& node) const;
    void drawResult(wxDC& dc, const wxRect& rect) const;
    void drawMark(wxDC& dc, const wxRect& rect) const;
    [[nodiscard]] const GameNode* nodeAt(wxPoint point) const;
    void onPaint(wxPaintEvent& event);
    void onPress(wxMouseEvent& event);
    void onRightPress(wxMouseEvent& event);
    void onKey(wxKeyEvent& event);
    void onSize(wxSizeEvent& event);
    void askForMenu();
    void choose(const GameNode& node);
    void chooseIndex(std::size_t index);
    void showRow();

    MoveSheet sheet_;
    PieceLetters letters_ = kEnglishLetters;
    std::vector<const GameNode*> line_;
    const GameNode* shown_ = nullptr;
    std::size_t playedPlies_ = 0;  ///< moves of the main line behind them are grey and slanted
    GameResult result_ = GameResult::Unknown;
    std::uint64_t revision_ = 0;
    int laidOutWidth_ = 0;   ///< what the rows were made for
    std::vector<int> tops_;  ///< where each row begins below the first, and where the last one ends
    int offset_ = 0;         ///< how much of that is scrolled out of sight at the top
    wxScrollBar* bar_;
    std::unordered_map<std::string, int> moveWidths_;
    std::unordered_map<std::string, int> commentWidths_;
    wxFont commentFont_;
    int letterHeight_ = 0;
    int rowHeight_ = 0;   ///< of moves
    int lineHeight_ = 0;  ///< of words
    int numberWidth_ = 0;
    int blankWidth_ = 0;
};

}  // namespace roque
