#include <stdexcept>

#include "model/movegen/legal_moves.h"
#include "plugins/sdk/player_plugin.h"

// One player in several versions, which are the same file at different times: 1 plays the first legal move,
// 2 the last, 3 fails at its first, 4 cannot be made.

namespace {

class Versioned final : public roque::sdk::Player {
public:
    Versioned() {
        if (ROQUE_VERSION == 4) throw std::runtime_error("version 4 cannot be made");
    }

    [[nodiscard]] roque::Move search(roque::sdk::SearchJob& job) override {
        const roque::MoveList moves = roque::legalMoves(job.position());
        if (ROQUE_VERSION == 3) throw std::runtime_error("version 3 finds no move");
        return moves[ROQUE_VERSION == 1 ? 0 : moves.size() - 1];
    }
};

}  // namespace

ROQUE_PLAYER_PLUGIN(Versioned, "versioned", "Versioned", "The tests of Roque", "1.0");
