#pragma once

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <thread>

#include "controller/analysis/win_curve.h"
#include "controller/plugins/plugin_engine.h"
#include "controller/threads/mutex.h"
#include "model/notation/uci_move.h"
#include "view/uci/go_command.h"

namespace roque::uci {

/// One `go`: a search on a thread of its own that writes `info` lines and, at the end, one `bestmove`.
///
/// The answer to `go infinite` and `go ponder` is held back until stop() or ponderHit(), even if the player
/// has nothing left to think about. Its functions are called on one thread.
class UciSearch {
public:
    /// Writes a line; called on the thread of the search.
    using Output = std::function<void(const std::string& line)>;

    /// Starts the search. While this object lives, `engine` must not be used elsewhere. `position` is the one
    /// that `request` asks about. With a curve, each score is followed by the chances to win, draw and lose.
    UciSearch(PluginEngine& engine, SearchRequest request, const Position& position,
              std::optional<WinCurve> curve, Output output);
    UciSearch(const UciSearch&) = delete;
    UciSearch& operator=(const UciSearch&) = delete;
    /// Stops and waits until `bestmove` is written.
    ~UciSearch();

    /// Makes the player answer now.
    void stop();
    /// The opponent has made the expected move: the player's time runs.
    void ponderHit();
    /// Whether it has no end but stop(): the answer is held back.
    [[nodiscard]] bool isEndless() const noexcept;
    /// Waits until `bestmove` is written, but not longer than that. False if it is not.
    [[nodiscard]] bool waitFor(std::chrono::milliseconds most);

private:
    void run();
    void tell(SearchInfo info);
    void holdAnswer();
    void answer(const Result<SearchAnswer, PluginError>& found);

    PluginEngine& engine_;
    SearchRequest request_;
    Position position_;
    std::optional<WinCurve> curve_;
    Output output_;
    CastlingNotation castling_;
    std::shared_ptr<std::atomic<bool>> isPondering_;
    std::atomic<bool> isStopped_{false};
    Mutex mutex_;
    std::condition_variable_any changed_;           ///< isStopped_, isPondering_ or isOver_
    bool isOver_ ROQUE_GUARDED_BY(mutex_) = false;  ///< `bestmove` is written
    std::jthread thread_;                           ///< last, so that it ends first
};

}  // namespace roque::uci
