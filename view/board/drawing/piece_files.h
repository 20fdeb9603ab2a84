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
#include "view/board/drawing/svg_cleaning.h"

namespace roque {

/// The pictures of the twelve pieces as files in a folder: SVG files called wK.svg, wQ.svg … bP.svg.
///
/// A missing or unusable file is not fatal: problems() reports it, and the piece of another set replaces it;
/// without one, the board shows the piece's letter. Reading takes little time and memory, whatever the files
/// contain (SvgLimits).
class PieceFiles {
public:
    static constexpr std::size_t kPieces = 12;
    /// The maximum size of a file: a renderer takes very long for a hostile one.
    static constexpr std::uintmax_t kLargestFile = 64 * 1024;

    /// The files of one folder; unusable ones are replaced by those of another, if there is one.
    explicit PieceFiles(const std::filesystem::path& folder, const std::filesystem::path& standIns = {});

    /// The picture of a piece, reduced to shapes (cleanedSvg()); nothing if there is none.
    [[nodiscard]] const std::optional<std::string>& textOf(const Piece& piece) const {
        return texts_[slotOf(piece)];
    }

    /// What is wrong with the files, a sentence each.
    [[nodiscard]] const std::vector<Message>& problems() const noexcept { return problems_; }

    /// Adds a problem.
    void tell(Message problem) { problems_.push_back(std::move(problem)); }

    /// Reports that the picture of a piece is unusable, with the reason as the middle of a sentence, and
    /// replaces it by the other set's piece, if that has not been tried.
    void refuse(const Piece& piece, const Message& reason);

    /// The index of a piece in a set, from 0.
    [[nodiscard]] static std::size_t slotOf(const Piece& piece);

    /// The colour and letter of a piece, such as "wK": the name of its file without ".svg".
    [[nodiscard]] static std::string shortNameOf(const Piece& piece);

private:
    /// The picture of a piece in a folder, or why there is none, as a sentence.
    [[nodiscard]] static Result<std::string, UnusablePicture> read(const std::filesystem::path& folder,
                                                                   const Piece& piece);
    void standIn(const Piece& piece);

    std::filesystem::path folder_;
    std::filesystem::path standIns_;
    std::array<std::optional<std::string>, kPieces> texts_;
    std::array<bool, kPieces> isStandIn_{};
    std::vector<Message> problems_;
};

}  // namespace roque
