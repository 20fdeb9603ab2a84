#pragma once

#include <sys/types.h>

#include <string>

#include "controller/engines/engine_command.h"
#include "controller/search/engine_error.h"
#include "controller/storage/file_descriptor.h"
#include "model/base/result.h"

namespace roque {

/// A program that runs as a child of this one, with pipes to its three standard streams.
///
/// It inherits no other descriptor and no blocked or ignored signal, leads a process group of its own, so
/// that Ctrl-C does not reach it, and is killed by the system when the thread that has started it ends, be
/// that by `kill -9` (PR_SET_PDEATHSIG; posix_spawn() has no way to say so, hence fork()). No handler of
/// SIGCHLD: its end is seen by a descriptor (pidfd_open). Belongs to the thread that has started it.
class ChildProcess {
public:
    /// Starts a program, or says why the system does not, errors of exec() included.
    [[nodiscard]] static Result<ChildProcess, EngineError> start(const EngineCommand& command);

    ChildProcess(ChildProcess&& other) noexcept;
    ChildProcess& operator=(ChildProcess&& other) = delete;
    /// Kills its process group, unless it has ended, and leaves no zombie.
    ~ChildProcess();

    [[nodiscard]] pid_t id() const noexcept { return id_; }

    /// Our ends of the pipes; each can be taken once.
    [[nodiscard]] FileDescriptor takeInput() noexcept { return std::move(input_); }
    [[nodiscard]] FileDescriptor takeOutput() noexcept { return std::move(output_); }
    [[nodiscard]] FileDescriptor takeErrors() noexcept { return std::move(errors_); }
    /// Becomes readable when the program has ended; can be taken once.
    [[nodiscard]] FileDescriptor takeEnd() noexcept { return std::move(end_); }

    /// Sends a signal to the program's process group.
    void signal(int number) const noexcept;

    /// Waits for its end, notes how it ended, and kills the rest of its process group.
    void reap() noexcept;
    [[nodiscard]] bool hasEnded() const noexcept { return hasEnded_; }
    /// How it ended, such as "It has ended with exit code 3".
    [[nodiscard]] Message describeEnd() const;

private:
    ChildProcess() = default;

    pid_t id_ = -1;
    FileDescriptor input_;
    FileDescriptor output_;
    FileDescriptor errors_;
    FileDescriptor end_;
    bool hasEnded_ = true;
    int status_ = 0;
};

}  // namespace roque
