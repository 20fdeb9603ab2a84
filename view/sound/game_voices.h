#pragma once

#include <functional>
#include <optional>

#include <wx/string.h>

#include "controller/game/game_controller.h"
#include "controller/settings/settings.h"
#include "view/sound/low_time_alarm.h"
#include "view/sound/sound.h"
#include "view/text/game_narrator.h"

namespace roque {

/// What a person hears of a game: sounds, and words about what happens. [ui-thread]
class GameVoices {
public:
    /// The outputs.
    struct Outputs {
        std::function<void(Sound)> play;            ///< plays a sound
        std::function<void(const wxString&)> tell;  ///< has a text spoken and shown to screen readers
    };

    /// Controller and narrator are borrowed.
    GameVoices(GameController& controller, const GameNarrator& narrator, Outputs outputs);

    /// Sets what the person wants to hear.
    void use(const PlaySettings& play) noexcept;

    /// To be called from time to time while clocks run: warns when a person is short of time.
    void watchClocks();

private:
    void onEvent(const ControllerEvent& event);

    GameController& controller_;
    const GameNarrator& narrator_;
    Outputs outputs_;
    bool playsSounds_ = false;
    LowTimeAlarm alarm_;
    Subscription subscription_;
};

}  // namespace roque
