#pragma once

#include <algorithm>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "model/opening/polyglot_book.h"
#include "model/position/position.h"

// Opening books with a few entries, in Polyglot format.
namespace roque::test {

/// An entry for a move written as its squares in a book, such as "e2e4", "e1h1" or "a7a8q".
[[nodiscard]] inline PolyglotEntry bookEntry(const Position& position, std::string_view move,
                                             std::uint16_t weight = 1) {
    const auto square = [&](std::size_t at) {
        return static_cast<unsigned>(move[at] - 'a') + 8U * static_cast<unsigned>(move[at + 1] - '1');
    };
    const std::size_t promotion = move.size() < 5 ? 0 : std::string_view("nbrq").find(move[4]) + 1;  // 1 to 4
    return {position.key(), static_cast<std::uint16_t>(square(2) + 64U * square(0) + 4096U * promotion),
            weight};
}

/// The bytes of entries, in the given order.
[[nodiscard]] inline std::string bytesOf(const std::vector<PolyglotEntry>& entries) {
    std::string bytes;
    const auto add = [&bytes](std::uint64_t number, unsigned size) {
        while (size-- > 0) bytes += static_cast<char>(number >> 8U * size & 0xFFU);
    };
    for (const PolyglotEntry& entry : entries) {
        add(entry.key, 8);
        add(entry.move, 2);
        add(entry.weight, 2);
        add(0, 4);
    }
    return bytes;
}

/// A book of some entries, sorted.
[[nodiscard]] inline std::string bookOf(std::vector<PolyglotEntry> entries) {
    std::ranges::stable_sort(entries, {}, &PolyglotEntry::key);
    return bytesOf(entries);
}

}  // namespace roque::test
