#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>

namespace roque::match {

/// So many standard deviations to either side of its mean lie 95 % of a normal distribution.
inline constexpr double kDeviationsOf95Percent = 1.959964;

/// The expected score of a player who is so much stronger, from 0 to 1 (Arpad Elo's logistic curve).
[[nodiscard]] double expectedScore(double elo) noexcept;
/// How much stronger a player is who scores so; the score lies between 0 and 1, both excluded.
[[nodiscard]] double eloOfScore(double score) noexcept;

/// How often a pair of games has brought 0, 1/2, 1, 3/2 and 2 points. The two games of a pair have the same
/// opening and so depend on each other; pairs do not.
class PairCounts {
public:
    static constexpr std::size_t kOutcomes = 5;

    PairCounts() = default;
    explicit PairCounts(const std::array<std::uint64_t, kOutcomes>& counts) noexcept : counts_(counts) {}

    /// `halfPoints`: from 0 to 4.
    void add(std::size_t halfPoints) { ++counts_.at(halfPoints); }
    void add(const PairCounts& other) noexcept;

    [[nodiscard]] std::uint64_t operator[](std::size_t halfPoints) const { return counts_.at(halfPoints); }
    /// What a pair with so many half points says of the score of one game, from 0 to 1.
    [[nodiscard]] static double scoreOf(std::size_t halfPoints) noexcept {
        return static_cast<double>(halfPoints) / (kOutcomes - 1);
    }
    [[nodiscard]] std::uint64_t pairs() const noexcept;
    /// The same as the opponent sees it.
    [[nodiscard]] PairCounts reversed() const noexcept;

    /// Mean score of a game, from 0 to 1; there is at least one pair.
    [[nodiscard]] double score() const noexcept;
    /// Variance of the mean score of the two games of one pair.
    [[nodiscard]] double variance() const noexcept;

    bool operator==(const PairCounts&) const = default;

private:
    std::array<std::uint64_t, kOutcomes> counts_{};
};

/// How much stronger a player is, by what pairs of games say.
struct EloEstimate {
    double elo = 0;
    double low = 0;  ///< limits within which it lies with a probability of 95 %
    double high = 0;
    double superiority = 0;  ///< likelihood that the player is the stronger one, from 0 to 1 ("LOS")

    /// Half the width of what lies between the limits.
    [[nodiscard]] double error() const noexcept { return (high - low) / 2; }
};

/// The estimate, by the mean of the pairs and its standard deviation (normal approximation); nothing if the
/// pairs are too few, too one-sided or too much alike to say anything.
[[nodiscard]] std::optional<EloEstimate> estimateElo(const PairCounts& counts) noexcept;

}  // namespace roque::match
