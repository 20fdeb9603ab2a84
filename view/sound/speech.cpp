#include "view/sound/speech.h"

#include <cerrno>
#include <chrono>
#include <optional>
#include <utility>

#include <fcntl.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include "controller/threads/mutex.h"

namespace roque {
namespace {

constexpr std::chrono::milliseconds kPatience{200};  // at program exit

/// Runs spd-say, which passes a text to the server and exits, and waits for it.
void speak(const std::string& text) {
    std::string program = "spd-say";
    std::string name = "--application-name=roque";
    std::string end = "--";  // ends the options: a text may start with a dash
    std::string words = text;
    char* const arguments[] = {program.data(), name.data(), end.data(), words.data(), nullptr};
    posix_spawn_file_actions_t files;
    if (posix_spawn_file_actions_init(&files) != 0) return;
    for (const int stream : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO})
        posix_spawn_file_actions_addopen(&files, stream, "/dev/null", O_RDWR, 0);
    pid_t child = 0;
    const int failure = posix_spawnp(&child, program.c_str(), &files, nullptr, arguments, environ);
    posix_spawn_file_actions_destroy(&files);
    if (failure != 0) return;
    int status = 0;
    while (waitpid(child, &status, 0) == -1 && errno == EINTR) {
    }
}

}  // namespace

struct Speech::Next {
    Mutex mutex;
    std::optional<std::string> text ROQUE_GUARDED_BY(mutex);
};

Speech::Speech() : next_(std::make_shared<Next>()) {}
Speech::~Speech() = default;

void Speech::say(std::string text) {
    {
        const MutexLock lock(next_->mutex);
        const bool isWaiting = next_->text.has_value();
        next_->text = std::move(text);
        if (isWaiting) return;
    }
    if (!worker_) worker_ = std::make_unique<SerialWorker>(kPatience);
    worker_->post([next = next_] {
        std::optional<std::string> latest;
        {
            const MutexLock lock(next->mutex);
            latest.swap(next->text);
        }
        if (latest) speak(*latest);
    });
}

}  // namespace roque
