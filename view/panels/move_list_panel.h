#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <unordered_map>
#include <vector>

#include <wx/scrolbar.h>
#include <wx/window.h>

#include "view/game/game_browser.h"
#include "view/panels/move_list_painter.h"
#include "view/panels/move_list_rows.h"

namespace roque {

/// The moves of a game as a list, with comments and variations as text between its rows. The move of the
/// shown position is marked and always visible; a click on a move or the arrow keys select another.
///
/// It does its own scrolling: with wxWidgets' scrolled windows under GTK, keys with Alt never reach the
/// menus.
class MoveListPanel : public wxWindow {
public:
    explicit MoveListPanel(wxWindow* parent);

    /// Called when a person selects a position.
    std::function<void(const GameNode&)> onChosen;
    /// Called when a person goes to another variation.
    std::function<void(BrowseStep)> onVariation;
    /// Called when a person asks for the menu of a position, which has been selected before; with the
    /// pointer's position, or the position below the move if a key asks, in client coordinates.
    std::function<void(wxPoint)> onMenu;
    /// Called when a person wants to delete the shown move.
    std::function<void()> onDelete;

    /// Shows the moves, marks the shown one, and adds the result below those played.
    void show(const GameBrowser& browser, GameResult result);

    /// Sets how the clocks of the game run, which tells what each move took.
    void setClocks(const ClockRules& clocks);
    /// Sets how the pieces are written.
    void setLetters(const PieceLetters& letters);

    /// The current rectangle of a move, in client coordinates; empty if it is out of sight.
    [[nodiscard]] wxRect rectOfMove(const GameNode& node) const;
    /// The current rectangle of the result's line; empty if there is none or it is out of sight.
    [[nodiscard]] wxRect rectOfResult() const;
    [[nodiscard]] const MoveListLayout& layout() const noexcept { return rows_.layout(); }

    bool AcceptsFocus() const override { return true; }

private:
    void bindEvents();
    void measure();
    void layOut();
    [[nodiscard]] bool needsBar() const;
    [[nodiscard]] int widthOf(const std::string& text, MoveListToken::Kind kind);
    /// The part that shows the moves, beside the scroll bar.
    [[nodiscard]] wxSize viewSize() const;
    [[nodiscard]] std::size_t shownRow() const;
    [[nodiscard]] bool isOnMainLine() const;
    [[nodiscard]] bool isAtEnd() const;
    [[nodiscard]] bool isAtResult() const;
    [[nodiscard]] bool isInSight(const wxRect& row) const;
    void scrollTo(int offset);
    void showRow();
    void showResult();
    void scrollDownTo(std::size_t row);
    [[nodiscard]] wxString spokenMove() const;
    void onWheel(wxMouseEvent& event);
    void onPress(wxMouseEvent& event);
    void nameShown();
    void onKey(wxKeyEvent& event);
    void onSize(wxSizeEvent& event);
    void askForMenu();
    void chooseIndex(std::size_t index);

    MoveListState state_;
    ClockRules clocks_;
    MoveListRows rows_;
    MoveListPainter painter_{*this, rows_, state_};
    std::vector<const GameNode*> line_;
    std::uint64_t revision_ = 0;
    wxScrollBar* bar_;
    std::unordered_map<std::string, int> moveWidths_;
    std::unordered_map<std::string, int> commentWidths_;
};

}  // namespace roque
