#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "model/base/color.h"
#include "model/game/captures.h"
#include "view/board/drawing/pixels.h"

namespace roque {

/// The clock on a card.
struct ClockFace {
    std::string time;  ///< such as "6:31" or "0:08.4"
    double share = 1;  ///< what is left of the time at the start, from 0 to 1
    bool isShort = false;
    bool hasFallen = false;  ///< the flag

    bool operator==(const ClockFace&) const = default;
};

/// What the card of a player shows. Texts are UTF-8.
struct PlayerCardContent {
    Color color = Color::White;
    std::string name;
    std::string detail;              ///< such as "level 6, Club novice"
    std::string chip;                ///< a word about the state: "To move"
    std::vector<std::string> chips;  ///< the words that may stand there while the game goes on
    std::string note;                ///< more about the clock: "12 moves to go"
    std::optional<ClockFace> clock;  ///< without one the king stands in its place
    bool isToMove = false;
    PieceCounts captures{};
    int advantage = 0;  ///< in pawns; told if positive

    bool operator==(const PlayerCardContent&) const = default;
};

/// The kinds of text on a card.
enum class CardFont : std::uint8_t { Clock, Name, Body, Small };

/// How a card is to be laid out.
struct CardRoom {
    double width = 0;
    double height = 0;
    double em = 14;               ///< the size of the desktop's font, in logical pixels
    bool isClockAtRight = false;  ///< where the card is above or below the board
};

/// Tells how wide a text is.
using CardTextWidth = std::function<double(const std::string& text, CardFont font)>;

/// A character of the clock; all digits have cells of the same width, so that nothing jumps.
struct ClockCell {
    std::string letter;
    PixelRect cell;
};

/// Captured pieces of a kind: one picture, and how many if there are more.
struct CapturedKind {
    PieceType type = PieceType::None;
    PixelRect picture;
    std::string count;  ///< empty for one
    double countX = 0;
};

/// Where everything on a card is, in logical pixels.
struct PlayerCardLayout {
    PixelRect clock;               ///< the block of the clock, or of the king
    double clockScale = 1;         ///< how much larger the time is written than usual; below 1 to fit
    std::vector<ClockCell> cells;  ///< without a clock: none
    PixelRect triangle;            ///< the sign of a short time
    PixelRect bar;                 ///< the track of the bar of time left
    PixelRect barLeft;             ///< the time left, as a part of the bar
    PixelRect king;
    PixelRect disc;  ///< in the colour of the side
    PixelRect name;
    PixelRect detail;
    PixelRect chip;   ///< empty without words
    PixelRect plate;  ///< behind the captured pieces; empty without any
    std::vector<CapturedKind> kinds;
    PixelRect difference;
    PixelRect note;
};

/// Lays a card out. Knows no toolkit.
[[nodiscard]] PlayerCardLayout layOutCard(const PlayerCardContent& content, const CardRoom& room,
                                          const CardTextWidth& widthOf);

}  // namespace roque
