#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <memory>
#include <optional>

#include "model/base/move.h"
#include "model/position/zobrist.h"
#include "plugins/bastion/value.h"

namespace roque::bastion {

/// What a value kept in the table says about the true one.
enum class Bound : std::uint8_t { None, Upper, Lower, Exact };

/// What an earlier search found out about a position.
struct TableFact {
    Move best = Move::none();
    Value value = kNoValue;       ///< mates are counted from this position on
    Value evaluation = kNoValue;  ///< without search and without corrections
    int depth = 0;                ///< plies
    Bound bound = Bound::None;
    bool isPv = false;  ///< whether the position was part of a principal variation
};

/// Remembers what was found out about positions. All threads of a search share one table.
///
/// An entry is two relaxed atomic words, the key combined with the data (Robert Hyatt and Tim Mann, "A
/// lock-less transposition table", 2002): one torn by two writers fits no key, so nothing false is read.
/// [any-thread], except resize() and clear(), which never run during a search.
class TranspositionTable {
public:
    explicit TranspositionTable(std::size_t mebibytes) { resize(mebibytes); }

    /// Gives the table another size and empties it. If there is not as much memory, half of it is tried, and
    /// so on. Returns the size in mebibytes.
    std::size_t resize(std::size_t mebibytes);
    void clear() noexcept;

    /// Says that what is stored from now on belongs to another search: older entries are replaced first.
    void startSearch() noexcept { age_ = static_cast<std::uint8_t>((age_ + 1) & kAgeMask); }

    /// What is known of a position; `ply` is its distance from the root.
    [[nodiscard]] std::optional<TableFact> find(Key key, int ply) const noexcept;
    /// Remembers a fact. `ply` is the distance of the position from the root.
    void store(Key key, const TableFact& fact, int ply) noexcept;
    /// Fetches the entry of a position into the processor's cache.
    void prefetch(Key key) const noexcept { __builtin_prefetch(&clusterOf(key)); }

    /// How full the table is of entries of this search, in thousandths.
    [[nodiscard]] unsigned permilleUsed() const noexcept;
    [[nodiscard]] std::size_t bytes() const noexcept { return clusterCount_ * sizeof(Cluster); }

private:
    static constexpr unsigned kAgeMask = 31;

    /// The two words are read and written as atomic ones only (std::atomic_ref); plain types let the memory
    /// come from the system as it is, all zero and not yet there.
    struct Entry {
        std::uint64_t check;  ///< key xor data
        std::uint64_t data;
    };
    struct Cluster {
        std::array<Entry, 4> entries;
    };
    static_assert(sizeof(Cluster) == 64, "a cluster is a line of the processor's cache");

    struct Free {
        void operator()(void* memory) const noexcept { std::free(memory); }
    };
    /// How much an entry is worth keeping.
    [[nodiscard]] int worth(std::uint64_t data) const noexcept;
    [[nodiscard]] std::uint64_t pack(const TableFact& fact, int ply) const noexcept;
    [[nodiscard]] std::size_t indexOf(Key key) const noexcept {
        __extension__ using Wide = unsigned __int128;
        return static_cast<std::size_t>(Wide{key} * clusterCount_ >> 64U);
    }
    [[nodiscard]] Cluster& clusterOf(Key key) const noexcept { return clusters_[indexOf(key)]; }

    std::unique_ptr<void, Free> memory_;
    Cluster* clusters_ = nullptr;  ///< within memory_, where a line of the cache begins
    std::size_t clusterCount_ = 0;
    std::uint8_t age_ = 0;
};

}  // namespace roque::bastion
