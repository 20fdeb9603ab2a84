#pragma once

#include <bitset>
#include <cstddef>
#include <string>
#include <string_view>

#include "model/base/wing.h"
#include "model/board/setup.h"
#include "model/notation/fen_error.h"

namespace roque {

/// Reads one FEN, field by field, and goes on after a mistake, so that every mistake is found.
///
/// Private to fen.cpp. The time is linear in the length of the text, the number of problems bounded.
class FenReader {
public:
    explicit FenReader(std::string_view fen);

    /// What was read; the parts that could not be read are as in an empty Setup.
    [[nodiscard]] const Setup& setup() const noexcept { return setup_; }

    /// What is wrong with the text.
    [[nodiscard]] const FenError& error() const noexcept { return error_; }

    /// Adds what is wrong with the position, as far as the fields that say so could be read.
    void judgePosition();

private:
    /// A part of the text and where it begins.
    struct Part {
        std::string_view text;
        std::size_t column;  ///< from 1
    };

    void read(FenField field, Part part);
    void readPieces(Part pieces);
    void readRank(Rank rank, Part squares);
    void readSideToMove(Part side);
    void readCastling(Part rights);
    void readEnPassant(Part square);
    void readCount(FenField field, Part number, std::uint16_t& counter);

    /// The rook that the letter K or Q of X-FEN means; the corner if there is none.
    [[nodiscard]] Square outermostRook(Color color, Wing wing) const;
    [[nodiscard]] bool isReadable(FenField field) const;
    void report(FenField field, std::size_t column, std::string what);

    Setup setup_;
    FenError error_;
    std::array<std::size_t, kFenFieldCount> columns_{};  ///< where each field begins
    std::bitset<kFenFieldCount + 1> faulty_;             ///< fields with a mistake in their text
};

}  // namespace roque
