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

/// Decides whether a side mates within a number of moves, against every defence: an AND/OR search.
///
/// At the attacker's turn one move that mates is enough, at the defender's every reply must lose. Nothing is
/// guessed: no null move, no reduction, no evaluation. What makes it fast is the order in which moves are
/// tried, a table of facts about positions, and that the last move of a mate is looked for among checks only.
/// The rules that draw games by counting (repetition, fifty moves) play no part in a problem (Codex for Chess
/// Composition, article 17).
///
/// One object belongs to one thread; the table may be shared. [search-thread]
class ROQUE_MODEL MateSearch {
public:
    /// The longest mate that can be asked for, in moves of the attacker.
    static constexpr unsigned kLongest = 50;

    /// Asked now and then whether to give up.
    using ShouldStop = std::function<bool()>;

    explicit MateSearch(MateTable& table) noexcept : table_(table) {}

    /// Once `shouldStop` has said so, every question returns false soon; wasStopped() then tells that it
    /// means nothing.
    void stopWhen(ShouldStop shouldStop) {
        shouldStop_ = std::move(shouldStop);
        stopped_ = false;
    }

    /// Whether the side to move mates within `moves` of its own moves, 1 to kLongest.
    [[nodiscard]] bool mates(const Position& position, unsigned moves);

    /// Whether the side to move is mated whatever it plays, its opponent needing at most `moves` moves more.
    /// With 0, whether it is checkmated.
    [[nodiscard]] bool isLost(const Position& position, unsigned moves);

    /// The moves of the side to move in the order in which they are tried: those that leave the fewest
    /// replies first, checks before others.
    [[nodiscard]] static MoveList orderedMoves(const Position& position);

    /// Whether a question was given up since stopWhen(): its answer and every later one is void.
    [[nodiscard]] bool wasStopped() const noexcept { return stopped_; }

    /// Positions looked at so far.
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
    std::array<std::array<Move, 2>, kLongest + 1>
        refutations_{};  ///< [moves left]: replies that refuted lately
    std::array<std::uint32_t, std::size_t{64} * 64> history_{};  ///< [from, to]: how much a reply has refuted
};

}  // namespace roque
