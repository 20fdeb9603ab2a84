#pragma once

#include <array>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>

#include "model/base/export.h"
#include "model/position/zobrist.h"

namespace roque {

/// Remembers the counts of positions that perft meets again by another order of moves. Several threads may
/// share one table.
///
/// An entry is two relaxed atomic words, the key combined with the data (Robert Hyatt and Tim Mann, "A
/// lock-less transposition table", 2002): an entry torn by two writers does not match any key. Two positions
/// with the same 64-bit key would be taken for one; perft without a table is the proof. [any-thread]
class ROQUE_MODEL PerftTable {
public:
    /// Reserves about `bytes` bytes, a power of two of entries; throws std::bad_alloc if there is no memory.
    explicit PerftTable(std::size_t bytes);

    /// The number of move sequences of `depth` plies, if it is remembered.
    [[nodiscard]] std::optional<std::uint64_t> find(Key key, unsigned depth) const noexcept;

    /// Remembers a number. What cost more to count stays longer.
    void store(Key key, unsigned depth, std::uint64_t nodes) noexcept;

private:
    struct Entry {
        std::atomic<std::uint64_t> check{0};  ///< key xor data
        std::atomic<std::uint64_t> data{0};   ///< the number and, in the low byte, the depth
    };
    struct alignas(64) Bucket {
        std::array<Entry, 4> entries;
    };

    std::size_t mask_;
    std::unique_ptr<Bucket[]> buckets_;
};

}  // namespace roque
