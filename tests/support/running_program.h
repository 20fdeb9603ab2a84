#pragma once

#include <sys/types.h>

#include <chrono>
#include <cstdint>
#include <map>
#include <string>
#include <vector>

namespace roque::test {

/// A program that runs beside this one, in a process group of its own. It is ended with this object.
class RunningProgram {
public:
    /// Starts it with some variables of the environment set anew; what it says is thrown away, what it says
    /// on its standard error written to a file. Throws std::system_error.
    RunningProgram(const std::vector<std::string>& command,
                   const std::map<std::string, std::string>& variables,
                   const std::string& errors = "/dev/null");
    RunningProgram(const RunningProgram&) = delete;
    RunningProgram& operator=(const RunningProgram&) = delete;
    ~RunningProgram();

    /// Writes to its standard input.
    void tell(const std::string& text) const;

    /// Whether it has come to its end.
    [[nodiscard]] bool hasEnded();

    /// How much of its memory is in the machine's now (proc(5), VmRSS).
    [[nodiscard]] std::uint64_t residentBytes() const;
    /// The processor time that all of its threads have taken.
    [[nodiscard]] std::chrono::milliseconds processorTime() const;

private:
    pid_t process_ = -1;
    int input_ = -1;
};

}  // namespace roque::test
