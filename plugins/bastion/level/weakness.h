#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "model/position/position.h"
#include "plugins/bastion/base/root_move.h"
#include "plugins/bastion/level/handicap.h"

namespace roque::bastion {

/// A handicap in one game. Its decisions depend only on the game's seed and the position: within a game the
/// player errs in the same way about the same position, in another game in another way. [any-thread]
class Weakness {
public:
    Weakness(const Handicap& handicap, std::uint64_t seed);

    [[nodiscard]] const Handicap& handicap() const noexcept { return handicap_; }

    /// The error of the evaluation of a position, in centipawns; half as large in endgames.
    [[nodiscard]] Value error(const Position& position) const noexcept;

    /// Whether the player sees a legal move. It nearly always sees captures, promotions and moves near the
    /// target of the last move, and easily overlooks long moves and retreats.
    [[nodiscard]] bool isSeen(const Position& position, Move move,
                              std::optional<Square> lastTarget) const noexcept;

    /// The moves that the player sees, of some legal ones; perhaps none.
    [[nodiscard]] std::vector<Move> seenOf(const Position& position, const std::vector<Move>& moves,
                                           std::optional<Square> lastTarget) const;

    /// A move that mates at once, if the player never overlooks one.
    [[nodiscard]] std::optional<Move> mateAmong(const Position& position,
                                                const std::vector<Move>& moves) const;

    /// The moves that do not stalemate, for a player a queen ahead that avoids stalemate; else, or if all do,
    /// all moves.
    [[nodiscard]] std::vector<Move> withoutStalemates(const Position& position,
                                                      std::vector<Move> moves) const;

    /// The move to play, of the root moves of a search, the best first.
    [[nodiscard]] Move choose(const Position& position, std::span<const RootMove> moves) const;

    /// Whether the player makes no errors, because it can mate a lone king and has to.
    [[nodiscard]] bool isAtFullStrength(const Position& position) const noexcept;

private:
    [[nodiscard]] std::uint64_t hash(Key key, std::uint64_t purpose) const noexcept;
    /// A random number from 0 to 1 for a position.
    [[nodiscard]] double uniform(Key key, std::uint64_t purpose) const noexcept;

    static constexpr std::size_t kQuantiles = 512;

    Handicap handicap_;
    std::uint64_t seed_;
    std::array<Value, kQuantiles> errors_{};  ///< quantiles of the logistic distribution
};

}  // namespace roque::bastion
