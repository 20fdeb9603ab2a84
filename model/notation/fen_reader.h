#pragma once

#include <bitset>
#include <cstddef>
#include <string_view>

#include "model/base/wing.h"
#include "model/notation/fen_error.h"
#include "model/position/setup.h"

namespace roque {

/// Reads one FEN field by field and continues after a mistake, so that it finds every mistake.
///
/// Private to fen.cpp. Takes time linear in the length of the text; the number of problems is bounded.
class FenReader {
public:
    explicit FenReader(std::string_view fen);

    /// The setup read; parts that could not be read are as in an empty Setup.
    [[nodiscard]] const Setup& setup() const noexcept { return setup_; }

    /// The problems of the text.
    [[nodiscard]] const FenError& error() const noexcept { return error_; }

    /// Adds the problems of the position, as far as the fields they depend on could be read.
    void judgePosition();

private:
    /// A part of the text and its start.
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

    /// The rook meant by the letter K or Q of X-FEN; the corner square if there is none.
    [[nodiscard]] Square outermostRook(Color color, Wing wing) const;
    [[nodiscard]] bool isReadable(FenField field) const;
    void report(FenField field, std::size_t column, Message what);

    Setup setup_;
    FenError error_;
    std::array<std::size_t, kFenFieldCount> columns_{};  ///< where each field begins
    std::bitset<kFenFieldCount + 1> faulty_;             ///< fields with a mistake in their text
};

}  // namespace roque
