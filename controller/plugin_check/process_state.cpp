#include "controller/plugin_check/process_state.h"

#include <cfenv>
#include <clocale>
#include <cstdio>
#include <filesystem>
#include <fstream>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace roque::check {
namespace {

namespace fs = std::filesystem;

std::size_t entriesOf(const char* folder) {
    std::error_code error;
    std::size_t count = 0;
    for (fs::directory_iterator at(folder, error), end; !error && at != end; at.increment(error)) ++count;
    return count;
}

}  // namespace

ProcessState ProcessState::now() {
    ProcessState state;
    if (const char* const locale = std::setlocale(LC_ALL, nullptr)) state.locale = locale;
    std::error_code error;
    state.folder = fs::current_path(error).string();
    state.rounding = std::fegetround();
    state.permissions = ::umask(0);
    ::umask(static_cast<mode_t>(state.permissions));
    for (int signal = 1; signal < NSIG; ++signal) {
        struct sigaction action {};
        if (::sigaction(signal, nullptr, &action) == 0)
            state.handlers[static_cast<std::size_t>(signal)] = action.sa_handler;
    }
    return state;
}

std::optional<std::string> changeBetween(const ProcessState& before, const ProcessState& after) {
    if (before.locale != after.locale)
        return "the locale is " + after.locale + ", no longer " + before.locale;
    if (before.folder != after.folder)
        return "the working directory is " + after.folder + ", no longer " + before.folder;
    if (before.rounding != after.rounding) return "the rounding mode has changed";
    if (before.permissions != after.permissions) return "the permissions of new files (umask) have changed";
    for (std::size_t signal = 1; signal < before.handlers.size(); ++signal) {
        if (before.handlers[signal] != after.handlers[signal])
            return "signal " + std::to_string(signal) + " is handled in another way";
    }
    return std::nullopt;
}

std::optional<ProcessUse> ProcessUse::now() {
    std::ifstream file("/proc/self/statm");
    std::size_t size = 0;
    std::size_t resident = 0;
    if (!(file >> size >> resident)) return std::nullopt;
    return ProcessUse{resident * static_cast<std::size_t>(::sysconf(_SC_PAGESIZE)),
                      entriesOf("/proc/self/task"), entriesOf("/proc/self/fd")};
}

OutputTrap::OutputTrap() {
    std::array<int, 2> ends{-1, -1};
    // Without waiting: a plugin that writes without end loses what does not fit.
    if (::pipe2(ends.data(), O_CLOEXEC | O_NONBLOCK) != 0) return;
    end_ = FileDescriptor(ends[0]);
    const FileDescriptor in(ends[1]);
    ::dup2(in.number(), STDOUT_FILENO);
}

std::string OutputTrap::caught() {
    std::fflush(stdout);
    std::array<char, 200> bytes{};
    const ssize_t count = ::read(end_.number(), bytes.data(), bytes.size());
    return {bytes.data(), static_cast<std::size_t>(count > 0 ? count : 0)};
}

}  // namespace roque::check
