#include "view/panels/player_card_layout.h"

#include <algorithm>
#include <array>
#include <cctype>

namespace roque {
namespace {

constexpr std::array kFromPawn{PieceType::Pawn, PieceType::Knight, PieceType::Bishop, PieceType::Rook,
                               PieceType::Queen};

/// The lines of a card: name and captures, or what stands beside the name on a line of its own between them.
enum class CardLines : std::uint8_t { Two, Three };

constexpr double kThreeLines = 5;  ///< the least height for them, in sizes of the font

/// Works out one card; all lengths are multiples of the font's size.
class Arrangement {
public:
    Arrangement(const PlayerCardContent& content, const CardRoom& room, const CardTextWidth& widthOf,
                CardLines lines)
        : content_(content),
          room_(room),
          widthOf_(widthOf),
          lines_(lines),
          isLow_(room.height < em(4)),
          isTall_(room.height > em(6)) {}

    [[nodiscard]] PlayerCardLayout layout() {
        addClock();
        addLastLine();
        addChip();
        addName();
        addDetail();
        return std::move(layout_);
    }

    /// Whether name and detail are written in full.
    [[nodiscard]] bool isWhole() {
        const PlayerCardLayout all = layout();
        const bool isDetailWhole = content_.detail.empty() || all.detail.width >= detailWidth();
        return all.name.width >= nameWidth() && isDetailWhole;
    }

private:
    [[nodiscard]] double em(double times) const { return times * room_.em; }
    [[nodiscard]] double lineHeight() const { return em(1.5); }

    void addClock() {
        constexpr double kNarrow = 26;
        const double clock = isTall_ ? 13.2 : room_.width < em(kNarrow) ? 7.4 : 9.4;
        const double width = em(content_.clock ? clock : isLow_ ? 3.2 : isTall_ ? 6.4 : 5.2);
        const double x = room_.isClockAtRight ? room_.width - width : 0;
        layout_.clock = {x, 0, width, room_.height};
        const double between = em(0.85);
        inside_ = room_.isClockAtRight
                      ? PixelRect{between, 0, x - 2 * between, room_.height}
                      : PixelRect{width + between, 0, room_.width - width - 2 * between, room_.height};
        if (content_.clock)
            addTime(*content_.clock);
        else
            addKing();
    }

    void addKing() {
        const double side = std::min(room_.height - em(0.5), layout_.clock.width - em(0.5));
        const PixelPoint middle = layout_.clock.centre();
        layout_.king = {middle.x - side / 2, middle.y - side / 2, side, side};
    }

    void addTime(const ClockFace& clock) {
        const PixelRect& block = layout_.clock;
        const double bar = em(0.36);
        layout_.bar = {block.x, block.bottom() - bar, block.width, bar};
        layout_.barLeft = layout_.bar;
        layout_.barLeft.width = block.width * std::clamp(clock.share, 0.0, 1.0);
        if (clock.isShort || clock.hasFallen)
            layout_.triangle = {block.x + em(0.45), block.y + em(0.4), em(0.95), em(0.9)};
        double digit = 0;
        for (char each = '0'; each <= '9'; ++each)
            digit = std::max(digit, widthOf_(std::string(1, each), CardFont::Clock));
        double all = 0;
        std::vector<double> widths;
        for (const char each : clock.time) {
            const bool isDigit = std::isdigit(static_cast<unsigned char>(each)) != 0;
            widths.push_back(isDigit ? digit : widthOf_(std::string(1, each), CardFont::Clock));
            all += widths.back();
        }
        const double largest = isTall_ ? 1.5 : 1;
        layout_.clockScale = all == 0 ? 1 : std::min(largest, (block.width - em(0.8)) / all);
        double x = block.centre().x - all * layout_.clockScale / 2;
        for (std::size_t at = 0; at < widths.size(); ++at) {
            const double width = widths[at] * layout_.clockScale;
            layout_.cells.push_back(
                {std::string(1, clock.time[at]), {x, block.y, width, block.height - bar}});
            x += width;
        }
    }

    [[nodiscard]] double disc() const { return em(0.86); }
    [[nodiscard]] double nameLeft() const { return inside_.x + disc() + em(0.5); }
    [[nodiscard]] double firstTop() const {
        if (lines_ == CardLines::Three) return (room_.height - 3 * lineHeight() - em(0.1)) / 2;
        return isLow_ ? std::max(0.0, (room_.height - 2 * lineHeight()) / 2) : em(isTall_ ? 1.4 : 0.65);
    }
    [[nodiscard]] double middleTop() const { return firstTop() + lineHeight(); }
    [[nodiscard]] double lastTop() const {
        if (lines_ == CardLines::Three) return middleTop() + lineHeight();
        return firstTop() + lineHeight() + (isLow_ ? 0 : em(0.3));
    }
    [[nodiscard]] double lastHeight() const {
        if (lines_ == CardLines::Three) return lineHeight();
        return std::min(em(isTall_ ? 2.4 : 2), room_.height - lastTop() - em(isLow_ ? 0.1 : 0.4));
    }
    [[nodiscard]] double nameWidth() const { return widthOf_(content_.name, CardFont::Name) + 1; }
    [[nodiscard]] double detailWidth() const { return widthOf_(content_.detail, CardFont::Body) + 1; }

