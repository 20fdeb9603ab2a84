#pragma once

#include <array>

#include "model/base/bitboard.h"
#include "model/base/move.h"

namespace roque {

/// Promotion: a pawn that reaches the last rank is replaced, as part of the same move, by a queen, rook,
/// bishop or knight of its color (FIDE Laws of Chess, article 3.7.3.3). Example: 8/P6k/8/8/8/8/7K/8 w - - 0
/// 1, a7-a8.
class Promotion {
public:
    /// What a pawn may become, in the order in which moves are generated and the chooser shows them.
    static constexpr std::array<PieceType, 4> kChoices{PieceType::Queen, PieceType::Rook, PieceType::Bishop,
                                                       PieceType::Knight};

    /// The squares on which pawns of a color are promoted.
    [[nodiscard]] static constexpr Bitboard rank(Color color) noexcept {
        return rankMask(color, Rank::Eighth);
    }

    /// The kind of move that promotes to a piece of kChoices.
    [[nodiscard]] static constexpr Move::Kind kind(PieceType choice) noexcept {
        switch (choice) {
            case PieceType::Knight:
                return Move::Kind::PromoteKnight;
            case PieceType::Bishop:
                return Move::Kind::PromoteBishop;
            case PieceType::Rook:
                return Move::Kind::PromoteRook;
            default:
                return Move::Kind::PromoteQueen;
        }
    }

    /// Whether a pawn may become a piece of this type.
    [[nodiscard]] static constexpr bool allows(PieceType type) noexcept {
        return type == PieceType::Queen || type == PieceType::Rook || type == PieceType::Bishop
               || type == PieceType::Knight;
    }
};

}  // namespace roque
