#pragma once

#include <array>

#include "model/movegen/legal_moves.h"
#include "plugins/sdk/option.h"
#include "plugins/sdk/player.h"

/// Plays the first legal move.
class FirstMovePlayer : public roque::sdk::Player {
public:
    static constexpr std::array kOptions{roque::sdk::spinOption("Level", "Changes nothing.", 1, 1, 3)};

    [[nodiscard]] roque::Move search(roque::sdk::SearchJob& job) override {
        return roque::legalMoves(job.position())[0];
    }
};
