#include "plugins/sdk/player_plugin.h"
#include "tests/bad_plugins/first_move_player.h"

/// Reports as fast as it can until it is told to stop.
class ChatteringPlayer final : public FirstMovePlayer {
public:
    [[nodiscard]] roque::Move search(roque::sdk::SearchJob& job) override {
        roque::sdk::Info info;
        info.line = {FirstMovePlayer::search(job)};
        for (; !job.isStopRequestedByHost(); ++info.nodes) {
            info.depth = static_cast<unsigned>(info.nodes);
            job.report(info);
        }
        return FirstMovePlayer::search(job);
    }
};

ROQUE_PLAYER_PLUGIN(ChatteringPlayer, "bad_floods_info", "bad_floods_info", "The tests of Roque", "1.0");
