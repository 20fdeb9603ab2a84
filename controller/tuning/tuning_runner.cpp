#include "controller/tuning/tuning_runner.h"

#include <algorithm>
#include <chrono>
#include <utility>

#include <fmt/format.h>

namespace roque::tuning {
namespace {

/// With several tables, some rounds ahead may be played while a long game goes on.
std::size_t lagOf(unsigned concurrency) {
    constexpr std::size_t kAhead = 4;
    return 1 + kAhead * (std::max(concurrency, 1U) - 1);
}

int pointsOf(GameResult result, Color side) {
    if (result == GameResult::WhiteWins) return side == Color::White ? 1 : -1;
    if (result == GameResult::BlackWins) return side == Color::Black ? 1 : -1;
    return 0;
}

}  // namespace

TuningRunner::TuningRunner(const TuningSettings& settings, std::span<const TuningRound> played,
                           match::PlayerRests::Clock clock)
    : settings_(settings),
      spsa_(settings.parameters, settings.schedule, settings.games.seed),
      plan_(planOf(settings.games)),
      rests_(settings.games.players.size(), settings.games.maxFailures, std::move(clock)),
      values_(played.empty() ? spsa_.start() : played.back().values),
      path_(spsa_, lagOf(settings.games.concurrency), played),
      nextRound_(played.size()) {}

TuningRunner::End TuningRunner::run(const std::atomic<bool>& interrupted, const OnRound& onRound) {
    tables_.start(std::max(1U, settings_.games.concurrency),
                  [this](const std::stop_token& stop) { playRounds(stop); });
    std::optional<End> end;
    while (!end) end = wait(interrupted, onRound);
    tables_.stop();
    // Rounds that finish meanwhile count, if none is missing before them.
    while (auto played = tables_.take({})) take(std::move(*played), onRound);
    tables_.rethrow();
    return *end;
}

void TuningRunner::playRounds(const std::stop_token& stop) {
    match::GameTable table(settings_.games);
    while (const auto order = nextRound(stop)) {
        auto played = play(table, *order, stop);
        if (!played) return;
        tables_.deliver(std::move(*played));
    }
}

/// Waits until another round can begin. Nothing if there is none, or the engine rests: in this order, because
/// an engine that rests after the last round misses none.
std::optional<TuningRunner::Order> TuningRunner::nextRound(const std::stop_token& stop) {
    MutexLock lock(mutex_);
    if (nextRound_ >= plan_.size()) return std::nullopt;
    if (rests_.misses(kPlus) || rests_.misses(kMinus)) return std::nullopt;
    const std::size_t round = nextRound_++;
    const bool canBegin =
        changed_.wait(lock, stop, [&]() ROQUE_REQUIRES(mutex_) { return path_.canBegin(round); });
    if (!canBegin) return std::nullopt;
    return Order{round, path_.begin(round)};
}

/// The round without its values; nothing if it was interrupted.
std::optional<TuningRunner::Played> TuningRunner::play(match::GameTable& table, const Order& order,
                                                       const std::stop_token& stop) {
    Played round{{order.number, 0}};
    for (const unsigned number : {0U, 1U}) {
        const Color plus = number == 0 ? Color::White : Color::Black;
        match::TableGame game{};
        game.players[plus] = kPlus;
        game.players[~plus] = kMinus;
        game.opening = plan_.pair(order.number).opening;
        game.options[plus] = optionsOf(order.sides.plus);
        game.options[~plus] = optionsOf(order.sides.minus);
        for (const Color color : kColors)
            game.seeds[color] = plan_.seedOf(order.number, number, game.players[color]);
        const match::PlayedGame played = table.play(game, stop);
        if (played.end == match::GameEnd::Interrupted) return std::nullopt;
        for (const Color color : kColors)
            round.told.insert(round.told.end(), played.told[color].begin(), played.told[color].end());
        if (played.end == match::GameEnd::EngineFailed) {
            rests_.failed(game.players[*played.culprit]);
            round.round.points = std::nullopt;
            round.fault = played.reason;
            return round;
        }
        for (const std::size_t player : {kPlus, kMinus}) rests_.finished(player);
        *round.round.points += pointsOf(played.record.result, plus);
    }
    return round;
}

match::OptionValues TuningRunner::optionsOf(const Spsa::WholeValues& values) const {
    match::OptionValues options;
    for (std::size_t at = 0; at < values.size(); ++at)
        options.emplace_back(settings_.parameters[at].name, fmt::to_string(values[at]));
    return options;
}

/// Waits until something has happened, but not long: an interruption does not wake it.
std::optional<TuningRunner::End> TuningRunner::wait(const std::atomic<bool>& interrupted,
                                                    const OnRound& onRound) {
    constexpr std::chrono::milliseconds kGlance{50};
    if (interrupted || tables_.hasFailed()) return End::Interrupted;
    if (auto played = tables_.take(kGlance)) {
        take(std::move(*played), onRound);
        return std::nullopt;
    }
    if (!rests_.missing().empty()) return End::EngineFailed;
    return tables_.isOver() && !tables_.hasFailed() ? std::optional(End::Complete) : std::nullopt;
}

void TuningRunner::take(Played played, const OnRound& onRound) {
    const std::size_t number = played.round.number;
    std::vector<TuningRound> counted;
    {
        const MutexLock lock(mutex_);
        path_.add(number, played.round.points);
        while (auto round = path_.next()) counted.push_back(std::move(*round));
    }
    changed_.notify_all();
    waiting_.emplace(number, std::move(played));
    for (TuningRound& round : counted) {
        Played whole = std::move(waiting_.extract(round.number).mapped());
        whole.round = std::move(round);
        values_ = whole.round.values;
        onRound(whole);
    }
}

}  // namespace roque::tuning
