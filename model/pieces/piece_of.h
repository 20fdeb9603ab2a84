#pragma once

#include "model/pieces/move_filter.h"
#include "model/pieces/piece.h"
#include "model/pieces/sinks.h"
#include "model/position/position.h"

namespace roque {

/// The one place where the static rules of a piece class meet the virtual interface of Piece.
///
/// `Self` provides, all static: `kName`, `kValue`, `attacks(color, from, occupied)` and
/// `generate<Filter>(position, us, checksAndPins, among, sink)`. The move generator uses these and therefore
/// makes no virtual call.
template <typename Self, PieceType Type>
class PieceOf : public Piece {
public:
    static constexpr PieceType kType = Type;

    explicit constexpr PieceOf(Color color) noexcept : Piece(color) {}

    [[nodiscard]] PieceType type() const noexcept final { return Type; }
    [[nodiscard]] std::string_view name() const noexcept final { return Self::kName; }
    [[nodiscard]] int value() const noexcept final { return Self::kValue; }
    [[nodiscard]] Bitboard attacksFrom(Square from, Bitboard occupied) const noexcept final {
        return Self::attacks(color(), from, occupied);
    }
    [[nodiscard]] MoveList legalMoves(const Position& position, Square from) const final {
        return color() == Color::White ? legalMovesOf(kWhite, position, from)
                                       : legalMovesOf(kBlack, position, from);
    }

protected:
    ~PieceOf() = default;

private:
    template <typename Side>
    [[nodiscard]] static MoveList legalMovesOf(Side us, const Position& position, Square from) {
        MoveList moves;
        if (position.sideToMove() != us) return moves;
        const ChecksAndPins checksAndPins = checksAndPinsOf(position.board(), us);
        if (Type != PieceType::King && checksAndPins.isDoubleCheck()) return moves;
        EachSink sink{[&](Move move) { moves.push(move); }};
        const Bitboard among = bit(from) & position.board().pieces(us, Type);
        Self::template generate<MoveFilter::All>(position, us, checksAndPins, among, sink);
        return moves;
    }
};

}  // namespace roque
