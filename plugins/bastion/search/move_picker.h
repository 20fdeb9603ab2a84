#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

#include "model/base/move.h"
#include "model/problem/checking_moves.h"
#include "plugins/bastion/base/value.h"
#include "plugins/bastion/search/dangers.h"
#include "plugins/bastion/search/history.h"
#include "plugins/bastion/search/search_position.h"

namespace roque::bastion {

/// What moves are ordered by, besides the position.
struct OrderHints {
    HistoryTables& history;
    Move tableMove = Move::none();  ///< best move of the transposition table; may be illegal
    std::array<Move, 2> killers{Move::none(), Move::none()};
    std::array<const ContinuationHistory*, 4> continuations{};  ///< of the moves 1, 2, 4 and 6 plies before
    Bitboard threats = kNoSquares;                              ///< squares that the opponent attacks
    Key pawnKey = 0;
    int ply = HistoryTables::kLowPlies;       ///< from the root
    bool escapesEarly = true;                 ///< moves that leave the attack of a lesser piece come earlier
    const CheckingSquares* checks = nullptr;  ///< null if checks come no earlier than other moves
};

/// Hands out the legal moves of a position one by one, in stages: the table move, captures and queen
/// promotions that lose nothing (most valuable victim first, with capture history), killers and quiet moves
/// by history, with a bonus for checks and for leaving danger, and the remaining noisy moves.
///
/// The moves of a stage are generated when it is reached: most nodes are left before that. Killers: S. G. Akl
/// and M. M. Newborn, "The Principal Continuation and the Killer Heuristic", 1977.
class MovePicker {
public:
    enum class Range : std::uint8_t {
        All,
        Noisy,  ///< the table move if it is noisy, and captures and queen promotions that win enough
    };

    /// `position` and `hints` must outlive the picker. A noisy move belongs to the good ones if its exchange
    /// wins at least `threshold`.
    MovePicker(const SearchPosition& position, const OrderHints& hints, Range range,
               Value threshold = 0) noexcept;

    /// The next move, none() when there are no more.
    [[nodiscard]] Move next() noexcept;

    /// Leaves out the quiet moves that have not been handed out yet.
    void skipQuiets() noexcept { areQuietsSkipped_ = true; }

    /// Whether the last stage has been reached: noisy moves that lose material.
    [[nodiscard]] bool isLosing() const noexcept { return stage_ == Stage::Losing; }

private:
    enum class Stage : std::uint8_t { TableMove, GenerateNoisy, Noisy, GenerateQuiet, Quiet, Losing, Done };

    struct ScoredMove {
        Move move;
        int score;
    };

    void generateNoisy() noexcept;
    void generateQuiet() noexcept;
    [[nodiscard]] int noisyScore(Move move) const noexcept;
    void scoreByHistory() noexcept;
    void preferChecks(const CheckingSquares& checks) noexcept;
    void preferEscapes() noexcept;
    void preferKillers() noexcept;
    /// The quiet moves, once they are generated and before one is picked.
    [[nodiscard]] std::span<ScoredMove> quiets() noexcept { return {&moves_[at_], end_ - at_}; }
    [[nodiscard]] Move pickNoisy() noexcept;
    [[nodiscard]] Move pickQuiet() noexcept;
    /// Takes the remaining move with the highest score (one step of a selection sort).
    [[nodiscard]] ScoredMove takeBest() noexcept;

    const SearchPosition& position_;
    const OrderHints& hints_;
    Value threshold_;
    Range range_;
    Stage stage_ = Stage::TableMove;
    bool areQuietsSkipped_ = false;
    std::size_t at_ = 0;  ///< the next move in moves_
    std::size_t end_ = 0;
    std::size_t losing_ = 0;  ///< noisy moves put aside, at the front of moves_
    std::size_t losingAt_ = 0;
    std::array<ScoredMove, MoveList::kCapacity> moves_;
};

/// Whether a move is legal in a position.
[[nodiscard]] bool isLegalIn(const SearchPosition& position, Move move) noexcept;

}  // namespace roque::bastion
