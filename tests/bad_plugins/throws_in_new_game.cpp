#include "tests/bad_plugins/healthy.h"

static int newGame(void* /*player*/, roque_player_failure* /*failure*/) {
    throw 1;
}

constinit const roque_player_plugin roque_player_plugin_v1 =
    spoiltPlugin("bad_throws_in_new_game", [](roque_player_plugin& plugin) { plugin.new_game = newGame; });
