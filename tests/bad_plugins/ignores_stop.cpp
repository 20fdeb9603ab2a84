#include <chrono>
#include <thread>

#include "tests/bad_plugins/healthy.h"

/// Answers correctly, but only after a second and a half, whatever it is told.
class DeafPlayer final : public FirstMovePlayer {
public:
    [[nodiscard]] roque::Move search(roque::sdk::SearchJob& job) override {
        std::this_thread::sleep_for(std::chrono::milliseconds(1500));
        return FirstMovePlayer::search(job);
    }
};

ROQUE_PLAYER_PLUGIN(DeafPlayer, "bad_ignores_stop", "bad_ignores_stop", "The tests of Roque", "1.0");
