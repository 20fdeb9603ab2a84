#include "view/unfinished_games.h"

#include <algorithm>
#include <utility>

#include <wx/intl.h>

#include "view/game_words.h"
#include "view/text.h"

namespace roque {

/// What is said of a game: who plays, how far they are, and why it waits.
wxString UnfinishedGames::wordsOf(const SavedGame& game) const {
    const auto name = [&](Color color) {
        return nameWords(controller_.playerName(game.setup.players[color], color));
    };
    const wxString players = name(Color::White) + toWx(" – ") + name(Color::Black);
    const unsigned moves = (game.plies() + 1) / 2;
    const wxString form = game.isAdjourned ? wxPLURAL("A game waits for you: %s, after %u move.",
                                                      "A game waits for you: %s, after %u moves.", moves)
                                           : wxPLURAL("A game was cut off: %s, after %u move.",
                                                      "A game was cut off: %s, after %u moves.", moves);
    return wxString::Format(form, players, moves);
}

void UnfinishedGames::offer() {
    journal_.findUnfinished([this](std::vector<SavedGame> games) {
        games_ = std::move(games);
        std::ranges::sort(games_, {}, &SavedGame::began);
        offerLatest();
    });
}

void UnfinishedGames::offerLatest() {
    if (games_.empty()) return;
    bar_.showQuestion(wordsOf(games_.back()), {{_("Go on"), [this] { goOn(); }},
                                               {_("Not now"), [this] { bar_.dismiss(); }},
                                               {_("Do not keep"), [this] { discard(); }}});
}

/// What has been played meanwhile waits for another time.
void UnfinishedGames::goOn() {
    if (games_.empty()) return;  // a second click
    bar_.dismiss();
    journal_.adjourn();
    const SavedGame game = std::move(games_.back());
    games_.clear();
    journal_.restore(game);
    controller_.resume();
}

void UnfinishedGames::discard() {
    if (games_.empty()) return;  // a second click
    journal_.discard(games_.back());
    games_.pop_back();
    bar_.dismiss();
    offerLatest();
}

}  // namespace roque
