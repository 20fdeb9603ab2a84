#include "view/window/game_status.h"

#include <variant>

#include <wx/intl.h>

#include "view/text/game_text.h"
#include "view/text/study_text.h"
#include "view/toolkit/overloaded.h"
#include "view/toolkit/text.h"

namespace roque {
namespace {

/// A position other than the end of the played game; with its result, if that is over.
wxString lookingText(const GameController& controller, const GameSession& session) {
    const GameBrowser& browser = session.browser();
    const GameNode& shown = *browser.shown();
    const auto* ended = std::get_if<Ended>(&controller.state());
    const wxString result =
        browser.isGameShown() && ended != nullptr ? outcomeWords(ended->outcome) : wxString();
    const wxString words = browser.isPlayed(shown) ? wxString::Format(_("Looking back: %s"), moveWords(shown))
                                                   : positionWords(shown);
    return result.empty() ? words : words + '\n' + result;
}

/// Whose turn it is; against an AI player, a person is told that it is theirs.
wxString turnOf(const GameController& controller) {
    const Position& position = controller.game()->position();
    const auto& players = controller.setup().players;
    const bool isAgainstAi = isPerson(players[Color::White]) != isPerson(players[Color::Black]);
    if (!isAgainstAi || !controller.isPersonsTurn()) return turnWords(position);
    return position.isCheck() ? _("Your move: you are in check") : _("Your move");
}

/// The state of the played game.
wxString gameText(const GameController& controller) {
    return std::visit(
        Overloaded{
            [](const NoGame&) { return _("Loading players…"); },
            [&](const AwaitingStart&) {
                const Game& game = *controller.game();
                return game.canTakeBack() ? turnWords(game.position()) : _("Ready to start");
            },
            [&](const AwaitingMove&) {
                const wxString turn = turnOf(controller);
                return controller.canClaimDraw() ? turn + '\n' + _("A draw can be claimed.") : turn;
            },
            [](const Paused& paused) { return paused.failure ? _("Waiting for your choice") : _("Paused"); },
            [&](const Ended& ended) { return outcomeWords(ended.outcome) + pointsWords(*controller.game()); },
            [](const Closing&) { return wxString(); }},
        controller.state());
}

}  // namespace

wxString statusText(const GameController& controller, const GameSession& session) {
    return session.browser().isLive() ? gameText(controller) : lookingText(controller, session);
}

std::optional<wxString> studiedName(const GameController& controller, const GameSession& session,
                                    Color color) {
    const OpenGames& games = session.games();
    if (!games.isStudying()) return std::nullopt;
    const GameTags& tags = games.study()->record().tags;
    const bool isWhite = color == Color::White;
    const bool isCalledSo = tags.value(isWhite ? "White" : "Black") == controller.playerName(color)
                            && !tags.contains(isWhite ? "WhiteElo" : "BlackElo");
    if (games.isStudyOfGame() && isCalledSo) return std::nullopt;
    return playerWords(tags, color);
}

wxString titleText(const GameController& controller, const GameSession& session) {
    if (!session.games().isGameShown()) return studyWords(session.games()) + toWx(" – Roque");
    if (controller.game() == nullptr) return "Roque";
    const auto name = [&](Color color) {
        const wxString words =
            studiedName(controller, session, color).value_or(playerWords(controller, color));
        return words.empty() ? nameOf(color) : words;
    };
    return name(Color::White) + toWx(" – ") + name(Color::Black) + toWx(" – Roque");
}

}  // namespace roque
