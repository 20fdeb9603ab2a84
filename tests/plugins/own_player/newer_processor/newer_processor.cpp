#include "model/attacks/attacks.h"
#include "model/movegen/legal_moves.h"
#include "plugins/sdk/player_plugin.h"

namespace {

/// Plays to the square from which a rook would see most; the tables that it looks this up in are those of its
/// own way to index them.
class NewerProcessor final : public roque::sdk::Player {
public:
    [[nodiscard]] roque::Move search(roque::sdk::SearchJob& job) override {
        const auto seen = [&](roque::Move move) {
            return roque::count(roque::attacks::straight(move.to(), job.position().board().occupied()));
        };
        roque::Move best = roque::legalMoves(job.position())[0];
        for (const roque::Move move : roque::legalMoves(job.position()))
            if (seen(move) > seen(best)) best = move;
        return best;
    }
};

}  // namespace

ROQUE_PLAYER_PLUGIN(NewerProcessor, "newer-processor", "Newer Processor", "The Roque developers", "1.0");
