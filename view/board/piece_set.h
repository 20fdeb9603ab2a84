#pragma once

#include <array>
#include <filesystem>
#include <string>
#include <vector>

#include <wx/bitmap.h>
#include <wx/bmpbndl.h>

#include "model/pieces/piece.h"
#include "view/board/piece_files.h"

namespace roque {

/// The pictures of the twelve pieces, rendered from a folder of files (PieceFiles).
///
/// A file that is missing or cannot be used is no reason to stop: problems() tells, and whoever draws shows
/// the piece by its letter. Pictures are rendered when they are first asked for, and kept. [ui-thread]
class PieceSet {
public:
    explicit PieceSet(const std::filesystem::path& folder);

    /// The picture of a piece, `pixels` wide and high, or nullptr if the set has none. It lives until
    /// pictures of several other sizes have been asked for: draw it, do not keep it.
    [[nodiscard]] const wxBitmap* picture(const Piece& piece, int pixels);

    /// What is wrong with the files, a sentence for each.
    [[nodiscard]] const std::vector<std::string>& problems() const noexcept { return problems_; }

private:
    /// The pictures of one size, rendered as they are needed.
    struct Size {
        int pixels;
        std::array<wxBitmap, PieceFiles::kPieces> pictures;
    };

    void parse(const std::string& text, const Piece& piece, const std::filesystem::path& folder);
    Size& sized(int pixels);

    std::array<wxBitmapBundle, PieceFiles::kPieces> sources_;
    std::vector<Size> sizes_;  ///< the size asked for last is the first
    std::vector<std::string> problems_;
};

}  // namespace roque
