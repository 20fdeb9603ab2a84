#include <chrono>
#include <thread>

#include "plugins/sdk/player_plugin.h"
#include "tests/bad_plugins/first_move_player.h"

/// Says that it has begun, and answers correctly, but only after a second and a half, whatever it is told.
class DeafPlayer final : public FirstMovePlayer {
public:
    [[nodiscard]] roque::Move search(roque::sdk::SearchJob& job) override {
        roque::sdk::Info info;
        info.depth = 1;
        job.report(info);
        std::this_thread::sleep_for(std::chrono::milliseconds(1500));
        return FirstMovePlayer::search(job);
    }
};

ROQUE_PLAYER_PLUGIN(DeafPlayer, "bad_ignores_stop", "bad_ignores_stop", "The tests of Roque", "1.0");
