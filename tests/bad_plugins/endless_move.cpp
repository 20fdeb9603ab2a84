#include "tests/bad_plugins/healthy.h"

static int search(void* /*player*/, const roque_player_request* /*request*/, roque_player_answer* answer) {
    return answerWith(*answer, "e2e4e2e4e2e4");  // fills the buffer without a zero
}

constinit const roque_player_plugin roque_player_plugin_v1 =
    spoiltPlugin("bad_endless_move", [](roque_player_plugin& plugin) { plugin.search = search; });
