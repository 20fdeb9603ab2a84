#include <chrono>
#include <thread>

#include "plugins/sdk/player_plugin.h"
#include "tests/bad_plugins/first_move_player.h"

/// Not bad at all: thinks until it is told to stop, then answers at once. For tests of stopping.
class PatientPlayer final : public FirstMovePlayer {
public:
    [[nodiscard]] roque::Move search(roque::sdk::SearchJob& job) override {
        while (!job.isStopRequestedByHost()) std::this_thread::sleep_for(std::chrono::milliseconds(1));
        return FirstMovePlayer::search(job);
    }
};

ROQUE_PLAYER_PLUGIN(PatientPlayer, "waits_for_stop", "waits_for_stop", "The tests of Roque", "1.0");
