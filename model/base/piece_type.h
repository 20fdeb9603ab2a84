#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace roque {

/// The six types of pieces.
///
/// The codes suit the move generator: bit 2 marks a slider; for sliders, bit 0 means diagonal and bit 1
/// straight movement. Codes 0 and 4 are free; Board keeps the sets of White's and Black's pieces there.
enum class PieceType : std::uint8_t {
    None = 0,
    Pawn = 1,
    Knight = 2,
    King = 3,
    Bishop = 5,
    Rook = 6,
    Queen = 7
};

/// The number of codes, including the free ones: the size of a table indexed by piece type.
inline constexpr std::size_t kPieceTypeCodes = 8;

/// All piece types, from the least valuable to the king.
inline constexpr std::array<PieceType, 6> kPieceTypes{PieceType::Pawn, PieceType::Knight, PieceType::Bishop,
                                                      PieceType::Rook, PieceType::Queen,  PieceType::King};

/// The code as an index into a table of kPieceTypeCodes entries.
[[nodiscard]] constexpr std::size_t index(PieceType type) noexcept {
    return static_cast<std::size_t>(type);
}

/// The letter FEN uses for Black's piece of this type: p n b r q k; a blank for None.
[[nodiscard]] constexpr char letterOf(PieceType type) noexcept {
    return " pnk brq"[index(type)];
}

/// The letter SAN uses, and FEN for White's piece of this type: P N B R Q K; a blank for None.
[[nodiscard]] constexpr char upperLetterOf(PieceType type) noexcept {
    return " PNK BRQ"[index(type)];
}

}  // namespace roque
