#include "tests/bench/uci_peer.h"

#include <array>
#include <cerrno>
#include <csignal>
#include <stdexcept>
#include <system_error>
#include <thread>

#include <fcntl.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include "tests/bench/cpu_clock.h"

namespace roque::bench {
namespace {

/// The two ends of a pipe that other child processes do not inherit.
struct Pipe {
    int readEnd;
    int writeEnd;

    Pipe() {
        std::array<int, 2> ends{};
        if (pipe2(ends.data(), O_CLOEXEC) != 0)
            throw std::system_error(errno, std::generic_category(), "making a pipe");
        readEnd = ends[0];
        writeEnd = ends[1];
    }
};

}  // namespace

UciPeer::UciPeer(const std::filesystem::path& program) {
    std::signal(SIGPIPE, SIG_IGN);  // a peer that dies is an exception here, and does not end this process
    start(program);
    send("uci");
    name_ = waitFor("id name ");
    waitFor("uciok");
}

UciPeer::~UciPeer() {
    std::fputs("quit\n", toPeer_.get());
    toPeer_.reset();
    waitpid(process_, nullptr, 0);
}

void UciPeer::start(const std::filesystem::path& program) {
    const Pipe input;
    const Pipe output;
    toPeer_.reset(fdopen(input.writeEnd, "w"));
    fromPeer_.reset(fdopen(output.readEnd, "r"));

    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_adddup2(&actions, input.readEnd, STDIN_FILENO);
    posix_spawn_file_actions_adddup2(&actions, output.writeEnd, STDOUT_FILENO);
    std::string path = program.string();
    std::array<char*, 2> arguments{path.data(), nullptr};
    const int error = posix_spawn(&process_, path.c_str(), &actions, nullptr, arguments.data(), environ);
    posix_spawn_file_actions_destroy(&actions);
    close(input.readEnd);
    close(output.writeEnd);
    if (error != 0) throw std::system_error(error, std::generic_category(), path);
}

Measurement UciPeer::perft(std::string_view fen, unsigned depth) {
    send("position fen " + std::string(fen));
    send("isready");
    waitFor("readyok");

    const CpuClock clock(process_);
    const auto before = clock.used();
    send("go perft " + std::to_string(depth));
    const std::string nodes = waitFor("Nodes searched: ");
    return {std::stoull(nodes), clock.used() - before};
}

Measurement UciPeer::mate(std::string_view fen, unsigned moves, std::chrono::milliseconds limit) {
    send("ucinewgame");
    send("position fen " + std::string(fen));
    send("isready");
    waitFor("readyok");

    const CpuClock clock(process_);
    const auto before = clock.used();
    send("go mate " + std::to_string(moves) + " movetime " + std::to_string(limit.count()));
    unsigned announced = 0;
    waitFor("bestmove", [&](const std::string& line) {
        constexpr std::string_view kScore = " score mate ";
        if (const auto at = line.find(kScore); at != std::string::npos && line[at + kScore.size()] != '-')
            announced = static_cast<unsigned>(std::stoul(line.substr(at + kScore.size())));
    });
    return {announced != 0 && announced <= moves ? 1U : 0U, clock.used() - before};
}

void UciPeer::setOption(std::string_view name, std::string_view value) {
    send("setoption name " + std::string(name) + " value " + std::string(value));
}

std::chrono::nanoseconds UciPeer::stop(std::string_view fen, std::chrono::milliseconds after) {
    send("position fen " + std::string(fen));
    send("isready");
    waitFor("readyok");
    send("go infinite");
    std::this_thread::sleep_for(after);
    const auto began = std::chrono::steady_clock::now();
    send("stop");
    waitFor("bestmove");
    return std::chrono::steady_clock::now() - began;
}

void UciPeer::send(const std::string& line) {
    if (std::fputs((line + '\n').c_str(), toPeer_.get()) < 0 || std::fflush(toPeer_.get()) != 0)
        throw std::system_error(errno, std::generic_category(), "writing to the peer");
}

std::string UciPeer::waitFor(std::string_view beginning,
                             const std::function<void(const std::string&)>& before) {
    std::string line;
    for (int character = std::fgetc(fromPeer_.get()); character != EOF;
         character = std::fgetc(fromPeer_.get())) {
        if (character != '\n') {
            line += static_cast<char>(character);
            continue;
        }
        if (line.starts_with(beginning)) return line.substr(beginning.size());
        if (before) before(line);
        line.clear();
    }
    throw std::runtime_error("the peer ended without saying " + std::string(beginning));
}

}  // namespace roque::bench
