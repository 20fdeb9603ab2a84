#include "tests/controller/scores/server_process.h"

#include <csignal>
#include <stdexcept>
#include <thread>

#include <fcntl.h>
#include <grp.h>
#include <netdb.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include "controller/storage/file_descriptor.h"

namespace roque::test {
namespace {

constexpr uid_t kNobody = 65534;
constexpr std::chrono::seconds kPatience{60};
constexpr std::chrono::milliseconds kPause{20};

sockaddr_in loopback(std::uint16_t port) {
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    address.sin_port = htons(port);
    return address;
}

FileDescriptor newSocket() {
    return FileDescriptor(::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0));
}

/// Becomes another program. Uses only functions that are allowed after fork().
[[noreturn]] void become(char* const* words, int log) {
    ::prctl(PR_SET_PDEATHSIG, SIGKILL);
    ::dup2(log, STDOUT_FILENO);
    ::dup2(log, STDERR_FILENO);
    if (::geteuid() == 0
        && (::setgroups(0, nullptr) != 0 || ::setgid(kNobody) != 0 || ::setuid(kNobody) != 0))
        ::_exit(126);
    ::execv(words[0], words);
    ::_exit(127);
}

}  // namespace

ServerProcess::ServerProcess(const std::vector<std::string>& command, const std::string& logFile) {
    std::vector<char*> words;
    for (const std::string& word : command) words.push_back(const_cast<char*>(word.c_str()));
    words.push_back(nullptr);
    const FileDescriptor log(::open(logFile.c_str(), O_CREAT | O_WRONLY | O_APPEND | O_CLOEXEC, 0644));
    process_ = ::fork();
    if (process_ < 0) throw std::runtime_error("cannot fork");
    if (process_ == 0) become(words.data(), log.number());
}

ServerProcess::~ServerProcess() {
    endBy(SIGTERM);
}

void ServerProcess::endBy(int signal) {
    if (process_ < 0) return;
    ::kill(process_, signal);
    const auto end = std::chrono::steady_clock::now() + kPatience;
    while (!hasEnded() && std::chrono::steady_clock::now() < end) std::this_thread::sleep_for(kPause);
    if (process_ < 0) return;
    ::kill(process_, SIGKILL);
    ::waitpid(process_, &status_, 0);
    process_ = -1;
}

bool ServerProcess::hasEnded() {
    if (process_ >= 0 && ::waitpid(process_, &status_, WNOHANG) == process_) process_ = -1;
    return process_ < 0;
}

bool ServerProcess::succeeds() {
    if (process_ >= 0) ::waitpid(process_, &status_, 0);
    process_ = -1;
    return WIFEXITED(status_) && WEXITSTATUS(status_) == 0;
}

bool ServerProcess::listens(std::uint16_t port) {
    const sockaddr_in address = loopback(port);
    const auto end = std::chrono::steady_clock::now() + kPatience;
    while (!hasEnded() && std::chrono::steady_clock::now() < end) {
        const FileDescriptor socket = newSocket();
        if (::connect(socket.number(), reinterpret_cast<const sockaddr*>(&address), sizeof address) == 0)
            return true;
        std::this_thread::sleep_for(kPause);
    }
    return false;
}

std::uint16_t freePort() {
    const FileDescriptor socket = newSocket();
    sockaddr_in address = loopback(0);
    socklen_t size = sizeof address;
    auto* const any = reinterpret_cast<sockaddr*>(&address);
    if (::bind(socket.number(), any, size) != 0 || ::getsockname(socket.number(), any, &size) != 0)
        throw std::runtime_error("there is no free port");
    return ntohs(address.sin_port);
}

void giveToServer(const std::string& folder) {
    if (::geteuid() == 0 && ::chown(folder.c_str(), kNobody, kNobody) != 0)
        throw std::runtime_error("cannot give away " + folder);
}

}  // namespace roque::test
