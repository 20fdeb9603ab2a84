#pragma once

#include <chrono>
#include <cstddef>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "controller/analysis/analysis_budget.h"
#include "controller/analysis/analysis_player.h"
#include "controller/analysis/game_analysis.h"
#include "controller/search/search_thread.h"
#include "model/game/game_record.h"

namespace roque {

/// Has an engine analyse the main line of a game in the background, as GameAnalyser does. An engine that
/// ends, does not get ready in time, or ignores its number of nodes, is started once more, and `progress`
/// begins again at 1. [ui-thread]
///
/// Nothing here waits. After cancel() only `ended` is told; the engine ends as soon as it can.
class AnalysisJob {
public:
    struct Failure {
        Message reason;      ///< a sentence without a full stop
        GameAnalysis done;   ///< what has been analysed all the same; empty if nothing has
        std::string engine;  ///< its own name
    };
    /// All are called on the UI thread, either `done` or `failed` once. Any may be empty.
    struct Listener {
        std::function<void(std::size_t plies)> progress;  ///< so many have been analysed
        std::function<void(const GameAnalysis&, const std::string& engine)> done;  ///< with its own name
        std::function<void(const Failure&)> failed;
        std::function<void()> ended;  ///< hasEnded() has become true
    };

    /// Begins at once with a copy of the game. The dispatcher outlives the job.
    AnalysisJob(UiDispatcher& dispatcher, AnalysisPlayer player, const AnalysisBudget& budget,
                const GameRecord& game, Listener listener);
    AnalysisJob(const AnalysisJob&) = delete;
    AnalysisJob& operator=(const AnalysisJob&) = delete;
    ~AnalysisJob();

    void cancel();
    /// Whether no engine runs any more, so that the job can be destroyed without leaving one alone.
    [[nodiscard]] bool hasEnded() const noexcept { return threads_.empty(); }

private:
    void start();
    [[nodiscard]] SearchThread::Work work();
    void onStarted(const EngineDescription& description, const std::vector<PluginOption>& options);
    void onFailed(const EngineError& error);
    void watch(std::chrono::milliseconds longest);
    void onWatch();
    void end();
    void sweepSoon();

    UiDispatcher& dispatcher_;
    AnalysisPlayer player_;
    AnalysisBudget budget_;
    std::shared_ptr<const GameRecord> game_;
    Listener listener_;
    std::shared_ptr<UiLink> link_;
    std::shared_ptr<GameAnalysis>
        analysis_;       ///< written by the engine's thread before it says that it is done
    GameAnalysis done_;  ///< the most that an engine has analysed before it failed
    std::string name_;   ///< which the engine gives itself
    std::optional<SearchControl::TimePoint> watchedUntil_;  ///< the latest end of the present search
    bool isWatching_ = false;
    std::vector<std::unique_ptr<SearchThread>> threads_;  ///< the last one works; those before end
    unsigned starts_ = 0;
    bool isOver_ = false;
    WeakSelf<AnalysisJob> self_{this};
};

}  // namespace roque
