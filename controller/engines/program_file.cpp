#include "controller/engines/program_file.h"

#include <cstdlib>
#include <sstream>
#include <string>
#include <system_error>

#include <unistd.h>

namespace roque {

namespace fs = std::filesystem;

bool isProgram(const fs::path& file) {
    std::error_code code;
    return fs::is_regular_file(file, code) && ::access(file.c_str(), X_OK) == 0;
}

fs::path findProgram(const fs::path& program) {
    if (program.string().find('/') != std::string::npos) return fs::absolute(program);
    const char* const path = std::getenv("PATH");
    std::istringstream folders(path == nullptr ? "/usr/local/bin:/usr/bin:/bin" : path);
    for (std::string folder; std::getline(folders, folder, ':');) {
        if (!folder.empty() && isProgram(fs::path(folder) / program)) return fs::path(folder) / program;
    }
    return program;
}

}  // namespace roque
