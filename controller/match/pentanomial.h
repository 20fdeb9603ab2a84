#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>

namespace roque::match {

/// 95 % of a normal distribution lie within this many standard deviations of its mean.
inline constexpr double kDeviationsOf95Percent = 1.959964;

/// The expected score of a player who is stronger by so many Elo, from 0 to 1 (Arpad Elo's logistic curve).
[[nodiscard]] double expectedScore(double elo) noexcept;
/// The inverse: how many Elo a score means. The score is greater than 0 and less than 1.
[[nodiscard]] double eloOfScore(double score) noexcept;

/// How often a pair of games ended with 0, 1/2, 1, 3/2 and 2 points. The two games of a pair share an opening
/// and so depend on each other; pairs are independent.
class PairCounts {
public:
    static constexpr std::size_t kOutcomes = 5;

    PairCounts() = default;
    explicit PairCounts(const std::array<std::uint64_t, kOutcomes>& counts) noexcept : counts_(counts) {}

    /// `halfPoints`: from 0 to 4.
    void add(std::size_t halfPoints) { ++counts_.at(halfPoints); }
    void add(const PairCounts& other) noexcept;

    [[nodiscard]] std::uint64_t operator[](std::size_t halfPoints) const { return counts_.at(halfPoints); }
    /// The mean score of the games of a pair with so many half points, from 0 to 1.
    [[nodiscard]] static double scoreOf(std::size_t halfPoints) noexcept {
        return static_cast<double>(halfPoints) / (kOutcomes - 1);
    }
    [[nodiscard]] std::uint64_t pairs() const noexcept;
    /// The same from the opponent's point of view.
    [[nodiscard]] PairCounts reversed() const noexcept;

    /// Mean score of a game, from 0 to 1; there is at least one pair.
    [[nodiscard]] double score() const noexcept;
    /// Variance of the mean score of the two games of one pair.
    [[nodiscard]] double variance() const noexcept;

    bool operator==(const PairCounts&) const = default;

private:
    std::array<std::uint64_t, kOutcomes> counts_{};
};

/// How much stronger a player is, estimated from pairs of games.
struct EloEstimate {
    double elo = 0;
    double low = 0;  ///< bounds of the 95 % interval
    double high = 0;
    double superiority = 0;  ///< likelihood that the player is the stronger one, from 0 to 1 ("LOS")

    /// Half the width of the interval.
    [[nodiscard]] double error() const noexcept { return (high - low) / 2; }
};

/// The estimate, by the mean of the pairs and its standard deviation (normal approximation); nothing if the
/// pairs are too few, too one-sided or all alike.
[[nodiscard]] std::optional<EloEstimate> estimateElo(const PairCounts& counts) noexcept;

}  // namespace roque::match
