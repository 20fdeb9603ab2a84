#pragma once

#include <chrono>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "controller/engine_check/check_times.h"
#include "controller/engines/engine_process.h"
#include "model/base/result.h"
#include "model/position/position.h"
#include "plugins/uci/engine_line.h"

namespace roque::engine_check {

/// A position as it is told to an engine.
struct ToldPosition {
    std::string command;  ///< "position …"
    Position position;    ///< what the engine has to understand
};

/// The position after some moves in UCI notation, from a FEN or, if that is empty, from the start. Both are
/// right: the steps name them.
[[nodiscard]] ToldPosition told(std::string_view fen, std::string_view moves = {});

/// The end of a search and what was said before it.
struct Answer {
    std::string best;    ///< the text behind `bestmove`; may be anything
    std::string ponder;  ///< the text behind `ponder`; mostly empty
    std::vector<uci::EngineInfo> infos;
    std::chrono::milliseconds time{0};  ///< from `go` to the answer
};

/// An engine that is spoken to line by line, without the care that UciEngine takes of its faults.
class TestedEngine {
public:
    TestedEngine(EngineCommand command, const CheckTimes& times);

    /// Starts it, anew if it runs, and has it introduce itself. Returns why it does not.
    [[nodiscard]] std::optional<Message> start();
    [[nodiscard]] bool isRunning() const;
    /// Whether its process began when start() was called last.
    [[nodiscard]] bool hasStarted() const noexcept { return hasStarted_; }

    [[nodiscard]] const CheckTimes& times() const noexcept { return times_; }
    /// The lines before `uciok`.
    [[nodiscard]] const std::vector<std::string>& introduction() const noexcept { return introduction_; }
    /// Its option of a name, whatever its case; nullptr if it has none.
    [[nodiscard]] const uci::EngineOption* option(std::string_view name) const;
    [[nodiscard]] const std::vector<uci::EngineOption>& options() const noexcept { return options_; }
    [[nodiscard]] std::string name() const;

    void say(std::string_view line);
    /// The next line that begins with a word, or any line if that is empty; nothing if none comes in time.
    /// Reports that are passed over are kept for answer().
    [[nodiscard]] std::optional<std::string> hear(std::string_view firstWord,
                                                  std::chrono::milliseconds limit);
    /// A line that begins with a word although none should come: waits for CheckTimes::quiet.
    [[nodiscard]] std::optional<std::string> overhear(std::string_view firstWord);

    /// Has it answer `isready`. Returns why it does not.
    [[nodiscard]] std::optional<Message> getReady();
    /// Tells the position, has it get ready, and says `go`, without waiting.
    [[nodiscard]] std::optional<Message> begin(const ToldPosition& position, std::string_view go);
    /// Waits for `bestmove`.
    [[nodiscard]] Result<Answer, Message> answer(std::chrono::milliseconds limit);
    /// The same with any position: begin() and answer() within CheckTimes::answer.
    [[nodiscard]] Result<Answer, Message> search(const ToldPosition& position, std::string_view go);

    /// That a line did not come, or how it has ended.
    [[nodiscard]] Message missing(std::string_view line, std::chrono::milliseconds limit) const;

    /// Closes its standard input.
    void closeInput();
    /// Whether it has ended by itself when the time is over.
    [[nodiscard]] bool endsWithin(std::chrono::milliseconds limit);
    /// How it has ended.
    [[nodiscard]] Message end() const;

private:
    EngineLoop loop_;
    EngineCommand command_;
    CheckTimes times_;
    std::unique_ptr<EngineProcess> process_;
    bool hasStarted_ = false;
    bool hasLoaded_ = false;  ///< it has been ready since it was started
    std::vector<std::string> introduction_;
    std::vector<uci::EngineOption> options_;
    std::vector<uci::EngineInfo> infos_;  ///< since the last `go`
    std::chrono::steady_clock::time_point went_;
};

}  // namespace roque::engine_check
