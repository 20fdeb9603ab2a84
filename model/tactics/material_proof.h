#pragma once

#include <cstdint>
#include <utility>
#include <vector>

#include "model/base/export.h"
#include "model/tactics/hunt.h"
#include "model/tactics/material_claim.h"

namespace roque {

/// Proves that a side wins material against every reply, within a number of replies: an AND/OR search.
///
/// The opponent may play every legal move, and in the end any captures that they like. The winner may play
/// captures, promotions, checks, threats and, once the material is won, any move that keeps it: they must be
/// able to hold it against the opponent's captures whatever was replied. To leave out moves of the winner can
/// only make a proof fail, never a false one succeed. A mate by the winner counts as a gain, a repetition or
/// stalemate as none.
///
/// A proof says nothing of what comes after the replies that it looks at. [search-thread]
class ROQUE_MODEL MaterialProof {
public:
    enum class Verdict : std::uint8_t {
        Proved,
        Refuted,  ///< not within so many replies
        Unknown,  ///< the positions were used up
    };

    /// `nodes` is how many positions all proofs of this object together may look at.
    explicit MaterialProof(std::uint64_t nodes) noexcept : left_(nodes) {}

    /// Whether a claim holds in a position where the opponent of the winner is to move, or is in mate.
    /// `replies` is how many replies in a row are all tried, at least 1; at most `nodes` positions are looked
    /// at.
    [[nodiscard]] Verdict prove(const Position& position, const MaterialClaim& claim, unsigned replies,
                                std::uint64_t nodes);

    /// The same in a position where the winner is to move: whether some move of theirs makes it hold against
    /// so many replies.
    [[nodiscard]] Verdict proveToMove(const Position& position, const MaterialClaim& claim, unsigned replies,
                                      std::uint64_t nodes);

    /// Moves that the winner tries as well wherever they are legal, such as those of an engine's line.
    void suggest(std::vector<Move> moves) { suggested_ = std::move(moves); }

    /// How many positions may still be looked at.
    [[nodiscard]] std::uint64_t nodesLeft() const noexcept { return left_; }

private:
    struct Known {
        std::uint64_t key = 0;
        bool isProved = false;
    };

    void begin(const MaterialClaim& claim, std::uint64_t nodes);
    [[nodiscard]] Verdict verdict(bool isProved) const noexcept;
    [[nodiscard]] bool survivesReplies(const Position& position, const Hunt& hunt, unsigned replies);
    [[nodiscard]] bool searchReplies(const Position& position, const Hunt& hunt, unsigned replies);
    [[nodiscard]] bool winsNow(const Position& position, const Hunt& hunt, unsigned replies);
    [[nodiscard]] bool searchWins(const Position& position, const Hunt& hunt, unsigned replies);
    [[nodiscard]] bool holdsAfter(const Position& position, const Hunt& hunt, unsigned replies);
    [[nodiscard]] bool survivesCaptures(const Position& position, const Hunt& hunt);
    [[nodiscard]] bool recoups(const Position& position, const Hunt& hunt);

    [[nodiscard]] bool isGoal(const Position& position, const Hunt& hunt) const noexcept;
    [[nodiscard]] bool isCandidate(const Position& position, Move move, const Position& next,
                                   const Hunt& hunt, unsigned replies);
    /// Counts a position; false if there are no more to look at.
    [[nodiscard]] bool spend() noexcept;
    [[nodiscard]] bool isOnPath(const Position& position) const noexcept;
    [[nodiscard]] MoveList ordered(const Position& position, std::size_t ply) const;
    void remember(std::size_t ply, Move move);

    std::uint64_t left_;
    std::uint64_t limit_ = 0;  ///< the present proof stops when so many are left
    bool isOut_ = false;
    MaterialClaim claim_;
    std::vector<Key> path_;
    std::vector<Move> killers_;  ///< [ply]: the last move that decided
    std::vector<Known> known_;
    std::vector<Move> suggested_;
};

/// A side's material minus the opponent's, in pawns.
[[nodiscard]] ROQUE_MODEL int balanceOf(const Position& position, Color side) noexcept;

}  // namespace roque
