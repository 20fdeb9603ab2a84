#include <stdexcept>

#include "tests/bad_plugins/healthy.h"

static int search(void* /*player*/, const roque_player_request* /*request*/,
                  roque_player_answer* /*answer*/) {
    throw std::runtime_error("lost in thought");
}

constinit const roque_player_plugin roque_player_plugin_v1 =
    spoiltPlugin("bad_throws_in_search", [](roque_player_plugin& plugin) { plugin.search = search; });
