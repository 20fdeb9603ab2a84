#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <utility>

#include "model/base/export.h"
#include "model/base/move.h"
#include "model/position/position.h"
#include "model/problem/mate_table.h"

namespace roque {

/// Decides whether a side mates within a number of moves against every defence: an AND/OR search.
///
/// On the attacker's turn one mating move suffices; on the defender's, every reply must lose. The search is
/// exact: no null move, no reduction, no evaluation. Its speed comes from move ordering, a table of proved
/// facts, and trying only checks for the last move of a mate. Draws by repetition or the fifty-move rule play
/// no part in problems (Codex for Chess Composition, article 17).
///
/// One object belongs to one thread; the table may be shared. [search-thread]
class ROQUE_MODEL MateSearch {
public:
    /// The longest mate supported, in moves of the attacker.
    static constexpr unsigned kMaxMoves = 50;

    /// Polled regularly; true to give up.
    using ShouldStop = std::function<bool()>;

    explicit MateSearch(MateTable& table) noexcept : table_(table) {}

    /// After `shouldStop` has returned true, every question soon returns false; wasStopped() then tells that
    /// the answer is void.
    void stopWhen(ShouldStop shouldStop) {
        shouldStop_ = std::move(shouldStop);
        stopped_ = false;
    }

    /// Whether the side to move mates within `moves` of its own moves, 1 to kMaxMoves.
    [[nodiscard]] bool mates(const Position& position, unsigned moves);

    /// Whether the side to move is mated whatever it plays, within `moves` further moves of the opponent.
    /// With 0, whether it is checkmated.
    [[nodiscard]] bool isLost(const Position& position, unsigned moves);

    /// The moves of the side to move in the order they are tried: those that leave the fewest replies first,
    /// checks before others.
    [[nodiscard]] static MoveList orderedMoves(const Position& position);

    /// Whether a question was abandoned since stopWhen(): its answer and all later ones are void.
    [[nodiscard]] bool wasStopped() const noexcept { return stopped_; }

    /// Positions searched so far.
    [[nodiscard]] std::uint64_t nodes() const noexcept { return nodes_; }

private:
    template <typename Side>
    bool attack(const Position& position, Side us, unsigned moves);
    template <typename Side>
    bool defend(const Position& position, Side them, unsigned moves);
    template <typename Side>
    static void listChecksFirst(const Position& position, Side us, MoveList& moves, Move first);
    template <typename Side>
    static void listByReplies(const Position& position, Side us, MoveList& moves, Move first);
    [[nodiscard]] bool shouldStop();

    MateTable& table_;
    ShouldStop shouldStop_;
    bool stopped_ = false;
    std::uint64_t nodes_ = 0;
    std::array<std::array<Move, 2>, kMaxMoves + 1>
        refutations_{};  ///< [moves left]: recent refutations ("killers")
    std::array<std::uint32_t, std::size_t{64} * 64>
        history_{};  ///< [from * 64 + to]: what a reply has refuted
};

}  // namespace roque
