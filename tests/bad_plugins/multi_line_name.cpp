#include "tests/bad_plugins/healthy.h"

constinit const roque_player_plugin roque_player_plugin_v1 =
    spoiltPlugin("bad_multi_line_name", [](roque_player_plugin& plugin) { plugin.name = "Two\nlines"; });
