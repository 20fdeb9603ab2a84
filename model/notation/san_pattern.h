#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "model/base/piece_type.h"
#include "model/base/square.h"
#include "model/base/wing.h"

namespace roque {

/// What a text in algebraic notation says of a move, before any position is looked at. Private to
/// san_reader.cpp.
struct SanPattern {
    /// What a letter b at the beginning is; other lower-case letters of pieces cannot be mistaken for a file.
    enum class LetterB : std::uint8_t { File, Bishop };

    std::optional<Wing> castling;       ///< if set, nothing else counts
    PieceType piece = PieceType::None;  ///< None: the text begins with the square, as in UCI
    std::optional<File> file;           ///< where the piece comes from, as far as the text says
    std::optional<Rank> rank;
    Square to = Square::None;
    PieceType promotion = PieceType::None;
    bool isEnPassant = false;  ///< the text says "e.p."

    /// Takes a text apart; nothing if it is not of any form that docs/san.md lists.
    [[nodiscard]] static std::optional<SanPattern> parse(std::string_view text, LetterB letterB);
};

}  // namespace roque
