#pragma once

#include <array>
#include <cstddef>
#include <optional>

#include "model/base/move.h"
#include "model/board/board.h"

namespace roque {

/// The question what a pawn becomes, asked on the board: the four pieces stand on the file of the pawn, from
/// the square where it arrives towards the middle of the board.
struct PromotionChooser {
    /// What may be chosen (FIDE article 3.7.3.3), in the order in which it is offered.
    static constexpr std::array kChoices{PieceType::Queen, PieceType::Rook, PieceType::Bishop,
                                         PieceType::Knight};

    Square from;              ///< where the pawn comes from
    Square to;                ///< where it arrives
    std::size_t focused = 0;  ///< the choice that the keyboard is on

    [[nodiscard]] constexpr Color color() const noexcept {
        return rankOf(to) == Rank::Eighth ? Color::White : Color::Black;
    }

    /// The square on which a choice is offered.
    [[nodiscard]] constexpr Square squareOf(std::size_t choice) const noexcept {
        const int towardsMiddle = color() == Color::White ? -8 : 8;
        return shifted(to, static_cast<int>(choice) * towardsMiddle);
    }

    /// The choice that is offered on a square, nothing elsewhere.
    [[nodiscard]] constexpr std::optional<std::size_t> choiceOn(Square square) const noexcept {
        for (std::size_t choice = 0; choice < kChoices.size(); ++choice) {
            if (squareOf(choice) == square) return choice;
        }
        return std::nullopt;
    }

    bool operator==(const PromotionChooser&) const = default;
};

}  // namespace roque
