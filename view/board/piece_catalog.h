#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "view/board/piece_files.h"

namespace roque {

/// The sets of pieces that can be chosen: those that come with the program, and those that a person has put
/// into a folder, each set a folder of its own with the name of the set.
///
/// A set of the person's has precedence over one of the program's with the same name. Nothing is read before
/// it is asked for.
class PieceCatalog {
public:
    /// The name of the set that is used unless another is chosen, and whose pieces stand in for what others
    /// lack.
    static constexpr std::string_view kUsual = "roque";

    /// `resources` is the program's folder; `data`, if there is one, the person's. In both the sets lie in
    /// "pieces".
    PieceCatalog(const std::filesystem::path& resources, const std::optional<std::filesystem::path>& data);

    /// The names of all sets: the usual one, the program's others, those of the person. Reads folders.
    [[nodiscard]] std::vector<std::string> names() const;

    /// The folder of a set; nothing if there is none of that name.
    [[nodiscard]] std::optional<std::filesystem::path> folderOf(std::string_view name) const;

    /// The files of a set; those of the usual one, and a problem, if there is none of that name.
    [[nodiscard]] PieceFiles load(std::string_view name) const;

    /// Where a person's own sets belong; nothing if the system names no home.
    [[nodiscard]] const std::optional<std::filesystem::path>& ownFolder() const noexcept { return own_; }

private:
    std::filesystem::path shipped_;
    std::optional<std::filesystem::path> own_;
};

}  // namespace roque
