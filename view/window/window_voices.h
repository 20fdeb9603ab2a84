#pragma once

#include <filesystem>
#include <functional>
#include <memory>

#include "view/panels/board_reader.h"
#include "view/sound/game_voices.h"
#include "view/sound/sound_player.h"
#include "view/sound/speech.h"

namespace roque {

/// Connects the sounds and words of a game with the loudspeaker, the speech service and the board in words.
/// [ui-thread]
class WindowVoices {
public:
    /// `play` plays sounds; if empty, the desktop's library does, from a folder. Everything borrowed must
    /// outlive this object.
    WindowVoices(GameController& controller, const GameNarrator& narrator, BoardReader& reader,
                 const std::filesystem::path& sounds, std::function<void(Sound)> play);

    [[nodiscard]] GameVoices& voices() noexcept { return voices_; }

private:
    [[nodiscard]] GameVoices::Outputs outputs(const std::filesystem::path& sounds,
                                              std::function<void(Sound)> play);
    void speak(const wxString& words);

    BoardReader& reader_;
    Speech speech_;
    std::unique_ptr<SoundPlayer> sounds_;
    GameVoices voices_;
};

}  // namespace roque
