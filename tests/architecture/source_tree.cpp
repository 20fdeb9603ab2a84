#include "tests/architecture/source_tree.h"

#include <algorithm>
#include <fstream>
#include <iterator>
#include <stdexcept>

namespace roque::architecture {
namespace {

SourceFile readFile(const std::filesystem::path& root, const std::filesystem::path& path) {
    std::ifstream file(path, std::ios::binary);
    if (!file) throw std::runtime_error(path.string() + " cannot be read");
    return {path.lexically_relative(root).generic_string(),
            std::string(std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>())};
}

bool isSource(const std::filesystem::path& path) {
    const auto ending = path.extension();
    return ending == ".h" || ending == ".cpp" || ending == ".c" || ending == ".inc";
}

void read(const std::filesystem::path& root, const std::filesystem::path& path, SourceTree& tree) {
    if (path.filename() == "CMakeLists.txt") {
        SourceFile list = readFile(root, path);
        std::string folder(list.folder());
        tree.buildLists.emplace(std::move(folder), std::move(list));
    } else if (isSource(path)) {
        tree.sources.push_back(readFile(root, path));
    }
}

}  // namespace

bool SourceTree::contains(const std::string& path) const {
    return std::ranges::any_of(sources, [&](const SourceFile& file) { return file.path == path; });
}

SourceTree readSourceTree(const std::filesystem::path& root) {
    SourceTree tree;
    read(root, root / "CMakeLists.txt", tree);
    for (const char* const folder : {"model", "controller", "plugins", "view", "tests", "resources"}) {
        for (const auto& entry : std::filesystem::recursive_directory_iterator(root / folder)) {
            if (entry.is_regular_file()) read(root, entry.path(), tree);
        }
    }
    std::ranges::sort(tree.sources, {}, &SourceFile::path);
    return tree;
}

}  // namespace roque::architecture
