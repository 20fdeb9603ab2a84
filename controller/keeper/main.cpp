// roque-keeper LIFE REPORT MEMORY FOLDER PROGRAM [ARGUMENT...]
//
// Runs a program for its starter and leaves nothing of it behind: no child, no grandchild, no daemon, however
// the program or the starter ends.
//
//   LIFE    a descriptor: at its end (EOF) the program is killed
//   REPORT  a descriptor for two lines. The first is "started PID" or "failed ERRNO". The last is "ended",
//           "killed", "memory" or "threads", then "code N" or "signal N".
//   MEMORY  the program is killed when it uses more mebibytes than this, or more than 1024 threads; 0: no
//           limit
//   FOLDER  where the program works; empty: where the keeper does
//
// The keeper passes SIGTERM on. It is a program of its own, with one thread, for two reasons. The signal at a
// parent's end (PR_SET_PDEATHSIG) comes when the thread that forked ends. And a process that collects orphans
// (PR_SET_CHILD_SUBREAPER) collects those of all its children.
#include <array>
#include <cerrno>
#include <charconv>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <string>
#include <string_view>

#include <fcntl.h>
#include <poll.h>
#include <sys/prctl.h>
#include <sys/signalfd.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

namespace {

constexpr int kLookEvery = 250;  // milliseconds
constexpr long kMaxThreads = 1024;
constexpr int kMaxRounds = 2000;  // of a millisecond, to kill what can be killed

struct Task {
    int life = -1;
    int report = -1;
    long memory = 0;  ///< MiB, 0: not limited
    const char* folder = "";
    char** command = nullptr;
};

int numberOf(const char* text) {
    const std::string_view digits(text);
    int number = -1;
    const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), number);
    return error == std::errc() && end == digits.data() + digits.size() ? number : -1;
}

void tell(int report, const std::string& line) {
    // A starter that has ended reads nothing more.
    [[maybe_unused]] const ssize_t written = ::write(report, line.data(), line.size());
}

/// Becomes the program; else the reason goes into `failure`.
[[noreturn]] void become(const Task& task, pid_t keeper, int failure) {
    ::prctl(PR_SET_PDEATHSIG, SIGKILL);
    if (::getppid() != keeper) ::_exit(EXIT_FAILURE);  // it has ended meanwhile
    sigset_t none;
    ::sigemptyset(&none);
    ::sigprocmask(SIG_SETMASK, &none, nullptr);
    // Short of memory, the system is to end this one before any other.
    if (const int score = ::open("/proc/self/oom_score_adj", O_WRONLY | O_CLOEXEC); score >= 0)
        [[maybe_unused]]
        const ssize_t written = ::write(score, "1000", 4);
    ::syscall(SYS_close_range, STDERR_FILENO + 1U, ~0U, CLOSE_RANGE_CLOEXEC);
    if (*task.folder == '\0' || ::chdir(task.folder) == 0) ::execv(task.command[0], task.command);
    const int error = errno;
    [[maybe_unused]] const ssize_t written = ::write(failure, &error, sizeof error);
    ::_exit(EXIT_FAILURE);
}

/// Starts the program; 0 if that fails, which is told.
pid_t start(const Task& task) {
    std::array<int, 2> failure{};
    if (::pipe2(failure.data(), O_CLOEXEC) != 0) {
        tell(task.report, "failed " + std::to_string(errno) + "\n");
        return 0;
    }
    const pid_t keeper = ::getpid();
    const pid_t program = ::fork();
    if (program == 0) become(task, keeper, failure[1]);
    int error = program < 0 ? errno : 0;
    ::close(failure[1]);
    if (program > 0) {
        ssize_t count = 0;
        do count = ::read(failure[0], &error, sizeof error);
        while (count < 0 && errno == EINTR);
        if (count != sizeof error) error = 0;
    }
    ::close(failure[0]);
    if (error != 0) {
        tell(task.report, "failed " + std::to_string(error) + "\n");
        return 0;
    }
    tell(task.report, "started " + std::to_string(program) + "\n");
    return program;
}

/// Kills the children. Their numbers cannot be given away before they are waited for.
void killChildren() {
    const std::string name = "/proc/self/task/" + std::to_string(::getpid()) + "/children";
    std::FILE* const list = std::fopen(name.c_str(), "re");
    if (list == nullptr) return;
    for (int child = 0; std::fscanf(list, "%d", &child) == 1;) ::kill(child, SIGKILL);
    std::fclose(list);
}

