#pragma once

#include <wx/event.h>

#include "view/board/board_panel.h"
#include "view/commands/command_context.h"
#include "view/game/move_confirmation.h"
#include "view/game/premove_queue.h"
#include "view/panels/move_field.h"
#include "view/panels/move_list_panel.h"
#include "view/window/passing_news.h"

namespace roque {

/// Takes the moves that a person makes on the board or types, and plays them or tries them out. Letters typed
/// on the board or in the move list go into the field for moves. [ui-thread]
class MoveEntry {
public:
    /// Registers its action. All that is borrowed outlives this object.
    MoveEntry(const CommandContext& context, PremoveQueue& premoves, MoveConfirmation& confirmation,
              BoardPanel& board, MoveField& field, MoveListPanel& moves);
    /// The board may outlive it, and tells nobody from then on.
    ~MoveEntry();
    MoveEntry(const MoveEntry&) = delete;
    MoveEntry& operator=(const MoveEntry&) = delete;

    /// Enters the field for moves, with a first letter already typed; 0: none. Escape returns to `origin`,
    /// which outlives this object.
    void begin(wxWindow& origin, char first = 0);

    /// Takes back what a person has begun, one thing at a time, as Escape does everywhere; then returns to
    /// the game in progress if an earlier position is shown. Returns whether there was anything.
    [[nodiscard]] bool cancel();

private:
    void listenToBoard();
    void listenToField();
    void onMove(roque::Move move);
    void premove(roque::Move move);
    void propose(roque::Move move);
    void play(roque::Move move);
    bool confirm();
    void onRefused(const RefusedMove& refused);
    void browse(BrowseStep step);
    void onKey(wxKeyEvent& event);
    void tellCursor(bool isAwake);
    [[nodiscard]] bool returnToGame();
    void onLetter(wxKeyEvent& event);

    CommandContext context_;
    PremoveQueue& premoves_;
    MoveConfirmation& confirmation_;
    wxString proposal_;  ///< what is said of a move that waits
    PassingNews news_;
    BoardPanel& board_;
    MoveField& field_;
    MoveListPanel& moves_;
    wxWindow* origin_;  ///< where the typed move was begun
};

}  // namespace roque
