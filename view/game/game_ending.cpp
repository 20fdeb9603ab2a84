#include "view/game/game_ending.h"

#include "model/game/game_points.h"

namespace roque {
namespace {

/// The side of the only person.
std::optional<Color> personOf(const ByColor<PlayerSpec>& players) {
    const bool isWhitePerson = isPerson(players[Color::White]);
    if (isWhitePerson == isPerson(players[Color::Black])) return std::nullopt;
    return isWhitePerson ? Color::White : Color::Black;
}

std::string scoreOf(const Outcome& outcome) {
    if (outcome.winner) return *outcome.winner == Color::White ? "1–0" : "0–1";
    return outcome.termination == Termination::Aborted ? "–" : "½–½";
}

Message wonBy(Termination termination) {
    switch (termination) {
        case Termination::Checkmate:
            return ROQUE_MESSAGE("You won by checkmate");
        case Termination::Resignation:
            return ROQUE_MESSAGE("You won: your opponent resigned");
        case Termination::FlagFall:
            return ROQUE_MESSAGE("You won on time");
        case Termination::Forfeit:
            return ROQUE_MESSAGE("You won: your opponent could not go on");
        default:
            return ROQUE_MESSAGE("You won");
    }
}

Message lostBy(Termination termination) {
    switch (termination) {
        case Termination::Checkmate:
            return ROQUE_MESSAGE("You lost by checkmate");
        case Termination::Resignation:
            return ROQUE_MESSAGE("You resigned");
        case Termination::FlagFall:
            return ROQUE_MESSAGE("You lost on time");
        case Termination::Forfeit:
            return ROQUE_MESSAGE("You lost: you could not go on");
        default:
            return ROQUE_MESSAGE("You lost");
    }
}

/// The reason as a person is told it, if one of the players is one.
Message reasonFor(const Outcome& outcome, std::optional<Color> person) {
    if (!person || !outcome.winner) return describe(outcome);
    return *outcome.winner == *person ? wonBy(outcome.termination) : lostBy(outcome.termination);
}

}  // namespace

std::optional<ShownLevel> shownLevelOf(const PlayerSpec& player, const PluginRegistry& plugins) {
    const AiSettings settings = aiSettingsOf(player);
    const Plugin* const plugin = plugins.find(settings.id);
    if (plugin == nullptr) return std::nullopt;
    const auto number = levelOf(plugin->options(), settings.options);
    if (!number) return std::nullopt;
    const PluginLevels& levels = plugin->info().levels;
    const auto found = levels.find(*number);
    return ShownLevel{*number, found == levels.end() ? PluginLevel{} : found->second};
}

GameEnding endingOf(const Game& game, const ByColor<PlayerSpec>& players) {
    const Outcome outcome = game.outcome().value_or(Outcome{});
    const std::vector<Move> moves = game.moves();
    GameEnding ending;
    ending.score = scoreOf(outcome);
    ending.reason = reasonFor(outcome, personOf(players));
    ending.moves = static_cast<unsigned>(moves.size() + 1) / 2;
    if (outcome.termination != Termination::Aborted) {
        const ByColor<GamePoints> points = gamePointsOf(game.start(), moves, outcome);
        ending.points = {points[Color::White].points(), points[Color::Black].points()};
    }
    return ending;
}

}  // namespace roque
