#pragma once

#include <cstdint>

namespace roque {

/// Identifies one request for a move. An answer with an old ticket comes too late and is dropped.
class Ticket {
public:
    Ticket() = default;

    /// The ticket after this one.
    [[nodiscard]] constexpr Ticket next() const noexcept { return Ticket(number_ + 1); }
    constexpr bool operator==(const Ticket&) const noexcept = default;

private:
    explicit constexpr Ticket(std::uint64_t number) noexcept : number_(number) {}

    std::uint64_t number_ = 0;
};

}  // namespace roque
