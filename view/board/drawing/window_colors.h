#pragma once

#include "view/board/drawing/board_style.h"

namespace roque {

/// What the desktop's theme gives.
struct DesktopColors {
    Rgba window;                   ///< behind controls
    Rgba view;                     ///< behind lists and fields
    Rgba text;                     ///< on either
    Rgba highlight;                ///< behind what is selected
    bool asksForContrast = false;  ///< the theme is one for people who need more contrast

    constexpr bool operator==(const DesktopColors&) const = default;
};

/// Letters or signs, and the ground they are on.
struct ColorPair {
    Rgba ink;
    Rgba ground;

    constexpr bool operator==(const ColorPair&) const = default;
};

/// The colours of what the program draws itself around the board: rail, cards, notices.
struct WindowColors {
    bool isDark = false;
    bool isHighContrast = false;
    Rgba window;
    Rgba card;        ///< behind cards and the list of moves
    Rgba text;        ///< on both
    Rgba dim;         ///< less important text on both
    Rgba edge;        ///< around cards; no information
    Rgba accentText;  ///< of the page that is shown, on the window
    Rgba warning;     ///< text on a card that warns
    ColorPair accent;
    ColorPair clockToMove;
    ColorPair clockWaiting;
    ColorPair clockShort;
    ColorPair notice;    ///< what was noticed
    ColorPair question;  ///< what is asked
    Rgba toMoveFrame;    ///< around the card of the side to move
    Rgba lookingFrame;   ///< around the board while an earlier position is shown
    Rgba plate;          ///< behind captured pieces: both colours show on it
    Rgba plateText;
    Rgba levelChosen;   ///< the bar of the chosen level, on the window
    Rgba levelReached;  ///< the bars of lower levels
    Rgba levelAhead;    ///< the edges of the bars of higher levels

    constexpr bool operator==(const WindowColors&) const = default;
};

/// Derives the colours from those of the desktop. Whatever the theme, text has a contrast of at least 4.5 to
/// its ground and a mark 3: a colour that has less is moved until it has it. Where the theme asks for high
/// contrast, or has it, text is nearly black on white, or white on black.
[[nodiscard]] WindowColors windowColors(const DesktopColors& desktop) noexcept;

}  // namespace roque
