#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "view/board/drawing/piece_files.h"

namespace roque {

/// The available piece sets: those that come with the program, and those that a person has put into a folder,
/// each set in a subfolder with its name.
///
/// A person's set takes precedence over one of the program's with the same name. Nothing is read before it is
/// needed.
class PieceCatalog {
public:
    /// The name of the default set, whose pieces also replace those that other sets lack.
    static constexpr std::string_view kDefault = "roque";

    /// `resources` is the program's folder; `data`, if there is one, the person's. In both, the sets lie in
    /// "pieces".
    PieceCatalog(const std::filesystem::path& resources, const std::optional<std::filesystem::path>& data);

    /// The names of all sets: the default, the program's others, the person's. Reads folders.
    [[nodiscard]] std::vector<std::string> names() const;

    /// The folder of a set; nothing if there is no set of that name.
    [[nodiscard]] std::optional<std::filesystem::path> folderOf(std::string_view name) const;

    /// The files of a set; those of the default set, and a problem, if there is no set of that name.
    [[nodiscard]] PieceFiles load(std::string_view name) const;

    /// The folder for a person's own sets; nothing if the system names no home.
    [[nodiscard]] const std::optional<std::filesystem::path>& ownFolder() const noexcept { return own_; }

private:
    std::filesystem::path shipped_;
    std::optional<std::filesystem::path> own_;
};

}  // namespace roque
