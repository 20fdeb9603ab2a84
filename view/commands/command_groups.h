#pragma once

#include <functional>

#include <wx/menu.h>

#include "view/board/board_panel.h"
#include "view/commands/action_bar.h"
#include "view/commands/board_in_words.h"
#include "view/commands/command_context.h"
#include "view/commands/drawing_commands.h"
#include "view/commands/exchange_commands.h"
#include "view/commands/game_commands.h"
#include "view/commands/game_files.h"
#include "view/commands/game_saver.h"
#include "view/commands/games_annotation.h"
#include "view/commands/hint_commands.h"
#include "view/commands/position_commands.h"
#include "view/commands/program_commands.h"
#include "view/commands/study_commands.h"
#include "view/commands/view_commands.h"

namespace roque {

/// All groups of commands: together they register every action but those of the panels. [ui-thread]
struct CommandGroups {
    /// What only some groups work with. All of it outlives the groups.
    struct Parts {
        ActionBar& actionBar;  ///< whose menus some groups extend
        GamePersistence& persistence;
        GuestDecisions& guests;
        BoardOrientation& orientation;
        BoardPanel& board;
        BoardReader& reader;
        const GameNarrator& narrator;
        FullScreen& fullScreen;
        RestoredBounds& bounds;
        std::function<void(const Settings&)> showSettings;
        std::function<void()> playSample;
        std::function<void(const PlaySettings&)> usePlay;
        HintGiver& hints;
    };

    CommandGroups(const CommandContext& context, const Parts& parts);
    CommandGroups(const CommandGroups&) = delete;
    CommandGroups& operator=(const CommandGroups&) = delete;

    GameGuard guard;
    GameStarter starter;
    RecentFilesMenu recentFiles;
    GameSaver saver;
    GameFiles files;
    GamesAnnotation annotation;
    StudyCommands studies;
    DrawingCommands drawings;
    GameCommands game;
    PositionCommands position;
    ExchangeCommands exchange;
    BoardInWords boardInWords;
    ViewCommands view;
    ProgramCommands program;
    HintCommands hint;
};

}  // namespace roque
