#include "plugins/bastion/search/transposition_table.h"

#include <algorithm>
#include <atomic>
#include <limits>
#include <new>

#include "plugins/bastion/search/parameters.h"

namespace roque::bastion {
namespace {

std::uint64_t load(std::uint64_t& word) noexcept {
    return std::atomic_ref(word).load(std::memory_order_relaxed);
}
void save(std::uint64_t& word, std::uint64_t value) noexcept {
    std::atomic_ref(word).store(value, std::memory_order_relaxed);
}

// The layout of a slot's data in bits, the lowest first: move 16, value 16, evaluation 16, depth 8, bound 2,
// PV 1, age 5.
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

/// A mate value counts plies from the root in a search, and from the position itself in the table.
constexpr Value fromRoot(Value value, int ply) noexcept {
    if (value == kNoValue) return value;
    if (value >= kMinMate) return value - ply;
    return value <= -kMinMate ? value + ply : value;
}
constexpr Value fromPosition(Value value, int ply) noexcept {
    if (value == kNoValue) return value;
    if (value >= kMinMate) return value + ply;
    return value <= -kMinMate ? value - ply : value;
}

}  // namespace

std::size_t TranspositionTable::resize(std::size_t mebibytes) {
    constexpr std::size_t kClustersPerMebibyte = (std::size_t{1} << 20U) / sizeof(Cluster);
    memory_.reset();
    for (mebibytes = std::max<std::size_t>(mebibytes, 1);; mebibytes /= 2) {
        clusterCount_ = mebibytes * kClustersPerMebibyte;
        memory_ = allocateOnHugePages(bytes());
        if (memory_) {
            clusters_ = static_cast<Cluster*>(memory_.get());
            age_ = 0;
            return mebibytes;
        }
        if (mebibytes <= 1) throw std::bad_alloc();
    }
}

void TranspositionTable::clear() noexcept {
    for (std::size_t at = 0; at < clusterCount_; ++at) {
        for (Slot& slot : clusters_[at].slots) {
            if (load(slot.check) != 0) save(slot.check, 0);
            if (load(slot.data) != 0) save(slot.data, 0);
        }
    }
    age_ = 0;
}

std::optional<TableEntry> TranspositionTable::find(Key key, int ply) noexcept {
    for (Slot& slot : clusterOf(key).slots) {
        const std::uint64_t data = load(slot.data);
        if ((load(slot.check) ^ data) != key || data == 0) continue;
        if (ageOf(data) != age_) renew(slot, key, data);
        return TableEntry{Move::fromRaw(static_cast<std::uint16_t>(data)),
                          fromRoot(number(data, kValueShift), ply),
                          number(data, kEvaluationShift),
                          depthOf(data),
                          Bound(data >> kBoundShift & 3U),
                          (data >> kPvShift & 1U) != 0};
    }
    return std::nullopt;
}

void TranspositionTable::renew(Slot& slot, Key key, std::uint64_t data) const noexcept {
    constexpr std::uint64_t kWithoutAge = (std::uint64_t{1} << kAgeShift) - 1;
    const std::uint64_t renewed = (data & kWithoutAge) | std::uint64_t{age_} << kAgeShift;
    save(slot.check, key ^ renewed);
    save(slot.data, renewed);
}

std::uint64_t TranspositionTable::pack(const TableEntry& entry, int ply) const noexcept {
    return std::uint64_t{entry.best.raw()} | field(fromPosition(entry.value, ply)) << kValueShift
           | field(entry.evaluation) << kEvaluationShift
           | static_cast<std::uint64_t>(std::clamp(entry.depth, 0, 255)) << kDepthShift
           | static_cast<std::uint64_t>(entry.bound) << kBoundShift
           | std::uint64_t{entry.isPv ? 1U : 0U} << kPvShift | std::uint64_t{age_} << kAgeShift;
}

int TranspositionTable::worth(std::uint64_t data) const noexcept {
    const auto searchesAgo = static_cast<int>((age_ - ageOf(data)) & kAgeMask);
    return depthOf(data) - parameter::kTableAgePlies * searchesAgo;
}

void TranspositionTable::store(Key key, const TableEntry& entry, int ply) noexcept {
    Slot* chosen = nullptr;
    int least = std::numeric_limits<int>::max();
    TableEntry kept = entry;
    for (Slot& slot : clusterOf(key).slots) {
        const std::uint64_t data = load(slot.data);
        if ((load(slot.check) ^ data) == key && data != 0) {
            if (kept.best == Move::none()) kept.best = Move::fromRaw(static_cast<std::uint16_t>(data));
            // Within one search a much shallower result does not replace a deeper one.
            const bool isShallow =
                entry.bound != Bound::Exact && entry.depth + parameter::kTableReplaceDepth <= depthOf(data);
            if (isShallow && ageOf(data) == age_) return;
            chosen = &slot;
            break;
        }
        if (const int value = data == 0 ? std::numeric_limits<int>::min() : worth(data); value < least) {
            least = value;
            chosen = &slot;
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
        for (Slot& slot : clusters_[at].slots) {
            const std::uint64_t data = load(slot.data);
            if (data != 0 && ageOf(data) == age_) ++used;
        }
    }
    return used;
}

}  // namespace roque::bastion
