#pragma once

#include <chrono>
#include <cstddef>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>

#include "controller/engines/engine_command.h"
#include "controller/engines/engine_deadlines.h"
#include "controller/engines/engine_loop.h"
#include "controller/engines/engine_talk.h"
#include "controller/search/engine_error.h"
#include "model/base/result.h"

namespace roque {

/// A chess program in a child process, which talks in lines. It can neither block nor exhaust this program:
/// what is written to it waits here until it reads, and at most kMaxWaiting bytes of its output are read
/// ahead. Every call returns at its deadline.
///
/// Belongs to the thread that started it, and so does its loop, which outlives it.
class EngineProcess {
public:
    using TimePoint = EngineLoop::TimePoint;
    /// Bytes of a line; longer ones are left out.
    static constexpr std::size_t kLongestLine = std::size_t{64} << 10U;
    /// Bytes of lines that wait to be taken; with more, the program itself has to wait.
    static constexpr std::size_t kMaxWaiting = std::size_t{1} << 20U;

    /// What the program has written.
    struct Line {
        std::string text;
        TimePoint arrived;
    };

    [[nodiscard]] static Result<std::unique_ptr<EngineProcess>, EngineError> start(
        EngineLoop& loop, const EngineCommand& command, const EngineDeadlines& deadlines);
    EngineProcess(const EngineProcess&) = delete;
    EngineProcess& operator=(const EngineProcess&) = delete;
    /// Kills it. To let it end by itself, call end() first.
    ~EngineProcess();

    /// Has a function hear every line from now on: those that are sent, those that are taken, and complaints.
    void overhear(Overhearing overhearing);

    /// Sends a line. Line breaks and NULs in it become blanks. Returns at once; nothing is sent to a program
    /// that has ended.
    void write(std::string_view line);

    /// The next line as soon as there is one; nothing at `until`, when `stop` is requested, or if no more
    /// lines will come (isGone()).
    [[nodiscard]] std::optional<Line> wait(TimePoint until, const std::stop_token& stop = {});

    /// Whether it has ended or closed one of its pipes, and all of its output was taken.
    [[nodiscard]] bool isGone() const;
    /// Why it is gone, with the last thing that it complained of, on its standard error or else as
    /// `complaint` elsewhere. If it did not complain, with its `lastWords`.
    [[nodiscard]] Message describeEnd(std::string_view complaint = {}, std::string_view lastWords = {}) const;

    /// Asks it to quit; sends SIGTERM and then SIGKILL if it does not end in time.
    void end();

    /// Closes its standard input. What was written before may be lost.
    void closeInput();
    /// Whether it has ended when a time has come. What it says meanwhile is dropped.
    [[nodiscard]] bool endsUntil(TimePoint until);

    [[nodiscard]] int id() const noexcept;

private:
    struct Connection;  ///< shared with work of the loop that may outlive this object

    EngineProcess(EngineLoop& loop, std::shared_ptr<Connection> connection, const EngineDeadlines& deadlines);

    EngineLoop& loop_;
    std::shared_ptr<Connection> connection_;
    EngineDeadlines deadlines_;
};

}  // namespace roque
