#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace roque::match {

/// Who meets whom.
enum class MatchMode : std::uint8_t {
    RoundRobin,  ///< everybody meets everybody
    Gauntlet,    ///< the first player meets all others
};

/// Two games from one opening with colours swapped: the unit of measurement. Players and openings are named
/// by their numbers, from 0.
struct GamePair {
    std::size_t first = 0;  ///< has White in the first of the games
    std::size_t second = 0;
    std::size_t opening = 0;

    bool operator==(const GamePair&) const = default;
};

/// The games of a match, in their order. The same seed gives the same match.
///
/// It goes round by round: in each, every two players who meet play one pair, all from the same opening. The
/// openings come in a random order, which starts again when they are used up.
class MatchPlan {
public:
    /// At least two players, one opening and one round.
    MatchPlan(std::size_t players, MatchMode mode, std::size_t rounds, std::size_t openings,
              std::uint64_t seed);

    /// How many pairs of games there are.
    [[nodiscard]] std::size_t size() const noexcept { return rounds_ * meetings_.size(); }
    /// How many pairs a round has.
    [[nodiscard]] std::size_t meetings() const noexcept { return meetings_.size(); }
    [[nodiscard]] GamePair pair(std::size_t number) const;
    /// A seed from 1 to 10^9 for the random choices of a player in one of the two games of a pair.
    [[nodiscard]] std::uint64_t seedOf(std::size_t pair, unsigned game, std::size_t player) const;

private:
    struct Meeting {
        std::size_t first;
        std::size_t second;
    };

    std::vector<Meeting> meetings_;
    std::size_t rounds_;
    std::vector<std::size_t> openings_;
    std::uint64_t seed_;
};

}  // namespace roque::match
