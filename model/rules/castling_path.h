#pragma once

#include <array>

#include "model/attacks/geometry.h"
#include "model/base/bitboard.h"
#include "model/base/wing.h"

namespace roque {

/// The squares that king and rook need for castling, wherever the two start (FIDE article 3.8.2, guideline
/// II).
struct CastlingPath {
    Bitboard king = kNoSquares;  ///< squares the king crosses or reaches
    Bitboard both = kNoSquares;  ///< squares king or rook cross or reach

    /// The file the king arrives on.
    [[nodiscard]] static constexpr File kingFile(Wing wing) noexcept {
        return wing == Wing::KingSide ? File::G : File::C;
    }
    /// The file the rook arrives on.
    [[nodiscard]] static constexpr File rookFile(Wing wing) noexcept {
        return wing == Wing::KingSide ? File::F : File::D;
    }
    /// The wing on which a rook castles with a king on the same rank.
    [[nodiscard]] static constexpr Wing wing(Square king, Square rook) noexcept {
        return rook > king ? Wing::KingSide : Wing::QueenSide;
    }

    /// The path for a king and a rook on the same rank, the first or the eighth.
    [[nodiscard]] static constexpr CastlingPath of(Square king, Square rook) noexcept;
};

namespace castling_path {

/// [king's square][rook's file]; filled for kings on the first and eighth rank.
using Table = std::array<std::array<CastlingPath, 8>, kSquareCount>;

consteval Table table() {
    Table table{};
    for (const Square king : SquaresOf(kFirstRank | kEighthRank)) {
        for (std::uint32_t file = 0; file < 8; ++file) {
            const Square rook = squareAt(File(file), rankOf(king));
            const Wing wing = CastlingPath::wing(king, rook);
            const Square kingTo = squareAt(CastlingPath::kingFile(wing), rankOf(king));
            const Square rookTo = squareAt(CastlingPath::rookFile(wing), rankOf(king));
            const Bitboard kingPath = geometry::between(king, kingTo) | bit(kingTo);
            const Bitboard rookPath = geometry::between(rook, rookTo) | bit(rookTo);
            table[index(king)][file] = {kingPath, kingPath | rookPath};
        }
    }
    return table;
}

inline constexpr Table kTable = table();

}  // namespace castling_path

constexpr CastlingPath CastlingPath::of(Square king, Square rook) noexcept {
    return castling_path::kTable[index(king)][static_cast<std::size_t>(fileOf(rook))];
}

}  // namespace roque
