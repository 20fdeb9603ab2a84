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

// What stands in an opening book in Polyglot's format (Fabien Letouzey): entries of sixteen bytes, sorted by
// the key of their position. Where the bytes come from is the caller's business.
namespace roque {

/// An entry of a book as it stands there: a move in a position, believed nothing. What a program has learnt
/// of the move, the last four bytes, is left out: only the program that wrote it knows what it means.
struct PolyglotEntry {
    static constexpr std::size_t kSize = 16;  ///< bytes

    Key key = 0;               ///< of the position
    std::uint16_t move = 0;    ///< from the lowest bit: square it goes to, square it comes from, promotion
    std::uint16_t weight = 0;  ///< how often the move should be played, compared with the others

    bool operator==(const PolyglotEntry&) const = default;
};

/// Reads an entry, whose numbers begin with their highest byte.
[[nodiscard]] ROQUE_MODEL PolyglotEntry
decodePolyglotEntry(std::span<const std::uint8_t, PolyglotEntry::kSize> bytes) noexcept;

/// A move of a book that can be played.
struct BookMove {
    Move move = Move::none();
    std::uint32_t weight = 0;  ///< above 0

    bool operator==(const BookMove&) const = default;
};

/// The moves that entries have for a position, in their order. Left out are entries of other positions, moves
/// that are not legal and those of weight 0, with which authors keep a move in a book that is not to be
/// played. A move that comes twice has both weights.
///
/// Castling is "the king takes its rook" (e1h1), in chess as in Chess960; some books have the king's two
/// squares (e1g1) instead, which means the same.
[[nodiscard]] ROQUE_MODEL std::vector<BookMove> bookMoves(const Position& position,
                                                          std::span<const PolyglotEntry> entries);

/// One of the moves, each as likely as its weight says; none of none. `lot` is any number, and decides.
[[nodiscard]] ROQUE_MODEL std::optional<Move> drawBookMove(std::span<const BookMove> moves,
                                                           std::uint64_t lot) noexcept;

}  // namespace roque
