#include "view/terminal/diagram/diagram_style.h"

#include <vector>

#include <fmt/ostream.h>
#include <fmt/ranges.h>

#include "controller/storage/resources.h"
#include "controller/storage/xdg_folders.h"
#include "view/terminal/command/terminal_text.h"

namespace roque::terminal {
namespace {

std::optional<PieceFiles> readPieces(const std::string& name, const Streams& streams) {
    const PieceCatalog catalog(resourceFolder(), XdgFolders::fromEnvironment().data);
    const bool isFolder = name.find('/') != std::string::npos;
    const auto folder = isFolder ? std::optional<std::filesystem::path>(name) : catalog.folderOf(name);
    if (!folder) {
        say(streams.error, ROQUE_MESSAGE("There is no set of pieces called '{0}'. There are: {1}.", name,
                                         fmt::format("{}", fmt::join(catalog.names(), ", "))));
        return std::nullopt;
    }
    PieceFiles pieces(*folder, catalog.folderOf(PieceCatalog::kDefault).value_or(*folder));
    for (const Message& problem : pieces.problems()) say(streams.error, problem);
    return pieces;
}

const BoardColors* readColors(const std::string& name, const Streams& streams) {
    if (const ColorScheme* scheme = findColorScheme(name)) return &scheme->colors;
    std::vector<std::string_view> names;
    for (const ColorScheme& scheme : colorSchemes()) names.push_back(scheme.name);
    say(streams.error, ROQUE_MESSAGE("There are no colours called '{0}'. There are: {1}.", name,
                                     fmt::format("{}", fmt::join(names, ", "))));
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
