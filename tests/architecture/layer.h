#pragma once

#include <string>
#include <vector>

#include "tests/architecture/source_file.h"

namespace roque::architecture {

/// A part of the repository and what its files may include. Angled headers of the standard library are open
/// to all, save the ones that are named here.
struct Layer {
    enum class System { Closed, Open };

    std::string folder;
    std::vector<std::string> parts;      ///< folders, and files, of the repository
    std::vector<std::string> libraries;  ///< beginnings of other libraries' headers
    System system = System::Closed;      ///< may the operating system's own headers (unistd.h) be included?
    std::vector<std::string> forbidden;  ///< headers, and beginnings of them, that `libraries` would let in
};

/// The layer of a file, by the innermost folder that has rules; throws for a file outside all layers.
Layer layerOf(const SourceFile& file);

/// The includes of a file that its layer forbids, one sentence each.
std::vector<std::string> forbiddenIncludes(const SourceFile& file);

}  // namespace roque::architecture
