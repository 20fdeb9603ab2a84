#include "model/perft/perft_table.h"

#include <algorithm>
#include <bit>

namespace roque {
namespace {

constexpr auto kRelaxed = std::memory_order_relaxed;
constexpr unsigned kDepthBits = 8;
constexpr std::uint64_t kMaxNodes = ~std::uint64_t{0} >> kDepthBits;

}  // namespace

PerftTable::PerftTable(std::size_t bytes) {
    const std::size_t buckets = std::bit_floor(std::max(bytes / sizeof(Bucket), std::size_t{1}));
    mask_ = buckets - 1;
    buckets_ = std::make_unique<Bucket[]>(buckets);
}

std::optional<std::uint64_t> PerftTable::find(Key key, unsigned depth) const noexcept {
    for (const Entry& entry : buckets_[key & mask_].entries) {
        const std::uint64_t data = entry.data.load(kRelaxed);
        const bool isSame = (entry.check.load(kRelaxed) ^ data) == key;
        if (isSame && data != 0 && (data & ((1U << kDepthBits) - 1)) == depth) return data >> kDepthBits;
    }
    return std::nullopt;
}

void PerftTable::store(Key key, unsigned depth, std::uint64_t nodes) noexcept {
    if (nodes > kMaxNodes) return;
    const auto cost = [](const Entry& entry) { return entry.data.load(kRelaxed); };
    Entry& cheapest = *std::ranges::min_element(buckets_[key & mask_].entries, {}, cost);
    const std::uint64_t data = nodes << kDepthBits | depth;
    cheapest.check.store(key ^ data, kRelaxed);
    cheapest.data.store(data, kRelaxed);
}

}  // namespace roque
