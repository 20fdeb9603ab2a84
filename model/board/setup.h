#pragma once

#include <cstdint>

#include "model/board/board.h"

namespace roque {

/// A position as somebody set it up: in a FEN, in the editor, in a file. It may be wrong in every way;
/// validate() (validity.h) says how, and Position::from() accepts only what is right.
struct Setup {
    /// The most that a counter keeps when a text says more. No game lasts 9,000 moves (FIDE article 9.6.2
    /// ends it), and moves can still be counted on from here for longer than that.
    static constexpr std::uint16_t kLargestCount = 50'000;

    Board board;
    Color sideToMove = Color::White;
    Bitboard castlers = kNoSquares;    ///< rooks said to have the right to castle, of both sides
    Square enPassant = Square::None;   ///< the square that a pawn is said to have just passed over
    std::uint16_t halfmoveClock = 0;   ///< plies since the last capture or pawn move
    std::uint16_t fullmoveNumber = 1;  ///< number of the move to be made next, from 1

    bool operator==(const Setup&) const = default;
};

}  // namespace roque
