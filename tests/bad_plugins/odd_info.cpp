#include <cstdint>
#include <limits>
#include <string>

#include "tests/bad_plugins/healthy.h"

/// Reports nothing that makes sense, then plays on.
static int search(void* player, const roque_player_request* request, roque_player_answer* answer) {
    const std::string endless(1'000'000, 'x');
    roque_player_info info{};
    info.depth = std::numeric_limits<std::uint32_t>::max();
    info.score_kind = 99;
    info.score = std::numeric_limits<std::int32_t>::min();
    info.time_ms = std::numeric_limits<std::int64_t>::min();
    info.line = "e2e4 e2e4 \xFF\xFE";  // the first move is legal, the second is not
    request->report(request->host, &info);
    info.line = endless.c_str();
    request->report(request->host, &info);
    info.line = nullptr;
    request->report(request->host, &info);
    for (const auto kind : {ROQUE_PLAYER_SCORE_CENTIPAWNS, ROQUE_PLAYER_SCORE_MATE}) {
        info.score_kind = kind;
        request->report(request->host, &info);
    }
    request->report(request->host, nullptr);
    return healthyPlugin("").search(player, request, answer);
}

constinit const roque_player_plugin roque_player_plugin_v1 =
    spoiltPlugin("bad_odd_info", [](roque_player_plugin& plugin) { plugin.search = search; });
