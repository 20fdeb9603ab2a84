#pragma once

#include <array>
#include <filesystem>
#include <string>
#include <vector>

#include <wx/bitmap.h>
#include <wx/bmpbndl.h>
#include <wx/graphics.h>

#include "model/pieces/piece.h"
#include "view/board/drawing/piece_files.h"

namespace roque {

/// The pictures of the twelve pieces, rendered from files (PieceFiles).
///
/// A file that draws nothing is treated like a missing one. Pictures are rendered on first use and cached.
/// [ui-thread]
class PieceSet {
public:
    explicit PieceSet(PieceFiles files);
    /// The set in one folder, without replacements for missing pieces.
    explicit PieceSet(const std::filesystem::path& folder) : PieceSet(PieceFiles(folder)) {}

    /// The picture of a piece, `pixels` wide and high; nullptr if the set has none. It lives until pictures
    /// of several other sizes have been requested: draw it, do not keep it.
    [[nodiscard]] const wxBitmap* picture(const Piece& piece, int pixels);

    /// The same picture, ready to be drawn: making it so takes as long as drawing it several times.
    [[nodiscard]] const wxGraphicsBitmap* drawing(const Piece& piece, int pixels);

    /// The files the pictures are rendered from.
    [[nodiscard]] const PieceFiles& files() const noexcept { return files_; }

    /// What is wrong with the files, a sentence each.
    [[nodiscard]] const std::vector<Message>& problems() const noexcept { return files_.problems(); }

private:
    /// The pictures of one size, rendered on demand.
    struct Size {
        int pixels;
        std::array<wxBitmap, PieceFiles::kPieces> pictures;
        std::array<wxGraphicsBitmap, PieceFiles::kPieces> drawings;
    };

    void parse(const Piece& piece);
    Size& sized(int pixels);

    PieceFiles files_;
    std::array<wxBitmapBundle, PieceFiles::kPieces> sources_;
    std::vector<Size> sizes_;  ///< the most recently used size first
};

}  // namespace roque
