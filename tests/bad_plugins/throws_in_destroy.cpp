#include <stdexcept>

#include "tests/bad_plugins/healthy.h"

static void destroy(void* player) {
    healthyPlugin("").destroy(player);
    throw std::runtime_error("I want to live");
}

constinit const roque_player_plugin roque_player_plugin_v1 =
    spoiltPlugin("bad_throws_in_destroy", [](roque_player_plugin& plugin) { plugin.destroy = destroy; });
