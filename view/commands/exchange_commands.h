#pragma once

#include <filesystem>
#include <string>

#include "model/notation/start_position.h"
#include "view/board/board_panel.h"
#include "view/board/drawing/picture_type.h"
#include "view/commands/command_context.h"
#include "view/commands/game_files.h"
#include "view/commands/game_guard.h"

namespace roque {

/// The commands that exchange positions, games and pictures with other programs. [ui-thread]
class ExchangeCommands {
public:
    /// Registers its actions. All that is borrowed outlives this object.
    ExchangeCommands(const CommandContext& context, const BoardPanel& board, GameFiles& files,
                     const GameGuard& guard);

    /// Saves a picture of the board; a notice says if that fails.
    void savePicture(const std::filesystem::path& place, PictureType type);

private:
    void copyPosition();
    void copy(const std::string& text, const wxString& news);
    void paste();
    void paste(const StartPosition& start);
    void askAndSavePicture();

    CommandContext context_;
    const BoardPanel& board_;
    GameFiles& files_;
    const GameGuard& guard_;
};

}  // namespace roque
