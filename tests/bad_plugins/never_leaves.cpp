#include <chrono>
#include <thread>

#include "tests/bad_plugins/healthy.h"

static void destroy(void* /*player*/) {
    while (true) std::this_thread::sleep_for(std::chrono::milliseconds(20));
}

constinit const roque_player_plugin roque_player_plugin_v1 =
    spoiltPlugin("bad_never_leaves", [](roque_player_plugin& plugin) { plugin.destroy = destroy; });
