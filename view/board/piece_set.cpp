#include "view/board/piece_set.h"

#include <algorithm>
#include <utility>

#include "view/toolkit/svg_rendering.h"

namespace roque {
namespace {

/// Board, promotion chooser, captured pieces and a spare one.
constexpr std::size_t kKeptSizes = 4;

}  // namespace

PieceSet::PieceSet(PieceFiles files) : files_(std::move(files)) {
    for (const Color color : kColors) {
        for (const PieceType type : kPieceTypes) parse(Piece::of(color, type));
    }
}

/// Parses the picture of a piece or, if that draws nothing, of the piece that replaces it.
void PieceSet::parse(const Piece& piece) {
    wxBitmapBundle& source = sources_[PieceFiles::slotOf(piece)];
    while (const auto& text = files_.textOf(piece)) {
        source = parseSvg(*text);
        if (source.IsOk()) return;
        files_.refuse(piece, ROQUE_MESSAGE("it draws nothing"));
    }
}

const wxBitmap* PieceSet::picture(const Piece& piece, int pixels) {
    const wxBitmapBundle& source = sources_[PieceFiles::slotOf(piece)];
    if (!source.IsOk() || pixels <= 0) return nullptr;
    wxBitmap& picture = sized(pixels).pictures[PieceFiles::slotOf(piece)];
    if (!picture.IsOk()) picture = renderSvg(source, pixels);
    return picture.IsOk() ? &picture : nullptr;
}

const wxGraphicsBitmap* PieceSet::drawing(const Piece& piece, int pixels) {
    const wxBitmap* const known = picture(piece, pixels);
    if (known == nullptr) return nullptr;
    wxGraphicsBitmap& drawing = sizes_.front().drawings[PieceFiles::slotOf(piece)];  // picture() was there
    if (drawing.IsNull()) drawing = wxGraphicsRenderer::GetDefaultRenderer()->CreateBitmap(*known);
    return &drawing;
}

PieceSet::Size& PieceSet::sized(int pixels) {
    const auto known = std::find_if(sizes_.begin(), sizes_.end(),
                                    [pixels](const Size& size) { return size.pixels == pixels; });
    if (known == sizes_.end()) {
        if (sizes_.size() == kKeptSizes) sizes_.pop_back();
        sizes_.insert(sizes_.begin(), Size{pixels, {}, {}});
    } else {
        std::rotate(sizes_.begin(), known, known + 1);
    }
    return sizes_.front();
}

}  // namespace roque
