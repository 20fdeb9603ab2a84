#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "model/base/move.h"
#include "plugins/bastion/search/history.h"
#include "plugins/bastion/search/place.h"
#include "plugins/bastion/value.h"

namespace roque::bastion {

/// What the order of moves goes by besides the place itself.
struct OrderHints {
    History& history;
    Move tableMove = Move::none();
    std::array<Move, 2> killers{Move::none(), Move::none()};
    std::array<const Continuation*, 4> continuations{};  ///< after the moves 1, 2, 4 and 6 plies before
    Bitboard threats = kNoSquares;                       ///< squares that the enemy attacks
    Key pawnKey = 0;
};

/// Hands out the legal moves of a place one by one, the most promising first: the table's move, captures that
/// lose nothing, quiet moves, other captures. Moves of a stage are generated only when it is reached, since
/// most places are left before that.
class MovePicker {
public:
    /// Which moves are wanted.
    enum class Range : std::uint8_t {
        All,
        Noisy,  ///< captures and promotions that lose nothing
    };

    /// `place` and `hints` must live as long. Captures count as losing nothing if they gain `least`.
    MovePicker(const Place& place, const OrderHints& hints, Range range, Value least = 0) noexcept;

    /// The next move, none() when there are no more.
    [[nodiscard]] Move next() noexcept;

    /// Leaves out the quiet moves that have not been handed out.
    void skipQuiets() noexcept { areQuietsSkipped_ = true; }

    /// Whether captures that lose material have been reached.
    [[nodiscard]] bool isLosing() const noexcept { return stage_ == Stage::Losing; }

private:
    enum class Stage : std::uint8_t { Table, GenerateNoisy, Noisy, GenerateQuiet, Quiet, Losing, Done };

    struct Scored {
        Move move;
        int score;
    };

    void generateNoisy() noexcept;
    void generateQuiet() noexcept;
    [[nodiscard]] int noisyScore(Move move) const noexcept;
    [[nodiscard]] int quietScore(Move move) const noexcept;
    [[nodiscard]] Move pickNoisy() noexcept;
    [[nodiscard]] Move pickQuiet() noexcept;
    /// Moves the best of what is left to the front and takes it.
    [[nodiscard]] Scored takeBest() noexcept;

    const Place& place_;
    const OrderHints& hints_;
    Value least_;
    Range range_;
    Stage stage_ = Stage::Table;
    bool areQuietsSkipped_ = false;
    std::size_t at_ = 0;
    std::size_t end_ = 0;
    std::size_t losing_ = 0;  ///< captures put aside, at the front of the list
    std::size_t losingAt_ = 0;
    std::array<Scored, MoveList::kCapacity> moves_;
};

/// Whether a move is legal at a place.
[[nodiscard]] bool isLegalAt(const Place& place, Move move) noexcept;

}  // namespace roque::bastion
