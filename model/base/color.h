#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <utility>

namespace roque {

/// The two sides of a game.
enum class Color : std::uint8_t { White, Black };

/// The other side.
[[nodiscard]] constexpr Color operator~(Color color) noexcept {
    return Color(static_cast<std::uint8_t>(color) ^ 1U);
}

/// A side known at compile time. It converts to Color, so a rule written once serves both as a template
/// instance per side (the move generator) and with a side known only at run time (the window).
template <Color Side>
struct Fixed {
    constexpr operator Color() const noexcept { return Side; }
    constexpr Fixed<~Side> operator~() const noexcept { return {}; }
};

inline constexpr Fixed<Color::White> kWhite{};
inline constexpr Fixed<Color::Black> kBlack{};
inline constexpr std::array<Color, 2> kColors{Color::White, Color::Black};

/// One value for each side, indexed by the side.
template <typename T>
class ByColor {
public:
    constexpr ByColor() = default;
    constexpr ByColor(T white, T black) : values_{std::move(white), std::move(black)} {}

    [[nodiscard]] constexpr T& operator[](Color color) noexcept {
        return values_[static_cast<std::size_t>(color)];
    }
    [[nodiscard]] constexpr const T& operator[](Color color) const noexcept {
        return values_[static_cast<std::size_t>(color)];
    }
    constexpr bool operator==(const ByColor&) const = default;

private:
    std::array<T, 2> values_{};
};

}  // namespace roque
