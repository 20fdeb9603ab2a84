#include "model/endings/ending_men.h"

namespace roque {

bool EndingMen::isImpossible(Color toMove) const noexcept {
    if (count(occupied_) != material_.size()) return true;
    for (std::size_t place = 2; place < material_.size(); ++place) {
        if (!isPawn(place)) continue;
        const Square square = placement_[place];
        const Color side = color(place);
        if (relativeRank(side, rankOf(square)) == Rank::Eighth) return true;
        if (!hasJustMovedTwo(place)) continue;
        const Square reached = squares_[place];
        const Bitboard crossed = bit(stepped(reached, side, -1)) | bit(stepped(reached, side, -2));
        if (!material_.hasEnPassant() || side == toMove || (crossed & occupied_) != 0
            || !isBesidePawnOf(toMove, reached))
            return true;
    }
    return false;
}

Bitboard EndingMen::attacks(std::size_t place) const noexcept {
    const Square from = squares_[place];
    switch (material_.man(place).type) {
        case PieceType::King:
            return attacks::king(from);
        case PieceType::Queen:
            return attacks::diagonal(from, occupied_) | attacks::straight(from, occupied_);
        case PieceType::Rook:
            return attacks::straight(from, occupied_);
        case PieceType::Bishop:
            return attacks::diagonal(from, occupied_);
        case PieceType::Knight:
            return attacks::knight(from);
        case PieceType::Pawn:
            return attacks::pawn(color(place), from);
        case PieceType::None:
            break;
    }
    return kNoSquares;
}

Square EndingMen::enPassantTarget(Color side, std::size_t& captured) const noexcept {
    for (std::size_t place = 2; place < material_.size(); ++place) {
        if (color(place) == side || !hasJustMovedTwo(place)) continue;
        captured = place;
        return stepped(squares_[place], ~side, -1);
    }
    return Square::None;
}

Placement EndingMen::settled() const noexcept {
    Placement placement = placement_;
    for (std::size_t place = 2; place < material_.size(); ++place) placement[place] = squares_[place];
    return placement;
}

Placement EndingMen::afterStep(Placement after, std::size_t place, Square from) const noexcept {
    if (!material_.hasEnPassant() || !isPawn(place)) return after;
    const Color side = color(place);
    const Square to = after[place];
    if (to == stepped(from, side, 2) && isBesidePawnOf(~side, to)) after[place] = stepped(to, side, -3);
    return after;
}

bool EndingMen::isBesidePawnOf(Color side, Square square) const noexcept {
    for (std::size_t place = 2; place < material_.size(); ++place) {
        if (isPawn(place) && color(place) == side && contains(beside(bit(squares_[place])), square))
            return true;
    }
    return false;
}

Bitboard EndingMen::quietTargets(std::size_t place) const noexcept {
    if (isPawn(place)) {
        const Color side = color(place);
        const Bitboard one = forward(side, bit(squares_[place])) & ~occupied_;
        const Bitboard two = forward(side, one & rankMask(side, Rank::Third)) & ~occupied_;
        return (one & ~rankMask(side, Rank::Eighth)) | two;
    }
    const Bitboard targets = attacks(place) & ~occupied_;
    return place < 2 ? targets & ~attacks::king(squares_[1 - place]) : targets;
}

Bitboard EndingMen::origins(std::size_t place) const noexcept {
    // A double step that may be answered en passant was the last move, whatever else could have moved.
    for (std::size_t other = 2; other < material_.size(); ++other) {
        if (!hasJustMovedTwo(other) || color(other) != color(place)) continue;
        return other == place ? bit(stepped(squares_[place], color(place), -2)) : kNoSquares;
    }
    if (isPawn(place)) {
        const Color side = color(place);
        const Square to = squares_[place];
        const Bitboard one = forward(~side, bit(to)) & ~occupied_ & ~rankMask(side, Rank::First);
        if (relativeRank(side, rankOf(to)) != Rank::Fourth || isBesidePawnOf(~side, to)) return one;
        return one | (forward(~side, one) & ~occupied_);
    }
    const Bitboard targets = attacks(place) & ~occupied_;
    return place < 2 ? targets & ~attacks::king(squares_[1 - place]) : targets;
}

}  // namespace roque
