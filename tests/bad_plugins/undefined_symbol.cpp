#include "tests/bad_plugins/healthy.h"

// Defined nowhere, as in a plugin built against a library that is not installed.
int functionOfAMissingLibrary();

static int newGame(void* /*player*/, roque_player_failure* /*failure*/) {
    return functionOfAMissingLibrary();
}

constinit const roque_player_plugin roque_player_plugin_v1 =
    spoiltPlugin("bad_undefined_symbol", [](roque_player_plugin& plugin) { plugin.new_game = newGame; });
