#pragma once

#include <array>
#include <cstdint>

#include "model/base/bitboard.h"
#include "model/base/piece_type.h"
#include "model/base/wing.h"

namespace roque {

/// A Zobrist key (Albert Zobrist, 1970): the exclusive or of one random number for each fact of a position.
using Key = std::uint64_t;

/// The random numbers and their order are those of Polyglot's opening book format (Fabien Letouzey), so that
/// a position's key finds its entries in any such book.
namespace zobrist {

inline constexpr std::array<Key, 781> kRandom = {
#include "model/position/polyglot_random.inc"
};

/// [color * 8 + code of the piece type][square]. The rows of codes that no piece has are zero, so that "no
/// piece" changes nothing.
consteval std::array<std::array<Key, kSquareCount>, 2 * kPieceTypeCodes> pieceTable() {
    std::array<std::array<Key, kSquareCount>, 2 * kPieceTypeCodes> table{};
    for (std::size_t kind = 0; kind < kPieceTypes.size(); ++kind) {
        for (std::size_t square = 0; square < kSquareCount; ++square) {
            const std::size_t black = 64 * (2 * kind) + square;  // Polyglot: black pawn 0, white pawn 1, …
            table[index(kPieceTypes[kind])][square] = kRandom[black + 64];
            table[kPieceTypeCodes + index(kPieceTypes[kind])][square] = kRandom[black];
        }
    }
    return table;
}

inline constexpr auto kPieces = pieceTable();
inline constexpr Key kWhiteToMove = kRandom[780];

/// The number of a piece on a square.
[[nodiscard]] constexpr Key piece(Color color, PieceType type, Square square) noexcept {
    return kPieces[static_cast<std::size_t>(color) * kPieceTypeCodes + index(type)][index(square)];
}

/// The number of one castling right.
[[nodiscard]] constexpr Key castling(Color color, Wing wing) noexcept {
    return kRandom[768 + 2 * static_cast<std::size_t>(color) + static_cast<std::size_t>(wing)];
}

/// The number of an en passant square; only its file counts.
[[nodiscard]] constexpr Key enPassant(Square square) noexcept {
    return kRandom[772 + static_cast<std::size_t>(fileOf(square))];
}

}  // namespace zobrist
}  // namespace roque
