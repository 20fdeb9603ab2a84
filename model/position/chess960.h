#pragma once

#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>

#include "model/position/position.h"

// The start positions of Chess960 (FIDE Laws of Chess, guideline II.3).
namespace roque {

inline constexpr unsigned kChess960Starts = 960;
/// The number of the standard start position.
inline constexpr unsigned kChess960StandardStart = 518;

/// White's pieces from the a-file to the h-file in start position `number`, 0 to 959, as numbered by Reinhard
/// Scharnagl (2004).
[[nodiscard]] constexpr std::array<PieceType, 8> chess960FirstRank(unsigned number) noexcept {
    // Which two of the five squares left by bishops and queen the knights get, in Scharnagl's order.
    constexpr std::array<std::array<unsigned, 2>, 10> kKnights{
        {{0, 1}, {0, 2}, {0, 3}, {0, 4}, {1, 2}, {1, 3}, {1, 4}, {2, 3}, {2, 4}, {3, 4}}};

    std::array<PieceType, 8> rank{};
    const auto placeOnFree = [&rank](PieceType type, unsigned skipped) {
        for (PieceType& square : rank) {
            if (square != PieceType::None) continue;
            if (skipped-- == 0) {
                square = type;
                return;
            }
        }
    };
    rank[std::size_t{number % 4} * 2 + 1] = PieceType::Bishop;
    rank[std::size_t{number / 4 % 4} * 2] = PieceType::Bishop;
    placeOnFree(PieceType::Queen, number / 16 % 6);
    const auto& knights = kKnights[number / 96 % kKnights.size()];
    placeOnFree(PieceType::Knight, knights[1]);  // the second first: it does not move the first's square
    placeOnFree(PieceType::Knight, knights[0]);
    placeOnFree(PieceType::Rook, 0);
    placeOnFree(PieceType::King, 0);
    placeOnFree(PieceType::Rook, 0);
    return rank;
}

/// Start position `number`, 0 to 959, with all four castling rights.
[[nodiscard]] inline Position chess960Start(unsigned number) {
    Setup setup;
    const std::array<PieceType, 8> firstRank = chess960FirstRank(number);
    for (std::size_t at = 0; at < firstRank.size(); ++at) {
        const auto file = File(static_cast<std::uint32_t>(at));
        for (const Color color : kColors) {
            setup.board.put(color, firstRank[at], squareAt(file, relativeRank(color, Rank::First)));
            setup.board.put(color, PieceType::Pawn, squareAt(file, relativeRank(color, Rank::Second)));
        }
    }
    setup.castlingRooks = setup.board.pieces(PieceType::Rook);
    const auto position = Position::from(setup);
    assert(position);
    return *position;
}

}  // namespace roque
