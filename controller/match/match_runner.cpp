#include "controller/match/match_runner.h"

#include <algorithm>
#include <chrono>
#include <thread>

#include "controller/match/game_table.h"

namespace roque::match {

MatchRunner::MatchRunner(const MatchSettings& settings, const std::vector<ScoredGame>& played)
    : settings_(settings), plan_(planOf(settings)), failures_(settings.players.size()) {
    for (const ScoredGame& game : played) played_.emplace(game.pair, game.game);
}

MatchRunner::End MatchRunner::run(const std::atomic<bool>& interrupted, const OnGame& onGame) {
    const auto tables = std::min<std::size_t>(std::max(1U, settings_.concurrency), plan_.size());
    {
        const MutexLock lock(mutex_);
        working_ = static_cast<unsigned>(tables);
    }
    std::optional<End> end;
    {
        std::vector<std::jthread> threads;
        for (std::size_t table = 0; table < tables; ++table)
            threads.emplace_back([this](const std::stop_token& stop) { serve(stop); });
        while (!end) end = wait(interrupted, onGame);
        for (std::jthread& thread : threads) thread.request_stop();
    }
    // Games that finish meanwhile are kept; they do not change why the match is over.
    while (auto game = take()) static_cast<void>(onGame(std::move(*game)));
    const MutexLock lock(mutex_);
    if (exception_) std::rethrow_exception(exception_);
    return *end;
}

void MatchRunner::serve(const std::stop_token& stop) noexcept {
    std::exception_ptr exception;
    try {
        playPairs(stop);
    } catch (...) {
        exception = std::current_exception();
    }
    const MutexLock lock(mutex_);
    if (exception) exception_ = exception;
    --working_;
    change_.notify_all();
}

void MatchRunner::playPairs(const std::stop_token& stop) {
    GameTable table(settings_);
    while (const auto number = nextPair()) {
        const GamePair pair = plan_.pair(*number);
        for (const unsigned game : {0U, 1U}) {
            if (stop.stop_requested()) return;
            if (played_.contains({*number, game})) continue;
            const ByColor<std::size_t> players =
                game == 0 ? ByColor(pair.first, pair.second) : ByColor(pair.second, pair.first);
            const ByColor<std::uint64_t> seeds(plan_.seedOf(*number, game, players[Color::White]),
                                               plan_.seedOf(*number, game, players[Color::Black]));
            PlayedGame played = table.play(players, pair.opening, seeds, stop);
            if (played.end == GameEnd::Interrupted) return;
            const ScoredGame score{
                *number,    game,          players[Color::White], players[Color::Black], played.record.result,
                played.end, played.culprit};
            deliver({score, std::move(played)});
        }
    }
}

std::optional<std::size_t> MatchRunner::nextPair() {
    const MutexLock lock(mutex_);
    if (nextPair_ == plan_.size()) return std::nullopt;
    return nextPair_++;
}

void MatchRunner::deliver(FinishedGame game) {
    const MutexLock lock(mutex_);
    finished_.push_back(std::move(game));
    change_.notify_all();
}

std::optional<FinishedGame> MatchRunner::take() {
    const MutexLock lock(mutex_);
    if (finished_.empty()) return std::nullopt;
    FinishedGame game = std::move(finished_.front());
    finished_.pop_front();
    return game;
}

/// Waits until something has happened, but not long: an interruption does not wake it.
std::optional<MatchRunner::End> MatchRunner::wait(const std::atomic<bool>& interrupted,
                                                  const OnGame& onGame) {
    constexpr std::chrono::milliseconds kGlance{50};
    bool isOver = false;
    {
        MutexLock lock(mutex_);
        change_.wait_for(lock, kGlance,
                         [this]() ROQUE_REQUIRES(mutex_) { return !finished_.empty() || working_ == 0; });
        isOver = working_ == 0 && finished_.empty();
        if (exception_) return End::Stopped;
    }
    if (interrupted) return End::Interrupted;
    if (auto game = take()) return handle(std::move(*game), onGame);
    return isOver ? std::optional(End::Complete) : std::nullopt;
}

std::optional<MatchRunner::End> MatchRunner::handle(FinishedGame game, const OnGame& onGame) {
    const ScoredGame score = game.score;
    const Next next = onGame(std::move(game));
    if (hasFailedTooOften(score)) return End::PlayerFailed;
    return next == Next::Stop ? std::optional(End::Stopped) : std::nullopt;
}

bool MatchRunner::hasFailedTooOften(const ScoredGame& game) {
    if (game.end != GameEnd::EngineFailed) {
        failures_[game.white] = failures_[game.black] = 0;
        return false;
    }
    const std::size_t player = game.culprit == Color::White ? game.white : game.black;
    if (++failures_[player] < settings_.maxFailures) return false;
    failedPlayer_ = player;
    return true;
}

}  // namespace roque::match
