#include "controller/match/match_runner.h"

#include <algorithm>
#include <chrono>
#include <utility>

#include "controller/match/game_table.h"

namespace roque::match {

MatchRunner::MatchRunner(const MatchSettings& settings, const std::vector<ScoredGame>& played,
                         PlayerRests::Clock clock)
    : settings_(settings),
      plan_(planOf(settings)),
      rests_(settings.players.size(), settings.maxFailures, std::move(clock)) {
    for (const ScoredGame& game : played) played_.emplace(game.pair, game.game);
}

MatchRunner::End MatchRunner::run(const std::atomic<bool>& interrupted, const OnGame& onGame) {
    const auto tables = std::min<std::size_t>(std::max(1U, settings_.concurrency), plan_.size());
    tables_.start(static_cast<unsigned>(tables), [this](const std::stop_token& stop) { playPairs(stop); });
    std::optional<End> end;
    while (!end) end = wait(interrupted, onGame);
    tables_.stop();
    // Games that finish meanwhile are kept; they do not change why the match is over.
    while (auto game = tables_.take({})) static_cast<void>(onGame(std::move(*game)));
    tables_.rethrow();
    return *end;
}

void MatchRunner::playPairs(const std::stop_token& stop) {
    GameTable table(settings_);
    while (const auto number = nextPair()) {
        const GamePair pair = plan_.pair(*number);
        for (const unsigned game : {0U, 1U}) {
            if (stop.stop_requested()) return;
            const ByColor<std::size_t> players =
                game == 0 ? ByColor(pair.first, pair.second) : ByColor(pair.second, pair.first);
            if (!isToPlay(*number, game, players)) continue;
            const ByColor<std::uint64_t> seeds(plan_.seedOf(*number, game, players[Color::White]),
                                               plan_.seedOf(*number, game, players[Color::Black]));
            PlayedGame played = table.play({players, pair.opening, seeds}, stop);
            if (played.end == GameEnd::Interrupted) return;
            const ScoredGame score{
                *number,    game,          players[Color::White], players[Color::Black], played.record.result,
                played.end, played.culprit};
            note(score);
            tables_.deliver({score, std::move(played)});
        }
    }
}

std::optional<std::size_t> MatchRunner::nextPair() {
    const std::size_t next = nextPair_++;
    return next < plan_.size() ? std::optional(next) : std::nullopt;
}

/// Waits until something has happened, but not long: an interruption does not wake it.
std::optional<MatchRunner::End> MatchRunner::wait(const std::atomic<bool>& interrupted,
                                                  const OnGame& onGame) {
    constexpr std::chrono::milliseconds kGlance{50};
    if (tables_.hasFailed()) return End::Stopped;
    if (interrupted) return End::Interrupted;
    if (auto game = tables_.take(kGlance))
        return onGame(std::move(*game)) == Next::Stop ? std::optional(End::Stopped) : std::nullopt;
    if (!tables_.isOver() || tables_.hasFailed()) return std::nullopt;
    return rests_.missing().empty() ? End::Complete : End::PlayerFailed;
}

/// Whether a game is to be played now.
bool MatchRunner::isToPlay(std::size_t pair, unsigned game, const ByColor<std::size_t>& players) {
    if (played_.contains({pair, game})) return false;
    const bool missesWhite = rests_.misses(players[Color::White]);
    const bool missesBlack = rests_.misses(players[Color::Black]);
    return !missesWhite && !missesBlack;
}

void MatchRunner::note(const ScoredGame& game) {
    if (game.end == GameEnd::EngineFailed)
        return rests_.failed(game.culprit == Color::White ? game.white : game.black);
    rests_.finished(game.white);
    rests_.finished(game.black);
}

}  // namespace roque::match
