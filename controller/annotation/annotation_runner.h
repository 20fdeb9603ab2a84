#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>

#include "controller/analysis/game_analyser.h"
#include "controller/annotation/game_source.h"
#include "controller/engines/engine_loop.h"
#include "controller/search/search_engine.h"
#include "controller/threads/mutex.h"
#include "controller/threads/working_threads.h"

namespace roque::annotation {

/// Who annotates, and how.
struct AnnotationPlan {
    /// Starts an engine, on the thread that will use it. The loop outlives it. When a stop is requested, the
    /// engine is about to be destroyed.
    using Start = std::function<Result<std::unique_ptr<SearchEngine>, EngineError>(EngineLoop& loop,
                                                                                   const std::stop_token&)>;

    Start start;
    std::string name;        ///< of the player
    std::string settings{};  ///< which the tag Annotator names
    WinCurve curve = WinCurve::standard();
    AnalysisBudget budget;
    unsigned threads = 1;       ///< games at the same time, each with an engine of its own
    SearchPatience patience{};  ///< with each search
};

/// A game that has been analysed.
struct AnnotatedGame {
    SourceGame source;
    /// Nothing if the game has errors, or if the engine cannot play it, such as one of Chess960.
    std::optional<GameAnalysis> analysis;
    std::optional<Message> trouble{};  ///< why there is no analysis; a sentence without a full stop
};

/// Has engines analyse the games of a source, several games at the same time. An engine that fails in a game
/// is started once more for it.
class AnnotationRunner {
public:
    enum class End : std::uint8_t {
        Complete,
        Interrupted,
        PlayerFailed,  ///< twice in one game
    };
    /// Receives each game, in the order of the source, on the thread of run().
    using OnGame = std::function<void(AnnotatedGame)>;

    /// The source and the plan outlive the runner.
    AnnotationRunner(const AnnotationPlan& plan, GameSource& source) : plan_(plan), source_(source) {}

    /// Analyses all games that the source still has. Rethrows what a thread throws.
    [[nodiscard]] End run(const std::atomic<bool>& interrupted, const OnGame& onGame);

    /// Why the player has failed, after End::PlayerFailed.
    [[nodiscard]] Message failure();
    /// How many moves have been analysed. [any-thread]
    [[nodiscard]] std::size_t moves() const noexcept { return moves_; }

private:
    struct Analyst;

    void analyseGames(const std::stop_token& stop);
    [[nodiscard]] std::optional<SourceGame> takeGame();
    [[nodiscard]] bool analyse(Analyst& analyst, AnnotatedGame& game, const std::stop_token& stop);
    void report(const OnGame& onGame);
    [[nodiscard]] bool hasFailed();
    [[nodiscard]] std::optional<End> wait(const std::atomic<bool>& interrupted, const OnGame& onGame);

    const AnnotationPlan& plan_;
    GameSource& source_;
    std::atomic<std::size_t> moves_{0};

    std::map<std::size_t, AnnotatedGame> done_;  ///< by number; those before them are not done yet
    Mutex mutex_;
    std::size_t next_ ROQUE_GUARDED_BY(mutex_) = 0;  ///< the number of the next game to report; 0: none yet
    std::optional<Message> failure_ ROQUE_GUARDED_BY(mutex_);
    WorkingThreads<AnnotatedGame> analysts_;  ///< last: they use the members above
};

}  // namespace roque::annotation
