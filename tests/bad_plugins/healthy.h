#pragma once

#include "model/movegen/legal_moves.h"
#include "plugins/sdk/player_plugin.h"

// A plugin without fault. Each bad plugin takes this one and spoils one thing.

/// Plays the first legal move.
class FirstMovePlayer : public roque::sdk::Player {
public:
    static constexpr std::array kOptions{roque::sdk::spinOption("Level", "Changes nothing.", 1, 1, 3)};

    [[nodiscard]] roque::Move search(roque::sdk::SearchJob& job) override {
        return roque::legalMoves(job.position())[0];
    }
};

/// The description of a plugin without fault.
[[nodiscard]] constexpr roque_player_plugin healthyPlugin(const char* id) noexcept {
    return roque::sdk::Bridge<FirstMovePlayer>::describe(id, id, "The tests of Roque", "1.0");
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
