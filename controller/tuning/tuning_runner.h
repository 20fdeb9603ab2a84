#pragma once

#include <atomic>
#include <condition_variable>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <vector>

#include "controller/match/game_table.h"
#include "controller/match/player_rests.h"
#include "controller/threads/mutex.h"
#include "controller/threads/working_threads.h"
#include "controller/tuning/tuning_path.h"
#include "controller/tuning/tuning_settings.h"

namespace roque::tuning {

/// Plays the rounds of a tuning, several at a time, each at a table with a thread of its own and two engines
/// that stay from round to round. In a round, the two sides play a pair of games: one opening, colours
/// swapped.
class TuningRunner {
public:
    enum class End : std::uint8_t {
        Complete,      ///< all rounds were played
        Interrupted,   ///< by Ctrl-C
        EngineFailed,  ///< again and again (match::PlayerRests)
    };
    /// A round that counts.
    struct Played {
        TuningRound round;
        Message fault{};                  ///< of the engine that has voided a game
        std::vector<std::string> told{};  ///< to people, by both engines before their first moves
    };
    /// Receives the rounds in their order, on the thread of run().
    using OnRound = std::function<void(const Played&)>;

    /// `played`: the rounds of an earlier run, from the first one on. The settings outlive the runner.
    TuningRunner(const TuningSettings& settings, std::span<const TuningRound> played,
                 match::PlayerRests::Clock clock = std::chrono::steady_clock::now);

    /// Plays until all rounds are played or there is a reason to stop, which interrupts the games under way.
    /// Rethrows what a table throws, such as std::bad_alloc.
    [[nodiscard]] End run(const std::atomic<bool>& interrupted, const OnRound& onRound);

    /// The values after the rounds that count.
    [[nodiscard]] const Spsa::Values& values() const { return values_; }

private:
    struct Order {
        std::size_t number;
        Spsa::Sides sides;
    };

    void playRounds(const std::stop_token& stop);
    [[nodiscard]] std::optional<Order> nextRound(const std::stop_token& stop);
    [[nodiscard]] std::optional<Played> play(match::GameTable& table, const Order& order,
                                             const std::stop_token& stop);
    [[nodiscard]] match::OptionValues optionsOf(const Spsa::WholeValues& values) const;
    [[nodiscard]] std::optional<End> wait(const std::atomic<bool>& interrupted, const OnRound& onRound);
    void take(Played played, const OnRound& onRound);

    const TuningSettings& settings_;
    Spsa spsa_;
    match::MatchPlan plan_;
    match::PlayerRests rests_;
    std::map<std::size_t, Played> waiting_;  ///< rounds that do not count yet, without values
    Spsa::Values values_;

    Mutex mutex_;
    std::condition_variable_any changed_;  ///< path_
    TuningPath path_ ROQUE_GUARDED_BY(mutex_);
    std::size_t nextRound_ ROQUE_GUARDED_BY(mutex_);
    WorkingThreads<Played> tables_;  ///< last: they use the members above
};

}  // namespace roque::tuning
