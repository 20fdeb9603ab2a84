#include "controller/engines/child_process.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <chrono>
#include <csignal>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <optional>
#include <string_view>
#include <system_error>
#include <utility>
#include <vector>

#include <boost/dll/runtime_symbol_info.hpp>
#include <fcntl.h>
#include <poll.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#include "controller/engines/keeper_report.h"
#include "controller/engines/program_file.h"

namespace roque {
namespace {

namespace fs = std::filesystem;

EngineError cannotStart(const fs::path& program, int error) {
    return {EngineError::Kind::CannotStart,
            ROQUE_MESSAGE("It cannot be started: {0}: {1}", program,
                          std::error_code(error, std::generic_category()).message())};
}

/// Why the system does not run a program, where it has the same word for several reasons. `file` is what was
/// found for the program.
EngineError cannotRun(const EngineCommand& command, const fs::path& file, int error) {
    const fs::path& program = command.program;
    const auto because = [](Message text) {
        return EngineError{EngineError::Kind::CannotStart, std::move(text)};
    };
    std::error_code code;
    const fs::file_type type = fs::status(file, code).type();
    if (type == fs::file_type::directory)
        return because(ROQUE_MESSAGE("It cannot be started: {0} is a folder, not a program", program));
    if (error == EACCES && type == fs::file_type::regular && ::access(file.c_str(), X_OK) != 0)
        return because(
            ROQUE_MESSAGE("It cannot be started: {0} is not marked as a file that may be run", program));
    if (error == ENOEXEC)
        return because(ROQUE_MESSAGE("It cannot be started: {0} is no program for this computer", program));
    if (type == fs::file_type::regular && !command.folder.empty() && !fs::is_directory(command.folder, code))
        return cannotStart(command.folder, error);
    if (error == ENOENT && type == fs::file_type::regular)
        return because(ROQUE_MESSAGE(
            "It cannot be started: {0} is made for another system, or what runs it is not installed",
            program));
    if (error == ENOENT && !program.has_parent_path())
        return because(
            ROQUE_MESSAGE("It cannot be started: there is no program {0} on this computer", program));
    return cannotStart(program, error);
}

/// A pipe that no child inherits and that takes none of the places of the standard streams, even if this
/// program was started without them.
struct Pipe {
    FileDescriptor readEnd;
    FileDescriptor writeEnd;
};

FileDescriptor aboveStandardStreams(FileDescriptor descriptor) {
    if (!descriptor.isOpen() || descriptor.number() > STDERR_FILENO) return descriptor;
    return FileDescriptor(::fcntl(descriptor.number(), F_DUPFD_CLOEXEC, STDERR_FILENO + 1));
}

std::optional<Pipe> makePipe() {
    std::array<int, 2> ends{};
    if (::pipe2(ends.data(), O_CLOEXEC) != 0) return std::nullopt;
    Pipe pipe{aboveStandardStreams(FileDescriptor(ends[0])), aboveStandardStreams(FileDescriptor(ends[1]))};
    if (!pipe.readEnd.isOpen() || !pipe.writeEnd.isOpen()) return std::nullopt;
    return pipe;
}

/// All that the child needs between fork() and exec(), where nothing may be allocated.
struct Start {
    std::vector<char*> words;  ///< the keeper's
    int input;
    int output;
    int errors;
    int life;
    int report;
};

/// Becomes the keeper. Calls only what is allowed after fork() in a program with threads.
[[noreturn]] void become(const Start& start) noexcept {
    for (int number = 1; number < NSIG; ++number) ::signal(number, SIG_DFL);
    sigset_t none;
    ::sigemptyset(&none);
    ::sigprocmask(SIG_SETMASK, &none, nullptr);
    ::dup2(start.input, STDIN_FILENO);
    ::dup2(start.output, STDOUT_FILENO);
    ::dup2(start.errors, STDERR_FILENO);
    ::syscall(SYS_close_range, STDERR_FILENO + 1U, ~0U, CLOSE_RANGE_CLOEXEC);
    for (const int kept : {start.life, start.report}) ::fcntl(kept, F_SETFD, 0);
    ::execv(start.words.front(), start.words.data());
    ::_exit(EXIT_FAILURE);
}

/// Waits until a descriptor can be read or has reached its end; false if that takes too long.
bool isReadable(const FileDescriptor& descriptor, std::chrono::milliseconds patience) {
    const auto until = std::chrono::steady_clock::now() + patience;
    while (true) {
        const auto left =
            std::chrono::ceil<std::chrono::milliseconds>(until - std::chrono::steady_clock::now());
        pollfd event{descriptor.number(), POLLIN, 0};
        const int count = ::poll(&event, 1, static_cast<int>(std::max<std::int64_t>(left.count(), 0)));
        if (count >= 0 || errno != EINTR) return count > 0;
    }
}

/// Reads up to and without the end of a line; empty if there is no complete one.
std::string readLine(const FileDescriptor& pipe) {
    std::string line;
    char letter = 0;
    while (true) {
        const ssize_t count = ::read(pipe.number(), &letter, 1);
        if (count < 0 && errno == EINTR) continue;
        if (count != 1) return {};
        if (letter == '\n') return line;
        line += letter;
    }
}

}  // namespace

std::filesystem::path keeperProgram() {
    const fs::path here = boost::dll::program_location().string();
    return (here.parent_path() / ROQUE_LIB_FROM_BIN / "roque-keeper").lexically_normal();
}

Result<ChildProcess, EngineError> ChildProcess::start(const EngineCommand& command) {
    auto input = makePipe();
    auto output = makePipe();
    auto errors = makePipe();
    auto life = makePipe();
    auto report = makePipe();
    if (!input || !output || !errors || !life || !report) return cannotStart(command.program, errno);

    std::vector<std::string> words{keeperProgram().string(),
                                   std::to_string(life->readEnd.number()),
                                   std::to_string(report->writeEnd.number()),
                                   std::to_string(command.memory),
                                   command.folder.string(),
                                   findProgram(command.program).string()};
    if (::access(words.front().c_str(), X_OK) != 0) return cannotStart(words.front(), errno);
    words.insert(words.end(), command.arguments.begin(), command.arguments.end());
    Start start{{},
                input->readEnd.number(),
                output->writeEnd.number(),
                errors->writeEnd.number(),
                life->readEnd.number(),
                report->writeEnd.number()};
    for (std::string& word : words) start.words.push_back(word.data());
    start.words.push_back(nullptr);

    ChildProcess child;
    child.keeper_ = ::fork();
    if (child.keeper_ == 0) become(start);
    if (child.keeper_ < 0) return cannotStart(command.program, errno);
    child.hasEnded_ = false;
    child.life_ = std::move(life->writeEnd);
    child.report_ = std::move(report->readEnd);
    report->writeEnd = FileDescriptor();
    for (FileDescriptor* const end : {&child.end_, &child.keeperEnd_}) {
        *end = FileDescriptor(static_cast<int>(::syscall(SYS_pidfd_open, child.keeper_, 0)));
        if (!end->isOpen()) return cannotStart(command.program, errno);
    }
    if (const int error = child.readStart(); error != 0)
        return cannotRun(command, findProgram(command.program), error);
    child.input_ = std::move(input->writeEnd);
    child.output_ = std::move(output->readEnd);
    child.errors_ = std::move(errors->readEnd);
    return child;
}

/// Waits until the keeper has started the program; else why it could not, as `errno` has it.
int ChildProcess::readStart() noexcept {
    if (!isReadable(report_, kLongestStart)) {
        killKeeper();
        return ETIMEDOUT;
    }
    const std::string line = readLine(report_);
    if (const auto id = numberBehind("started ", line)) {
        id_ = *id;
        return 0;
    }
    return numberBehind("failed ", line).value_or(ECHILD);
}

ChildProcess::ChildProcess(ChildProcess&& other) noexcept
    : keeper_(other.keeper_),
      id_(other.id_),
      input_(std::move(other.input_)),
      output_(std::move(other.output_)),
      errors_(std::move(other.errors_)),
      end_(std::move(other.end_)),
      keeperEnd_(std::move(other.keeperEnd_)),
      life_(std::move(other.life_)),
      report_(std::move(other.report_)),
      hasEnded_(std::exchange(other.hasEnded_, true)),
      ending_(std::move(other.ending_)) {}

ChildProcess::~ChildProcess() {
    if (hasEnded_) return;
    kill();
    reap();
}

/// Until the keeper is waited for, nothing else can get its number.
void ChildProcess::terminate() const noexcept {
    if (!hasEnded_) ::kill(keeper_, SIGTERM);
}

/// The program does not survive its keeper (PR_SET_PDEATHSIG), but what it has started may.
void ChildProcess::killKeeper() noexcept {
    ::kill(keeper_, SIGKILL);
}

void ChildProcess::reap() noexcept {
    if (hasEnded_) return;
    if (!isReadable(keeperEnd_, kLongestKill)) killKeeper();
    int status = 0;
    while (::waitpid(keeper_, &status, 0) < 0 && errno == EINTR) {
    }
    hasEnded_ = true;
    ending_ = readLine(report_);
}

Message ChildProcess::describeEnd() const {
    return describeEnding(ending_);
}

}  // namespace roque
