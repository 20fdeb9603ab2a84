#pragma once

#include <array>
#include <cstddef>
#include <optional>

#include "model/base/move.h"
#include "model/board/board.h"

namespace roque {

/// The choice of a promotion on the board: the four pieces stand on the pawn's file, from its arrival square
/// towards the middle of the board.
struct PromotionChooser {
    /// The choices (FIDE article 3.7.3.3), in the order they are offered.
    static constexpr std::array kChoices{PieceType::Queen, PieceType::Rook, PieceType::Bishop,
                                         PieceType::Knight};

    Square from;              ///< the pawn's origin
    Square to;                ///< its destination
    std::size_t focused = 0;  ///< the choice with the keyboard focus

    [[nodiscard]] constexpr Color color() const noexcept {
        return rankOf(to) == Rank::Eighth ? Color::White : Color::Black;
    }

    /// The square of a choice.
    [[nodiscard]] constexpr Square squareOf(std::size_t choice) const noexcept {
        const int towardsMiddle = color() == Color::White ? -8 : 8;
        return shifted(to, static_cast<int>(choice) * towardsMiddle);
    }

    /// The choice on a square; nothing elsewhere.
    [[nodiscard]] constexpr std::optional<std::size_t> choiceOn(Square square) const noexcept {
        for (std::size_t choice = 0; choice < kChoices.size(); ++choice) {
            if (squareOf(choice) == square) return choice;
        }
        return std::nullopt;
    }

    bool operator==(const PromotionChooser&) const = default;
};

}  // namespace roque
