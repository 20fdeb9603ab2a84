#include "view/window/calibration_presenter.h"

#include <variant>

namespace roque {

/// A game runs from its first move on, or while an AI player is to make it.
bool CalibrationPresenter::isGameRunning() const {
    const auto* const waits = std::get_if<AwaitingMove>(&parts_.controller.state());
    const Game* const game = parts_.controller.game();
    if (waits == nullptr || game == nullptr) return false;
    return !game->moves().empty() || !parts_.controller.isPersonsTurn();
}

bool CalibrationPresenter::isBusy() const {
    return isChecking_ || isGameRunning() || parts_.hints.isLooking() || parts_.analysis.isComputing()
           || parts_.annotation.isRunning() || parts_.games.isRunning() || parts_.position.isSolving()
           || parts_.endings.isMaking();
}

void CalibrationPresenter::look() {
    using Permission = BackgroundCalibration::Permission;
    if (std::holds_alternative<Closing>(parts_.controller.state())) return parts_.calibration.leave();
    const bool isSeen = parts_.frame.IsShown() && !parts_.frame.IsIconized() && !parts_.desk.isLocked();
    const bool isWanted = parts_.settings.settings().analysis.measuresEngines && !parts_.desk.isOnBattery();
    Permission permission = isWanted ? Permission::Given : Permission::Never;
    if (!isSeen || isBusy()) permission = Permission::Refused;
    parts_.calibration.allow(permission);
}

void CalibrationPresenter::setChecking(bool isChecking) {
    isChecking_ = isChecking;
    look();
}

}  // namespace roque
