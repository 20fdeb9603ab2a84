#pragma once

#include <array>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>

#include "model/base/export.h"
#include "model/base/move.h"
#include "model/position/zobrist.h"

namespace roque {

/// What is proved about mates in a position; never an estimate.
struct MateFact {
    static constexpr unsigned kNever = 255;

    unsigned provedWithin = kNever;  ///< the attacker mates within this many moves; kNever: unknown
    unsigned disprovedWithin = 0;    ///< the attacker has no mate within this many moves
    Move best = Move::none();        ///< the attacker's move for provedWithin, or the last refutation
};

/// A table of facts by position. Searches may share one.
///
/// An entry is two relaxed atomic words, the key xored with the data (Robert Hyatt and Tim Mann, "A lock-less
/// transposition table", 2002): an entry torn by two writers matches no key, so no false fact is ever read.
/// [any-thread]
class ROQUE_MODEL MateTable {
public:
    /// Creates a table that may grow to about `bytes`, with a power of two of buckets. It starts small:
    /// clearing memory that a short problem does not need would take longer than the problem.
    explicit MateTable(std::size_t bytes);

    /// Makes room for about thirty times as many facts; throws std::bad_alloc. No search may be using the
    /// table.
    void grow();

    [[nodiscard]] MateFact find(Key key) const noexcept;

    /// Stores a fact. Facts about longer mates cost more to find and stay longer.
    void store(Key key, const MateFact& fact) noexcept;

    /// Prefetches the entry of a key into the cache.
    void prefetch(Key key) const noexcept { __builtin_prefetch(&bucketOf(key)); }

    /// Removes all facts. No search may be using the table.
    void clear();

private:
    /// Accessed through std::atomic_ref.
    struct Entry {
        std::uint64_t check;  ///< key xor data
        std::uint64_t data;
    };
    struct alignas(64) Bucket {
        std::array<Entry, 4> entries;
    };

    [[nodiscard]] Bucket& bucketOf(Key key) const noexcept { return buckets_[key & mask_]; }

    std::size_t maxBuckets_;
    std::size_t mask_;
    std::unique_ptr<Bucket[]> buckets_;
};

}  // namespace roque
