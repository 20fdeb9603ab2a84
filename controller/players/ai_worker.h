#pragma once

#include <atomic>
#include <condition_variable>
#include <filesystem>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <string>

#include "controller/players/opening_book.h"
#include "controller/plugins/plugin.h"
#include "controller/players/search.h"
#include "model/base/result.h"

namespace roque {

/// Asks a search to stop. Each search has one of its own, so that a late wish to stop cannot hit the next
/// search.
using StopFlag = std::shared_ptr<std::atomic<bool>>;

/// A search for a worker to do. The functions are called on the worker's thread.
struct AiJob {
    SearchRequest request;
    StopFlag stop;
    std::function<void(const SearchInfo&)> onInfo;
    std::function<void(Result<SearchAnswer, PluginError>)> onAnswer;
};

/// What runs on the thread of an AI player: makes the engine and opens its book, then does one job after the
/// other. What the book answers, the engine is not asked.
///
/// Owned by the thread and by its AiPlayer together: if the player has to leave its thread alone, this lives
/// on until the plugin returns, perhaps as long as the process. The engine is made, used and ended on the
/// thread, so it never ends while it searches.
class AiWorker {
public:
    using Options = std::map<std::string, std::string>;

    /// Without a path the player has no opening book.
    AiWorker(const Plugin& plugin, Options options, std::filesystem::path book)
        : plugin_(plugin), options_(std::move(options)), book_(std::move(book), bookSeed(options_)) {}

    /// The thread's work until leave(): calls `onStarted` when the engine is ready or has failed, then does
    /// the jobs. `onBookTrouble` is called at most once. [search-thread]
    void run(const std::function<void(Result<void, PluginError>)>& onStarted,
             const OpeningBook::Trouble& onBookTrouble);

    /// Hands over a job; the one before has been answered. [ui-thread]
    void submit(AiJob job);

    /// Ends run() when the present job is done. [ui-thread]
    void leave();

private:
    [[nodiscard]] Result<std::unique_ptr<PluginEngine>, PluginError> makeEngine() const;
    [[nodiscard]] Result<SearchAnswer, PluginError> answer(PluginEngine& engine, const AiJob& job);
    [[nodiscard]] std::optional<AiJob> nextJob();

    const Plugin& plugin_;
    Options options_;
    OpeningBook book_;  ///< used on the thread alone
    std::mutex mutex_;
    std::condition_variable change_;
    std::optional<AiJob> job_;  ///< guarded by mutex_
    bool isLeaving_ = false;    ///< guarded by mutex_
};

}  // namespace roque
