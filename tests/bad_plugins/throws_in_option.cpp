#include <stdexcept>

#include "tests/bad_plugins/healthy.h"

static int setOption(void* /*player*/, const char* /*name*/, const char* /*value*/,
                     roque_player_failure* /*failure*/) {
    throw std::runtime_error("I like it as it is");
}

constinit const roque_player_plugin roque_player_plugin_v1 =
    spoiltPlugin("bad_throws_in_option", [](roque_player_plugin& plugin) { plugin.set_option = setOption; });
