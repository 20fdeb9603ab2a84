#include <stdexcept>

#include "tests/bad_plugins/healthy.h"

static void* create(roque_player_failure* /*failure*/) {
    throw std::runtime_error("no player today");
}

constinit const roque_player_plugin roque_player_plugin_v1 =
    spoiltPlugin("bad_throws_in_create", [](roque_player_plugin& plugin) { plugin.create = create; });
