#include "view/uci/kept_guest.h"

#include <array>
#include <cerrno>
#include <cstdlib>
#include <iterator>
#include <string>
#include <system_error>
#include <vector>

#include <fcntl.h>
#include <fmt/format.h>
#include <poll.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#include "controller/engines/child_process.h"
#include "controller/engines/keeper_report.h"
#include "controller/storage/file_descriptor.h"

namespace roque::uci {
namespace {

/// A pipe of which no program that is started inherits an end.
struct Pipe {
    FileDescriptor out;
    FileDescriptor in;
};

std::optional<Pipe> makePipe() {
    std::array<int, 2> ends{};
    if (::pipe2(ends.data(), O_CLOEXEC) != 0) return std::nullopt;
    return Pipe{FileDescriptor(ends[0]), FileDescriptor(ends[1])};
}

Message systemError(int error) {
    return Message::verbatim(std::generic_category().message(error));
}

/// Becomes the keeper, in the process that was forked for it.
[[noreturn]] void becomeKeeper(const std::vector<char*>& arguments, int life, int report) {
    for (const int descriptor : {life, report}) ::fcntl(descriptor, F_SETFD, 0);
    ::execv(arguments.front(), arguments.data());
    ::_exit(EXIT_FAILURE);
}

/// What the keeper says, to its end. Ends this process if the one that has started it ends before.
std::string readReport(int report, int starterEnd) {
    std::string text;
    std::array<char, 256> bytes{};
    while (true) {
        std::array<pollfd, 2> events{{{report, POLLIN, 0}, {starterEnd, POLLIN, 0}}};
        if (::poll(events.data(), events.size(), -1) < 0) continue;
        if (events[1].revents != 0) ::_exit(EXIT_FAILURE);
        const ssize_t count = ::read(report, bytes.data(), bytes.size());
        if (count < 0 && errno == EINTR) continue;
        if (count <= 0) return text;
        text.append(bytes.data(), static_cast<std::size_t>(count));
    }
}

std::string lastLineOf(std::string text) {
    while (!text.empty() && text.back() == '\n') text.pop_back();
    return text.substr(text.rfind('\n') + 1);
}

}  // namespace

std::optional<Message> runKeptGuest(const EngineCommand& command) {
    const pid_t starter = ::getppid();
    const FileDescriptor starterEnd(static_cast<int>(::syscall(SYS_pidfd_open, starter, 0)));
    auto life = makePipe();
    auto report = makePipe();
    if (!life || !report) return systemError(errno);
    std::vector<std::string> words{keeperProgram().string(),
                                   fmt::to_string(life->out.number()),
                                   fmt::to_string(report->in.number()),
                                   fmt::to_string(command.memory),
                                   command.folder.string(),
                                   command.program.string()};
    words.insert(words.end(), command.arguments.begin(), command.arguments.end());
    std::vector<char*> arguments;
    for (std::string& word : words) arguments.push_back(word.data());
    arguments.push_back(nullptr);
    const pid_t keeper = ::fork();
    if (keeper < 0) return systemError(errno);
    if (keeper == 0) becomeKeeper(arguments, life->out.number(), report->in.number());
    // The guest alone has them now, so that their ends are its own.
    life->out = FileDescriptor();
    report->in = FileDescriptor();
    for (const int standard : {STDIN_FILENO, STDOUT_FILENO}) ::close(standard);
    const std::string ending = lastLineOf(readReport(report->out.number(), starterEnd.number()));
    while (::waitpid(keeper, nullptr, 0) < 0 && errno == EINTR) {
    }
    if (const auto error = numberBehind("failed ", ending)) return systemError(*error);
    if (numberBehind("ended code ", ending) == kQuitCode) return std::nullopt;
    return describeEnding(ending);
}

}  // namespace roque::uci
