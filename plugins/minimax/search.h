#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <vector>

#include "model/base/move.h"
#include "model/position/position.h"
#include "plugins/minimax/evaluation.h"
#include "plugins/sdk/search_job.h"

namespace roque::minimax {

/// A line of play, from the position it belongs to on.
using Line = std::vector<Move>;

/// Looks for the best move by trying all of them, all replies, and so on to a depth: the minimax principle,
/// with the two refinements that every chess program has.
///
/// *Minimax.* The side to move chooses the move after which the opponent's best result is worst. Scores are
/// always seen from the side to move, so one function serves both sides, with the sign changed at every ply
/// ("negamax").
///
/// *Alpha-beta.* `alpha` is what the side to move is already sure of by a move tried before, `beta` what the
/// opponent is sure of elsewhere. A position that turns out better than `beta` for the side to move does not
/// come about, because the opponent avoids it: its other moves need not be searched. The result is the same
/// as without this refinement.
///
///   D. E. Knuth and R. W. Moore, "An Analysis of Alpha-Beta Pruning", Artificial Intelligence 6 (1975),
///   293-326.
///
/// *Iterative deepening.* The search is made to depth 1, then 2, and so on. That costs little, since each
/// depth costs several times the one before; it gives a good order of moves for the next, and an answer at
/// any time.
///
/// A line never ends in the middle of an exchange: after the last ply, captures are still searched
/// ("quiescence"). Otherwise the player would take a guarded pawn with its queen, because it would not see
/// the recapture.
class Search {
public:
    /// The deepest search possible.
    static constexpr unsigned kDeepest = 64;
    /// A mate is worth this, less the plies until then, so that a sooner one is preferred.
    static constexpr int kMate = 1'000'000;
    /// The host is asked whether to stop each time this many positions were searched.
    static constexpr std::uint64_t kNodesBetweenPolls = 1024;

    /// Prepares the search of a job, which must live as long. `time` is how long it may take at most,
    /// beside the limits of the job.
    Search(sdk::SearchJob& job, const Evaluation& evaluation, std::optional<std::chrono::milliseconds> time);

    /// Searches to depth 1, 2, … `deepest` or until it has to end, reports each depth, and returns the best
    /// move.
    [[nodiscard]] Move run(unsigned deepest);

    /// How many positions were searched.
    [[nodiscard]] std::uint64_t nodes() const noexcept { return nodes_; }

private:
    [[nodiscard]] int searchRoot(unsigned depth);
    [[nodiscard]] int negamax(const Position& position, unsigned depth, int alpha, int beta, Line& line);
    [[nodiscard]] int searchMoves(const Position& position, const MoveList& moves, unsigned depth, int alpha,
                                  int beta, Line& line);
    [[nodiscard]] bool isRepeated(const Position& position) const noexcept;
    [[nodiscard]] Move lastBest() const noexcept;
    [[nodiscard]] unsigned ply() const noexcept;
    void report(unsigned depth, int score);
    void countNode();

    sdk::SearchJob& job_;
    const Evaluation& evaluation_;
    std::optional<std::chrono::milliseconds> time_;
    std::uint64_t maxNodes_;
    std::vector<Key> path_;   ///< the keys of all positions of the game and of the line being searched
    std::size_t gameLength_;  ///< how many of them belong to the game
    Line best_;               ///< best play found so far
    std::uint64_t nodes_ = 0;
    bool mustStop_ = false;
};

}  // namespace roque::minimax
