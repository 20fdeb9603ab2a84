#include "tests/perft/stockfish.h"

#include <array>
#include <cerrno>
#include <cstdlib>
#include <stdexcept>
#include <system_error>

#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include "tests/support/data_file.h"

namespace roque::test {
namespace {

struct Pipe {
    int reading;
    int writing;
};

/// A pipe that child processes do not inherit unless told to.
Pipe openPipe() {
    std::array<int, 2> ends{};
    if (pipe2(ends.data(), O_CLOEXEC) != 0) throw std::system_error(errno, std::generic_category(), "pipe2");
    return {ends[0], ends[1]};
}

}  // namespace

std::optional<std::string> Stockfish::find() {
    const char* const path = std::getenv("PATH");
    std::string folders = path == nullptr ? "" : path;
    folders += ":/usr/games";  // where Debian puts it
    for (const std::string& folder : split(folders, ':')) {
        const std::string program = folder + "/stockfish";
        if (access(program.c_str(), X_OK) == 0) return program;
    }
    return std::nullopt;
}

Stockfish::Stockfish(const std::string& path) {
    signal(SIGPIPE, SIG_IGN);  // a dead program becomes an error of write()
    const Pipe in = openPipe();
    const Pipe out = openPipe();
    input_ = in.writing;
    output_ = out.reading;

    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_adddup2(&actions, in.reading, STDIN_FILENO);
    posix_spawn_file_actions_adddup2(&actions, out.writing, STDOUT_FILENO);
    std::string name = "stockfish";
    std::array<char*, 2> arguments{name.data(), nullptr};
    const int error = posix_spawn(&process_, path.c_str(), &actions, nullptr, arguments.data(), environ);
    posix_spawn_file_actions_destroy(&actions);
    close(in.reading);
    close(out.writing);
    if (error != 0) {
        close(input_);
        close(output_);
        throw std::system_error(error, std::generic_category(), path);
    }
    send("setoption name UCI_Chess960 value true");
}

Stockfish::~Stockfish() {
    kill(process_, SIGKILL);
    waitpid(process_, nullptr, 0);
    close(input_);
    close(output_);
}

std::map<std::string, std::uint64_t> Stockfish::perftDivided(std::string_view fen, unsigned depth) {
    send("position fen " + std::string(fen));
    send("go perft " + std::to_string(depth));
    const auto deadline = std::chrono::steady_clock::now() + kPatience;
    std::map<std::string, std::uint64_t> counts;
    while (true) {
        const std::string line = receive(deadline);
        if (line.starts_with("Nodes searched")) return counts;
        const std::size_t colon = line.find(": ");  // "e2e4: 20"
        if (colon == 4 || colon == 5) counts[line.substr(0, colon)] = std::stoull(line.substr(colon + 2));
    }
}

void Stockfish::send(std::string_view line) {
    const std::string text = std::string(line) + '\n';
    for (std::size_t sent = 0; sent < text.size();) {
        const ssize_t written = write(input_, text.data() + sent, text.size() - sent);
        if (written < 0) throw std::system_error(errno, std::generic_category(), "Stockfish has ended");
        sent += static_cast<std::size_t>(written);
    }
}

std::string Stockfish::receive(std::chrono::steady_clock::time_point deadline) {
    while (true) {
        if (const std::size_t end = unread_.find('\n'); end != std::string::npos) {
            const std::string line = unread_.substr(0, end);
            unread_.erase(0, end + 1);
            return line;
        }
        const auto left = std::chrono::duration_cast<std::chrono::milliseconds>(
            deadline - std::chrono::steady_clock::now());
        pollfd waited{output_, POLLIN, 0};
        if (left.count() <= 0 || poll(&waited, 1, static_cast<int>(left.count())) <= 0)
            throw std::runtime_error("Stockfish does not answer");
        std::array<char, 4096> buffer{};
        const ssize_t count = read(output_, buffer.data(), buffer.size());
        if (count <= 0) throw std::runtime_error("Stockfish has ended");
        unread_.append(buffer.data(), static_cast<std::size_t>(count));
    }
}

}  // namespace roque::test
