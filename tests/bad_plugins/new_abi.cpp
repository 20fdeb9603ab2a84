#include "tests/bad_plugins/healthy.h"

constinit const roque_player_plugin roque_player_plugin_v1 = spoiltPlugin(
    "new_abi", [](roque_player_plugin& plugin) { plugin.abi_version = ROQUE_PLAYER_ABI_VERSION + 1; });
