#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>

#include "model/base/move.h"
#include "model/position/zobrist.h"
#include "plugins/bastion/base/huge_pages.h"
#include "plugins/bastion/base/value.h"

namespace roque::bastion {

/// How a stored value relates to the true one.
enum class Bound : std::uint8_t {
    None,   ///< there is no value
    Upper,  ///< fail low: the true value is at most this
    Lower,  ///< fail high: the true value is at least this
    Exact
};

/// What an earlier search has found out about a position.
struct TableEntry {
    Move best = Move::none();
    Value value = kNoValue;       ///< mates are counted from the root of the present search
    Value evaluation = kNoValue;  ///< raw: without search and correction history
    int depth = 0;                ///< plies
    Bound bound = Bound::None;
    bool isPv = false;  ///< whether the position has been a PV node
};

/// The transposition table: results of searches by position, shared by all threads (R. Greenblatt, D.
/// Eastlake and S. Crocker, "The Greenblatt Chess Program", 1967).
///
/// A slot is two relaxed atomic words, and the first is the key xor the data (R. Hyatt and T. Mann, "A
/// lock-less transposition table implementation for parallel search", 2002): a slot that two writers have
/// torn fits no key, so nothing false is read. [any-thread], except resize() and clear(), which never run
/// during a search.
class TranspositionTable {
public:
    explicit TranspositionTable(std::size_t mebibytes) { resize(mebibytes); }

    /// Empties the table and changes its size; where memory is short, to half the size, and so on. Returns
    /// the size in mebibytes. Throws std::bad_alloc if not even one can be had.
    std::size_t resize(std::size_t mebibytes);
    void clear() noexcept;

    /// Begins a new age: entries of earlier searches are replaced first.
    void beginSearch() noexcept { age_ = static_cast<std::uint8_t>((age_ + 1) & kAgeMask); }

    /// The entry of a position; `ply` is its distance from the root. What is found is still in use, so it
    /// counts as of this search from now on.
    [[nodiscard]] std::optional<TableEntry> find(Key key, int ply) noexcept;
    /// Stores the entry of a position `ply` plies from the root.
    void store(Key key, const TableEntry& entry, int ply) noexcept;
    /// Loads the slots of a position into the processor's cache.
    void prefetch(Key key) const noexcept { __builtin_prefetch(&clusterOf(key)); }

    /// The share of entries of this search in the table, in thousandths, from a sample.
    [[nodiscard]] unsigned permilleUsed() const noexcept;
    [[nodiscard]] std::size_t bytes() const noexcept { return clusterCount_ * sizeof(Cluster); }

private:
    static constexpr unsigned kAgeMask = 31;

    /// Both words are read and written only through std::atomic_ref. Plain types let the table begin as pages
    /// that the system provides, all zero, when they are first used.
    struct Slot {
        std::uint64_t check;  ///< key xor data
        std::uint64_t data;
    };
    struct Cluster {
        std::array<Slot, 4> slots;
    };
    static_assert(sizeof(Cluster) == 64, "a cluster fills one cache line");

    /// Gives an entry the present age.
    void renew(Slot& slot, Key key, std::uint64_t data) const noexcept;
    /// How much an entry is worth keeping: depth less age.
    [[nodiscard]] int worth(std::uint64_t data) const noexcept;
    [[nodiscard]] std::uint64_t pack(const TableEntry& entry, int ply) const noexcept;
    [[nodiscard]] std::size_t indexOf(Key key) const noexcept {
        __extension__ using Wide = unsigned __int128;
        return static_cast<std::size_t>(Wide{key} * clusterCount_ >> 64U);
    }
    [[nodiscard]] Cluster& clusterOf(Key key) const noexcept { return clusters_[indexOf(key)]; }

    HugeMemory memory_{nullptr, Unmap()};
    Cluster* clusters_ = nullptr;  ///< in memory_
    std::size_t clusterCount_ = 0;
    std::uint8_t age_ = 0;
};

}  // namespace roque::bastion
