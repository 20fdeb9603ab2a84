#include "view/board/piece_set.h"

#include <algorithm>

#include <fmt/format.h>

#include "view/board/svg_rendering.h"

namespace roque {
namespace {

/// How many sizes are kept: board, promotion chooser, captured pieces and a spare one.
constexpr std::size_t kKeptSizes = 4;

}  // namespace

PieceSet::PieceSet(const std::filesystem::path& folder) {
    const PieceFiles files(folder);
    problems_ = files.problems();
    for (const Color color : kColors) {
        for (const PieceType type : kPieceTypes) {
            const Piece& piece = Piece::of(color, type);
            if (const auto& text = files.textOf(piece)) parse(*text, piece, folder);
        }
    }
}

void PieceSet::parse(const std::string& text, const Piece& piece, const std::filesystem::path& folder) {
    wxBitmapBundle& source = sources_[PieceFiles::slotOf(piece)];
    source = parseSvg(text);
    if (source.IsOk()) return;
    const auto file = folder / (PieceFiles::shortNameOf(piece) + ".svg");
    problems_.push_back(fmt::format("{} is not a picture that can be shown.", file.string()));
}

const wxBitmap* PieceSet::picture(const Piece& piece, int pixels) {
    const wxBitmapBundle& source = sources_[PieceFiles::slotOf(piece)];
    if (!source.IsOk() || pixels <= 0) return nullptr;
    wxBitmap& picture = sized(pixels).pictures[PieceFiles::slotOf(piece)];
    if (!picture.IsOk()) picture = renderSvg(source, pixels);
    return picture.IsOk() ? &picture : nullptr;
}

PieceSet::Size& PieceSet::sized(int pixels) {
    const auto known = std::find_if(sizes_.begin(), sizes_.end(),
                                    [pixels](const Size& size) { return size.pixels == pixels; });
    if (known == sizes_.end()) {
        if (sizes_.size() == kKeptSizes) sizes_.pop_back();
        sizes_.insert(sizes_.begin(), Size{pixels, {}});
    } else {
        std::rotate(sizes_.begin(), known, known + 1);
    }
    return sizes_.front();
}

}  // namespace roque
