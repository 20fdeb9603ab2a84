#pragma once

#include <cstddef>
#include <deque>
#include <map>
#include <optional>
#include <span>

#include "controller/tuning/tuning_round.h"

namespace roque::tuning {

/// The values of a tuning from round to round. Several rounds are under way at a time; their results count in
/// the order of the rounds, in whichever order they arrive.
///
/// So that a seed always gives the same path, a round begins from values of a certain age: those after the
/// round `lag` before it. With a lag of 1 that is the round before.
class TuningPath {
public:
    /// `played` are the rounds of an earlier run, from the first one on. `lag` is 1 at least.
    TuningPath(const Spsa& spsa, std::size_t lag, std::span<const TuningRound> played);

    /// The number of rounds whose results count.
    [[nodiscard]] std::size_t size() const noexcept { return size_; }
    /// The values after them.
    [[nodiscard]] const Spsa::Values& values() const { return recent_.back(); }

    /// Whether the values that a round begins from are known.
    [[nodiscard]] bool canBegin(std::size_t round) const noexcept { return round < size_ + lag_; }
    /// The two sides of a round that can begin and does not count yet.
    [[nodiscard]] Spsa::Sides begin(std::size_t round) const;

    /// Takes the result of a round: points as in TuningRound.
    void add(std::size_t round, std::optional<int> points);
    /// The next round that counts now, each once; nothing if its result is still missing.
    [[nodiscard]] std::optional<TuningRound> next();

private:
    void note(Spsa::Values values);

    const Spsa& spsa_;
    std::size_t lag_;
    std::size_t size_ = 0;
    std::deque<Spsa::Values> recent_;                    ///< after the last rounds, `lag_` at most
    std::map<std::size_t, std::optional<int>> waiting_;  ///< for earlier rounds
};

}  // namespace roque::tuning
