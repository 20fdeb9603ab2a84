#pragma once

#include <cstddef>
#include <memory>
#include <new>
#include <type_traits>

namespace roque::bastion {

/// Gives memory back to the system.
struct Unmap {
    std::size_t bytes = 0;
    void operator()(void* memory) const noexcept;
};

using HugeMemory = std::unique_ptr<void, Unmap>;

/// Memory whose bytes are all zero, on huge pages where the system has some: tables that are read at random
/// then need few entries of the processor's cache of addresses (TLB). Null where memory is short.
[[nodiscard]] HugeMemory allocateOnHugePages(std::size_t bytes) noexcept;

/// Makes an object on huge pages, or throws std::bad_alloc.
template <typename T>
    requires std::is_trivially_destructible_v<T>
[[nodiscard]] std::unique_ptr<T, Unmap> makeOnHugePages() {
    auto memory = allocateOnHugePages(sizeof(T));
    if (!memory) throw std::bad_alloc();
    const Unmap unmap = memory.get_deleter();
    return {new (memory.release()) T(), unmap};
}

}  // namespace roque::bastion
