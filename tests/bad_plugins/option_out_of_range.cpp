#include "plugins/sdk/option.h"
#include "tests/bad_plugins/healthy.h"

constexpr roque_player_option kOption = roque::sdk::spinOption("Level", nullptr, 5, 1, 3);

constinit const roque_player_plugin roque_player_plugin_v1 =
    spoiltPlugin("bad_option_out_of_range", [](roque_player_plugin& plugin) { plugin.options = &kOption; });
