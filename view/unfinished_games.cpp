#include "view/unfinished_games.h"

#include <algorithm>
#include <utility>

#include <wx/intl.h>

#include "view/game_words.h"
#include "view/text.h"

namespace roque {
namespace {

wxString nameOf(const PlayerSpec& player, Color color) {
    if (const auto* plugin = std::get_if<PluginSpec>(&player)) return toWx(plugin->pluginId);
    const std::string& name = std::get<PersonSpec>(player).name;
    return name.empty() ? nameOf(color) : toWx(name);
}

wxString wordsOf(const SavedGame& game) {
    const auto& players = game.setup.players;
    const wxString who = nameOf(players[Color::White], Color::White) + toWx(" – ")
                         + nameOf(players[Color::Black], Color::Black);
    const unsigned moves = (game.plies() + 1) / 2;
    const wxString when = wxString::Format(wxPLURAL("after %u move", "after %u moves", moves), moves);
    return (game.isAdjourned ? _("A game waits for you: ") : _("A game was cut off: ")) + who + ", " + when
           + ".";
}

}  // namespace

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
