#include "controller/scores/points_keeper.h"

#include <utility>
#include <variant>

namespace roque {

PointsKeeper::PointsKeeper(GameController& controller, Listener listener, Now now)
    : controller_(controller), listener_(std::move(listener)), now_(std::move(now)) {
    subscription_ = controller.subscribe([this](const ControllerEvent& event) {
        if (const auto* const ended = std::get_if<GameEnded>(&event)) onEnd(ended->outcome);
    });
}

std::chrono::sys_seconds PointsKeeper::systemTime() {
    return std::chrono::floor<std::chrono::seconds>(std::chrono::system_clock::now());
}

void PointsKeeper::onEnd(const Outcome& outcome) {
    const Game& game = *controller_.game();
    // Another handler of the event may already have begun another game.
    if (outcome.termination == Termination::Aborted || game.outcome() != outcome) return;
    const ByColor<std::string> names{controller_.playerNameAndLevel(Color::White),
                                     controller_.playerNameAndLevel(Color::Black)};
    listener_(scoreEntryOf(game, names, now_()));
}

}  // namespace roque
