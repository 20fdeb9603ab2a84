#pragma once

#include <chrono>
#include <filesystem>
#include <string>

#include <sys/types.h>

#include "controller/engines/engine_command.h"
#include "controller/search/engine_error.h"
#include "controller/storage/file_descriptor.h"
#include "model/base/result.h"

namespace roque {

/// A program that runs under a keeper (controller/keeper), with pipes to its three standard streams.
///
/// It inherits no other descriptor and no blocked or ignored signal, and no terminal reaches it. When it
/// ends, when this object goes, and when this process ends, be that by `kill -9`, the keeper kills the
/// program and everything that it has started. No handler of SIGCHLD: the end is seen by a descriptor
/// (pidfd_open). No function waits for ever, whatever the program does to its keeper. [any-thread], one at a
/// time.
class ChildProcess {
public:
    /// How long the system may take to start a program: its file may lie on a server that does not answer.
    static constexpr std::chrono::milliseconds kLongestStart{10'000};
    /// How long a keeper may take to kill what it keeps. One that a program has stopped (SIGSTOP) never does.
    static constexpr std::chrono::milliseconds kLongestKill{6000};

    /// Starts a program, or says why the system does not, errors of exec() included. Waits up to
    /// kLongestStart.
    [[nodiscard]] static Result<ChildProcess, EngineError> start(const EngineCommand& command);

    ChildProcess(ChildProcess&& other) noexcept;
    ChildProcess& operator=(ChildProcess&& other) = delete;
    /// Kills it, unless it has ended, and leaves no zombie.
    ~ChildProcess();

    /// The number of the program's process.
    [[nodiscard]] pid_t id() const noexcept { return id_; }

    /// Our ends of the pipes; each can be taken once.
    [[nodiscard]] FileDescriptor takeInput() noexcept { return std::move(input_); }
    [[nodiscard]] FileDescriptor takeOutput() noexcept { return std::move(output_); }
    [[nodiscard]] FileDescriptor takeErrors() noexcept { return std::move(errors_); }
    /// Becomes readable when the program has ended and nothing of it is left; can be taken once.
    [[nodiscard]] FileDescriptor takeEnd() noexcept { return std::move(end_); }

    /// Asks the program to end, by SIGTERM.
    void terminate() const noexcept;
    /// Has the keeper kill the program and all it has started; returns at once.
    void kill() noexcept { life_ = FileDescriptor(); }

    /// Waits until nothing of it is left, up to kLongestKill, and notes how it ended.
    void reap() noexcept;
    [[nodiscard]] bool hasEnded() const noexcept { return hasEnded_; }
    /// How it ended, such as "It has ended with exit code 3".
    [[nodiscard]] Message describeEnd() const;

private:
    ChildProcess() = default;

    [[nodiscard]] int readStart() noexcept;
    void killKeeper() noexcept;

    pid_t keeper_ = -1;
    pid_t id_ = -1;
    FileDescriptor input_;
    FileDescriptor output_;
    FileDescriptor errors_;
    FileDescriptor end_;
    FileDescriptor keeperEnd_;  ///< the same, kept
    FileDescriptor life_;       ///< what the keeper waits for: closed, it kills
    FileDescriptor report_;     ///< what it tells
    bool hasEnded_ = true;
    std::string ending_;  ///< its last line, such as "ended code 3"; empty if it was killed itself
};

/// The keeper as it was installed, or built, with this program.
[[nodiscard]] std::filesystem::path keeperProgram();

}  // namespace roque
