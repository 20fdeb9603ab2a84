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

/// The pictures of the twelve pieces, rendered from files (PieceFiles).
///
/// A file that draws nothing is refused as one that is missing is. Pictures are rendered when they are first
/// asked for, and kept. [ui-thread]
class PieceSet {
public:
    explicit PieceSet(PieceFiles files);
    /// The set of one folder, where nothing stands in for what is missing.
    explicit PieceSet(const std::filesystem::path& folder) : PieceSet(PieceFiles(folder)) {}

    /// The picture of a piece, `pixels` wide and high, or nullptr if the set has none. It lives until
    /// pictures of several other sizes have been asked for: draw it, do not keep it.
    [[nodiscard]] const wxBitmap* picture(const Piece& piece, int pixels);

    /// What the pictures are rendered from.
    [[nodiscard]] const PieceFiles& files() const noexcept { return files_; }

    /// What is wrong with the files, a sentence for each.
    [[nodiscard]] const std::vector<std::string>& problems() const noexcept { return files_.problems(); }

private:
    /// The pictures of one size, rendered as they are needed.
    struct Size {
        int pixels;
        std::array<wxBitmap, PieceFiles::kPieces> pictures;
    };

    void parse(const Piece& piece);
    Size& sized(int pixels);

    PieceFiles files_;
    std::array<wxBitmapBundle, PieceFiles::kPieces> sources_;
    std::vector<Size> sizes_;  ///< the size asked for last is the first
};

}  // namespace roque
