#include "view/terminal/diagram_style.h"

#include <vector>

#include <fmt/ostream.h>
#include <fmt/ranges.h>

#include "controller/storage/xdg_folders.h"
#include "controller/storage/resources.h"

namespace roque::terminal {
namespace {

std::optional<PieceFiles> readPieces(const std::string& name, const Streams& streams) {
    const PieceCatalog catalog(resourceFolder(), XdgFolders::fromEnvironment().data);
    const bool isFolder = name.find('/') != std::string::npos;
    const auto folder = isFolder ? std::optional<std::filesystem::path>(name) : catalog.folderOf(name);
    if (!folder) {
        fmt::print(streams.error, "There is no set of pieces called '{}'. There are: {}.\n", name,
                   fmt::join(catalog.names(), ", "));
        return std::nullopt;
    }
    PieceFiles pieces(*folder, catalog.folderOf(PieceCatalog::kUsual).value_or(*folder));
    for (const std::string& problem : pieces.problems()) fmt::print(streams.error, "{}\n", problem);
    return pieces;
}

const BoardColors* readColors(const std::string& name, const Streams& streams) {
    if (const ColorScheme* scheme = findColorScheme(name)) return &scheme->colors;
    std::vector<std::string_view> names;
    for (const ColorScheme& scheme : colorSchemes()) names.push_back(scheme.name);
    fmt::print(streams.error, "There are no colours called '{}'. There are: {}.\n", name,
               fmt::join(names, ", "));
    return nullptr;
}

}  // namespace

std::optional<DiagramLook> readStyle(const DiagramStyle& style, const Streams& streams) {
    auto pieces = readPieces(style.pieces, streams);
    const BoardColors* const colors = readColors(style.colors, streams);
    if (!pieces || colors == nullptr) return std::nullopt;
    return DiagramLook{std::move(*pieces), *colors};
}

}  // namespace roque::terminal
