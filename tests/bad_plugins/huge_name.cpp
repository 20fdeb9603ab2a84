#include <algorithm>
#include <array>

#include "tests/bad_plugins/healthy.h"

/// A hundred thousand letters.
constexpr auto kHuge = [] {
    std::array<char, 100001> text{};
    std::fill(text.begin(), text.end() - 1, 'x');
    return text;
}();

constinit const roque_player_plugin roque_player_plugin_v1 =
    spoiltPlugin("bad_huge_name", [](roque_player_plugin& plugin) { plugin.name = kHuge.data(); });
