#include "plugins/bastion/transposition_table.h"

#include <algorithm>
#include <atomic>
#include <limits>
#include <new>

namespace roque::bastion {
namespace {

std::uint64_t load(std::uint64_t& word) noexcept {
    return std::atomic_ref(word).load(std::memory_order_relaxed);
}
void save(std::uint64_t& word, std::uint64_t value) noexcept {
    std::atomic_ref(word).store(value, std::memory_order_relaxed);
}

// The layout of an entry's data, from the lowest bit: move 16, value 16, evaluation 16, depth 8, bound 2, pv
// 1, age 5.
constexpr unsigned kValueShift = 16;
constexpr unsigned kEvaluationShift = 32;
constexpr unsigned kDepthShift = 48;
constexpr unsigned kBoundShift = 56;
constexpr unsigned kPvShift = 58;
constexpr unsigned kAgeShift = 59;

constexpr std::uint64_t field(int number) noexcept {
    return static_cast<std::uint16_t>(static_cast<std::int16_t>(number));
}
constexpr int number(std::uint64_t data, unsigned shift) noexcept {
    return static_cast<std::int16_t>(static_cast<std::uint16_t>(data >> shift));
}
constexpr int depthOf(std::uint64_t data) noexcept {
    return static_cast<int>(data >> kDepthShift & 0xFFU);
}
constexpr unsigned ageOf(std::uint64_t data) noexcept {
    return static_cast<unsigned>(data >> kAgeShift);
}

/// A mate is counted from the root in a search, from the position itself in the table.
constexpr Value fromRoot(Value value, int ply) noexcept {
    if (value == kNoValue) return value;
    if (value >= kLeastMate) return value - ply;
    return value <= -kLeastMate ? value + ply : value;
}
constexpr Value fromPosition(Value value, int ply) noexcept {
    if (value == kNoValue) return value;
    if (value >= kLeastMate) return value + ply;
    return value <= -kLeastMate ? value - ply : value;
}

}  // namespace

std::size_t TranspositionTable::resize(std::size_t mebibytes) {
    constexpr std::size_t kClustersPerMebibyte = (std::size_t{1} << 20U) / sizeof(Cluster);
    memory_.reset();
    for (mebibytes = std::max<std::size_t>(mebibytes, 1);; mebibytes /= 2) {
        clusterCount_ = mebibytes * kClustersPerMebibyte;
        std::size_t space = (clusterCount_ + 1) * sizeof(Cluster);
        memory_.reset(std::calloc(space, 1));
        if (void* begin = memory_.get()) {
            clusters_ = static_cast<Cluster*>(std::align(sizeof(Cluster), bytes(), begin, space));
            age_ = 0;
            return mebibytes;
        }
        if (mebibytes <= 1) throw std::bad_alloc();
    }
}

void TranspositionTable::clear() noexcept {
    for (std::size_t at = 0; at < clusterCount_; ++at) {
        for (Entry& entry : clusters_[at].entries) {
            if (load(entry.check) != 0) save(entry.check, 0);
            if (load(entry.data) != 0) save(entry.data, 0);
        }
    }
    age_ = 0;
}

std::optional<TableFact> TranspositionTable::find(Key key, int ply) const noexcept {
    for (Entry& entry : clusterOf(key).entries) {
        const std::uint64_t data = load(entry.data);
        if ((load(entry.check) ^ data) != key || data == 0) continue;
        return TableFact{Move::fromRaw(static_cast<std::uint16_t>(data)),
                         fromRoot(number(data, kValueShift), ply),
                         number(data, kEvaluationShift),
                         depthOf(data),
                         Bound(data >> kBoundShift & 3U),
                         (data >> kPvShift & 1U) != 0};
    }
    return std::nullopt;
}

std::uint64_t TranspositionTable::pack(const TableFact& fact, int ply) const noexcept {
    return std::uint64_t{fact.best.raw()} | field(fromPosition(fact.value, ply)) << kValueShift
           | field(fact.evaluation) << kEvaluationShift
           | static_cast<std::uint64_t>(std::clamp(fact.depth, 0, 255)) << kDepthShift
           | static_cast<std::uint64_t>(fact.bound) << kBoundShift
           | std::uint64_t{fact.isPv ? 1U : 0U} << kPvShift | std::uint64_t{age_} << kAgeShift;
}

int TranspositionTable::worth(std::uint64_t data) const noexcept {
    constexpr int kPliesPerAge = 4;
    const auto searchesAgo = static_cast<int>((age_ - ageOf(data)) & kAgeMask);
    return depthOf(data) - kPliesPerAge * searchesAgo;
}

void TranspositionTable::store(Key key, const TableFact& fact, int ply) noexcept {
    Entry* chosen = nullptr;
    int least = std::numeric_limits<int>::max();
    TableFact kept = fact;
    for (Entry& entry : clusterOf(key).entries) {
        const std::uint64_t data = load(entry.data);
        if ((load(entry.check) ^ data) == key && data != 0) {
            if (kept.best == Move::none()) kept.best = Move::fromRaw(static_cast<std::uint16_t>(data));
            // A much shallower search does not replace what a deeper one of this search has found.
            const bool isLess = fact.bound != Bound::Exact && fact.depth + 4 <= depthOf(data);
            if (isLess && ageOf(data) == age_) return;
            chosen = &entry;
            break;
        }
        if (const int value = data == 0 ? std::numeric_limits<int>::min() : worth(data); value < least) {
            least = value;
            chosen = &entry;
        }
    }
    const std::uint64_t data = pack(kept, ply);
    save(chosen->check, key ^ data);
    save(chosen->data, data);
}

unsigned TranspositionTable::permilleUsed() const noexcept {
    constexpr std::size_t kSample = 250;
    unsigned used = 0;
    for (std::size_t at = 0; at < std::min(kSample, clusterCount_); ++at) {
        for (Entry& entry : clusters_[at].entries) {
            const std::uint64_t data = load(entry.data);
            if (data != 0 && ageOf(data) == age_) ++used;
        }
    }
    return used;
}

}  // namespace roque::bastion
