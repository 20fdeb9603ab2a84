#include "plugins/sdk/player_plugin.h"
#include "tests/bad_plugins/first_move_player.h"
#include "tests/bad_plugins/healthy.h"

namespace first_move {
namespace {

// Only the functions count: a constant description elsewhere needs functions with names.
constexpr roque_player_plugin kPlugin = roque::sdk::Bridge<FirstMovePlayer>::describe("", "", "", "");

}  // namespace

static_assert(FirstMovePlayer::kOptions.size() == 1);
constinit const roque_player_option kOption = FirstMovePlayer::kOptions[0];

void* create(roque_player_failure* failure) noexcept {
    return kPlugin.create(failure);
}
void destroy(void* player) noexcept {
    kPlugin.destroy(player);
}
int setOption(void* player, const char* name, const char* value, roque_player_failure* failure) noexcept {
    return kPlugin.set_option(player, name, value, failure);
}
int newGame(void* player, roque_player_failure* failure) noexcept {
    return kPlugin.new_game(player, failure);
}
int search(void* player, const roque_player_request* request, roque_player_answer* answer) noexcept {
    return kPlugin.search(player, request, answer);
}

}  // namespace first_move
