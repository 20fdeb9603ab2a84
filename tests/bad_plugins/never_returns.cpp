#include <chrono>
#include <thread>

#include "tests/bad_plugins/healthy.h"

static int search(void* /*player*/, const roque_player_request* /*request*/,
                  roque_player_answer* /*answer*/) {
    while (true) std::this_thread::sleep_for(std::chrono::milliseconds(20));
}

constinit const roque_player_plugin roque_player_plugin_v1 =
    spoiltPlugin("bad_never_returns", [](roque_player_plugin& plugin) { plugin.search = search; });
