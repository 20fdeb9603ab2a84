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

/// What is known of the mates of a position: facts, never estimates.
struct MateFact {
    static constexpr unsigned kNever = 255;

    unsigned provedWithin = kNever;  ///< the attacker mates within so many moves; kNever: not known to mate
    unsigned disprovedWithin = 0;    ///< the attacker has no mate within so many moves
    Move best =
        Move::none();  ///< the attacker's move that keeps provedWithin, or the reply that last refuted
};

/// Remembers facts by position. Several searches may share one table.
///
/// An entry is two relaxed atomic words, the key combined with the data (Robert Hyatt and Tim Mann, "A
/// lock-less transposition table", 2002): an entry torn by two writers does not match any key, so nothing
/// false is ever read. [any-thread]
class ROQUE_MODEL MateTable {
public:
    /// A table that may become as large as `bytes`, a power of two of entries. It begins small: clearing
    /// memory that a short problem does not need would take longer than the problem.
    explicit MateTable(std::size_t bytes);

    /// Makes room for a search that finds about thirty times as much as there is now; throws std::bad_alloc
    /// if there is no memory. No search may be using the table.
    void grow();

    [[nodiscard]] MateFact find(Key key) const noexcept;

    /// Remembers what is new. Facts about longer mates cost more to find and stay longer.
    void store(Key key, const MateFact& fact) noexcept;

    /// Fetches the entry of a key into the processor's cache.
    void prefetch(Key key) const noexcept { __builtin_prefetch(&bucketOf(key)); }

    /// Forgets everything. No search may be using the table.
    void clear();

private:
    /// Read and written as std::atomic_ref.
    struct Entry {
        std::uint64_t check;  ///< key xor data
        std::uint64_t data;
    };
    struct alignas(64) Bucket {
        std::array<Entry, 4> entries;
    };

    [[nodiscard]] Bucket& bucketOf(Key key) const noexcept { return buckets_[key & mask_]; }

    std::size_t mostBuckets_;
    std::size_t mask_;
    std::unique_ptr<Bucket[]> buckets_;
};

}  // namespace roque
