#pragma once

#include <wx/toplevel.h>

#include "controller/analysis/background_calibration.h"
#include "controller/game/game_controller.h"
#include "controller/game/hint_giver.h"
#include "controller/settings/settings_store.h"
#include "view/commands/games_annotation.h"
#include "view/commands/position_commands.h"
#include "view/toolkit/desk_watch.h"
#include "view/window/analysis_presenter.h"
#include "view/window/annotation_presenter.h"
#include "view/window/ending_presenter.h"

namespace roque {

/// Lets engines be measured in the background while nothing else computes and the window is there to be seen.
/// [ui-thread]
class CalibrationPresenter {
public:
    /// All of it outlives the presenter, but not the window, which may close before.
    struct Parts {
        wxTopLevelWindow& frame;
        GameController& controller;
        const HintGiver& hints;
        const AnalysisPresenter& analysis;
        const AnnotationPresenter& annotation;
        const GamesAnnotation& games;
        const PositionCommands& position;
        const EndingPresenter& endings;
        const SettingsStore& settings;
        BackgroundCalibration& calibration;
        const DeskWatch& desk;
    };

    explicit CalibrationPresenter(const Parts& parts) : parts_(parts) {}

    /// Looks at everything as it is now.
    void look();
    /// Sets whether an engine is being checked.
    void setChecking(bool isChecking);

private:
    [[nodiscard]] bool isGameRunning() const;
    [[nodiscard]] bool isBusy() const;

    Parts parts_;
    bool isChecking_ = false;
};

}  // namespace roque
