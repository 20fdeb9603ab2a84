#include "model/problem/mate_table.h"

#include <algorithm>
#include <bit>
#include <utility>

namespace roque {
namespace {

std::uint64_t load(std::uint64_t& word) noexcept {
    return std::atomic_ref(word).load(std::memory_order_relaxed);
}

void save(std::uint64_t& word, std::uint64_t value) noexcept {
    std::atomic_ref(word).store(value, std::memory_order_relaxed);
}

std::uint64_t pack(const MateFact& fact) noexcept {
    return std::uint64_t{fact.best.raw()} | std::uint64_t{fact.provedWithin & 255U} << 16U
           | std::uint64_t{fact.disprovedWithin & 255U} << 24U;
}

MateFact unpack(std::uint64_t data) noexcept {
    return {static_cast<unsigned>(data >> 16U & 255U), static_cast<unsigned>(data >> 24U & 255U),
            Move::fromRaw(static_cast<std::uint16_t>(data & 0xFFFFU))};
}

/// The work a fact represents: the length of the mate found or excluded.
unsigned worth(std::uint64_t data) noexcept {
    const MateFact fact = unpack(data);
    return std::max(fact.disprovedWithin, fact.provedWithin == MateFact::kNever ? 0U : fact.provedWithin);
}

constexpr std::size_t kFirstBuckets = 1024;
constexpr std::size_t kGrowth = 30;  ///< what one more move of the attacker multiplies positions by

}  // namespace

MateTable::MateTable(std::size_t bytes)
    : maxBuckets_(std::bit_floor(std::max(bytes / sizeof(Bucket), std::size_t{1}))) {
    clear();
}

void MateTable::clear() {
    const std::size_t buckets = std::min(maxBuckets_, kFirstBuckets);
    buckets_ = std::make_unique<Bucket[]>(buckets);
    mask_ = buckets - 1;
}

void MateTable::grow() {
    if (mask_ + 1 == maxBuckets_) return;
    std::size_t used = 0;
    for (std::size_t at = 0; at <= mask_; ++at)
        used += static_cast<std::size_t>(
            std::ranges::count_if(buckets_[at].entries, [](const Entry& entry) { return entry.data != 0; }));
    const std::size_t wanted =
        std::min(std::bit_ceil(std::max(used * kGrowth / 4, std::size_t{1})), maxBuckets_);
    if (wanted <= mask_ + 1) return;
    const auto old = std::exchange(buckets_, std::make_unique<Bucket[]>(wanted));
    const std::size_t oldMask = std::exchange(mask_, wanted - 1);
    for (std::size_t at = 0; at <= oldMask; ++at) {
        for (const Entry& entry : old[at].entries) {
            if (entry.data != 0) store(entry.check ^ entry.data, unpack(entry.data));
        }
    }
}

MateFact MateTable::find(Key key) const noexcept {
    for (Entry& entry : bucketOf(key).entries) {
        const std::uint64_t data = load(entry.data);
        if ((load(entry.check) ^ data) == key && data != 0) return unpack(data);
    }
    return {};
}

void MateTable::store(Key key, const MateFact& fact) noexcept {
    Entry* chosen = nullptr;
    unsigned least = ~0U;
    for (Entry& entry : bucketOf(key).entries) {
        const std::uint64_t data = load(entry.data);
        if ((load(entry.check) ^ data) == key) {
            chosen = &entry;
            break;
        }
        if (const unsigned value = data == 0 ? 0 : 1 + worth(data); value < least) {
            least = value;
            chosen = &entry;
        }
    }
    const std::uint64_t data = pack(fact);
    save(chosen->check, key ^ data);
    save(chosen->data, data);
}

}  // namespace roque
