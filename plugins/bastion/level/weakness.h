#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "model/position/position.h"
#include "plugins/bastion/level/handicap.h"
#include "plugins/bastion/search/root_move.h"

namespace roque::bastion {

/// A handicap in one game. What it decides depends on nothing but the game's seed and the position, so the
/// player errs the same way about the same thing as long as the game lasts, and otherwise in the next.
/// [any-thread]
class Weakness {
public:
    Weakness(const Handicap& handicap, std::uint64_t seed);

    [[nodiscard]] const Handicap& handicap() const noexcept { return handicap_; }

    /// How far the judgement of a position is from right, in centipawns.
    [[nodiscard]] Value error(const Position& position) const noexcept;

    /// Whether a legal move is noticed. Captures, promotions and moves near to where the last one went nearly
    /// always are; long ones and those that go back are easily overlooked.
    [[nodiscard]] bool isSeen(const Position& position, Move move,
                              std::optional<Square> lastArrival) const noexcept;

    /// Those of some legal moves that are noticed.
    [[nodiscard]] std::vector<Move> seenOf(const Position& position, const std::vector<Move>& moves,
                                           std::optional<Square> lastArrival) const;

    /// A move of some legal ones that mates, if such are never overlooked.
    [[nodiscard]] std::optional<Move> mateAmong(const Position& position,
                                                const std::vector<Move>& moves) const;

    /// Those of some legal moves that do not throw a won game away by stalemate; all if there are no others,
    /// or if the player does not care.
    [[nodiscard]] std::vector<Move> withoutStalemates(const Position& position,
                                                      std::vector<Move> moves) const;

    /// The move to play, of those searched with their values, the best first.
    [[nodiscard]] Move choose(const Position& position, std::span<const RootMove> moves) const;

    /// Whether the player gathers itself: it has to mate a lone king with a queen or a rook, and can.
    [[nodiscard]] bool isAwake(const Position& position) const noexcept;

private:
    [[nodiscard]] std::uint64_t lot(Key key, std::uint64_t purpose) const noexcept;
    /// A number from 0 to 1, drawn by lot.
    [[nodiscard]] double chance(Key key, std::uint64_t purpose) const noexcept;

    static constexpr std::size_t kQuantiles = 512;

    Handicap handicap_;
    std::uint64_t seed_;
    std::array<Value, kQuantiles> errors_{};  ///< the quantiles of the distribution
};

}  // namespace roque::bastion
