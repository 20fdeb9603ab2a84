#include "controller/diagnostics/crash_report.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <csignal>
#include <cstdio>
#include <cstring>
#include <fstream>
#include <string_view>
#include <system_error>

#include <execinfo.h>
#include <fcntl.h>
#include <sys/mman.h>
#include <unistd.h>

namespace roque {
namespace {

constexpr std::string_view kNew = "crash-";
constexpr std::string_view kTaken = "told-crash-";
constexpr std::string_view kExtension = ".txt";
constexpr std::string_view kSubjectLine = "In: ";
constexpr std::size_t kKept = 10;
constexpr std::size_t kStackBytes = std::size_t{64} << 10U;
constexpr int kFrames = 64;
constexpr std::array kSignals{SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGABRT};

// Prepared in advance for the handler: in a signal handler, hardly any function may be called
// (signal-safety(7)).
char reportFile[4096];    // NOLINT(modernize-avoid-c-arrays)
char programVersion[64];  // NOLINT(modernize-avoid-c-arrays)
thread_local const char* subject = nullptr;
std::atomic_flag isReporting;

const char* nameOf(int signal) noexcept {
    switch (signal) {
        case SIGSEGV:
            return "SIGSEGV: memory that is not there was used";
        case SIGBUS:
            return "SIGBUS: memory that cannot be had was used";
        case SIGFPE:
            return "SIGFPE: a wrong calculation, such as a division by zero";
        case SIGILL:
            return "SIGILL: an instruction that this processor does not have";
        default:
            return "SIGABRT: the program gave up, for instance over an exception that nobody caught";
    }
}

void put(int file, const char* text) noexcept {
    std::size_t left = std::strlen(text);
    while (left > 0) {
        const ssize_t written = write(file, text, left);
        if (written <= 0) return;
        text += written;
        left -= static_cast<std::size_t>(written);
    }
}

void putAddress(int file, const void* address) noexcept {
    constexpr int kBitsOfDigit = 4;
    std::array<char, 2 + 2 * sizeof(std::uintptr_t) + 1> text{};
    auto value = reinterpret_cast<std::uintptr_t>(address);
    std::size_t at = text.size() - 1;
    do {
        text[--at] = "0123456789abcdef"[value & 0xfU];
        value >>= kBitsOfDigit;
    } while (value != 0);
    text[--at] = 'x';
    text[--at] = '0';
    put(file, &text[at]);
}

void writeReport(int signal, const siginfo_t& info) noexcept {
    const int file = open(reportFile, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
    if (file < 0) return;
    put(file, "Roque ");
    put(file, programVersion);
    put(file, " crashed.\n");
    put(file, nameOf(signal));
    if (signal == SIGSEGV || signal == SIGBUS) {
        put(file, "\nAddress: ");
        putAddress(file, info.si_addr);
    }
    put(file, "\n");
    put(file, kSubjectLine.data());
    // On a thread that a plugin has started, only the notes tell whose it may be.
    const char* const culprit = subject == nullptr ? notedSubject() : subject;
    put(file, culprit == nullptr ? "" : culprit);
    put(file, "\n\n");
    std::array<void*, kFrames> frames{};
    backtrace_symbols_fd(frames.data(), backtrace(frames.data(), kFrames), file);
    close(file);
}

/// Reports the first crash, and then raises the signal again without a handler. Another thread that crashes
/// meanwhile waits for that end; it must not cut the report off.
void onCrash(int signal, siginfo_t* info, void* /*context*/) {
    if (isReporting.test_and_set()) {
        while (true) pause();
    }
    writeReport(signal, *info);
    ::signal(signal, SIG_DFL);
    raise(signal);
}

/// Gives this thread a stack for signal handlers; nullptr if there is no memory for one.
void* makeSignalStack() noexcept {
    void* const memory =
        mmap(nullptr, kStackBytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (memory == MAP_FAILED) return nullptr;
    stack_t stack{};
    stack.ss_sp = memory;
    stack.ss_size = kStackBytes;
    sigaltstack(&stack, nullptr);
    return memory;
}

void dropSignalStack(void* memory) noexcept {
    if (memory == nullptr) return;
    stack_t none{};
    none.ss_flags = SS_DISABLE;
    sigaltstack(&none, nullptr);
    munmap(memory, kStackBytes);
}

std::string subjectOf(const std::filesystem::path& report) {
    std::ifstream file(report);
    for (std::string line; std::getline(file, line);) {
        if (line.starts_with(kSubjectLine)) return line.substr(kSubjectLine.size());
    }
    return {};
}

/// The reports in a folder whose names have a prefix, the latest last.
std::vector<std::filesystem::path> reportsIn(const std::filesystem::path& folder,
                                             std::string_view beginning) {
    std::vector<std::filesystem::path> reports;
    std::error_code error;
    for (auto entry = std::filesystem::directory_iterator(folder, error);
         !error && entry != std::filesystem::directory_iterator(); entry.increment(error)) {
        const std::string name = entry->path().filename().string();
        if (name.starts_with(beginning) && name.ends_with(kExtension)) reports.push_back(entry->path());
    }
    const auto time = [](const std::filesystem::path& report) {
        std::error_code none;
        return last_write_time(report, none);
    };
    std::ranges::sort(reports, {}, time);
    return reports;
}

}  // namespace

void reportCrashes(const std::filesystem::path& folder, const std::string& version) {
    std::error_code error;
    create_directories(folder, error);
    const std::string name = std::string(kNew) + std::to_string(getpid()) + std::string(kExtension);
    const std::string file = (folder / name).string();
    if (error || file.size() >= sizeof reportFile) return;
    noteRisks(folder);
    file.copy(reportFile, sizeof reportFile - 1);
    version.copy(programVersion, sizeof programVersion - 1);
    void* warmUp = nullptr;
    backtrace(&warmUp, 1);  // loads its library, which must not happen in the handler
    makeSignalStack();      // never freed
    for (const int signal : kSignals) {
        struct sigaction action {};
        action.sa_sigaction = onCrash;
        action.sa_flags = static_cast<int>(SA_SIGINFO | SA_ONSTACK);
        sigaction(signal, &action, nullptr);
    }
}

std::vector<CrashReport> takeCrashReports(const std::filesystem::path& folder) {
    std::vector<UnexpectedEnd> ends = takeRisks(folder);
    std::vector<CrashReport> taken;
    for (const std::filesystem::path& report : reportsIn(folder, kNew)) {
        const std::string number = report.filename().string().substr(kNew.size());
        const std::filesystem::path place = folder / (std::string(kTaken) + number);
        std::error_code error;
        rename(report, place, error);
        if (error) continue;
        taken.push_back({place, subjectOf(place)});
        const auto sameProcess = [&](const UnexpectedEnd& end) {
            return number == std::to_string(end.processId) + std::string(kExtension);
        };
        const auto end = std::ranges::find_if(ends, sameProcess);
        if (end == ends.end()) continue;
        taken.back().risks = std::move(end->risks);
        ends.erase(end);
    }
    for (UnexpectedEnd& end : ends) taken.insert(taken.begin(), CrashReport{{}, {}, std::move(end.risks)});
    const auto old = reportsIn(folder, kTaken);
    for (std::size_t at = 0; at + kKept < old.size(); ++at) {
        std::error_code error;
        remove(old[at], error);
    }
    return taken;
}

CrashSubject::CrashSubject(const char* plugin) : stack_(makeSignalStack()) {
    subject = plugin;
}

CrashSubject::~CrashSubject() {
    subject = nullptr;
    dropSignalStack(stack_);
}

}  // namespace roque
