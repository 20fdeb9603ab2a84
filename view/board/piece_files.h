#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "model/pieces/piece.h"

namespace roque {

/// The pictures of the twelve pieces as they lie in a folder: SVG files called wK.svg, wQ.svg ... bP.svg.
///
/// A file that is missing or cannot be used is no reason to stop: problems() tells, and whoever draws shows
/// the piece by its letter.
class PieceFiles {
public:
    static constexpr std::size_t kPieces = 12;
    /// No file of a set may be larger: a renderer takes very long for a hostile one.
    static constexpr std::uintmax_t kLargestFile = 64 * 1024;

    explicit PieceFiles(const std::filesystem::path& folder);

    /// What the file of a piece contains, whatever that is; nothing if it cannot be read.
    [[nodiscard]] const std::optional<std::string>& textOf(const Piece& piece) const {
        return texts_[slotOf(piece)];
    }

    /// What is wrong with the files, a sentence for each.
    [[nodiscard]] const std::vector<std::string>& problems() const noexcept { return problems_; }

    /// The number of a piece in a set, from 0.
    [[nodiscard]] static std::size_t slotOf(const Piece& piece);

    /// The side and the letter of a piece, such as "wK": the name of its file without ".svg".
    [[nodiscard]] static std::string shortNameOf(const Piece& piece);

private:
    void load(const std::filesystem::path& file, std::optional<std::string>& text);

    std::array<std::optional<std::string>, kPieces> texts_;
    std::vector<std::string> problems_;
};

}  // namespace roque
