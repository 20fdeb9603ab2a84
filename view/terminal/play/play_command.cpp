#include "view/terminal/play/play_command.h"

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include <fmt/ostream.h>

#include "controller/engines/engine_file.h"
#include "controller/match/game_table.h"
#include "controller/match/player_spec.h"
#include "controller/pgn/pgn_document.h"
#include "controller/players/book_file.h"
#include "controller/players/default_opponent.h"
#include "controller/plugins/missing_player.h"
#include "controller/storage/xdg_folders.h"
#include "view/terminal/command/position_argument.h"
#include "view/terminal/command/terminal_text.h"
#include "view/terminal/play/terminal_game.h"

namespace roque::terminal {
namespace {

/// Starts an engine and sets its options, so that a broken one is found before the game. If it is one, says
/// why.
bool canPlay(match::MatchPlayer player, const Streams& streams) {
    player.wishes.clear();  // the game makes none
    EngineLoop loop;
    const auto engine = match::startPlayer(loop, player, {});
    if (!engine) say(streams.error, ROQUE_MESSAGE("{0}: {1}", player.name, engine.error().text));
    return engine.has_value();
}

/// How a player that is described as in a match may search. If it has what only a match has, says so and
/// returns nothing.
std::optional<SearchLimits> limitsOf(const match::MatchPlayer& player, const std::string& text,
                                     const Streams& streams) {
    if (std::holds_alternative<StagedTime>(player.limits.time)) {
        say(streams.error, ROQUE_MESSAGE("player '{0}': {1}= is for matches", text, "tc"));
        return std::nullopt;
    }
    SearchLimits limits;
    limits.depth = player.limits.depth;
    limits.nodes = player.limits.nodes;
    if (const auto* const perMove = std::get_if<TimePerMove>(&player.limits.time))
        limits.moveTime = perMove->time;
    return limits;
}

/// Sets an option of an AI player. If its value is not allowed, says why and returns false.
bool setOption(const PluginOption& option, const std::string& value, const Plugin& plugin, PluginSpec& spec,
               const Streams& streams) {
    const auto accepted = accept(option, value);
    if (accepted) {
        spec.options[option.name] = *accepted;
        return true;
    }
    say(streams.error,
        ROQUE_MESSAGE("{0}: option {1}: {2}", plugin.info().name, option.name, accepted.error().text));
    return false;
}

/// The option of an AI player with a name; null if it has none.
const PluginOption* optionOf(const Plugin& plugin, std::string_view name) {
    const auto found = std::ranges::find_if(
        plugin.options(), [&](const PluginOption& option) { return isSameOptionName(option.name, name); });
    return found == plugin.options().end() ? nullptr : &*found;
}

/// Sets those options, each NAME=VALUE, that an AI player has. If a value is not allowed, says why and
/// returns false.
bool setOptions(const std::vector<std::string>& options, const Plugin& plugin, PluginSpec& spec,
                const Streams& streams) {
    for (const std::string& given : options) {
        const auto equals = given.find('=');
        const PluginOption* const option = optionOf(plugin, given.substr(0, equals));
        const std::string value = equals == std::string::npos ? std::string() : given.substr(equals + 1);
        if (option != nullptr && !setOption(*option, value, plugin, spec, streams)) return false;
    }
    return true;
}

/// The opponent of somebody who named none. If it is not there or cannot be used, says why and returns
/// nothing.
std::optional<PlayerSpec> usualOpponent(const PlayOptions& options, const PluginRegistry& registry,
                                        const Streams& streams) {
    constexpr std::string_view kId = "bastion";  // as the help says
    const Plugin* const plugin = registry.find(kId);
    if (plugin == nullptr) {
        say(streams.error, whyMissing(kId, registry));
        return std::nullopt;
    }
    PluginSpec spec = defaultSpec(*plugin);
    if (options.depth || options.moveTime) {
        spec.limits = {};
        spec.limits.depth = options.depth;
        if (options.moveTime) spec.limits.moveTime = std::chrono::milliseconds(*options.moveTime);
    }
    spec.book = options.book;
    if (!setOptions(options.options, *plugin, spec, streams)) return std::nullopt;
    return spec;
}

/// An AI player. If it cannot be used as it is described, says why and returns nothing.
std::optional<PlayerSpec> pluginOf(const match::MatchPlayer& player, const std::string& text,
                                   const PlayOptions& options, const PluginRegistry& registry,
                                   const Streams& streams) {
    const std::string id = text.substr(0, text.find(':'));
    const Plugin* const plugin = registry.find(id);
    if (plugin == nullptr) {
        say(streams.error, whyMissing(id, registry));
        return std::nullopt;
    }
    if (player.name != id) {
        say(streams.error, ROQUE_MESSAGE("player '{0}': {1}= is for matches", text, "name"));
        return std::nullopt;
    }
    const auto limits = limitsOf(player, text, streams);
    if (!limits) return std::nullopt;
    PluginSpec spec{id, {}, *limits, options.book};
    if (!limits->depth && !limits->nodes && !limits->moveTime) spec.limits.moveTime = kDefaultThinkTime;
    if (!setOptions(options.options, *plugin, spec, streams)) return std::nullopt;
    for (const auto& [name, value] : player.options) {
        const PluginOption* const option = optionOf(*plugin, name);
        if (option == nullptr) {
            say(streams.error,
                ROQUE_MESSAGE("{0} has no option '{1}'; roque-cli plugins --options lists them.",
                              plugin->info().name, name));
            return std::nullopt;
        }
        if (!setOption(*option, value, *plugin, spec, streams)) return std::nullopt;
    }
    return spec;
}

/// The player of a color, described as in a match. If it cannot be used, says why and returns nothing.
std::optional<PlayerSpec> playerOf(Color color, const PlayOptions& options, const PluginRegistry& registry,
                                   const Streams& streams) {
    if (!options.players[color]) return usualOpponent(options, registry, streams);
    const std::string& text = *options.players[color];
    if (text == "human") return PersonSpec{};
    match::PlayerDefaults defaults;
    defaults.engines = EngineFile(XdgFolders::fromEnvironment().data).load().engines;
    defaults.plugins = &registry;
    const bool isProgram = text.substr(0, text.find(':')).find('/') != std::string::npos
                           || match::listedEngine(text, defaults) != nullptr;
    defaults.plugins = isProgram ? defaults.plugins : nullptr;  // pluginOf() says what is wrong with one
    defaults.needsLimit = false;
    defaults.limits.depth = options.depth;
    if (options.moveTime)
        defaults.limits.time = TimePerMove{ClockTime(*options.moveTime)};
    else if (isProgram && !options.depth)
        defaults.limits.time = TimePerMove{kDefaultThinkTime};
    const auto player = match::parsePlayer(text, defaults);
    if (!player) {
        fmt::print(streams.error, "{}.\n", terminalText(player.error()));
        return std::nullopt;
    }
    if (!isProgram) return pluginOf(*player, text, options, registry, streams);
    const auto limits = limitsOf(*player, text, streams);
    if (!limits || !canPlay(*player, streams)) return std::nullopt;
    EngineSpec spec{player->name, player->command, {}, *limits, options.book};
    for (const auto& [name, value] : player->options) spec.options[name] = value;
    return spec;
}

/// Whether every option belongs to an AI player of the game. If not, names the first that does not.
bool areOptionsKnown(const PlayOptions& options, const GameSetup& setup, const PluginRegistry& registry,
                     const Streams& streams) {
    for (const std::string& given : options.options) {
        const std::string name = given.substr(0, given.find('='));
        const bool isKnown = std::ranges::any_of(kColors, [&](Color color) {
            const auto* const spec = std::get_if<PluginSpec>(&setup.players[color]);
            const Plugin* const plugin = spec == nullptr ? nullptr : registry.find(spec->pluginId);
            return plugin != nullptr && optionOf(*plugin, name) != nullptr;
        });
        if (isKnown) continue;
        say(streams.error,
            ROQUE_MESSAGE(
                "No AI player of the game has an option '{0}'; roque-cli plugins --options lists them.",
                name));
        return false;
    }
    return true;
}

/// Whether the opening book, if there is one, can be used. If not, says why.
bool canUseBook(const PlayOptions& options, const Streams& streams) {
    if (options.book.empty()) return true;
    const auto book = BookFile::open(options.book);
    if (!book) fmt::print(streams.error, "{}.\n", terminalText(book.error()));
    return book.has_value();
}

/// Whether the game can be saved where the person wants it. If not, says why.
bool canSave(const PlayOptions& options, const Streams& streams) {
    if (options.save.empty()) return true;
    const auto document = PgnDocument::readForAdding(options.save);
    if (!document) say(streams.error, document.error().text);
    return document.has_value();
}

/// Whether nothing forbids colours (https://no-color.org).
bool wantsColors() {
    const char* const forbidden = std::getenv("NO_COLOR");
    return forbidden == nullptr || *forbidden == '\0';
}

}  // namespace

ExitCode runPlay(const PlayOptions& options, const PluginRegistry& registry, const Streams& streams) {
    const auto start = readStart(options.fen, streams);
    if (!start) return ExitCode::BadInput;
    if (!canUseBook(options, streams) || !canSave(options, streams)) return ExitCode::BadInput;
    GameSetup setup{{}, start->position, start->variant};
    for (const Color color : kColors) {
        auto player = playerOf(color, options, registry, streams);
        if (!player) return ExitCode::BadInput;
        setup.players[color] = std::move(*player);
    }
    if (!areOptionsKnown(options, setup, registry, streams)) return ExitCode::BadInput;
    const TerminalLook look{options.showsThoughts, streams.isTerminal && wantsColors()};
    TerminalGame game(registry, options.deadlines, streams, look);
    const bool wasInterrupted = game.run(std::move(setup));
    if (options.save.empty() || game.save(options.save))
        return wasInterrupted ? ExitCode::Mismatch : ExitCode::Success;
    say(streams.out, ROQUE_MESSAGE("The game is not saved. Here it is:"));
    game.print();
    return ExitCode::BadInput;
}

}  // namespace roque::terminal
