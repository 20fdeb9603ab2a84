#pragma once

#include <filesystem>
#include <functional>
#include <memory>

#include "view/panels/board_reader.h"
#include "view/sound/announcer.h"
#include "view/sound/game_voices.h"
#include "view/sound/sound_player.h"
#include "view/sound/speech.h"

namespace roque {

/// Connects the sounds and words of a game with the loudspeaker, the screen reader, the speech service and
/// the board in words. [ui-thread]
class WindowVoices {
public:
    /// Where sounds and words go. All of it is borrowed and outlives this object.
    struct Parts {
        wxWindow& window;  ///< what is announced in it, or in its dialogs, is spoken
        UiDispatcher& dispatcher;
        BoardReader& reader;
        std::filesystem::path sounds;     ///< the folder of the sounds
        std::function<void(Sound)> play;  ///< plays sounds; if empty, the desktop's library does
    };

    WindowVoices(GameController& controller, const GameNarrator& narrator, Parts parts);

    /// Sets what the person wants to hear.
    void use(const PlaySettings& play);
    /// Plays a sound as loud as sounds are now, if the person wants to hear any.
    void playSample() const;

    /// To be called from time to time while clocks run.
    void watchClocks() { voices_.watchClocks(); }

private:
    [[nodiscard]] GameVoices::Outputs outputs();

    Parts parts_;
    Speech speech_;
    bool speaks_ = false;  ///< also without a screen reader
    bool playsSounds_ = false;
    Announcer* announcer_;
    std::unique_ptr<SoundPlayer> sounds_;
    GameVoices voices_;
};

}  // namespace roque
