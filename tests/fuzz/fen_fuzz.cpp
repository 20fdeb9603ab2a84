#include <cstddef>
#include <cstdint>
#include <string_view>

#include "model/movegen/legal_moves.h"
#include "model/notation/fen.h"
#include "tests/fuzz/property.h"

// A FEN is refused with reasons, or is a position that can be written, read again and played from.

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace roque;
    using fuzz::require;
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    const auto position = parseFen(text);
    if (!position) {
        require(!position.error().problems.empty(), "a refusal has a reason");
        require(!english(position.error().describe()).empty(), "which can be told");
        return 0;
    }
    require(position->key() == position->computeKey(), "the key is the one worked out from nothing");
    for (const FenStyle style : {FenStyle::XFen, FenStyle::Shredder}) {
        const auto again = parseFen(toFen(*position, style));
        require(again && *again == *position, "what is written is read as the same position");
    }
    for (const Move move : legalMoves(*position)) {
        const Position next = position->after(move);
        require(next.key() == next.computeKey(), "a move keeps the key right");
        require(parseFen(toFen(next)).has_value(), "a move leads to a position that can be read");
    }
    return 0;
}
