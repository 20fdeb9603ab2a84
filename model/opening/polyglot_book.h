#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "model/base/export.h"
#include "model/base/move.h"
#include "model/position/position.h"
#include "model/position/zobrist.h"

// Opening books in Polyglot's format (Fabien Letouzey): entries of sixteen bytes, sorted by the key of their
// position. The caller provides the bytes.
namespace roque {

/// A raw book entry: an untrusted move in a position. The last four bytes, a program's learning data, are
/// left out: only the program that wrote them knows their meaning.
struct PolyglotEntry {
    static constexpr std::size_t kSize = 16;  ///< bytes

    Key key = 0;               ///< of the position
    std::uint16_t move = 0;    ///< from the lowest bit: target square, origin square, promotion
    std::uint16_t weight = 0;  ///< how often to play the move, relative to the others

    bool operator==(const PolyglotEntry&) const = default;
};

/// Decodes an entry; its numbers are big-endian.
[[nodiscard]] ROQUE_MODEL PolyglotEntry
decodePolyglotEntry(std::span<const std::uint8_t, PolyglotEntry::kSize> bytes) noexcept;

/// A legal move of a book.
struct BookMove {
    Move move = Move::none();
    std::uint32_t weight = 0;  ///< above 0

    bool operator==(const BookMove&) const = default;
};

/// The book moves for a position, in the order of the entries. Leaves out entries of other positions, illegal
/// moves, and moves of weight 0, which authors use for moves not to be played. The weights of a repeated move
/// are added.
///
/// Castling is "king takes rook" (e1h1), in chess and in Chess960; some books have the king's two squares
/// (e1g1) instead, which is understood too.
[[nodiscard]] ROQUE_MODEL std::vector<BookMove> bookMoves(const Position& position,
                                                          std::span<const PolyglotEntry> entries);

/// Picks a move with a probability proportional to its weight; nothing if there are none. `lot`, any number,
/// decides.
[[nodiscard]] ROQUE_MODEL std::optional<Move> drawBookMove(std::span<const BookMove> moves,
                                                           std::uint64_t lot) noexcept;

}  // namespace roque
