#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <string_view>

namespace roque {

/// The most arguments that a message has.
inline constexpr std::size_t kMaxPlaces = 10;

/// Whether a place for an argument stands at the beginning of a text: {0} to {9}. Any other brace stands for
/// itself.
[[nodiscard]] constexpr bool beginsWithPlace(std::string_view text) noexcept {
    return text.size() >= 3 && text[0] == '{' && text[1] >= '0' && text[1] <= '9' && text[2] == '}';
}

/// How many arguments a text has places for. A text that leaves a number out does not compile.
[[nodiscard]] consteval std::size_t placesIn(std::string_view text) {
    std::array<bool, kMaxPlaces> isThere{};
    for (std::size_t at = 0; at < text.size(); ++at) {
        if (beginsWithPlace(text.substr(at))) isThere[static_cast<std::size_t>(text[at + 1] - '0')] = true;
    }
    const auto end = std::find(isThere.begin(), isThere.end(), false);
    if (std::find(end, isThere.end(), true) != isThere.end()) throw "a text leaves out the number of a place";
    return static_cast<std::size_t>(end - isThere.begin());
}

/// The same for a text with a singular and a plural. The plural shows the number, as {0}; the singular may do
/// without any argument.
[[nodiscard]] consteval std::size_t placesIn(std::string_view one, std::string_view many) {
    const std::size_t places = placesIn(many);
    if (places == 0) throw "a plural does not show its number";
    for (std::size_t at = 0; at < one.size(); ++at) {
        if (beginsWithPlace(one.substr(at)) && static_cast<std::size_t>(one[at + 1] - '0') >= places)
            throw "a singular has a place that the plural lacks";
    }
    return places;
}

/// An English text of the program with numbered places, which scripts/translations finds in the sources and
/// which is looked up in the catalogues. Made by the macros of message.h only.
template <std::size_t Places>
struct MessagePattern {
    const char* one;
    const char* many = nullptr;  ///< nullptr: the text does not depend on a number
};

}  // namespace roque
