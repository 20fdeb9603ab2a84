#include "view/board/piece_files.h"

#include <algorithm>
#include <cctype>
#include <fstream>
#include <sstream>
#include <system_error>

#include <fmt/format.h>

namespace roque {

PieceFiles::PieceFiles(const std::filesystem::path& folder) {
    for (const Color color : kColors) {
        for (const PieceType type : kPieceTypes) {
            const Piece& piece = Piece::of(color, type);
            load(folder / (shortNameOf(piece) + ".svg"), texts_[slotOf(piece)]);
        }
    }
}

void PieceFiles::load(const std::filesystem::path& file, std::optional<std::string>& text) {
    std::error_code error;
    const std::uintmax_t size = std::filesystem::file_size(file, error);
    if (error) {
        problems_.push_back(fmt::format("{} cannot be read: {}.", file.string(), error.message()));
        return;
    }
    if (size > kLargestFile) {
        problems_.push_back(fmt::format("{} is larger than {} bytes.", file.string(), kLargestFile));
        return;
    }
    std::ostringstream contents;
    contents << std::ifstream(file, std::ios::binary).rdbuf();
    text = contents.str();
}

std::size_t PieceFiles::slotOf(const Piece& piece) {
    const auto type = std::find(kPieceTypes.begin(), kPieceTypes.end(), piece.type()) - kPieceTypes.begin();
    return static_cast<std::size_t>(type) * 2 + (piece.color() == Color::White ? 0 : 1);
}

std::string PieceFiles::shortNameOf(const Piece& piece) {
    const char side = piece.color() == Color::White ? 'w' : 'b';
    const auto letter = static_cast<char>(std::toupper(static_cast<unsigned char>(piece.symbol())));
    return {side, letter};
}

}  // namespace roque
