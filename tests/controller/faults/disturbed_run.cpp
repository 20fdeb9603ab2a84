#include "tests/controller/faults/disturbed_run.h"

#include <array>
#include <cerrno>
#include <sstream>
#include <system_error>
#include <vector>

#include <fcntl.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

namespace roque::test {
namespace {

namespace fs = std::filesystem;

/// Runs the driver and waits for it; returns its status.
int runDriver(const std::vector<std::string>& arguments, const std::vector<std::string>& variables) {
    std::vector<std::string> words{ROQUE_FAULT_DRIVER};
    words.insert(words.end(), arguments.begin(), arguments.end());
    std::vector<char*> argv;
    for (std::string& word : words) argv.push_back(word.data());
    argv.push_back(nullptr);
    std::vector<std::string> texts = variables;
    std::vector<char*> environment;
    for (std::string& text : texts) environment.push_back(text.data());
    for (char** each = environ; *each != nullptr; ++each) environment.push_back(*each);
    environment.push_back(nullptr);
    pid_t process = -1;
    const int error =
        ::posix_spawn(&process, words[0].c_str(), nullptr, nullptr, argv.data(), environment.data());
    if (error != 0) throw std::system_error(error, std::generic_category(), words[0]);
    int status = 0;
    while (::waitpid(process, &status, 0) < 0 && errno == EINTR) {
    }
    return status;
}

std::string assigned(const char* name, const std::string& value) {
    return std::string(name) + '=' + value;
}

}  // namespace

DisturbedRun::DisturbedRun(const FaultScenario& scenario, const fs::path& prepared,
                           const std::optional<DiskFault>& fault) {
    fs::copy(prepared, folder(), fs::copy_options::recursive);
    const fs::path notes = files_ / "notes";
    std::vector<std::string> variables{assigned("LD_PRELOAD", ROQUE_DISK_SHIM),
                                       assigned(kShimFolder, folder().string()),
                                       assigned(kShimNotes, notes.string())};
    if (fault) {
        variables.push_back(assigned(kShimFault, fault->text()));
    } else {
        diskBefore_.emplace(folder());
        variables.push_back(assigned(kShimTrace, trace().string()));
    }
    status_ = runDriver({scenario.name(), folder().string(), notes.string()}, variables);
}

bool DisturbedRun::hasEnded() const noexcept {
    return WIFEXITED(status_) && WEXITSTATUS(status_) == 0;
}

bool DisturbedRun::wasKilled() const noexcept {
    return WIFEXITED(status_) && WEXITSTATUS(status_) == kEndedByShim;
}

RunState DisturbedRun::state() const {
    std::istringstream lines(files_.read("notes"));
    RunState state;
    for (std::string line; std::getline(lines, line);) state.read(line);
    return state;
}

}  // namespace roque::test
