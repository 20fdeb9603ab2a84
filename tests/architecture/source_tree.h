#pragma once

#include <filesystem>
#include <map>
#include <string>
#include <vector>

#include "tests/architecture/source_file.h"

namespace roque::architecture {

/// What the rules look at: the sources of a repository and its lists of them.
struct SourceTree {
    std::vector<SourceFile> sources;               ///< C and C++, headers included
    std::map<std::string, SourceFile> buildLists;  ///< each CMakeLists.txt, by its folder ("" is the root)

    [[nodiscard]] bool contains(const std::string& path) const;
};

/// Reads the top-level folders that hold code; throws if one is missing or a file cannot be read.
SourceTree readSourceTree(const std::filesystem::path& root);

}  // namespace roque::architecture
