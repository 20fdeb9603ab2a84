#include "view/board/drawing/move_transition.h"

#include <algorithm>
#include <cstdlib>

namespace roque {
namespace {

// The most that two moves change: each castles with two pieces, or captures one.
constexpr std::size_t kMaxMoving = 4;
constexpr std::size_t kMaxOthers = 2;

struct PieceOnSquare {
    const Piece* piece;
    Square square;
};
using Pieces = std::vector<PieceOnSquare>;

/// The pieces of one board that do not stand on the same square of another.
Pieces missing(const Board& from, const Board& in) {
    Pieces pieces;
    for (const Square square : SquaresOf(from.occupied())) {
        const Piece* const piece = from.pieceAt(square);
        if (piece != in.pieceAt(square)) pieces.push_back({piece, square});
    }
    return pieces;
}

int distance(Square a, Square b) {
    const int files = static_cast<int>(fileOf(a)) - static_cast<int>(fileOf(b));
    const int ranks = static_cast<int>(rankOf(a)) - static_cast<int>(rankOf(b));
    return std::max(std::abs(files), std::abs(ranks));
}

/// Whether a pawn on one square can have become a piece on another in one step.
bool isPromotion(const PieceOnSquare& pawn, const PieceOnSquare& promoted) {
    const Color color = pawn.piece->color();
    return pawn.piece->type() == PieceType::Pawn && promoted.piece->type() != PieceType::Pawn
           && promoted.piece->type() != PieceType::King && promoted.piece->color() == color
           && rankOf(promoted.square) == relativeRank(color, Rank::Eighth)
           && rankOf(pawn.square) == relativeRank(color, Rank::Seventh)
           && distance(pawn.square, promoted.square) == 1;
}

/// Pairs pieces that have left with pieces that have arrived, nearest first, and lets them slide.
template <typename IsPair, typename Shown>
void pair(Pieces& left, Pieces& come, IsPair isPair, Shown shown, std::vector<MovingPiece>& moving) {
    std::erase_if(come, [&](const PieceOnSquare& arrived) {
        auto best = left.end();
        for (auto each = left.begin(); each != left.end(); ++each) {
            if (!isPair(*each, arrived)) continue;
            if (best == left.end()
                || distance(each->square, arrived.square) < distance(best->square, arrived.square))
                best = each;
        }
        if (best == left.end()) return false;
        moving.push_back({shown(*best, arrived), best->square, arrived.square});
        left.erase(best);
        return true;
    });
}

}  // namespace

const Piece* MoveTransition::pieceOn(Square square, const Board& after) const noexcept {
    for (const KeptPiece& each : kept) {
        if (each.square == square) return each.piece;
    }
    const bool isAwaited =
        std::ranges::any_of(pieces, [square](const MovingPiece& each) { return each.to == square; });
    return isAwaited ? nullptr : after.pieceAt(square);
}

std::optional<MoveTransition> transitionBetween(const Board& before, const Board& after) {
    Pieces left = missing(before, after);
    Pieces come = missing(after, before);
    MoveTransition transition;
    const auto leaver = [](const PieceOnSquare& from, const PieceOnSquare&) { return from.piece; };
    const auto arriver = [](const PieceOnSquare&, const PieceOnSquare& to) { return to.piece; };
    pair(
        left, come, [](const auto& from, const auto& to) { return from.piece == to.piece; }, leaver,
        transition.pieces);
    // A promoting pawn is shown as a pawn, both on its way there and on its way back.
    pair(left, come, isPromotion, leaver, transition.pieces);
    pair(
        left, come, [](const auto& from, const auto& to) { return isPromotion(to, from); }, arriver,
        transition.pieces);
    if (transition.pieces.empty() || transition.pieces.size() > kMaxMoving) return std::nullopt;
    if (left.size() > kMaxOthers || come.size() > kMaxOthers) return std::nullopt;
    for (const PieceOnSquare& each : left) transition.kept.push_back({each.piece, each.square});
    return transition;
}

PixelRect rectOf(const MovingPiece& moving, double progress, const BoardGeometry& geometry) {
    const PixelPoint from = geometry.rectOf(moving.from).centre();
    const PixelPoint to = geometry.rectOf(moving.to).centre();
    return geometry.rectOfPieceAt({from.x + (to.x - from.x) * progress, from.y + (to.y - from.y) * progress});
}

}  // namespace roque
