#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "model/base/export.h"
#include "model/base/result.h"
#include "model/notation/fen_error.h"
#include "model/position/position.h"
#include "model/position/setup.h"

// Forsyth-Edwards Notation, of chess and of Chess960. docs/fen.md says what is read and what is written.
namespace roque {

/// How castling rights are written.
enum class FenStyle : std::uint8_t {
    XFen,      ///< KQkq; the rook's file if it is not the outermost (Reinhard Scharnagl)
    Shredder,  ///< always the rook's file: HAha
};

/// Parses a FEN: its position, or everything wrong with the text and the position.
///
/// Impossible castling rights and en passant squares are dropped, since they change no legal move. Both
/// styles are understood. The two counters may be missing.
[[nodiscard]] ROQUE_MODEL Result<Position, FenError> parseFen(std::string_view fen);

/// Parses a FEN for an editor, whether or not the position is playable. Fails only if the text is not a FEN.
[[nodiscard]] ROQUE_MODEL Result<Setup, FenError> parseFenSetup(std::string_view fen);

/// The FEN of a position, with all six fields. The en passant square is written only if a capture there is
/// legal.
[[nodiscard]] ROQUE_MODEL std::string toFen(const Position& position, FenStyle style = FenStyle::XFen);

/// The FEN of a setup, valid or not; parseFenSetup() reads it back.
[[nodiscard]] ROQUE_MODEL std::string toFen(const Setup& setup, FenStyle style = FenStyle::XFen);

/// Whether a FEN gives castling rights only by the rooks' files, so that an answer should too.
[[nodiscard]] ROQUE_MODEL bool usesShredderCastling(std::string_view fen) noexcept;

}  // namespace roque
