#pragma once

#include <chrono>
#include <cstdint>
#include <string>
#include <vector>

#include <sys/types.h>

namespace roque::test {

/// A program that a test starts and that ends with the test program, however that ends. Started by root, it
/// runs as nobody, because database servers refuse root.
class ServerProcess {
public:
    /// Starts a program; its output goes to a file.
    ServerProcess(const std::vector<std::string>& command, const std::string& logFile);
    ServerProcess(const ServerProcess&) = delete;
    ServerProcess& operator=(const ServerProcess&) = delete;
    /// Ends it, and waits for that.
    ~ServerProcess();

    /// Ends it by a signal, and waits for that.
    void endBy(int signal);

    /// Waits until it has ended by itself; returns whether it succeeded.
    [[nodiscard]] bool succeeds();
    /// Whether a server listens at a port of this machine, within a time that suffices for its start.
    [[nodiscard]] bool listens(std::uint16_t port);

private:
    [[nodiscard]] bool hasEnded();

    pid_t process_ = -1;
    int status_ = 0;
};

/// A free port of this machine.
[[nodiscard]] std::uint16_t freePort();

/// Gives a folder to the user nobody if this process is root's: for a ServerProcess.
void giveToServer(const std::string& folder);

}  // namespace roque::test
