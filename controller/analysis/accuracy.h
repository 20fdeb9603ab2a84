#pragma once

#include <optional>
#include <vector>

#include "model/base/color.h"

// How exactly a side has played, in percent. The formulas are those of lichess (scalachess and lila,
// AccuracyPercent.scala; docs/annotation.md), with the expected score in the place of its winning chance.
namespace roque {

/// The accuracy of a move that gives away so much of the expected score: 100 if nothing. `loss` is in points
/// from 0 to 1.
[[nodiscard]] double moveAccuracy(double loss) noexcept;

/// How much each move of a game counts: as much as the expected score varies around it, between 0.5 and 12
/// points of 100. `expected` is White's, of each position of the game, one more than moves.
[[nodiscard]] std::vector<double> moveWeights(const std::vector<double>& expected);

/// A move of one side: its accuracy and its weight.
struct WeightedAccuracy {
    double accuracy = 100;
    double weight = 1;

    bool operator==(const WeightedAccuracy&) const = default;
};

/// The accuracy of several moves: half the weighted mean, half the harmonic mean; nothing without moves.
[[nodiscard]] std::optional<double> jointAccuracy(const std::vector<WeightedAccuracy>& moves);

}  // namespace roque
