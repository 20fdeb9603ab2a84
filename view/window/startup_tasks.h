#pragma once

#include <filesystem>
#include <memory>
#include <utility>

#include <wx/string.h>

#include "controller/engines/engine_store.h"
#include "controller/plugins/failed_loads.h"
#include "model/notation/start_position.h"
#include "view/board/piece_set.h"
#include "view/commands/game_persistence.h"
#include "view/commands/games_annotation.h"
#include "view/commands/services.h"
#include "view/commands/study_persistence.h"
#include "view/game/game_session.h"
#include "view/game/opening_names.h"
#include "view/panels/notice_bar.h"
#include "view/window/guest_questions.h"
#include "view/window/plugin_scan.h"

namespace roque {

/// What the window does once its first picture is painted: it looks for players, begins a game, reads the
/// names of openings, offers unfinished games, asks about unknown players and reports what went wrong
/// earlier. [ui-thread]
class StartupTasks {
public:
    /// What the tasks work with. All of it outlives them.
    struct Parts {
        const Services& services;
        GameController& controller;
        GameSession& session;
        OpeningNames& openings;
        GamePersistence& persistence;
        StudyPersistence& studies;
        NoticeBar& notice;
        GuestQuestions& guests;
        const PieceSet& pieces;
        GamesAnnotation& annotation;
        const EngineStore& engines;
    };

    /// The first game begins from `start`.
    StartupTasks(const Parts& parts, StartPosition start) : parts_(parts), start_(std::move(start)) {}

    /// Begins. Called once.
    void begin();

private:
    void onFolderKnown();
    void onPluginsKnown();
    [[nodiscard]] GameSetup firstSetup() const;
    void beginGame();
    [[nodiscard]] wxString playerTroubles() const;
    void tellFileTroubles();
    void tellCrashes();
    void askAboutFailedLoads();
    void loadAgain(const std::filesystem::path& file);

    Parts parts_;
    StartPosition start_;
    std::unique_ptr<FailedLoads> failedLoads_;
    std::unique_ptr<PluginScan> scan_;
};

}  // namespace roque
