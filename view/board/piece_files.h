#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "model/base/result.h"
#include "model/pieces/piece.h"
#include "view/board/svg_cleaning.h"

namespace roque {

/// The pictures of the twelve pieces as they lie in a folder: SVG files called wK.svg, wQ.svg ... bP.svg.
///
/// A file that is missing or cannot be used is no reason to stop: problems() tells, and the piece of another
/// set stands in for it; without one, whoever draws shows the piece by its letter. What files there are and
/// what they hold takes neither much time nor much memory (SvgLimits).
class PieceFiles {
public:
    static constexpr std::size_t kPieces = 12;
    /// No file of a set may be larger: a renderer takes very long for a hostile one.
    static constexpr std::uintmax_t kLargestFile = 64 * 1024;

    /// The files of one folder; where they cannot be used, those of another, if there is one.
    explicit PieceFiles(const std::filesystem::path& folder, const std::filesystem::path& standIns = {});

    /// The picture of a piece, cleaned of all but shapes (cleanedSvg()); nothing if there is none.
    [[nodiscard]] const std::optional<std::string>& textOf(const Piece& piece) const {
        return texts_[slotOf(piece)];
    }

    /// What is wrong with the files, a sentence for each.
    [[nodiscard]] const std::vector<std::string>& problems() const noexcept { return problems_; }

    /// Adds a problem.
    void tell(std::string problem) { problems_.push_back(std::move(problem)); }

    /// Says of the picture of a piece that it cannot be used, with the reason as the middle of a sentence,
    /// and has the other set's piece stand in for it, if that has not been tried.
    void refuse(const Piece& piece, const std::string& reason);

    /// The number of a piece in a set, from 0.
    [[nodiscard]] static std::size_t slotOf(const Piece& piece);

    /// The side and the letter of a piece, such as "wK": the name of its file without ".svg".
    [[nodiscard]] static std::string shortNameOf(const Piece& piece);

private:
    /// The picture of a piece in a folder, or why there is none, in a sentence.
    [[nodiscard]] static Result<std::string, UnusablePicture> read(const std::filesystem::path& folder,
                                                                   const Piece& piece);
    void standIn(const Piece& piece);

    std::filesystem::path folder_;
    std::filesystem::path standIns_;
    std::array<std::optional<std::string>, kPieces> texts_;
    std::array<bool, kPieces> isStandIn_{};
    std::vector<std::string> problems_;
};

}  // namespace roque
