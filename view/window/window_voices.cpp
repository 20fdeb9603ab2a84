#include "view/window/window_voices.h"

#include <utility>

#include "view/toolkit/accessibility.h"
#include "view/toolkit/text.h"

namespace roque {

WindowVoices::WindowVoices(GameController& controller, const GameNarrator& narrator, BoardReader& reader,
                           const std::filesystem::path& sounds, std::function<void(Sound)> play)
    : reader_(reader), voices_(controller, narrator, outputs(sounds, std::move(play))) {}

GameVoices::Outputs WindowVoices::outputs(const std::filesystem::path& sounds,
                                          std::function<void(Sound)> play) {
    if (!play) {
        sounds_ = std::make_unique<SoundPlayer>(sounds);
        play = [this](Sound sound) { sounds_->play(sound); };
    }
    const auto tell = [this](const wxString& words) {
        if (reader_.IsShown()) reader_.tell(words);
    };
    return {std::move(play), tell, [this](const wxString& words) { speak(words); }};
}

/// A person with the board in words has a screen reader, and needs no second voice.
void WindowVoices::speak(const wxString& words) {
    if (!reader_.IsShown() || !announce(reader_, words)) speech_.say(toUtf8(words));
}

}  // namespace roque
