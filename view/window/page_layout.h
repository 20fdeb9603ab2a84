#pragma once

#include "controller/settings/settings.h"

namespace roque {

/// A rectangle in whole logical pixels.
struct PartRect {
    int x = 0;
    int y = 0;
    int width = 0;
    int height = 0;

    [[nodiscard]] bool isEmpty() const noexcept { return width <= 0 || height <= 0; }
    [[nodiscard]] int right() const noexcept { return x + width; }
    [[nodiscard]] int bottom() const noexcept { return y + height; }
    bool operator==(const PartRect&) const = default;
};

/// Lengths that a page is laid out with, in logical pixels; by default those for the usual font.
struct PageMeasures {
    int edge = 12;        ///< free around everything
    int gap = 12;         ///< between the parts
    int stackedGap = 10;  ///< between a card and the board below or above it
    int bar = 22;         ///< the width of a bar beside the board
    int barGap = 6;       ///< between it and the board
    int leastColumn = 300;
    int mostColumn = 520;
    int leastAside = 300;  ///< of the third column
    int mostAside = 360;
    int asideFrom = 1500;  ///< the width of a page that may have one
    int card = 72;
    int lowCard = 46;   ///< where there is little height
    int wideCard = 96;  ///< where there is a third column
    int stackedCard = 62;
    int lowBelow = 480;    ///< the height below which cards are low
    int belowBoard = 166;  ///< the least height of a column below the board
    int leastBoard = 64;
};

/// What a page has to be laid out for.
struct PageRoom {
    int width = 0;
    int height = 0;
    double scale = 1;  ///< device pixels in a logical one
    CardPlace cards = CardPlace::Automatic;
    bool hasAside = false;
    bool wasStacked = false;  ///< the layout before was
    bool hasBar = false;      ///< the page has a bar left of the board
};

/// Where the parts of a page are.
struct PageLayout {
    PartRect board;  ///< a square; its side is a multiple of eight device pixels
    PartRect bar;    ///< left of it, as high; empty if there is none
    PartRect column;
    PartRect upperCard;  ///< at the edge of the board where the upper player sits
    PartRect lowerCard;
    PartRect aside;          ///< the third column; empty if there is none
    bool isStacked = false;  ///< the cards are above and below the board
    bool isBelow = false;    ///< the column is below the board, not beside it
};

/// Lays a page out: the board as large as it can be, the column beside it, the cards at the ends of the
/// column; or, where that gives a larger board, the cards above and below it and the column below. What a
/// person does never changes the layout, only the size of the window and the settings do. Knows no toolkit.
[[nodiscard]] PageLayout layOutPage(const PageRoom& room, const PageMeasures& measures);

/// The layout of a page that has no cards: a column beside or below the board has their room, and a board
/// with the column below it moves up. The board keeps its size. Cards above and below a board with the column
/// beside it leave their room empty.
[[nodiscard]] PageLayout withoutCards(PageLayout layout);

}  // namespace roque
