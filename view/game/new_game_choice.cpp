#include "view/game/new_game_choice.h"

#include <random>
#include <utility>

#include "controller/players/default_opponent.h"

namespace roque {
namespace {

/// The limits of an AI player; nullptr for a person.
SearchLimits* limitsOf(PlayerSpec& player) {
    if (auto* const plugin = std::get_if<PluginSpec>(&player)) return &plugin->limits;
    auto* const engine = std::get_if<EngineSpec>(&player);
    return engine == nullptr ? nullptr : &engine->limits;
}

}  // namespace

NewGameChoice choiceOf(const GameSetup& setup, ColorWish last) {
    const ByColor<PlayerSpec>& players = setup.players;
    // Of two people, the one that made the choice played what they wished for.
    const bool wasBlack = isPerson(players[Color::White]) ? last == ColorWish::Black : true;
    const Color self = isPerson(players[Color::Black]) && wasBlack ? Color::Black : Color::White;
    NewGameChoice choice;
    choice.self = setup.players[self];
    choice.opponent = setup.players[~self];
    choice.color = self == Color::White ? ColorWish::White : ColorWish::Black;
    if (last == ColorWish::Random) choice.color = ColorWish::Random;
    choice.time = setup.time[self];
    choice.opponentTime = setup.time[~self];
    choice.start = {setup.start, setup.variant};
    choice.pace = setup.pace;
    return choice;
}

void restoreMoveTime(PlayerSpec& player, const TimeControl& time, const KnownOpponents& known) {
    SearchLimits* const limits = limitsOf(player);
    if (limits == nullptr || limits->moveTime || !isTimed(time)) return;
    const PlayerSpec* const before = known.find(aiSettingsOf(player).id);
    limits->moveTime = before == nullptr ? kDefaultThinkTime : aiSettingsOf(*before).limits.moveTime;
}

GameSetup setupOf(const NewGameChoice& choice, Color self) {
    GameSetup setup;
    setup.players[self] = choice.self;
    setup.players[~self] = choice.opponent;
    setup.time[self] = choice.time;
    setup.time[~self] = choice.opponentTime;
    setup.start = choice.start.position;
    setup.variant = choice.start.variant;
    setup.pace = choice.pace;
    for (const Color color : kColors) {
        SearchLimits* const limits = limitsOf(setup.players[color]);
        if (limits != nullptr && isTimed(setup.time[color])) limits->moveTime.reset();
    }
    return setup;
}

Color colorFor(ColorWish wish, Color drawn) noexcept {
    if (wish == ColorWish::Random) return drawn;
    return wish == ColorWish::White ? Color::White : Color::Black;
}

Color randomColor() {
    std::random_device device;
    return std::bernoulli_distribution()(device) ? Color::White : Color::Black;
}

GameSetup rematchOf(GameSetup setup) {
    std::swap(setup.players[Color::White], setup.players[Color::Black]);
    std::swap(setup.time[Color::White], setup.time[Color::Black]);
    return setup;
}

}  // namespace roque
