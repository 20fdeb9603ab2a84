#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdlib>
#include <memory>

#include "model/base/move.h"
#include "model/position/position.h"

namespace roque::bastion {

/// A piece of a side going to a square: what most histories are indexed by, 0 to kArrivals - 1.
using Arrival = std::uint32_t;
inline constexpr std::size_t kArrivals = std::size_t{12} * kSquareCount;

/// The arrival of a piece on a square.
[[nodiscard]] ROQUE_INLINE constexpr Arrival arrivalOf(Color color, PieceType type, Square to) noexcept {
    constexpr std::array<Arrival, kPieceTypeCodes> kRow{0, 0, 1, 5, 0, 2, 3, 4};
    return (kRow[index(type)] + (color == Color::White ? 0U : 6U)) * 64U + index(to);
}
/// The arrival that a move of `us` is; castling goes to the rook's square.
[[nodiscard]] ROQUE_INLINE Arrival arrivalOf(const Board& board, Color us, Move move) noexcept {
    return arrivalOf(us, board.typeOn(move.from()), move.to());
}

/// How well something did in searches before, from -kLimit to kLimit. The nearer to a limit, the less a bonus
/// moves it towards that ("gravity"), so old experience fades.
class Experience {
public:
    static constexpr int kLimit = 16'384;

    [[nodiscard]] ROQUE_INLINE int value() const noexcept { return value_; }
    ROQUE_INLINE void add(int bonus) noexcept {
        bonus = std::clamp(bonus, -kLimit, kLimit);
        value_ = static_cast<std::int16_t>(value_ + bonus - value_ * std::abs(bonus) / kLimit);
    }

private:
    std::int16_t value_ = 0;
};

/// Experience with arrivals after some other arrival, one or several plies before.
using Continuation = std::array<Experience, kArrivals>;

/// What a thread has learnt about moves in the searches of a game. [search-thread]
class History {
public:
    /// Forgets everything.
    void clear() { *tables_ = {}; }

    /// Quiet moves of a side. `threats` are the squares that the other side attacks: to leave one of them, or
    /// to go to one, is another matter.
    [[nodiscard]] Experience& quiet(Color us, Bitboard threats, Move move) noexcept {
        const std::size_t way =
            (contains(threats, move.from()) ? 2U : 0U) + (contains(threats, move.to()) ? 1U : 0U);
        return tables_->quiet[static_cast<std::size_t>(us)][way][move.raw() & 0xFFFU];
    }
    /// Captures and promotions, by the piece that is taken.
    [[nodiscard]] Experience& capture(Arrival arrival, PieceType victim) noexcept {
        return tables_->capture[arrival][index(victim)];
    }
    /// Quiet moves by the structure of pawns they are made in.
    [[nodiscard]] Experience& inStructure(Key pawnKey, Arrival arrival) noexcept {
        return tables_->structure[pawnKey % kStructures][arrival];
    }
    /// What came after an arrival.
    [[nodiscard]] Continuation& after(Arrival arrival) noexcept { return tables_->continuations[arrival]; }
    /// What came after no arrival: before the root, and after a null move. Nothing is learnt in it.
    [[nodiscard]] Continuation& afterNothing() noexcept { return tables_->nothing; }

private:
    static constexpr std::size_t kStructures = 512;

    struct Tables {
        std::array<std::array<std::array<Experience, 4096>, 4>, 2> quiet;
        std::array<std::array<Experience, kPieceTypeCodes>, kArrivals> capture;
        std::array<Continuation, kStructures> structure;
        std::array<Continuation, kArrivals> continuations;
        Continuation nothing;
    };
    std::unique_ptr<Tables> tables_ = std::make_unique<Tables>();
};

}  // namespace roque::bastion
