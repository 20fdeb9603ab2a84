#pragma once

#include <chrono>
#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include <sys/types.h>

namespace roque::test {

/// A program that runs beside this one, in its own process group. It is ended with this object.
class RunningProgram {
public:
    /// Starts it with some environment variables changed; discards its output, and writes its standard error
    /// to a file. Throws std::system_error.
    RunningProgram(const std::vector<std::string>& command,
                   const std::map<std::string, std::string>& variables,
                   const std::string& errors = "/dev/null");
    RunningProgram(const RunningProgram&) = delete;
    RunningProgram& operator=(const RunningProgram&) = delete;
    ~RunningProgram();

    /// Writes to its standard input.
    void tell(const std::string& text) const;

    /// Sends it a signal.
    void send(int signal) const;

    /// Whether it has ended.
    [[nodiscard]] bool hasEnded();
    /// The signal that has ended it, as hasEnded() has found; 0 if none has.
    [[nodiscard]] int endingSignal() const noexcept { return endingSignal_; }

    /// Its resident memory (proc(5), VmRSS).
    [[nodiscard]] std::uint64_t residentBytes() const;
    /// The processor time that all of its threads have used.
    [[nodiscard]] std::chrono::milliseconds processorTime() const;

private:
    pid_t process_ = -1;
    int input_ = -1;
    int endingSignal_ = 0;
};

}  // namespace roque::test
