#pragma once

#include "controller/settings/settings.h"
#include "view/board/theme_manager.h"
#include "view/commands/board_in_words.h"
#include "view/commands/board_orientation.h"
#include "view/game/game_session.h"
#include "view/game/move_confirmation.h"
#include "view/game/premove_queue.h"
#include "view/toolkit/full_screen.h"
#include "view/toolkit/restored_bounds.h"
#include "view/window/game_parts.h"
#include "view/window/page_frame.h"
#include "view/window/window_voices.h"

namespace roque {

/// Applies the settings to the appearance and sound of the window. [ui-thread]
class SettingsPresenter {
public:
    /// The parts that the settings control. All of them must outlive the presenter.
    struct Parts {
        wxWindow& window;
        FullScreen& fullScreen;
        RestoredBounds& bounds;
        ThemeManager& theme;
        PageFrame& pages;
        GameParts& gameParts;
        BoardOrientation& orientation;
        WindowVoices& voices;
        BoardInWords& boardInWords;
        GameController& controller;
        GameSession& session;
        PremoveQueue& premoves;
        MoveConfirmation& confirmation;
    };

    explicit SettingsPresenter(const Parts& parts) : parts_(parts) {}

    void show(const Settings& settings);
    /// Applies only the settings for playing.
    void use(const PlaySettings& settings);

private:
    void showBoard(const Settings& settings);

    Parts parts_;
};

}  // namespace roque
