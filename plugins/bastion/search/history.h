#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdlib>
#include <memory>

#include "model/base/move.h"
#include "model/position/position.h"
#include "plugins/bastion/base/huge_pages.h"
#include "plugins/bastion/base/piece_row.h"

namespace roque::bastion {

/// A piece of a side and the square it moves to, from 0 to kPieceToCount - 1: the index of most histories.
using PieceTo = std::uint32_t;
inline constexpr std::size_t kPieceToCount = std::size_t{12} * kSquareCount;

[[nodiscard]] ROQUE_INLINE constexpr PieceTo pieceToOf(Color color, PieceType type, Square to) noexcept {
    return (kPieceRow[index(type)] + (color == Color::White ? 0U : 6U)) * 64U + index(to);
}
/// The piece of `us` that a move moves, and its target; castling goes to the rook's square.
[[nodiscard]] ROQUE_INLINE PieceTo pieceToOf(const Board& board, Color us, Move move) noexcept {
    return pieceToOf(us, board.typeOn(move.from()), move.to());
}

/// How well a move has done in earlier searches, from -kLimit to kLimit (history heuristic: J. Schaeffer,
/// "The History Heuristic", 1983).
///
/// A bonus counts for less the nearer the score is to the limit it moves to ("history gravity", Stockfish),
/// so what is old fades.
class HistoryScore {
public:
    static constexpr int kLimit = 16'384;

    [[nodiscard]] ROQUE_INLINE int value() const noexcept { return value_; }
    /// Adds a bonus, or a malus if it is negative.
    ROQUE_INLINE void add(int bonus) noexcept {
        bonus = std::clamp(bonus, -kLimit, kLimit);
        value_ = static_cast<std::int16_t>(value_ + bonus - value_ * std::abs(bonus) / kLimit);
    }

private:
    std::int16_t value_ = 0;
};

/// The scores of moves that follow one certain move, some plies later: a generalised countermove heuristic
/// (J. Uiterwijk, "The Countermove Heuristic", 1992; Stockfish).
using ContinuationHistory = std::array<HistoryScore, kPieceToCount>;

/// All histories of one thread, kept for the whole game, but for that of moves near the root. [search-thread]
class HistoryTables {
public:
    /// How many plies from the root have a history of their own (hand-set, never tested).
    static constexpr int kLowPlies = 5;

    void clear() { *tables_ = {}; }

    /// Butterfly history of quiet moves, by squares left and reached, and by whether the opponent attacks
    /// either (`threats`).
    [[nodiscard]] HistoryScore& quiet(Color us, Bitboard threats, Move move) noexcept {
        const std::size_t threatened =
            (contains(threats, move.from()) ? 2U : 0U) + (contains(threats, move.to()) ? 1U : 0U);
        return tables_->quiet[static_cast<std::size_t>(us)][threatened][move.raw() & 0xFFFU];
    }
    /// Capture history: captures and promotions, by the captured piece.
    [[nodiscard]] HistoryScore& capture(PieceTo pieceTo, PieceType victim) noexcept {
        return tables_->capture[pieceTo][index(victim)];
    }
    /// Pawn history: the quiet moves with a pawn structure.
    [[nodiscard]] ContinuationHistory& ofPawns(Key pawnKey) noexcept {
        return tables_->pawn[pawnKey % kPawnStructures];
    }
    /// The history of quiet moves near the root, in the present search alone: there the moves are few, and
    /// seen again in each iteration (known from Stockfish). `ply` is less than kLowPlies.
    [[nodiscard]] HistoryScore& lowPly(int ply, Move move) noexcept {
        return tables_->lowPly[static_cast<std::size_t>(ply)][move.raw() & 0xFFFU];
    }
    void clearLowPly() noexcept { tables_->lowPly = {}; }

    /// The moves that follow a move.
    [[nodiscard]] ContinuationHistory& continuation(PieceTo pieceTo) noexcept {
        return tables_->continuations[pieceTo];
    }
    /// The same before the root and after a null move: all zero, and never updated.
    [[nodiscard]] ContinuationHistory& noContinuation() noexcept { return tables_->none; }

private:
    static constexpr std::size_t kPawnStructures = 512;

    struct Tables {
        std::array<std::array<std::array<HistoryScore, 4096>, 4>, 2> quiet;
        std::array<std::array<HistoryScore, kPieceTypeCodes>, kPieceToCount> capture;
        std::array<std::array<HistoryScore, 4096>, kLowPlies> lowPly;
        std::array<ContinuationHistory, kPawnStructures> pawn;
        std::array<ContinuationHistory, kPieceToCount> continuations;
        ContinuationHistory none;
    };
    std::unique_ptr<Tables, Unmap> tables_ = makeOnHugePages<Tables>();
};

}  // namespace roque::bastion
