#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "model/base/piece_type.h"
#include "model/base/square.h"
#include "model/base/wing.h"

namespace roque {

/// The contents of a move in algebraic notation, before any position is considered. Private to
/// san_reader.cpp.
struct SanPattern {
    /// How to read a leading lower-case b; other lower-case piece letters cannot be mistaken for a file.
    enum class LetterB : std::uint8_t { File, Bishop };

    std::optional<Wing> castling;       ///< if set, the other members do not matter
    PieceType piece = PieceType::None;  ///< None: the text begins with a square, as in UCI
    std::optional<File> file;           ///< origin of the piece, as far as given
    std::optional<Rank> rank;
    Square to = Square::None;
    PieceType promotion = PieceType::None;
    bool isEnPassant = false;  ///< the text says "e.p."

    /// Parses a text; nothing if it has none of the forms listed in docs/san.md.
    [[nodiscard]] static std::optional<SanPattern> parse(std::string_view text, LetterB letterB);
};

}  // namespace roque
