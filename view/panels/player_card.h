#pragma once

#include <functional>

#include <wx/button.h>
#include <wx/window.h>

#include "view/board/piece_set.h"
#include "view/panels/player_card_layout.h"
#include "view/panels/player_card_painter.h"

namespace roque {

/// The card of a player: clock, name, level, what they captured, and unmistakably whether they are to move.
/// The same things are said by colour, by shape and in words. A screen reader finds one panel, whose name
/// changes with the turn and not with every second.
///
/// A card with a menu can be pressed beside its clock: by a click, by the keyboard, by assistive technology.
/// [ui-thread]
class PlayerCard : public wxWindow {
public:
    /// `pieces` draw what was captured; they outlive the card.
    PlayerCard(wxWindow* parent, Color color, PieceSet& pieces);

    /// Called when a person clicks the clock.
    std::function<void()> onClock;
    /// Called when a person asks for the menu, with the place for it in client coordinates.
    std::function<void(wxPoint)> onMenu;

    /// Shows a player. `words` are what a screen reader says of the card.
    void show(const PlayerCardContent& content, const wxString& words);
    /// Shows another time, and paints no more than the clock.
    void showTime(const ClockFace& clock, const std::string& note);
    /// Puts the clock at the right end, where the card is above or below the board.
    void setClockAtRight(bool isAtRight);

    [[nodiscard]] const PlayerCardContent& content() const noexcept { return content_; }
    /// Lets the menu be asked for from now on, under a name that says what it is for; empty: no longer.
    void setMenu(const wxString& name);
    /// The rectangle of the clock, in client coordinates.
    [[nodiscard]] wxRect clockRect() const;

    /// There is nothing to type here; the menu has a button of its own.
    bool AcceptsFocus() const override { return false; }

private:
    void onPaint(wxPaintEvent& event);
    [[nodiscard]] PlayerCardLayout layout() const;
    [[nodiscard]] double em() const;
    void makeMenuButton();
    void placeMenuButton();
    [[nodiscard]] CardCue cue() const;

    PieceSet& pieces_;
    PlayerCardContent content_;
    wxString words_;
    bool isClockAtRight_ = false;
    wxButton* menu_;  ///< not painted itself
    wxString menuName_;
    bool isHovered_ = false;
};

}  // namespace roque
