#include "controller/engines/child_process.h"

#include <fcntl.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <cstring>
#include <optional>
#include <sstream>
#include <system_error>
#include <utility>
#include <vector>

namespace roque {
namespace {

namespace fs = std::filesystem;

EngineError cannotStart(const fs::path& program, int error) {
    return {EngineError::Kind::CannotStart,
            ROQUE_MESSAGE("It cannot be started: {0}: {1}", program,
                          std::error_code(error, std::generic_category()).message())};
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

bool isProgram(const fs::path& file) {
    std::error_code code;
    return fs::is_regular_file(file, code) && ::access(file.c_str(), X_OK) == 0;
}

/// The file of a program as the shell would find it.
fs::path findProgram(const fs::path& program) {
    if (program.string().find('/') != std::string::npos) return fs::absolute(program);
    const char* const path = std::getenv("PATH");
    std::istringstream folders(path == nullptr ? "/usr/local/bin:/usr/bin:/bin" : path);
    for (std::string folder; std::getline(folders, folder, ':');) {
        if (!folder.empty() && isProgram(fs::path(folder) / program)) return fs::path(folder) / program;
    }
    return program;
}

/// All that the child needs between fork() and exec(), where nothing may be allocated.
struct Start {
    std::string program;
    std::string folder;
    std::vector<char*> words;
    pid_t parent;
    int input;
    int output;
    int errors;
    int report;  ///< where the child writes why it could not go on
};

/// Becomes the program. Calls only what is allowed after fork() in a program with threads.
[[noreturn]] void become(const Start& start) noexcept {
    ::setpgid(0, 0);
    ::prctl(PR_SET_PDEATHSIG, SIGKILL);
    if (::getppid() != start.parent) ::_exit(EXIT_FAILURE);  // it has ended meanwhile
    for (int number = 1; number < NSIG; ++number) ::signal(number, SIG_DFL);
    sigset_t none;
    ::sigemptyset(&none);
    ::sigprocmask(SIG_SETMASK, &none, nullptr);
    ::dup2(start.input, STDIN_FILENO);
    ::dup2(start.output, STDOUT_FILENO);
    ::dup2(start.errors, STDERR_FILENO);
    ::syscall(SYS_close_range, STDERR_FILENO + 1U, ~0U, CLOSE_RANGE_CLOEXEC);
    if (start.folder.empty() || ::chdir(start.folder.c_str()) == 0)
        ::execv(start.program.c_str(), start.words.data());
    const int error = errno;
    [[maybe_unused]] const ssize_t written = ::write(start.report, &error, sizeof error);
    ::_exit(EXIT_FAILURE);
}

/// What the child has written to say why it could not become the program; 0 if it has become it.
int errorOf(const FileDescriptor& report) {
    int error = 0;
    ssize_t count = 0;
    do count = ::read(report.number(), &error, sizeof error);
    while (count < 0 && errno == EINTR);
    return count == sizeof error ? error : 0;
}

void waitFor(pid_t process, int& status) noexcept {
    while (::waitpid(process, &status, 0) < 0 && errno == EINTR) {
    }
}

}  // namespace

Result<ChildProcess, EngineError> ChildProcess::start(const EngineCommand& command) {
    auto input = makePipe();
    auto output = makePipe();
    auto errors = makePipe();
    auto report = makePipe();
    if (!input || !output || !errors || !report) return cannotStart(command.program, errno);

    Start start{findProgram(command.program).string(),
                command.folder.string(),
                {},
                ::getpid(),
                input->readEnd.number(),
                output->writeEnd.number(),
                errors->writeEnd.number(),
                report->writeEnd.number()};
    start.words.push_back(start.program.data());
    std::vector<std::string> arguments = command.arguments;
    for (std::string& argument : arguments) start.words.push_back(argument.data());
    start.words.push_back(nullptr);

    ChildProcess child;
    child.id_ = ::fork();
    if (child.id_ == 0) become(start);
    if (child.id_ < 0) return cannotStart(command.program, errno);
    child.hasEnded_ = false;
    report->writeEnd = FileDescriptor();
    if (const int error = errorOf(report->readEnd); error != 0) {
        child.reap();
        return cannotStart(command.program, error);
    }
    child.end_ = FileDescriptor(static_cast<int>(::syscall(SYS_pidfd_open, child.id_, 0)));
    if (!child.end_.isOpen()) return cannotStart(command.program, errno);
    child.input_ = std::move(input->writeEnd);
    child.output_ = std::move(output->readEnd);
    child.errors_ = std::move(errors->readEnd);
    return child;
}

ChildProcess::ChildProcess(ChildProcess&& other) noexcept
    : id_(other.id_),
      input_(std::move(other.input_)),
      output_(std::move(other.output_)),
      errors_(std::move(other.errors_)),
      end_(std::move(other.end_)),
      hasEnded_(std::exchange(other.hasEnded_, true)),
      status_(other.status_) {}

ChildProcess::~ChildProcess() {
    if (hasEnded_) return;
    signal(SIGKILL);
    reap();
}

void ChildProcess::signal(int number) const noexcept {
    if (!hasEnded_) ::kill(-id_, number);
}

/// Until the child is waited for, nothing else can get its number, so the group is still the right one.
void ChildProcess::reap() noexcept {
    if (hasEnded_) return;
    siginfo_t about{};
    while (::waitid(P_PID, static_cast<id_t>(id_), &about, WEXITED | WNOWAIT) < 0 && errno == EINTR) {
    }
    ::kill(-id_, SIGKILL);
    waitFor(id_, status_);
    hasEnded_ = true;
}

Message ChildProcess::describeEnd() const {
    if (WIFSIGNALED(status_))
        return ROQUE_MESSAGE("It has ended by signal {0} ({1})", WTERMSIG(status_),
                             ::strsignal(WTERMSIG(status_)));
    return ROQUE_MESSAGE("It has ended with exit code {0}", WEXITSTATUS(status_));
}

}  // namespace roque
