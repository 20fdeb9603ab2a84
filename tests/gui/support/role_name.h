#pragma once

#include <string_view>

namespace roque::test {

/// The name of an accessible role as we write it. Before ATK 2.56, that of a button was "push button".
constexpr std::string_view roleName(std::string_view said) {
    return said == "push button" ? "button" : said;
}

}  // namespace roque::test
