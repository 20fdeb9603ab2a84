#pragma once

#include <memory>
#include <optional>

#include <wx/frame.h>

#include "controller/analysis/background_calibration.h"
#include "controller/engines/engines.h"
#include "controller/game/game_controller.h"
#include "controller/game/game_log.h"
#include "controller/game/hint_giver.h"
#include "controller/plugins/folder_watch.h"
#include "model/notation/start_position.h"
#include "view/board/theme_manager.h"
#include "view/commands/action_bar.h"
#include "view/commands/action_registry.h"
#include "view/commands/board_orientation.h"
#include "view/commands/command_groups.h"
#include "view/commands/game_persistence.h"
#include "view/commands/game_questions.h"
#include "view/commands/services.h"
#include "view/commands/study_persistence.h"
#include "view/game/game_session.h"
#include "view/game/move_confirmation.h"
#include "view/game/opening_names.h"
#include "view/game/premove_queue.h"
#include "view/text/game_narrator.h"
#include "view/toolkit/after_first_paint.h"
#include "view/toolkit/full_screen.h"
#include "view/toolkit/line_icons.h"
#include "view/toolkit/restored_bounds.h"
#include "view/window/calibration_presenter.h"
#include "view/window/ending_presenter.h"
#include "view/window/game_parts.h"
#include "view/window/game_presenter.h"
#include "view/window/guest_questions.h"
#include "view/window/head_to_head_card.h"
#include "view/window/move_entry.h"
#include "view/window/page_frame.h"
#include "view/window/page_switch.h"
#include "view/window/play_page.h"
#include "view/window/settings_presenter.h"
#include "view/window/startup_tasks.h"
#include "view/window/window_voices.h"

namespace roque {

/// The window: it builds its parts and connects them, and closes. What it shows is up to the presenters, what
/// a person can do to the command groups.
///
/// Closing stops the players first, those of the game and the one for hints, which never takes long, and then
/// destroys the window.
class MainFrame : public wxFrame {
public:
    /// Begins a game as soon as the plugins are known: from `start`, or from the start position.
    MainFrame(const Services& services, const std::optional<StartPosition>& start);

    [[nodiscard]] GameController& controller() noexcept { return controller_; }
    [[nodiscard]] GameSession& session() noexcept { return session_; }
    [[nodiscard]] Engines& engines() noexcept { return engines_; }
    [[nodiscard]] ActionRegistry& actions() noexcept { return actions_; }
    [[nodiscard]] CommandGroups& commands() noexcept { return *commands_; }

    /// Tells that something went wrong that nothing else tells.
    void tellTrouble(const wxString& what);

private:
    void buildPages();
    void buildCommands();
    void buildPresenters();
    void listen();
    void onDesk();
    void onOpeningsKnown(const std::optional<Message>& problem);
    void onClose(wxCloseEvent& event);
    void leave();
    void destroyIfDone();
    [[nodiscard]] CommandContext context();

    Services services_;
    ThemeManager theme_;
    Engines engines_;
    BackgroundCalibration calibration_;
    GameController controller_;
    GameLog log_{controller_};
    PremoveQueue premoves_{controller_};  ///< before the session, which has to see the premoves it plays
    GuestDecisions guests_;
    std::optional<FolderWatch> players_;  ///< for authors, who build theirs anew while it plays
    OpeningNames openings_;
    GameSession session_;
    HintGiver hints_;                             ///< hears of a move after the session
    MoveConfirmation confirmation_{controller_};  ///< after the session, which knows the move by then
    GameNarrator narrator_{controller_, session_.browser()};
    ActionRegistry actions_;
    BoardOrientation orientation_{controller_, session_.browser()};
    LineIcons icons_;
    ActionBar actionBar_;
    PageFrame* pages_;
    std::unique_ptr<GameParts> gameParts_;
    std::unique_ptr<AnalysisPresenter> analysis_;
    std::unique_ptr<AnnotationPresenter> annotation_;
    std::unique_ptr<EndingPresenter> endings_;
    PlayPage* playPage_;
    FullScreen fullScreen_;
    RestoredBounds bounds_{*this};
    std::unique_ptr<WindowVoices> voices_;
    std::unique_ptr<GamePersistence> persistence_;
    std::optional<HeadToHeadCard> headToHead_;
    std::unique_ptr<StudyPersistence> studies_;
    std::unique_ptr<CommandGroups> commands_;
    std::unique_ptr<PageSwitch> pageSwitch_;
    std::unique_ptr<MoveEntry> moveEntry_;
    std::unique_ptr<GameQuestions> questions_;
    std::unique_ptr<SettingsPresenter> settings_;
    std::unique_ptr<GuestQuestions> guestQuestions_;
    std::unique_ptr<StartupTasks> startup_;
    std::optional<AfterFirstPaint> afterFirstPaint_;
    Subscription closed_;
    bool haveThePlayersLeft_ = false;
    DeskWatch desk_{[this] { onDesk(); }};
    std::optional<CalibrationPresenter> measuring_;
    std::unique_ptr<GamePresenter> presenter_;  ///< last: nothing is shown once the others go
};

}  // namespace roque
