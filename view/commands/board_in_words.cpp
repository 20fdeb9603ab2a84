#include "view/commands/board_in_words.h"

namespace roque {

BoardInWords::BoardInWords(ActionRegistry& actions, BoardReader& reader, BoardPanel& board,
                           const GameNarrator& narrator, SettingsStore& settings)
    : reader_(reader), board_(board), narrator_(narrator), settings_(settings) {
    actions.add(Action::BoardInWords,
                {[this] { toggle(); }, [] { return true; }, [this] { return reader_.isWanted(); }});
}

void BoardInWords::show(bool isShown) {
    if (reader_.isWanted() == isShown) return;
    if (isShown) reader_.tell(narrator_.answer(BoardQuestion::Help, Square::E1));
    const bool hadKeyboard = reader_.HasFocus() || reader_.IsDescendant(wxWindow::FindFocus());
    reader_.want(isShown);
    reader_.GetParent()->Layout();
    if (hadKeyboard && !isShown) board_.SetFocus();
}

/// A person who asks for the board in words wants to use it: it takes the keyboard. On a page without a board
/// it waits for the next page that has one.
void BoardInWords::toggle() {
    const bool isShown = !reader_.isWanted();
    show(isShown);
    settings_.edit([isShown](Settings& settings) { settings.play.describesBoard = isShown; });
    if (!board_.IsShown()) return;
    if (isShown)
        reader_.SetFocus();
    else
        board_.SetFocus();
}

}  // namespace roque
