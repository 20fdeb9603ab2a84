#include "plugins/bastion/base/huge_pages.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <limits>

#include <gtest/gtest.h>

namespace roque::bastion {
namespace {

constexpr std::size_t kHugePageBytes = std::size_t{2} << 20U;

TEST(HugePages, BeginAtAMultipleOfTheirSizeAndAreZero) {
    constexpr std::size_t kBytes = 2 * kHugePageBytes + 12'345;
    const HugeMemory memory = allocateOnHugePages(kBytes);
    ASSERT_TRUE(memory);
    EXPECT_EQ(reinterpret_cast<std::uintptr_t>(memory.get()) % kHugePageBytes, 0U);
    auto* const first = static_cast<unsigned char*>(memory.get());
    EXPECT_TRUE(std::all_of(first, first + kBytes, [](unsigned char byte) { return byte == 0; }));
    std::fill_n(first, kBytes, std::uint8_t{1});
}

TEST(HugePages, AreNullWhereMemoryIsShort) {
    EXPECT_FALSE(allocateOnHugePages(std::size_t{1} << 60U));
    EXPECT_FALSE(allocateOnHugePages(std::numeric_limits<std::size_t>::max()));
}

TEST(HugePages, HoldObjects) {
    const auto numbers = makeOnHugePages<std::array<int, 1000>>();
    EXPECT_EQ(std::count(numbers->begin(), numbers->end(), 0), 1000);
}

}  // namespace
}  // namespace roque::bastion
