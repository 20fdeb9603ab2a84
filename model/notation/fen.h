#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "model/base/export.h"
#include "model/base/result.h"
#include "model/position/position.h"
#include "model/board/setup.h"
#include "model/notation/fen_error.h"

// Forsyth-Edwards Notation, of chess and of Chess960. docs/fen.md says what is read and what is written.
namespace roque {

/// How the rights to castle are written.
enum class FenStyle : std::uint8_t {
    XFen,      ///< KQkq; the file of the rook where it is not the outermost one (Reinhard Scharnagl's X-FEN)
    Shredder,  ///< always the file of the rook: HAha
};

/// The position that a FEN describes, or everything that is wrong with the text and with the position.
///
/// Rights to castle and an en passant square that cannot be are dropped, since they change no legal move;
/// both styles are understood; the two counters may be missing.
[[nodiscard]] ROQUE_MODEL Result<Position, FenError> parseFen(std::string_view fen);

/// What a FEN says, whether or not a game can be played from it: for an editor. Fails only if the text is not
/// a FEN.
[[nodiscard]] ROQUE_MODEL Result<Setup, FenError> parseFenSetup(std::string_view fen);

/// The FEN of a position, with all six fields. The en passant square is written only if a capture there is
/// legal.
[[nodiscard]] ROQUE_MODEL std::string toFen(const Position& position, FenStyle style = FenStyle::XFen);

/// The FEN of a setup, right or wrong, as parseFenSetup() reads it back.
[[nodiscard]] ROQUE_MODEL std::string toFen(const Setup& setup, FenStyle style = FenStyle::XFen);

/// Whether a FEN names the rooks that may castle by their files only, so that an answer should too.
[[nodiscard]] ROQUE_MODEL bool usesShredderCastling(std::string_view fen) noexcept;

}  // namespace roque
