#pragma once

#include <cstdint>

#include "model/board/board.h"

namespace roque {

/// A position as someone set it up, in a FEN, in the editor or in a file. It may be wrong in every way;
/// validate() (validity.h) says how, and Position::from() accepts only a valid one.
struct Setup {
    /// The largest value of a counter; larger numbers in a text are lowered to it. No game lasts 9,000 moves
    /// (FIDE article 9.6.2 ends it), and from here at least that many more can be counted.
    static constexpr std::uint16_t kMaxCount = 50'000;

    Board board;
    Color sideToMove = Color::White;
    Bitboard castlingRooks = kNoSquares;  ///< rooks of both sides claimed to have a castling right
    Square enPassant = Square::None;      ///< square a pawn is claimed to have just passed over
    std::uint16_t halfmoveClock = 0;      ///< plies since the last capture or pawn move
    std::uint16_t fullmoveNumber = 1;     ///< number of the next move, from 1

    bool operator==(const Setup&) const = default;
};

}  // namespace roque
