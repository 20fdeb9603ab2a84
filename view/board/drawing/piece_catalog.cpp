#include "view/board/drawing/piece_catalog.h"

#include <algorithm>
#include <array>
#include <system_error>

#include "model/pgn/text_encoding.h"

namespace roque {
namespace {

namespace fs = std::filesystem;

/// The sets that come with the program, in the order they are offered.
constexpr std::array<std::string_view, 3> kShipped{PieceCatalog::kDefault, "flat", "signs"};
/// No one has more folders than this.
constexpr std::size_t kMaxFolders = 1000;

/// Whether a name is that of a subfolder and fit to be shown.
bool isSetName(std::string_view name) {
    constexpr std::size_t kLongest = 100;
    const auto isControl = [](char letter) { return static_cast<unsigned char>(letter) < ' '; };
    return !name.empty() && name.size() <= kLongest && name.front() != '.'
           && name.find('/') == std::string_view::npos && isUtf8(name)
           && std::ranges::none_of(name, isControl);
}

bool isFolder(const fs::path& path) {
    std::error_code error;
    return fs::is_directory(path, error);
}

}  // namespace

PieceCatalog::PieceCatalog(const fs::path& resources, const std::optional<fs::path>& data)
    : shipped_(resources / "pieces") {
    if (data) own_ = *data / "pieces";
}

std::vector<std::string> PieceCatalog::names() const {
    std::vector<std::string> names(kShipped.begin(), kShipped.end());
    if (!own_) return names;
    std::error_code error;
    fs::directory_iterator entry(*own_, error);
    for (std::size_t seen = 0; !error && entry != fs::directory_iterator() && seen < kMaxFolders; ++seen) {
        const std::string name = entry->path().filename().string();
        if (isSetName(name) && isFolder(entry->path()) && std::ranges::find(kShipped, name) == kShipped.end())
            names.push_back(name);
        entry.increment(error);
    }
    std::sort(names.begin() + kShipped.size(), names.end());
    return names;
}

std::optional<fs::path> PieceCatalog::folderOf(std::string_view name) const {
    if (!isSetName(name)) return std::nullopt;
    if (own_ && isFolder(*own_ / name)) return *own_ / name;
    if (isFolder(shipped_ / name)) return shipped_ / name;
    return std::nullopt;
}

PieceFiles PieceCatalog::load(std::string_view name) const {
    const fs::path usual = shipped_ / kDefault;
    const auto folder = folderOf(name);
    PieceFiles files(folder.value_or(usual), usual);
    if (!folder) files.tell(ROQUE_MESSAGE("There is no set of pieces called \"{0}\".", name));
    return files;
}

}  // namespace roque