/// Kills children until there are none. Those of a dead child become the keeper's, so one that forks without
/// end is caught too.
void killAll() {
    constexpr int kEager = 4;
    constexpr int kBrisk = 50;
    for (int round = 0; round < kMaxRounds; ++round) {
        killChildren();
        pid_t ended = 0;
        while ((ended = ::waitpid(-1, nullptr, WNOHANG)) > 0) {
        }
        if (ended < 0 && errno == ECHILD) return;
        if (round < kEager) continue;
        const timespec pause{0, round < kBrisk ? 200'000 : 1'000'000};
        ::nanosleep(&pause, nullptr);
    }
}

/// The memory that a process uses, in MiB; what it shares with others is counted in full.
long memoryOf(pid_t process) {
    const std::string name = "/proc/" + std::to_string(process) + "/statm";
    std::FILE* const file = std::fopen(name.c_str(), "re");
    if (file == nullptr) return 0;
    long pages = 0;
    if (std::fscanf(file, "%*d %ld", &pages) != 1) pages = 0;
    std::fclose(file);
    return pages * (::sysconf(_SC_PAGESIZE) / 1024) / 1024;
}

/// How many threads a process has.
long threadsOf(pid_t process) {
    const std::string name = "/proc/" + std::to_string(process) + "/status";
    std::FILE* const file = std::fopen(name.c_str(), "re");
    if (file == nullptr) return 0;
    long threads = 0;
    std::array<char, 256> line{};
    while (std::fgets(line.data(), line.size(), file) != nullptr && threads == 0)
        if (std::sscanf(line.data(), "Threads: %ld", &threads) != 1) threads = 0;
    std::fclose(file);
    return threads;
}

/// Takes the signals that have come, and passes SIGTERM on.
void takeSignals(int signals, pid_t program) {
    signalfd_siginfo about{};
    while (::read(signals, &about, sizeof about) == sizeof about)
        if (about.ssi_signo == SIGTERM) ::kill(program, SIGTERM);
}

/// Whether the program has ended. Others of the keeper's children are collected by the way.
bool hasEnded(pid_t program, int& status) {
    int each = 0;
    for (pid_t child = 0; (child = ::waitpid(-1, &each, WNOHANG)) > 0;) {
        if (child != program) continue;
        status = each;
        return true;
    }
    return false;
}

/// Waits until the program has ended or is to end, and says which.
const char* watch(const Task& task, pid_t program, int signals, int starterEnd, int& status) {
    while (true) {
        if (hasEnded(program, status)) return "ended";
        std::array<pollfd, 3> events{{{signals, POLLIN, 0}, {task.life, POLLIN, 0}, {starterEnd, POLLIN, 0}}};
        ::poll(events.data(), events.size(), task.memory > 0 ? kLookEvery : -1);
        takeSignals(signals, program);
        if (hasEnded(program, status)) return "ended";
        if (events[1].revents != 0 || events[2].revents != 0) return "killed";
        if (task.memory == 0) continue;
        if (memoryOf(program) > task.memory) return "memory";
        if (threadsOf(program) > kMaxThreads) return "threads";
    }
}

int keep(const Task& task, int starterEnd) {
    ::setsid();  // neither Ctrl-C nor the end of a terminal is meant for the program
    ::prctl(PR_SET_CHILD_SUBREAPER, 1);
    sigset_t all;
    ::sigfillset(&all);
    ::sigprocmask(SIG_BLOCK, &all, nullptr);
    const int signals = ::signalfd(-1, &all, SFD_CLOEXEC | SFD_NONBLOCK);
    if (signals < 0) {
        tell(task.report, "failed " + std::to_string(errno) + "\n");
        return EXIT_FAILURE;
    }
    const pid_t program = start(task);
    if (program == 0) return EXIT_FAILURE;
    // The starter must see the end of the program's pipes.
    for (const int standard : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO}) ::close(standard);

    int status = 0;
    const std::string_view why = watch(task, program, signals, starterEnd, status);
    if (why != "ended") {
        ::kill(program, SIGKILL);
        // One that has become another user's (setuid) cannot be killed.
        const timespec pause{0, 1'000'000};
        for (int round = 0; round < kMaxRounds && !hasEnded(program, status); ++round)
            ::nanosleep(&pause, nullptr);
    }
    killAll();
    tell(task.report, std::string(why) + (WIFSIGNALED(status) ? " signal " : " code ")
                          + std::to_string(WIFSIGNALED(status) ? WTERMSIG(status) : WEXITSTATUS(status))
                          + "\n");
    return EXIT_SUCCESS;
}

}  // namespace

int main(int count, char** words) {
    constexpr int kWords = 6;
    const pid_t starter = ::getppid();
    const int starterEnd = static_cast<int>(::syscall(SYS_pidfd_open, starter, 0));
    if (::getppid() != starter)
        return EXIT_FAILURE;  // it has ended meanwhile, and its number may be another's
    if (count < kWords) {
        std::fputs("roque-keeper is started by Roque to run other people's chess programs.\n", stderr);
        return 2;
    }
    const Task task{numberOf(words[1]), numberOf(words[2]), numberOf(words[3]), words[4], words + 5};
    for (const int descriptor : {task.life, task.report}) ::fcntl(descriptor, F_SETFD, FD_CLOEXEC);
    // _exit(): nothing is left to tidy, and a sanitizer would look for leaks in a process without standard
    // streams.
    ::_exit(keep(task, starterEnd));
}
