#pragma once

#include <sys/types.h>

#include <chrono>
#include <cstdint>
#include <string>
#include <vector>

namespace roque::test {

/// A program that a test starts and that is ended with the test's program, whatever happens to that. Started
/// by root it runs as nobody, because servers of databases refuse root.
class ServerProcess {
public:
    /// Starts a program; its output goes to a file.
    ServerProcess(const std::vector<std::string>& command, const std::string& logFile);
    ServerProcess(const ServerProcess&) = delete;
    ServerProcess& operator=(const ServerProcess&) = delete;
    /// Has it end, and waits for that.
    ~ServerProcess();

    /// Has it end by a signal, and waits for that.
    void endBy(int signal);

    /// Waits until it has ended by itself; whether it succeeded.
    [[nodiscard]] bool succeeds();
    /// Whether something listens at a port of this machine, within a time that is long for a server's start.
    [[nodiscard]] bool listens(std::uint16_t port);

private:
    [[nodiscard]] bool hasEnded();

    pid_t process_ = -1;
    int status_ = 0;
};

/// A port of this machine that nobody uses.
[[nodiscard]] std::uint16_t freePort();

/// Lets nobody have a folder, if this is root's process: for a ServerProcess.
void giveToServer(const std::string& folder);

}  // namespace roque::test
