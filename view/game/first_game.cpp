#include "view/game/first_game.h"

#include <utility>

#include "controller/players/default_opponent.h"

namespace roque {

std::optional<GameSetup> withoutRemovedEngines(std::optional<GameSetup> last,
                                               const std::vector<StoredEngine>& engines,
                                               const std::optional<PluginSpec>& opponent) {
    if (!last) return last;
    for (const Color color : kColors) {
        const auto* const engine = std::get_if<EngineSpec>(&last->players[color]);
        if (engine == nullptr || engine->engineId.empty() || findEngine(engines, engine->engineId) != nullptr)
            continue;
        last->players[color] = opponent ? PlayerSpec(*opponent) : PlayerSpec(PersonSpec{});
    }
    return last;
}

GameSetup firstGame(const StartPosition& start, const PersonSpec& person,
                    const std::optional<PluginSpec>& opponent, const std::optional<GameSetup>& last) {
    GameSetup setup{{person, PersonSpec{}}};
    setup.pace = kDefaultPace;
    if (opponent) setup.players[Color::Black] = *opponent;
    if (last) {
        setup.players = last->players;
        setup.time = last->time;
        setup.pace = last->pace;
    }
    setup.start = start.position;
    setup.variant = start.variant;
    const Color first = start.position.sideToMove();
    if (!isPerson(setup.players[first]) && isPerson(setup.players[~first])) {
        std::swap(setup.players[first], setup.players[~first]);
        std::swap(setup.time[first], setup.time[~first]);
    }
    return setup;
}

}  // namespace roque
