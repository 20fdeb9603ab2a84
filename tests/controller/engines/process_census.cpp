#include "tests/controller/engines/process_census.h"

#include <filesystem>
#include <fstream>
#include <string>

#include <unistd.h>

namespace roque::test {

namespace fs = std::filesystem;

std::size_t openDescriptors() {
    std::size_t count = 0;
    for ([[maybe_unused]] const auto& entry : fs::directory_iterator("/proc/self/fd")) ++count;
    return count - 1;
}

std::set<int> childProcesses() {
    std::set<int> children;
    for (const auto& thread : fs::directory_iterator("/proc/self/task")) {
        std::ifstream list(thread.path() / "children");
        for (int child = 0; list >> child;) children.insert(child);
    }
    return children;
}

std::size_t residentMemory() {
    std::ifstream file("/proc/self/statm");
    std::size_t all = 0;
    std::size_t resident = 0;
    file >> all >> resident;
    return resident * static_cast<std::size_t>(sysconf(_SC_PAGESIZE));
}

bool isRunning(int process) {
    std::ifstream file("/proc/" + std::to_string(process) + "/stat");
    std::string text;
    if (!std::getline(file, text)) return false;
    const std::size_t name = text.rfind(") ");
    return name != std::string::npos && text[name + 2] != 'Z';
}

}  // namespace roque::test
