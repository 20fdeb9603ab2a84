#pragma once

#include <string>
#include <vector>

#include "tests/architecture/source_tree.h"

// Rules of the house that hold in every layer. Each returns its violations, one sentence each.
namespace roque::architecture {

/// Headers without `#pragma once`. The header in plain C is guarded in C's own way.
std::vector<std::string> unguardedHeaders(const SourceTree& tree);

/// Quoted includes that name no file from the root of the repository.
std::vector<std::string> brokenIncludes(const SourceTree& tree);

/// Headers that empty a whole namespace into those who include them.
std::vector<std::string> usingDirectivesInHeaders(const SourceTree& tree);

/// Sources (not headers) that no CMakeLists.txt names: nothing builds them.
std::vector<std::string> unlistedSources(const SourceTree& tree);

/// Folders with a CMakeLists.txt that no other adds, projects of their own excepted.
std::vector<std::string> unlistedFolders(const SourceTree& tree);

/// Lists that collect their files by a pattern.
std::vector<std::string> globbingLists(const SourceTree& tree);

}  // namespace roque::architecture
