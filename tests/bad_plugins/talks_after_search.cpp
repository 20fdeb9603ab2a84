#include <atomic>
#include <chrono>
#include <thread>

#include "tests/bad_plugins/healthy.h"

namespace {

std::atomic<int> stopsSeen = 0;

/// Goes on asking and reporting for a while.
void talk(int (*isStopRequested)(void*), void (*report)(void*, const roque_player_info*), void* host) {
    for (int times = 0; times < 200; ++times) {
        roque_player_info info{};
        info.depth = 99;
        report(host, &info);
        if (isStopRequested(host) != 0) ++stopsSeen;
        std::this_thread::sleep_for(std::chrono::milliseconds(1));
    }
}

/// Leaves a thread behind that uses what was lent for the search only.
int search(void* player, const roque_player_request* request, roque_player_answer* answer) {
    std::thread(talk, request->is_stop_requested, request->report, request->host).detach();
    return healthyPlugin("").search(player, request, answer);
}

}  // namespace

/// How often the thread left behind was told to stop, for the test.
extern "C" [[gnu::visibility("default")]] int roque_test_stops_seen() {
    return stopsSeen;
}

constinit const roque_player_plugin roque_player_plugin_v1 =
    spoiltPlugin("bad_talks_after_search", [](roque_player_plugin& plugin) { plugin.search = search; });
