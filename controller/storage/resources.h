#pragma once

#include <filesystem>

namespace roque {

/// The folder of the pictures and other files that the program reads while it runs: that of the installation
/// or of the build, found from where the program is.
[[nodiscard]] std::filesystem::path resourceFolder();

/// The folder of the translations, which lies beside it.
[[nodiscard]] std::filesystem::path translationFolder();

}  // namespace roque
