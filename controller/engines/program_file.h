#pragma once

#include <filesystem>

namespace roque {

/// Whether a file is there and can be run.
[[nodiscard]] bool isProgram(const std::filesystem::path& file);

/// The file of a program as the shell would find it: with a slash the file itself, else looked for where PATH
/// says; the name alone if it is nowhere.
[[nodiscard]] std::filesystem::path findProgram(const std::filesystem::path& program);

}  // namespace roque
