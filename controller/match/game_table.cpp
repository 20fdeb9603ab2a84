#include "controller/match/game_table.h"

#include <algorithm>
#include <string>
#include <utility>

#include "controller/engines/uci_engine.h"

namespace roque::match {
namespace {

bool isSet(const OptionValues& options, std::string_view name) {
    return std::ranges::any_of(options,
                               [&](const auto& option) { return isSameOptionName(option.first, name); });
}

PlayedGame cannotBegin(Color culprit, const EngineError& error, const Opening& opening) {
    PlayedGame game;
    game.end = GameEnd::EngineFailed;
    game.reason = describe(culprit, error);
    game.culprit = culprit;
    game.record = GameRecord(opening.start, opening.variant);
    return game;
}

}  // namespace

Result<std::unique_ptr<SearchEngine>, EngineError> startPlayer(EngineLoop& loop, const MatchPlayer& player,
                                                               const EngineDeadlines& deadlines,
                                                               const std::stop_token& closing) {
    auto started = UciEngine::start(loop, player.command, deadlines, closing);
    if (!started) return std::move(started).error();
    std::unique_ptr<SearchEngine> engine = std::move(*started);
    for (const auto& [name, value] : player.options) {
        if (auto set = engine->setOption(name, value); !set) return std::move(set).error();
    }
    for (const auto& [name, value] : player.wishes) {
        const bool isWanted = findOption(engine->options(), name) != nullptr && !isSet(player.options, name);
        if (isWanted) static_cast<void>(engine->setOption(name, value));  // if the engine allows it
    }
    if (auto ready = engine->newGame(Variant::Standard); !ready) return std::move(ready).error();
    return engine;
}

PlayedGame GameTable::play(const TableGame& game, const std::stop_token& stop) {
    PlayedGame played = playToItsEnd(game, stop);
    if (stop.stop_requested() && played.end == GameEnd::EngineFailed) played.end = GameEnd::Interrupted;
    return played;
}

PlayedGame GameTable::playToItsEnd(const TableGame& game, const std::stop_token& stop) {
    const ByColor<std::size_t>& players = game.players;
    std::erase_if(engines_, [&](const auto& seated) {
        return seated.first != players[Color::White] && seated.first != players[Color::Black];
    });
    const Opening& opening = settings_.openings[game.opening];
    ByColor<SearchEngine*> engines;
    ByColor<MoveLimits> limits;
    for (const Color color : kColors) {
        const auto engine = seat(players[color], game.seeds[color], game.options[color], stop);
        if (!engine) return cannotBegin(color, engine.error(), opening);
        engines[color] = *engine;
        limits[color] = settings_.players[players[color]].limits;
    }
    PlayedGame played = MatchGame(engines, limits, opening, settings_.rules).play(stop);
    if (played.end == GameEnd::EngineFailed) engines_.erase(players[*played.culprit]);
    return played;
}

Result<SearchEngine*, EngineError> GameTable::seat(std::size_t player, std::uint64_t seed,
                                                   const OptionValues& options,
                                                   const std::stop_token& closing) {
    const MatchPlayer& who = settings_.players[player];
    auto& place = engines_[player];
    if (!place) {
        auto engine = startPlayer(loop_, who, settings_.deadlines, closing);
        if (!engine) return std::move(engine).error();
        place = std::move(*engine);
    }
    const PluginOption* const option = findOption(place->options(), kSeedOption);
    if (option != nullptr && option->kind == PluginOption::Kind::Spin && !isSet(who.options, kSeedOption)) {
        const auto value = std::clamp(static_cast<std::int64_t>(seed), option->minimum, option->maximum);
        if (const auto set = place->setOption(kSeedOption, std::to_string(value)); !set) return set.error();
    }
    for (const auto& [name, value] : options) {
        if (const auto set = place->setOption(name, value); !set) return set.error();
    }
    return place.get();
}

}  // namespace roque::match
