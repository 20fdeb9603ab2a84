#include "model/problem/mate_table.h"

#include <algorithm>
#include <bit>

namespace roque {
namespace {

constexpr auto kRelaxed = std::memory_order_relaxed;

std::uint64_t pack(const MateFact& fact) noexcept {
    return std::uint64_t{fact.best.raw()} | std::uint64_t{fact.provedWithin & 255U} << 16U
           | std::uint64_t{fact.disprovedWithin & 255U} << 24U;
}

MateFact unpack(std::uint64_t data) noexcept {
    return {static_cast<unsigned>(data >> 16U & 255U), static_cast<unsigned>(data >> 24U & 255U),
            Move::fromRaw(static_cast<std::uint16_t>(data & 0xFFFFU))};
}

/// How much work a fact stands for: the length of the mate that was found or excluded.
unsigned worth(std::uint64_t data) noexcept {
    const MateFact fact = unpack(data);
    return std::max(fact.disprovedWithin, fact.provedWithin == MateFact::kNever ? 0U : fact.provedWithin);
}

}  // namespace

MateTable::MateTable(std::size_t bytes) {
    const std::size_t buckets = std::bit_floor(std::max(bytes / sizeof(Bucket), std::size_t{1}));
    mask_ = buckets - 1;
    buckets_ = std::make_unique<Bucket[]>(buckets);
}

MateFact MateTable::find(Key key) const noexcept {
    for (const Entry& entry : bucketOf(key).entries) {
        const std::uint64_t data = entry.data.load(kRelaxed);
        if ((entry.check.load(kRelaxed) ^ data) == key && data != 0) return unpack(data);
    }
    return {};
}

void MateTable::store(Key key, const MateFact& fact) noexcept {
    Entry* chosen = nullptr;
    unsigned least = ~0U;
    for (Entry& entry : bucketOf(key).entries) {
        const std::uint64_t data = entry.data.load(kRelaxed);
        if ((entry.check.load(kRelaxed) ^ data) == key) {
            chosen = &entry;
            break;
        }
        if (const unsigned value = data == 0 ? 0 : 1 + worth(data); value < least) {
            least = value;
            chosen = &entry;
        }
    }
    const std::uint64_t data = pack(fact);
    chosen->check.store(key ^ data, kRelaxed);
    chosen->data.store(data, kRelaxed);
}

void MateTable::clear() noexcept {
    for (std::size_t at = 0; at <= mask_; ++at) {
        for (Entry& entry : buckets_[at].entries) {
            entry.check.store(0, kRelaxed);
            entry.data.store(0, kRelaxed);
        }
    }
}

}  // namespace roque
