#include "view/sound/game_voices.h"

#include <utility>

#include <wx/intl.h>

#include "view/text/game_text.h"

namespace roque {

GameVoices::GameVoices(GameController& controller, const GameNarrator& narrator, Outputs outputs)
    : controller_(controller),
      narrator_(narrator),
      outputs_(std::move(outputs)),
      subscription_(controller.subscribe([this](const ControllerEvent& event) { onEvent(event); })) {}

void GameVoices::use(const PlaySettings& play) noexcept {
    playsSounds_ = play.playsSounds;
}

void GameVoices::watchClocks() {
    const GameClock& clock = controller_.clock();
    if (!clock.isRunning()) return;  // otherwise a pause would sound the alarm again
    for (const Color color : kColors) {
        const TimeControl& control = controller_.setup().time[color];
        const bool isTheirs = isTimed(control) && isPerson(controller_.setup().players[color]);
        if (!alarm_.rings(color, isTheirs && isShort(control, clock.left(color)))) continue;
        if (playsSounds_) outputs_.play(Sound::LowTime);
        outputs_.tell(color == Color::White ? _("White is short of time.") : _("Black is short of time."));
    }
}

void GameVoices::onEvent(const ControllerEvent& event) {
    if (const auto sound = playsSounds_ ? soundOf(event) : std::nullopt) outputs_.play(*sound);
    if (const wxString words = narrator_.report(event); !words.empty()) outputs_.tell(words);
}

}  // namespace roque
