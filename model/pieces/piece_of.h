#pragma once

#include "model/pieces/piece.h"
#include "model/rules/situation.h"

namespace roque {

/// The one place where the static rules of a piece class and the virtual face of Piece meet.
///
/// `Self` has `kName`, `kValue`, `attacks(color, from, occupied)` and `generate<Which>(position, us,
/// situation, among, sink)`, all static; nothing of it is virtual, so the generator that uses it makes no
/// virtual call.
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
    [[nodiscard]] MoveList legalMoves(const Position& position, Square from) const final;  // piece.cpp

protected:
    ~PieceOf() = default;
};

}  // namespace roque
