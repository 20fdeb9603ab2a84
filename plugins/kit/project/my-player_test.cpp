// The moves that the player chooses, asked for as Roque asks for them.

#include <iostream>
#include <string>

#include "plugins/sdk/roque_player_plugin.h"

namespace {

/// The player's move in a position, in UCI notation; or why it has none.
std::string moveIn(const char* fen) {
    roque_player_request request{};
    request.size = sizeof(request);
    request.start_fen = fen;
    request.limits.move_time_ms = -1;
    request.limits.time_left_ms[0] = request.limits.time_left_ms[1] = -1;
    request.is_stop_requested = [](void*) { return 0; };
    request.report = [](void*, const roque_player_info*) {};

    const roque_player_plugin& plugin = roque_player_plugin_v1;
    roque_player_answer answer{};
    void* const player = plugin.create(&answer.failure);
    if (player == nullptr) return answer.failure.text;
    const bool isFound = plugin.search(player, &request, &answer) == ROQUE_PLAYER_OK;
    plugin.destroy(player);
    return isFound ? answer.best_move : answer.failure.text;
}

/// Whether the player finds the move of a position; if not, says what it plays.
bool plays(const char* move, const char* fen) {
    const std::string played = moveIn(fen);
    if (played != move) std::cerr << fen << ": " << played << " instead of " << move << '\n';
    return played == move;
}

}  // namespace

int main() {
    const bool takesTheQueen = plays("e4d5", "4k3/8/8/3q1r2/4P3/8/8/4K3 w - - 0 1");
    const bool leavesTheGuardedPawn = plays("d1h5", "4k3/8/4p3/3p3n/8/8/8/3QK3 w - - 0 1");
    const bool mates = plays("a1a8", "6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1");
    return takesTheQueen && leavesTheGuardedPawn && mates ? 0 : 1;
}
