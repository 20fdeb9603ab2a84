#pragma once

#include <functional>
#include <optional>

#include <wx/string.h>

#include "controller/game_controller.h"
#include "controller/settings/settings.h"
#include "view/text/game_narrator.h"
#include "view/sound/low_time_alarm.h"
#include "view/sound.h"
#include "view/speech.h"

namespace roque {

/// What is heard of a game: sounds, and moves announced by voice. [ui-thread]
class GameVoices {
public:
    /// Where things are heard and read.
    struct Outputs {
        std::function<void(Sound)> play;             ///< has a sound played
        std::function<void(const wxString&)> tell;   ///< writes a text where it can be felt and read
        std::function<void(const wxString&)> speak;  ///< has a text spoken
    };

    /// Controller and narrator are borrowed.
    GameVoices(GameController& controller, const GameNarrator& narrator, Outputs outputs);

    /// Says what the person wants to hear.
    void use(const Play& play) noexcept;

    /// To be called from time to time while clocks run: warns when a person's time becomes short.
    void watchClocks();

private:
    void onEvent(const ControllerEvent& event);

    GameController& controller_;
    const GameNarrator& narrator_;
    Outputs outputs_;
    bool playsSounds_ = false;
    bool announces_ = false;
    LowTimeAlarm alarm_;
    Subscription subscription_;
};

}  // namespace roque
