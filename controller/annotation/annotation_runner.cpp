#include "controller/annotation/annotation_runner.h"

#include <algorithm>
#include <chrono>
#include <utility>

namespace roque::annotation {

/// An engine and what has it analyse, which knows how the engine is set.
struct AnnotationRunner::Analyst {
    EngineLoop& loop;
    std::unique_ptr<SearchEngine> engine{};
    std::optional<GameAnalyser> analyser{};
};

AnnotationRunner::End AnnotationRunner::run(const std::atomic<bool>& interrupted, const OnGame& onGame) {
    analysts_.start(std::max(1U, plan_.threads), [this](const std::stop_token& stop) { analyseGames(stop); });
    std::optional<End> end;
    while (!end) end = wait(interrupted, onGame);
    analysts_.stop();
    while (auto game = analysts_.take({})) done_.emplace(game->source.number, std::move(*game));
    report(onGame);
    analysts_.rethrow();
    return *end;
}

void AnnotationRunner::analyseGames(const std::stop_token& stop) {
    EngineLoop loop;
    Analyst analyst{loop};
    while (auto source = takeGame()) {
        AnnotatedGame game{std::move(*source), std::nullopt};
        if (!game.source.game.hasErrors() && !analyse(analyst, game, stop)) return;
        analysts_.deliver(std::move(game));
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
            auto engine = plan_.start(analyst.loop, stop);
            if (!engine) {
                error = engine.error();
                continue;
            }
            analyst.engine = std::move(*engine);
            analyst.analyser.emplace(*analyst.engine, plan_.curve, plan_.budget, plan_.patience);
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

/// Reports what is done, in order.
void AnnotationRunner::report(const OnGame& onGame) {
    const auto next = [this] {
        const MutexLock lock(mutex_);
        return done_.find(next_);
    };
    for (auto found = next(); found != done_.end(); found = next()) {
        AnnotatedGame game = std::move(found->second);
        done_.erase(found);
        {
            const MutexLock lock(mutex_);
            ++next_;
        }
        onGame(std::move(game));
    }
}

bool AnnotationRunner::hasFailed() {
    const MutexLock lock(mutex_);
    return failure_.has_value() || analysts_.hasFailed();
}

/// Waits until something has happened, but not long: an interruption does not wake it.
std::optional<AnnotationRunner::End> AnnotationRunner::wait(const std::atomic<bool>& interrupted,
                                                            const OnGame& onGame) {
    constexpr std::chrono::milliseconds kGlance{20};
    if (interrupted) return End::Interrupted;
    if (hasFailed()) return End::PlayerFailed;
    if (auto game = analysts_.take(kGlance)) {
        done_.emplace(game->source.number, std::move(*game));
        report(onGame);
    }
    return analysts_.isOver() && !hasFailed() ? std::optional(End::Complete) : std::nullopt;
}

Message AnnotationRunner::failure() {
    const MutexLock lock(mutex_);
    return failure_.value_or(Message());
}

}  // namespace roque::annotation
