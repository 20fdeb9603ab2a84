#include "controller/storage/unique_id.h"

#include <array>
#include <cstdint>
#include <random>

#include <fmt/format.h>

namespace roque {

std::string uniqueId() {
    std::random_device random;
    std::array<std::uint32_t, 4> words{random(), random(), random(), random()};
    words[1] = (words[1] & 0xffff0fffU) | 0x4000U;
    words[2] = (words[2] & 0x3fffffffU) | 0x80000000U;
    return fmt::format("{:08x}-{:04x}-{:04x}-{:04x}-{:04x}{:08x}", words[0], words[1] >> 16U,
                       words[1] & 0xffffU, words[2] >> 16U, words[2] & 0xffffU, words[3]);
}

}  // namespace roque
