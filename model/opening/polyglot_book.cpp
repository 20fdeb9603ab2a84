#include "model/opening/polyglot_book.h"

#include <algorithm>
#include <array>
#include <string>

#include "model/base/piece_type.h"
#include "model/base/square.h"
#include "model/notation/uci_move.h"

namespace roque {
namespace {

/// The value of big-endian bytes.
std::uint64_t numberOf(std::span<const std::uint8_t> bytes) noexcept {
    std::uint64_t number = 0;
    for (const std::uint8_t byte : bytes) number = number << 8U | byte;
    return number;
}

/// The legal move of an entry.
std::optional<Move> legalMoveOf(const Position& position, std::uint16_t move) {
    constexpr std::array kPromotions{PieceType::None, PieceType::Knight, PieceType::Bishop, PieceType::Rook,
                                     PieceType::Queen};
    const std::size_t promotion = move >> 12U;
    if (promotion >= kPromotions.size()) return std::nullopt;
    std::string uci = toString(Square(move >> 6U & 63U)) + toString(Square(move & 63U));
    if (promotion > 0) uci += letterOf(kPromotions[promotion]);
    const auto legal = parseUciMove(position, uci);
    return legal ? std::optional(*legal) : std::nullopt;
}

}  // namespace

PolyglotEntry decodePolyglotEntry(std::span<const std::uint8_t, PolyglotEntry::kSize> bytes) noexcept {
    return {numberOf(bytes.subspan<0, 8>()), static_cast<std::uint16_t>(numberOf(bytes.subspan<8, 2>())),
            static_cast<std::uint16_t>(numberOf(bytes.subspan<10, 2>()))};
}

std::vector<BookMove> bookMoves(const Position& position, std::span<const PolyglotEntry> entries) {
    std::vector<BookMove> moves;
    for (const PolyglotEntry& entry : entries) {
        if (entry.key != position.key() || entry.weight == 0) continue;
        const auto move = legalMoveOf(position, entry.move);
        if (!move) continue;
        const auto same = std::ranges::find(moves, *move, &BookMove::move);
        if (same == moves.end())
            moves.push_back({*move, entry.weight});
        else
            same->weight += entry.weight;
    }
    return moves;
}

std::optional<Move> drawBookMove(std::span<const BookMove> moves, std::uint64_t lot) noexcept {
    std::uint64_t total = 0;
    for (const BookMove& each : moves) total += each.weight;
    if (total == 0) return std::nullopt;
    lot %= total;
    for (const BookMove& each : moves) {
        if (lot < each.weight) return each.move;
        lot -= each.weight;
    }
    return std::nullopt;
}

}  // namespace roque
