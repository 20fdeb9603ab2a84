#include "tests/bench/child_run.h"

#include <cerrno>
#include <cstdlib>
#include <exception>
#include <sstream>
#include <system_error>

#include <fcntl.h>
#include <spawn.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

namespace roque::bench {
namespace {

std::chrono::duration<double> seconds(const timeval& time) {
    return std::chrono::seconds(time.tv_sec) + std::chrono::microseconds(time.tv_usec);
}

}  // namespace

bool runApart(const std::function<void()>& work) {
    const pid_t child = fork();
    if (child < 0) throw std::system_error(errno, std::generic_category(), "fork");
    if (child == 0) {
        try {
            work();
            _exit(EXIT_SUCCESS);
        } catch (const std::exception&) {
            _exit(EXIT_FAILURE);
        }
    }
    int status = 0;
    while (waitpid(child, &status, 0) < 0) {
        if (errno != EINTR) throw std::system_error(errno, std::generic_category(), "waitpid");
    }
    return WIFEXITED(status) && WEXITSTATUS(status) == EXIT_SUCCESS;
}

ChildRun runChild(const std::vector<std::string>& command) {
    std::vector<std::string> words = command;
    std::vector<char*> arguments;
    for (std::string& word : words) arguments.push_back(word.data());
    arguments.push_back(nullptr);

    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    for (const int stream : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO})
        posix_spawn_file_actions_addopen(&actions, stream, "/dev/null", O_RDWR, 0);
    pid_t child = 0;
    const auto begin = std::chrono::steady_clock::now();
    const int error = posix_spawn(&child, arguments[0], &actions, nullptr, arguments.data(), environ);
    posix_spawn_file_actions_destroy(&actions);
    if (error != 0) throw std::system_error(error, std::generic_category(), command[0]);

    int status = 0;
    rusage usage{};
    while (wait4(child, &status, 0, &usage) < 0) {
        if (errno != EINTR) throw std::system_error(errno, std::generic_category(), "wait4");
    }
    constexpr std::uint64_t kKibibyte = 1024;
    return {std::chrono::steady_clock::now() - begin, seconds(usage.ru_utime) + seconds(usage.ru_stime),
            static_cast<std::uint64_t>(usage.ru_maxrss) * kKibibyte,
            WIFEXITED(status) ? WEXITSTATUS(status) : -1};
}

std::string findProgram(const std::string& name) {
    const char* const path = std::getenv("PATH");
    std::istringstream folders(std::string(path == nullptr ? "" : path) + ":/usr/games");
    for (std::string folder; std::getline(folders, folder, ':');) {
        std::string program = folder + '/' + name;
        if (access(program.c_str(), X_OK) == 0) return program;
    }
    return {};
}

}  // namespace roque::bench