    /// At the end of the first line. If something would be cut beside it there: of the last, if nothing is
    /// there, or of the middle one.
    void addChip() {
        if (content_.chip.empty()) return;
        const bool isThreeLined = lines_ == CardLines::Three;
        const double text = widthOf_(content_.chip, CardFont::Small);
        const double detail = content_.detail.empty() || isThreeLined ? 0 : em(0.5) + detailWidth();
        const double names = nameLeft() + nameWidth() + detail + em(0.5);
        double width = text + em(1.3);
        if (isThreeLined && names > inside_.right() - width) width = text + em(0.8);
        const double x = inside_.right() - width;
        double top = firstTop();
        if (names > x) {
            if (layout_.note.width == 0 && freeBelow_ <= x)
                top = lastTop() + (lastHeight() - lineHeight()) / 2;
            else if (isThreeLined)
                top = middleTop();
        }
        layout_.chip = {x, top, width, lineHeight()};
    }

    /// Where a line ends, before the chip if that stands there.
    [[nodiscard]] double endOfLine(double top) const {
        const bool hasChip = layout_.chip.width > 0 && layout_.chip.y == top;
        return hasChip ? layout_.chip.x - em(0.5) : inside_.right();
    }

    void addName() {
        const double top = firstTop();
        layout_.disc = {inside_.x, top + (lineHeight() - disc()) / 2, disc(), disc()};
        const double room = std::max(0.0, endOfLine(top) - nameLeft());
        layout_.name = {nameLeft(), top, std::min(nameWidth(), room), lineHeight()};
    }

    /// Beside the name, or below it; there it may begin at the edge, and yields to a chip.
    void addDetail() {
        if (content_.detail.empty()) return;
        const bool isBelow = lines_ == CardLines::Three;
        const double top = isBelow ? middleTop() : firstTop();
        const double right = endOfLine(top);
        double left = isBelow ? nameLeft() : layout_.name.right() + em(0.5);
        if (isBelow && left + detailWidth() > right) left = inside_.x;
        const bool isCut = left + detailWidth() > right;
        const bool yields = isCut && isBelow && right < inside_.right();
        if (right - left > em(2) && !yields)
            layout_.detail = {left, top, std::min(right - left, detailWidth()), lineHeight()};
    }

    void addLastLine() {
        const double top = lastTop();
        const double height = lastHeight();
        double x = inside_.x;
        const double between = em(0.35);
        double piece = x + between;
        for (const PieceType type : kFromPawn) {
            const unsigned number = content_.captures[index(type)];
            if (number == 0) continue;
            CapturedKind kind{type, {piece, top + 1, height - 2, height - 2}, "", 0};
            piece += height - 2;
            if (number > 1) {
                kind.count = std::to_string(number);
                kind.countX = piece - em(0.1);
                piece += widthOf_(kind.count, CardFont::Small) + em(0.2);
            }
            layout_.kinds.push_back(std::move(kind));
        }
        if (!layout_.kinds.empty()) {
            layout_.plate = {x, top, piece + between - x, height};
            x = layout_.plate.right() + em(0.5);
        }
        if (content_.advantage > 0) {
            const double width = widthOf_('+' + std::to_string(content_.advantage), CardFont::Small) + 1;
            layout_.difference = {x, top, width, height};
            x += width + em(0.5);
        }
        freeBelow_ = x;
        if (content_.note.empty()) return;
        const double width = std::min(widthOf_(content_.note, CardFont::Small) + 1, inside_.right() - x);
        if (width > em(2)) layout_.note = {inside_.right() - width, top, width, height};
    }

    const PlayerCardContent& content_;
    const CardRoom& room_;
    const CardTextWidth& widthOf_;
    CardLines lines_;
    bool isLow_;
    bool isTall_;
    PixelRect inside_;      ///< beside the clock
    double freeBelow_ = 0;  ///< where nothing more stands in the last line
    PlayerCardLayout layout_;
};

}  // namespace

/// How many lines there are depends on the widest chip: they do not change with the turn.
PlayerCardLayout layOutCard(const PlayerCardContent& content, const CardRoom& room,
                            const CardTextWidth& widthOf) {
    PlayerCardContent widest = content;
    for (const std::string& chip : content.chips) {
        if (widthOf(chip, CardFont::Small) > widthOf(widest.chip, CardFont::Small)) widest.chip = chip;
    }
    const bool needsThree =
        room.height >= kThreeLines * room.em && !Arrangement(widest, room, widthOf, CardLines::Two).isWhole();
    return Arrangement(content, room, widthOf, needsThree ? CardLines::Three : CardLines::Two).layout();
}

}  // namespace roque
