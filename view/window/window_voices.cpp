#include "view/window/window_voices.h"

#include <utility>

#include "view/toolkit/accessibility.h"

namespace roque {

WindowVoices::WindowVoices(GameController& controller, const GameNarrator& narrator, Parts parts)
    : parts_(std::move(parts)),
      announcer_(new Announcer(&parts_.window, parts_.dispatcher)),
      voices_(controller, narrator, outputs()) {
    announcer_->onUnheard = [this](const std::string& words) {
        if (speaks_) speech_.say(words);
    };
}

GameVoices::Outputs WindowVoices::outputs() {
    if (!parts_.play) {
        sounds_ = std::make_unique<SoundPlayer>(parts_.sounds);
        parts_.play = [this](Sound sound) { sounds_->play(sound); };
    }
    const auto tell = [this](const wxString& words) {
        if (parts_.reader.IsShown()) parts_.reader.tell(words);
        announce(parts_.window, words);
    };
    return {parts_.play, tell};
}

void WindowVoices::use(const PlaySettings& play) {
    speaks_ = play.announcesMoves;
    voices_.use(play);
    playsSounds_ = play.playsSounds;
    if (sounds_) sounds_->setVolume(play.volume);
}

void WindowVoices::playSample() const {
    if (playsSounds_) parts_.play(Sound::Move);
}

}  // namespace roque
