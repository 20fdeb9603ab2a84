#include "view/board/drawing/board_painter.h"

#include <algorithm>

#include "view/board/drawing/board_marks.h"

namespace roque {
namespace {

constexpr double kGhostOpacity = 0.35;   ///< of a piece on the square it is being dragged from
constexpr double kDigitPerBadge = 0.72;  ///< height of a premove's number, relative to its disc
constexpr double kTextPerSide = 0.2;     ///< height of the coordinates beside the board, in square sides
constexpr double kTextInSquare = 0.155;  ///< of those on the squares

bool isLight(Square square) {
    return !contains(kDarkSquares, square);
}

/// The square in the lower left corner as the board is seen.
Square cornerOf(Orientation orientation) {
    return orientation == Orientation::WhiteBelow ? Square::A1 : Square::H8;
}

Rgba colorOf(const BoardColors& colors, AnnotationColor color) {
    switch (color) {
        case AnnotationColor::Green:
            return colors.green;
        case AnnotationColor::Red:
            return colors.red;
        case AnnotationColor::Yellow:
            return colors.yellow;
        case AnnotationColor::Blue:
            return colors.blue;
    }
    return {};
}

marks::ArrowShape shapeOf(ArrowStyle style) noexcept {
    switch (style) {
        case ArrowStyle::Thick:
            return {.shaft = 0.22};
        case ArrowStyle::Dashed:
            return {.shaft = 0.15, .dash = 0.22};
        case ArrowStyle::Dotted:
            return {.shaft = 0.1, .dash = 0.1};
        default:
            return {};
    }
}

}  // namespace

BoardPainter::BoardPainter(Canvas& canvas, const BoardGeometry& geometry, const BoardColors& colors)
    : canvas_(canvas), geometry_(geometry), colors_(colors) {}

void BoardPainter::paint(const BoardState& state) {
    paint(state, geometry_.frame());
}

void BoardPainter::paint(const BoardState& state, const Damage& damaged) {
    if (geometry_.squareSideOnDevice() == 0) return;
    if (geometry_.coordinates() == Coordinates::InMargin) paintMargin(damaged);
    for (const Square square : SquaresOf(kAllSquares)) {
        const PixelRect rect = geometry_.rectOf(square);
        if (!damaged.touches(rect)) continue;
        const SquareLook look = lookOf(state, square);
        paintGround(square, look, state);
        if (look.piece != nullptr && !state.hidesPieces) {
            if (look.isLifted) canvas_.beginLayer(kGhostOpacity);
            paintPiece(*look.piece, rect);
            if (look.isLifted) canvas_.endLayer();
        }
        paintTargets(rect, look);
    }
    paintArrows(state, damaged);
    const PixelRect sign = marks::blindfoldSign(geometry_.board());
    if (state.hidesPieces && damaged.touches(sign))
        marks::blindfold(canvas_, sign, colors_.choice, colors_.choiceEdge);
    for (const Square square : SquaresOf(kAllSquares)) {
        const PixelRect rect = geometry_.rectOf(square);
        if (damaged.touches(rect)) paintOverlays(rect, lookOf(state, square), state);
    }
    if (state.hidesPieces) return;
    if (state.transition) paintTransition(*state.transition, damaged);
    if (!state.drag) return;
    const Piece* const lifted = state.board.pieceAt(state.drag->from);
    if (lifted != nullptr) paintPiece(*lifted, geometry_.rectOfPieceAt(state.drag->at));
}

void BoardPainter::paintMargin(const Damage& damaged) {
    marks::tint(canvas_, geometry_.frame(), colors_.margin);
    const PixelRect board = geometry_.board();
    const double middle = (board.x - geometry_.frame().x) / 2;
    const Square corner = cornerOf(geometry_.orientation());
    const double height = geometry_.squareSide() * kTextPerSide;
    const auto write = [&](char letter, double x, double y) {
        const PixelRect room{x - middle, y - middle, 2 * middle, 2 * middle};
        if (damaged.touches(room)) paintText(letter, {x, y}, height, colors_.marginText);
    };
    for (const Square square : SquaresOf(maskOf(rankOf(corner)))) {
        const double x = geometry_.rectOf(square).centre().x;
        write(letterOf(fileOf(square)), x, board.bottom() + middle);
        write(letterOf(fileOf(square)), x, board.y - middle);
    }
    for (const Square square : SquaresOf(maskOf(fileOf(corner)))) {
        const double y = geometry_.rectOf(square).centre().y;
        write(digitOf(rankOf(square)), board.x - middle, y);
        write(digitOf(rankOf(square)), board.right() + middle, y);
    }
}

void BoardPainter::paintGround(Square square, const SquareLook& look, const BoardState& state) {
    const PixelRect rect = geometry_.rectOf(square);
    marks::tint(canvas_, rect, isLight(square) ? colors_.lightSquare : colors_.darkSquare);
    if (look.isLastMove) marks::tint(canvas_, rect, colors_.lastMove);
    if (look.isPremove) marks::tint(canvas_, rect, colors_.premove);
    if (look.isSelected) marks::tint(canvas_, rect, colors_.selected);
    if (look.target == TargetKind::Forbidden) {
        marks::tint(canvas_, rect, colors_.forbidden);
    } else if (look.target != TargetKind::None && state.scheme == TargetScheme::Classic) {
        marks::tint(canvas_, rect, colors_.legal);
    }
    if (look.isHovered) marks::tint(canvas_, rect, colors_.hovered);
    if (geometry_.coordinates() == Coordinates::InSquares) paintCoordinates(square);
    if (look.isLastMove) marks::corners(canvas_, rect, colors_.lastMoveCorner);
    if (look.isPremove) marks::stripes(canvas_, rect, colors_.premoveMark);
    if (look.isSelected) marks::frame(canvas_, rect, colors_.selectedFrame);
    if (look.isCheck) marks::star(canvas_, rect, colors_.check, colors_.checkEdge);
    if (look.mark) marks::circle(canvas_, rect, colorOf(colors_, *look.mark));
}

void BoardPainter::paintCoordinates(Square square) {
    constexpr double kMiddleFromEdge = 0.095;
    const Square corner = cornerOf(geometry_.orientation());
    const bool hasFile = rankOf(square) == rankOf(corner);
    const bool hasRank = fileOf(square) == fileOf(corner);
    if (!hasFile && !hasRank) return;
    const PixelRect rect = geometry_.rectOf(square);
    const double fromEdge = rect.width * kMiddleFromEdge;
    const Rgba ink = isLight(square) ? colors_.lightSquareText : colors_.darkSquareText;
    const double height = rect.width * kTextInSquare;
    const PixelPoint below{rect.right() - fromEdge, rect.bottom() - fromEdge};
    const PixelPoint above{rect.x + fromEdge, rect.y + fromEdge};
    if (hasFile) paintText(letterOf(fileOf(square)), below, height, ink);
    if (hasRank) paintText(digitOf(rankOf(square)), above, height, ink);
}

void BoardPainter::paintTargets(const PixelRect& rect, const SquareLook& look) {
    switch (look.target) {
        case TargetKind::None:
            break;
        case TargetKind::Quiet:
            marks::dot(canvas_, rect, colors_.target);
            break;
        case TargetKind::Occupied:
            marks::ring(canvas_, rect, colors_.target);
            break;
        case TargetKind::Forbidden:
            marks::cross(canvas_, rect, colors_.forbiddenCross);
            break;
    }
}

/// Draws the whole of each arrow that is visible inside `damaged`.
void BoardPainter::paintArrows(const BoardState& state, const Damage& damaged) {
    for (const BoardArrow& arrow : state.annotations.arrows) {
        const PixelRect from = geometry_.rectOf(arrow.from);
        const PixelRect to = geometry_.rectOf(arrow.to);
        if (damaged.touches(united(from, to)))
            marks::arrow(canvas_, from, to, colorOf(colors_, arrow.color), shapeOf(arrow.style));
    }
}

void BoardPainter::paintTransition(const MoveTransition& transition, const Damage& damaged) {
    for (const MovingPiece& moving : transition.pieces) {
        const PixelRect rect = rectOf(moving, transition.progress, geometry_);
        if (damaged.touches(rect)) paintPiece(*moving.piece, rect);
    }
}

void BoardPainter::paintOverlays(const PixelRect& rect, const SquareLook& look, const BoardState& state) {
    if (look.premove) {
        const PixelRect badge = marks::badge(rect);
        marks::disc(canvas_, badge, colors_.premoveMark, colors_.premoveNumber);
        paintText(static_cast<char>('0' + *look.premove % 10), badge.centre(), badge.height * kDigitPerBadge,
                  colors_.premoveNumber);
    }
    if (look.isShaded) marks::tint(canvas_, rect, colors_.shade);
    if (look.choice) {
        marks::tile(canvas_, rect, colors_.choice, colors_.choiceEdge);
        paintPiece(Piece::of(state.chooser->color(), PromotionChooser::kChoices[*look.choice]), rect);
    }
    if (look.isCursor || look.isFocusedChoice)
        marks::cursor(canvas_, rect, colors_.cursor, colors_.cursorEdge);
}

void BoardPainter::paintPiece(const Piece& piece, const PixelRect& rect) {
    if (!canvas_.drawPiece(piece, rect)) paintLetter(piece, rect);
}

void BoardPainter::paintLetter(const Piece& piece, const PixelRect& rect) {
    constexpr double kInset = 0.12;
    constexpr double kTextHeight = 0.5;
    constexpr Rgba kWhitePiece{250, 250, 250};
    constexpr Rgba kBlackPiece{30, 30, 30};
    const bool isWhite = piece.color() == Color::White;
    const Rgba ground = isWhite ? kWhitePiece : kBlackPiece;
    const Rgba ink = isWhite ? kBlackPiece : kWhitePiece;
    marks::disc(canvas_, rect.shrunk(rect.width * kInset), ground, ink);
    paintText(piece.letter(), rect.centre(), rect.height * kTextHeight, ink);
}

/// Writes a letter centred at a point, large enough to read.
void BoardPainter::paintText(char letter, PixelPoint middle, double height, Rgba color) {
    constexpr double kSmallest = 20.0 / 3;
    canvas_.drawLetter(letter, middle, std::max(kSmallest, height), color);
}

}  // namespace roque
