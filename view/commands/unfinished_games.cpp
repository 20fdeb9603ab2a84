#include "view/commands/unfinished_games.h"

#include <algorithm>
#include <iterator>
#include <utility>
#include <variant>

#include <wx/intl.h>

#include "view/text/game_text.h"
#include "view/toolkit/text.h"

namespace roque {

/// A game in words: who plays, how far they are, and why it waits.
wxString UnfinishedGames::wordsOf(const SavedGame& game) const {
    const auto name = [&](Color color) {
        return nameWords(controller_.playerName(game.setup.players[color], color));
    };
    const wxString players = name(Color::White) + toWx(" – ") + name(Color::Black);
    const unsigned moves = (game.plies() + 1) / 2;
    const wxString form = game.isAdjourned ? wxPLURAL("A game is waiting for you: %s, after %u move.",
                                                      "A game is waiting for you: %s, after %u moves.", moves)
                                           : wxPLURAL("A game was interrupted: %s, after %u move.",
                                                      "A game was interrupted: %s, after %u moves.", moves);
    const wxString words = wxString::Format(form, players, moves);
    return game.isCutOff ? words + " " + _("The moves after that are damaged and cannot be read.") : words;
}

void UnfinishedGames::offer(std::function<void()> onNone) {
    journal_.findUnfinished([this, onNone = std::move(onNone)](std::vector<SavedGame> games) {
        games_ = std::move(games);
        std::ranges::reverse(games_);  // they come latest first, even within one second
        std::ranges::stable_sort(games_, {}, &SavedGame::began);
        offerLatest();
        if (games_.empty() && onNone) onNone();
    });
}

void UnfinishedGames::offerLatest() {
    takeBackOffer();
    if (games_.empty()) return;
    std::vector<NoticeBar::Choice> choices{{_("Resume"), [this] { goOn(); }}};
    if (games_.size() > 1) choices.push_back({_("Another game"), [this] { offerNext(); }});
    choices.push_back({_("Not now"), [] {}});
    choices.push_back({_("Discard"), [this] { discard(); }});
    offer_ = bar_.showQuestion(wordsOf(games_.back()), std::move(choices));
}

/// The previous game; after the first, the latest again.
void UnfinishedGames::offerNext() {
    std::ranges::rotate(games_, std::prev(games_.end()));
    offerLatest();
}

void UnfinishedGames::takeBackOffer() {
    if (const auto asked = std::exchange(offer_, std::nullopt)) bar_.withdraw(*asked);
}

/// The game on the board is adjourned.
void UnfinishedGames::goOn() {
    if (games_.empty()) return;  // a second click
    takeBackOffer();
    const SavedGame game = std::move(games_.back());
    games_.clear();
    journal_.claim(game, [this, game](bool isOurs) {
        if (!isOurs) return offerCopy(game);
        journal_.adjourn();
        journal_.restore(game);
        resume();
    });
}

/// No clock would run.
void UnfinishedGames::resume() {
    if (std::holds_alternative<Paused>(controller_.state())) controller_.resume();
}

void UnfinishedGames::offerCopy(const SavedGame& game) {
    const auto takeCopy = [this, game] {
        journal_.adjourn();
        journal_.restoreCopy(game);
        resume();
    };
    bar_.showQuestion(_("This game is being played in another window."),
                      {{_("Take a copy"), takeCopy}, {_("Close"), [] {}}});
}

void UnfinishedGames::discard() {
    if (games_.empty()) return;  // a second click
    journal_.discard(games_.back());
    games_.pop_back();
    offerLatest();
}

}  // namespace roque
