#pragma once

#include <cstdint>
#include <string>

namespace roque {

/// How the pieces are written in moves.
enum class PieceLetters : std::uint8_t {
    English,    ///< K Q R B N
    Figurines,  ///< ♔ ♕ ♖ ♗ ♘, which need no language
};

/// A move in SAN, or several with blanks between, with the pieces written in one way or the other. Castling
/// stays as it is.
[[nodiscard]] std::string withPieces(std::string moves, PieceLetters letters);

}  // namespace roque
