#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

#include "controller/search/engine_error.h"
#include "controller/search/plugin_option.h"
#include "controller/search/search.h"
#include "model/base/result.h"

namespace roque {

/// What an engine says about itself. All texts are single lines of UTF-8 and may be empty.
struct EngineDescription {
    std::string name;
    std::string author;
    bool playsChess960 = false;

    bool operator==(const EngineDescription&) const = default;
};

/// How to watch a search, and how to end it early.
struct SearchControl {
    using TimePoint = std::chrono::steady_clock::time_point;

    /// Asks for the best move found so far, at once.
    std::stop_token stop{};
    /// Asks for the same when this time has come. The time an engine needs to get ready is added to it.
    TimePoint deadline = TimePoint::max();
    /// What it means if an engine has not ended the search before the deadline. `Fails`: the question's own
    /// limits should have ended it, so the engine is at fault, EngineError::Kind::Hung, also if it answers
    /// then.
    enum class Late : std::uint8_t { Answers, Fails };
    Late whenLate = Late::Answers;
    /// Receives every line: each rank, each bound. Called on the thread of the search or on one that a plugin
    /// has started; may be empty.
    std::function<void(const SearchInfo&)> onInfo{};
    /// Receives what the engine says to people, each text in one line of UTF-8, before search() returns; and
    /// before that what it has said since its last search. Called as onInfo is; may be empty.
    std::function<void(const std::string&)> onText{};
    /// Called when the engine is ready and begins to think; may be empty.
    std::function<void()> onBegin{};
};

/// Everything that searches for moves: a plugin in this process (InProcessEngine), a chess program that
/// speaks UCI (UciEngine), and a plugin in a process of its own, run as such a program (hostedPlugin()).
///
/// An engine has started when it is made and is closed when it is destroyed. It is asked one question at a
/// time, and the thread that asks waits for the answer. SearchThread does that for threads that must not
/// wait, such as the window's.
///
/// Nothing that an engine says is believed: moves, lines and texts are checked. After an error that does not
/// leave it alive (leavesEngineAlive()) it answers nothing but errors. Belongs to one thread at a time.
/// [search-thread]
class SearchEngine {
public:
    SearchEngine() = default;
    SearchEngine(const SearchEngine&) = delete;
    SearchEngine& operator=(const SearchEngine&) = delete;
    virtual ~SearchEngine() = default;

    [[nodiscard]] virtual const EngineDescription& description() const noexcept = 0;

    /// Its options.
    [[nodiscard]] virtual const std::vector<PluginOption>& options() const noexcept = 0;

    /// Sets an option by its name, whatever its case. The value is checked first.
    [[nodiscard]] virtual Result<void, EngineError> setOption(std::string_view name,
                                                              std::string_view value) = 0;

    /// The next question is about another game, of this variant.
    [[nodiscard]] virtual Result<void, EngineError> newGame(Variant variant) = 0;

    /// Searches until the engine answers. A chess program that is asked to stop and does not answer soon is
    /// killed. A plugin in this process cannot be made to return.
    [[nodiscard]] virtual Result<SearchAnswer, EngineError> search(const SearchRequest& request,
                                                                   const SearchControl& control) = 0;
};

}  // namespace roque
