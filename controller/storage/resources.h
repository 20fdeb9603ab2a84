#pragma once

#include <filesystem>

namespace roque {

/// The folder of the pictures and other files that the program reads at run time: in the installation or the
/// build tree, found relative to the program.
[[nodiscard]] std::filesystem::path resourceFolder();

/// The folder of the translations, next to it.
[[nodiscard]] std::filesystem::path translationFolder();

}  // namespace roque
