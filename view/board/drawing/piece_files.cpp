#include "view/board/drawing/piece_files.h"

#include <algorithm>
#include <fstream>
#include <system_error>

namespace roque {
namespace {

std::filesystem::path fileOf(const std::filesystem::path& folder, const Piece& piece) {
    return folder / (PieceFiles::shortNameOf(piece) + ".svg");
}

/// The contents of a file, or why it cannot be read, as a sentence. Never waits for a pipe or a device.
Result<std::string, UnusablePicture> contentsOf(const std::filesystem::path& file) {
    std::error_code error;
    const std::uintmax_t size = std::filesystem::file_size(file, error);
    if (error) return UnusablePicture{ROQUE_MESSAGE("{0} cannot be read: {1}.", file, error.message())};
    if (size > PieceFiles::kLargestFile)
        return UnusablePicture{
            ROQUE_MESSAGE("{0} is larger than {1} bytes.", file, PieceFiles::kLargestFile)};
    std::string contents(size, '\0');
    std::ifstream stream(file, std::ios::binary);
    stream.read(contents.data(), static_cast<std::streamsize>(size));
    contents.resize(static_cast<std::size_t>(stream.gcount()));
    return {boost::system::in_place_value, std::move(contents)};
}

Message notAPicture(const std::filesystem::path& file, const Message& reason) {
    return ROQUE_MESSAGE("{0} is not a picture that can be shown: {1}.", file, reason);
}

}  // namespace

PieceFiles::PieceFiles(const std::filesystem::path& folder, const std::filesystem::path& standIns)
    : folder_(folder), standIns_(standIns) {
    for (const Color color : kColors) {
        for (const PieceType type : kPieceTypes) {
            const Piece& piece = Piece::of(color, type);
            auto text = read(folder, piece);
            if (text) {
                texts_[slotOf(piece)] = std::move(*text);
            } else {
                problems_.push_back(text.error().reason);
                standIn(piece);
            }
        }
    }
}

Result<std::string, UnusablePicture> PieceFiles::read(const std::filesystem::path& folder,
                                                      const Piece& piece) {
    const std::filesystem::path file = fileOf(folder, piece);
    const auto contents = contentsOf(file);
    if (!contents) return contents;
    auto drawing = cleanedSvg(*contents, shortNameOf(piece) + '-');
    if (!drawing) return UnusablePicture{notAPicture(file, drawing.error().reason)};
    return drawing;
}

void PieceFiles::refuse(const Piece& piece, const Message& reason) {
    if (isStandIn_[slotOf(piece)]) {
        texts_[slotOf(piece)].reset();
        return;
    }
    problems_.push_back(notAPicture(fileOf(folder_, piece), reason));
    standIn(piece);
}

void PieceFiles::standIn(const Piece& piece) {
    texts_[slotOf(piece)].reset();
    isStandIn_[slotOf(piece)] = true;
    if (standIns_.empty()) return;
    if (auto text = read(standIns_, piece)) texts_[slotOf(piece)] = std::move(*text);
}

std::size_t PieceFiles::slotOf(const Piece& piece) {
    const auto type = std::find(kPieceTypes.begin(), kPieceTypes.end(), piece.type()) - kPieceTypes.begin();
    return static_cast<std::size_t>(type) * 2 + (piece.color() == Color::White ? 0 : 1);
}

std::string PieceFiles::shortNameOf(const Piece& piece) {
    const char side = piece.color() == Color::White ? 'w' : 'b';
    return {side, piece.letter()};
}

}  // namespace roque
