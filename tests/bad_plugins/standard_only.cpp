#include "tests/bad_plugins/healthy.h"

// Healthy, but plays standard chess only.
constinit const roque_player_plugin roque_player_plugin_v1 =
    spoiltPlugin("standard_only", [](roque_player_plugin& plugin) { plugin.capabilities = 0; });
