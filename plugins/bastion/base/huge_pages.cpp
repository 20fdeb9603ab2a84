#include "plugins/bastion/base/huge_pages.h"

#include <cstdint>

#include <sys/mman.h>

namespace roque::bastion {
namespace {

constexpr std::size_t kHugePage = std::size_t{2} << 20U;  ///< of x86-64, and of ARM with pages of 4 KiB

std::size_t roundedUp(std::size_t bytes, std::size_t unit) noexcept {
    return (bytes + unit - 1) / unit * unit;
}

}  // namespace

void Unmap::operator()(void* memory) const noexcept {
    munmap(memory, bytes);
}

HugeMemory allocateOnHugePages(std::size_t bytes) noexcept {
    if (bytes > SIZE_MAX / 2) return {nullptr, Unmap()};
    constexpr std::size_t kPage = std::size_t{64} << 10U;  // the largest of any processor
    const std::size_t size = roundedUp(bytes, kPage);
    void* const all =
        mmap(nullptr, size + kHugePage, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (all == MAP_FAILED) return {nullptr, Unmap()};
    // A huge page begins at a multiple of its size: what lies before and behind goes back.
    auto* const begin = static_cast<std::byte*>(all);
    const auto address = reinterpret_cast<std::uintptr_t>(all);
    const std::size_t before = roundedUp(address, kHugePage) - address;
    if (before > 0) munmap(begin, before);
    if (before < kHugePage) munmap(begin + before + size, kHugePage - before);
    madvise(begin + before, size, MADV_HUGEPAGE);  // a wish; without huge pages it is only slower
    return {begin + before, Unmap{size}};
}

}  // namespace roque::bastion
