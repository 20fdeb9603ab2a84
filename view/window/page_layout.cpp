#include "view/window/page_layout.h"

#include <algorithm>
#include <cmath>

namespace roque {
namespace {

/// The largest side up to `most` whose squares are whole device pixels.
int wholeSide(int most, double scale, int least) {
    constexpr int kSquares = 8;
    const int squares = static_cast<int>(std::floor(most * scale)) / kSquares;
    return std::max(least, static_cast<int>(std::floor(squares * kSquares / scale)));
}

/// The three ways to lay a page out.
enum class Way { Beside, StackedBeside, StackedBelow };

/// The largest board for each.
class Sides {
public:
    Sides(const PageRoom& room, const PageMeasures& with) : room_(room), with_(with) {}

    [[nodiscard]] int of(Way way) const {
        const int stacks = 2 * (with_.stackedCard + with_.stackedGap);
        const int height = room_.height - 2 * with_.edge;
        const int width = room_.width - 2 * with_.edge;
        const int besideColumn = width - with_.gap - with_.leastColumn;
        switch (way) {
            case Way::Beside:
                return side(std::min(height, besideColumn));
            case Way::StackedBeside:
                return side(std::min(height - stacks, besideColumn));
            case Way::StackedBelow:
                return side(std::min(width, height - stacks - with_.stackedGap - with_.belowBoard));
        }
        return 0;
    }

    [[nodiscard]] Way best() const {
        constexpr int kHysteresis = 16;  // a window of nearly this size must not flicker
        if (room_.cards == CardPlace::Beside) return Way::Beside;
        if (room_.cards == CardPlace::Stacked)
            return of(Way::StackedBelow) > of(Way::StackedBeside) ? Way::StackedBelow : Way::StackedBeside;
        const int more = of(Way::StackedBelow) - of(Way::Beside);
        return more >= (room_.wasStacked ? 1 - kHysteresis : kHysteresis) ? Way::StackedBelow : Way::Beside;
    }

private:
    [[nodiscard]] int side(int most) const { return wholeSide(most, room_.scale, with_.leastBoard); }

    const PageRoom& room_;
    const PageMeasures& with_;
};

/// The board in the middle, a card above and one below it, and the column below them.
PageLayout stackedBelow(const PageRoom& room, const PageMeasures& with, int side) {
    PageLayout layout;
    layout.isStacked = layout.isBelow = true;
    const int width = std::min(std::max(side, with.leastColumn), room.width - 2 * with.edge);
    const int left = (room.width - width) / 2;
    layout.upperCard = {left, with.edge, width, with.stackedCard};
    layout.board = {(room.width - side) / 2, layout.upperCard.bottom() + with.stackedGap, side, side};
    layout.lowerCard = {left, layout.board.bottom() + with.stackedGap, width, with.stackedCard};
    const int top = layout.lowerCard.bottom() + with.stackedGap;
    layout.column = {left, top, width, std::max(0, room.height - with.edge - top)};
    return layout;
}

/// The board with the column beside it, and the third column if there is room for one; as a group in the
/// middle.
PageLayout columnBeside(const PageRoom& room, const PageMeasures& with, int side) {
    PageLayout layout;
    int rest = room.width - 2 * with.edge - side - with.gap;
    int aside = 0;
    const int forAside = rest - with.leastColumn - with.gap;
    if (room.hasAside && room.width >= with.asideFrom && forAside >= with.leastAside)
        aside = std::min(forAside, with.mostAside);
    if (aside > 0) rest -= aside + with.gap;
    const int column = std::clamp(rest, with.leastColumn, with.mostColumn);
    const int group = side + with.gap + column + (aside > 0 ? aside + with.gap : 0);
    int left = std::max(with.edge, (room.width - group) / 2);
    const int height = room.height - 2 * with.edge;
    if (aside > 0) {
        layout.aside = {left, with.edge, aside, height};
        left += aside + with.gap;
    }
    layout.board = {left, with.edge, side, side};
    layout.column = {layout.board.right() + with.gap, with.edge, column, height};
    return layout;
}

void cardsInColumn(PageLayout& layout, const PageMeasures& with, int roomHeight) {
    constexpr int kRounding = 16;
    const int usual = layout.aside.isEmpty() ? with.card : with.wideCard;
    const int card = roomHeight < with.lowBelow ? with.lowCard : usual;
    PartRect& column = layout.column;
    // Its ends are those of the board, unless that would waste height.
    if (column.height - layout.board.height < kRounding) column.height = layout.board.height;
    layout.upperCard = {column.x, column.y, column.width, card};
    layout.lowerCard = {column.x, column.bottom() - card, column.width, card};
    column.y += card + with.gap;
    column.height = std::max(0, column.height - 2 * (card + with.gap));
}

/// The layout of a narrower page, moved to the right of the bar, which lies between the third column and the
/// board.
PageLayout withBar(PageRoom room, const PageMeasures& with) {
    const int taken = with.bar + with.barGap;
    room.hasBar = false;
    room.width -= taken;
    PageLayout layout = layOutPage(room, with);
    for (PartRect* const part : {&layout.board, &layout.column, &layout.upperCard, &layout.lowerCard})
        part->x += taken;
    layout.bar = {layout.board.x - taken, layout.board.y, with.bar, layout.board.height};
    return layout;
}

}  // namespace

PageLayout layOutPage(const PageRoom& room, const PageMeasures& measures) {
    if (room.hasBar) return withBar(room, measures);
    const Sides sides(room, measures);
    const Way way = sides.best();
    const int side = sides.of(way);
    if (way == Way::StackedBelow) return stackedBelow(room, measures, side);
    PageLayout layout = columnBeside(room, measures, side);
    if (way == Way::Beside) {
        cardsInColumn(layout, measures, room.height);
        return layout;
    }
    layout.isStacked = true;
    PartRect& board = layout.board;
    board.y += measures.stackedCard + measures.stackedGap;
    layout.upperCard = {board.x, measures.edge, board.width, measures.stackedCard};
    layout.lowerCard = {board.x, board.bottom() + measures.stackedGap, board.width, measures.stackedCard};
    return layout;
}

PageLayout withoutCards(PageLayout layout) {
    PartRect& column = layout.column;
    const int bottom = layout.isBelow ? column.bottom() : layout.lowerCard.bottom();
    if (layout.isBelow) {
        const int gap = layout.lowerCard.y - layout.board.bottom();
        layout.board.y = layout.bar.y = layout.upperCard.y;
        column.y = layout.board.bottom() + gap;
    } else if (!layout.isStacked) {
        column.y = layout.upperCard.y;
    }
    if (layout.isBelow || !layout.isStacked) column.height = bottom - column.y;
    layout.upperCard = layout.lowerCard = {};
    return layout;
}

}  // namespace roque
