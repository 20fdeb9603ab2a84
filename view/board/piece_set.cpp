#include "view/board/piece_set.h"

#include <algorithm>
#include <cctype>
#include <fstream>
#include <sstream>
#include <system_error>

#include <fmt/format.h>

#include "view/board/svg_rendering.h"

namespace roque {
namespace {

/// How many sizes are kept: board, promotion chooser, captured pieces and a spare one.
constexpr std::size_t kKeptSizes = 4;

std::size_t slotOf(const Piece& piece) {
    const auto type = std::find(kPieceTypes.begin(), kPieceTypes.end(), piece.type()) - kPieceTypes.begin();
    return static_cast<std::size_t>(type) * 2 + (piece.color() == Color::White ? 0 : 1);
}

std::string fileNameOf(const Piece& piece) {
    const char side = piece.color() == Color::White ? 'w' : 'b';
    const auto letter = static_cast<char>(std::toupper(static_cast<unsigned char>(piece.symbol())));
    return fmt::format("{}{}.svg", side, letter);
}

}  // namespace

PieceSet::PieceSet(const std::filesystem::path& folder) {
    for (const Color color : kColors) {
        for (const PieceType type : kPieceTypes) load(folder, Piece::of(color, type));
    }
}

void PieceSet::load(const std::filesystem::path& folder, const Piece& piece) {
    const std::filesystem::path path = folder / fileNameOf(piece);
    std::error_code error;
    const std::uintmax_t size = std::filesystem::file_size(path, error);
    if (error) {
        problems_.push_back(fmt::format("{} cannot be read: {}.", path.string(), error.message()));
        return;
    }
    if (size > kLargestFile) {
        problems_.push_back(fmt::format("{} is larger than {} bytes.", path.string(), kLargestFile));
        return;
    }
    std::ostringstream text;
    text << std::ifstream(path, std::ios::binary).rdbuf();
    sources_[slotOf(piece)] = parseSvg(text.str());
    if (!sources_[slotOf(piece)].IsOk()) {
        problems_.push_back(fmt::format("{} is not a picture that can be shown.", path.string()));
    }
}

const wxBitmap* PieceSet::picture(const Piece& piece, int pixels) {
    const wxBitmapBundle& source = sources_[slotOf(piece)];
    if (!source.IsOk() || pixels <= 0) return nullptr;
    wxBitmap& picture = sized(pixels).pictures[slotOf(piece)];
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
