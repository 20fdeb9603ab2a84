#include "controller/annotation/annotation_runner.h"

#include <algorithm>
#include <chrono>
#include <thread>
#include <utility>
#include <vector>

#include "controller/match/game_table.h"

namespace roque::annotation {

/// An engine and what has it analyse, which knows how the engine is set.
struct AnnotationRunner::Analyst {
    EngineLoop& loop;
    std::unique_ptr<SearchEngine> engine{};
    std::optional<GameAnalyser> analyser{};
};

AnnotationRunner::End AnnotationRunner::run(const std::atomic<bool>& interrupted, const OnGame& onGame) {
    {
        const MutexLock lock(mutex_);
        working_ = std::max(1U, plan_.threads);
    }
    std::optional<End> end;
    {
        std::vector<std::jthread> threads;
        for (unsigned thread = 0; thread < std::max(1U, plan_.threads); ++thread)
            threads.emplace_back([this](const std::stop_token& stop) { serve(stop); });
        while (!end) end = wait(interrupted, onGame);
        for (std::jthread& thread : threads) thread.request_stop();
    }
    while (auto game = take()) onGame(std::move(*game));
    const MutexLock lock(mutex_);
    if (exception_) std::rethrow_exception(exception_);
    return *end;
}

void AnnotationRunner::serve(const std::stop_token& stop) noexcept {
    std::exception_ptr exception;
    try {
        analyseGames(stop);
    } catch (...) {
        exception = std::current_exception();
    }
    const MutexLock lock(mutex_);
    if (exception) exception_ = exception;
    --working_;
    change_.notify_all();
}

void AnnotationRunner::analyseGames(const std::stop_token& stop) {
    EngineLoop loop;
    Analyst analyst{loop};
    while (auto source = takeGame()) {
        AnnotatedGame game{std::move(*source), std::nullopt};
        if (!analyse(analyst, game, stop)) return;
        const MutexLock lock(mutex_);
        done_.emplace(game.source.number, std::move(game));
        change_.notify_all();
    }
}

std::optional<SourceGame> AnnotationRunner::takeGame() {
    const MutexLock lock(mutex_);
    if (failure_) return std::nullopt;
    auto game = source_.next();
    if (game && next_ == 0) next_ = game->number;
    return game;
}

/// Whether the next game may follow.
bool AnnotationRunner::analyse(Analyst& analyst, AnnotatedGame& game, const std::stop_token& stop) {
    constexpr int kTries = 2;
    std::optional<EngineError> error;
    for (int tries = 0; tries < kTries && !stop.stop_requested(); ++tries) {
        if (!analyst.engine) {
            auto engine = match::startPlayer(analyst.loop, plan_.player, {});
            if (!engine) {
                error = engine.error();
                continue;
            }
            analyst.engine = std::move(*engine);
            analyst.analyser.emplace(*analyst.engine, plan_.curve, plan_.budget);
        }
        auto analysis = analyst.analyser->analyse(game.source.game.record, stop,
                                                  [this](std::size_t /*done*/) { ++moves_; });
        if (analysis) {
            game.analysis = std::move(*analysis);
            return true;
        }
        error = analysis.error();
        if (error->kind == EngineError::Kind::Closed) return false;
        const bool isRefused = error->kind == EngineError::Kind::Unsupported
                               || error->kind == EngineError::Kind::BadOption
                               || error->kind == EngineError::Kind::BadRequest;
        if (isRefused) {
            game.trouble = error->text;
            return true;
        }
        analyst.analyser.reset();
        analyst.engine.reset();
    }
    if (stop.stop_requested()) return false;
    const MutexLock lock(mutex_);
    failure_ = error->text;
    return false;
}

/// The next game in order, if it is done.
std::optional<AnnotatedGame> AnnotationRunner::take() {
    const MutexLock lock(mutex_);
    const auto found = done_.find(next_);
    if (found == done_.end()) return std::nullopt;
    AnnotatedGame game = std::move(found->second);
    done_.erase(found);
    ++next_;
    return game;
}

/// Waits until something has happened, but not long: an interruption does not wake it.
std::optional<AnnotationRunner::End> AnnotationRunner::wait(const std::atomic<bool>& interrupted,
                                                            const OnGame& onGame) {
    constexpr std::chrono::milliseconds kGlance{20};
    bool isOver = false;
    bool hasFailed = false;
    {
        MutexLock lock(mutex_);
        change_.wait_for(lock, kGlance, [this]() ROQUE_REQUIRES(mutex_) {
            return done_.contains(next_) || working_ == 0 || failure_;
        });
        isOver = working_ == 0 && !done_.contains(next_);
        hasFailed = failure_.has_value() || exception_;
    }
    if (interrupted) return End::Interrupted;
    if (hasFailed) return End::PlayerFailed;
    if (auto game = take()) onGame(std::move(*game));
    return isOver ? std::optional(End::Complete) : std::nullopt;
}

Message AnnotationRunner::failure() {
    const MutexLock lock(mutex_);
    return failure_.value_or(Message());
}

}  // namespace roque::annotation
