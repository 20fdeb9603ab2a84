#pragma once

#include <algorithm>
#include <cstring>
#include <string_view>

#include "plugins/sdk/roque_player_plugin.h"

// A plugin without fault. Most bad plugins take this one and spoil one thing. Its player is compiled once, in
// first_move.cpp.

/// The option and the functions of a FirstMovePlayer.
namespace first_move {

extern const roque_player_option kOption;

void* create(roque_player_failure* failure) noexcept;
void destroy(void* player) noexcept;
int setOption(void* player, const char* name, const char* value, roque_player_failure* failure) noexcept;
int newGame(void* player, roque_player_failure* failure) noexcept;
int search(void* player, const roque_player_request* request, roque_player_answer* answer) noexcept;

}  // namespace first_move

/// The description of a plugin without fault.
[[nodiscard]] constexpr roque_player_plugin healthyPlugin(const char* id) noexcept {
    return {
        .size = sizeof(roque_player_plugin),
        .abi_version = ROQUE_PLAYER_ABI_VERSION,
        .id = id,
        .name = id,
        .author = "The tests of Roque",
        .version = "1.0",
        .capabilities = ROQUE_PLAYER_PLAYS_CHESS960,
        .option_count = 1,
        .options = &first_move::kOption,
        .create = first_move::create,
        .destroy = first_move::destroy,
        .set_option = first_move::setOption,
        .new_game = first_move::newGame,
        .search = first_move::search,
    };
}

/// The description of a healthy plugin after `spoil` has changed it.
template <typename Spoil>
[[nodiscard]] constexpr roque_player_plugin spoiltPlugin(const char* id, Spoil spoil) noexcept {
    roque_player_plugin plugin = healthyPlugin(id);
    spoil(plugin);
    return plugin;
}

/// Answers a search with a text, whatever it is.
inline int answerWith(roque_player_answer& answer, std::string_view text) noexcept {
    std::memcpy(answer.best_move, text.data(), std::min(text.size(), sizeof answer.best_move));
    return ROQUE_PLAYER_OK;
}
