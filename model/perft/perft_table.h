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

/// A transposition table for perft. Threads may share one.
///
/// An entry is two relaxed atomic words, the key xored with the data (Robert Hyatt and Tim Mann, "A lock-less
/// transposition table", 2002), so an entry torn by two writers matches no key. Two positions with the same
/// 64-bit key would be confused; perft without a table is the proof. [any-thread]
class ROQUE_MODEL PerftTable {
public:
    /// Allocates about `bytes` bytes, rounded to a power of two of buckets; throws std::bad_alloc.
    explicit PerftTable(std::size_t bytes);

    /// The stored count for a position and depth, if any.
    [[nodiscard]] std::optional<std::uint64_t> find(Key key, unsigned depth) const noexcept;

    /// Stores a count. Within a bucket it replaces the smallest one, which was the cheapest to compute.
    void store(Key key, unsigned depth, std::uint64_t nodes) noexcept;

private:
    struct Entry {
        std::atomic<std::uint64_t> check{0};  ///< key xor data
        std::atomic<std::uint64_t> data{0};   ///< the count, and the depth in the low byte
    };
    struct alignas(64) Bucket {
        std::array<Entry, 4> entries;
    };

    std::size_t mask_;
    std::unique_ptr<Bucket[]> buckets_;
};

}  // namespace roque
