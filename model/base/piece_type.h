#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace roque {

/// The six kinds of pieces.
///
/// The codes are chosen for the move generator: bit 2 marks a slider, bit 0 of a slider means that it moves
/// diagonally, bit 1 that it moves in straight lines. Codes 0 and 4 are free; the board keeps the sets of the
/// white and of the black pieces there.
enum class PieceType : std::uint8_t {
    None = 0,
    Pawn = 1,
    Knight = 2,
    King = 3,
    Bishop = 5,
    Rook = 6,
    Queen = 7
};

/// The number of codes, free ones included: the size of a table indexed by a piece type.
inline constexpr std::size_t kPieceTypeCodes = 8;

/// Every piece type, from the least valuable to the king.
inline constexpr std::array<PieceType, 6> kPieceTypes{PieceType::Pawn, PieceType::Knight, PieceType::Bishop,
                                                      PieceType::Rook, PieceType::Queen,  PieceType::King};

/// The code of a piece type as an index of a table of kPieceTypeCodes entries.
[[nodiscard]] constexpr std::size_t index(PieceType type) noexcept {
    return static_cast<std::size_t>(type);
}

/// The English letter of a piece type, as FEN writes it for Black: p n b r q k; a blank for None.
[[nodiscard]] constexpr char letterOf(PieceType type) noexcept {
    return " pnk brq"[index(type)];
}

}  // namespace roque
