#include "tests/support/running_program.h"

#include <array>
#include <cerrno>
#include <fstream>
#include <sstream>
#include <system_error>

#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

namespace roque::test {
namespace {

/// The environment of this process, with some variables changed.
std::vector<std::string> environmentWith(const std::map<std::string, std::string>& variables) {
    std::vector<std::string> texts;
    for (char** variable = environ; *variable != nullptr; ++variable) {
        const std::string text = *variable;
        if (!variables.contains(text.substr(0, text.find('=')))) texts.push_back(text);
    }
    for (const auto& [name, value] : variables) texts.push_back(name + '=' + value);
    return texts;
}

std::vector<char*> pointersTo(std::vector<std::string>& texts) {
    std::vector<char*> pointers;
    for (std::string& text : texts) pointers.push_back(text.data());
    pointers.push_back(nullptr);
    return pointers;
}

std::string procFile(pid_t process, const char* name) {
    std::ifstream file("/proc/" + std::to_string(process) + '/' + name);
    std::ostringstream text;
    text << file.rdbuf();
    return text.str();
}

}  // namespace

RunningProgram::RunningProgram(const std::vector<std::string>& command,
                               const std::map<std::string, std::string>& variables,
                               const std::string& errors) {
    std::vector<std::string> words = command;
    std::vector<std::string> texts = environmentWith(variables);
    std::array<int, 2> pipe{};
    if (pipe2(pipe.data(), O_CLOEXEC) != 0) throw std::system_error(errno, std::generic_category(), "pipe");
    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_adddup2(&actions, pipe[0], STDIN_FILENO);
    constexpr mode_t kReadable = 0644;
    posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0);
    posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, errors.c_str(), O_WRONLY | O_CREAT | O_TRUNC,
                                     kReadable);
    posix_spawnattr_t attributes;
    posix_spawnattr_init(&attributes);
    posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETPGROUP);
    const int error = posix_spawn(&process_, words[0].c_str(), &actions, &attributes,
                                  pointersTo(words).data(), pointersTo(texts).data());
    posix_spawnattr_destroy(&attributes);
    posix_spawn_file_actions_destroy(&actions);
    close(pipe[0]);
    input_ = pipe[1];
    if (error != 0) throw std::system_error(error, std::generic_category(), words[0]);
}

RunningProgram::~RunningProgram() {
    close(input_);
    if (process_ < 0) return;
    kill(-process_, SIGKILL);
    waitpid(process_, nullptr, 0);
}

void RunningProgram::tell(const std::string& text) const {
    if (write(input_, text.data(), text.size()) != static_cast<ssize_t>(text.size()))
        throw std::system_error(errno, std::generic_category(), "write");
}

void RunningProgram::send(int signal) const {
    ::kill(process_, signal);
}

bool RunningProgram::hasEnded() {
    int status = 0;
    if (process_ > 0 && waitpid(process_, &status, WNOHANG) == process_) {
        process_ = -1;
        if (WIFSIGNALED(status)) endingSignal_ = WTERMSIG(status);
    }
    return process_ < 0;
}

std::uint64_t RunningProgram::residentBytes() const {
    constexpr std::uint64_t kKibibyte = 1024;
    const std::string status = procFile(process_, "status");
    const std::size_t at = status.find("VmRSS:");
    return at == std::string::npos ? 0 : std::stoull(status.substr(at + sizeof "VmRSS:")) * kKibibyte;
}

std::chrono::milliseconds RunningProgram::processorTime() const {
    // After the name, which stands in parentheses and may contain anything: the state, then numbers
    // (proc(5)).
    const std::string stat = procFile(process_, "stat");
    std::istringstream fields(stat.substr(stat.rfind(')') + 1));
    constexpr int kBeforeTimes = 12;
    std::string skipped;
    for (int field = 0; field < kBeforeTimes; ++field) fields >> skipped;
    long user = 0;
    long system = 0;
    fields >> user >> system;
    constexpr long kMilliseconds = 1000;
    return std::chrono::milliseconds((user + system) * kMilliseconds / sysconf(_SC_CLK_TCK));
}

}  // namespace roque::test
