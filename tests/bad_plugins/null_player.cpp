#include <cstring>

#include "tests/bad_plugins/healthy.h"

static void* create(roque_player_failure* failure) {
    std::strcpy(failure->text, "out of players");
    return nullptr;
}

constinit const roque_player_plugin roque_player_plugin_v1 =
    spoiltPlugin("bad_null_player", [](roque_player_plugin& plugin) { plugin.create = create; });
