#pragma once

#include <concepts>
#include <cstdint>
#include <string_view>

namespace roque {

/// The hash FNV-1a (Glenn Fowler, Landon Curt Noll, Phong Vo) of 32 or 64 bits: the same on every machine,
/// and of no use against people who look for collisions.
template <std::unsigned_integral Word>
    requires(sizeof(Word) == 4 || sizeof(Word) == 8)
class Fnv1a {
public:
    constexpr void add(char byte) noexcept { hash_ = (hash_ ^ static_cast<unsigned char>(byte)) * kPrime; }
    constexpr void add(std::string_view text) noexcept {
        for (const char byte : text) add(byte);
    }
    [[nodiscard]] constexpr Word value() const noexcept { return hash_; }

    [[nodiscard]] static constexpr Word of(std::string_view text) noexcept {
        Fnv1a hash;
        hash.add(text);
        return hash.value();
    }

private:
    static constexpr bool kIsLong = sizeof(Word) == 8;
    static constexpr Word kPrime = static_cast<Word>(kIsLong ? 0x100000001b3U : 0x01000193U);

    Word hash_ = static_cast<Word>(kIsLong ? 0xcbf29ce484222325U : 0x811c9dc5U);
};

}  // namespace roque
