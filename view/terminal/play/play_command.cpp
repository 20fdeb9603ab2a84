#include "view/terminal/play/play_command.h"

#include <algorithm>
#include <optional>
#include <string>
#include <utility>

#include <fmt/ostream.h>

#include "controller/game/game_controller.h"
#include "controller/match/game_table.h"
#include "controller/match/player_spec.h"
#include "controller/players/book_file.h"
#include "controller/players/default_opponent.h"
#include "controller/plugins/missing_player.h"
#include "controller/threads/event_queue.h"
#include "model/movegen/legal_moves.h"
#include "model/notation/fen.h"
#include "model/notation/move_text.h"
#include "model/notation/san.h"
#include "view/terminal/command/interrupt.h"
#include "view/terminal/command/position_argument.h"
#include "view/terminal/command/terminal_text.h"
#include "view/terminal/play/board_text.h"

namespace roque::terminal {
namespace {

constexpr auto kHelp = ROQUE_PATTERN(
    "  a move   in SAN (Nf3, exd5, O-O, e8=Q) or UCI (g1f3, e7e8q)\n"
    "  moves    list the legal moves\n"
    "  board    show the board again\n"
    "  fen      print the position\n"
    "  undo     take your last move back\n"
    "  draw     claim a draw by repetition or the fifty-move rule\n"
    "  resign   give the game up\n"
    "  quit     leave\n"
    "  Ctrl-C   while an AI player thinks: have it move at once");

Message nameOf(Color color) {
    return color == Color::White ? ROQUE_PATTERN("White") : ROQUE_PATTERN("Black");
}

/// Whose turn it is.
Message turnOf(const Position& position) {
    if (position.sideToMove() == Color::White)
        return position.isCheck() ? ROQUE_PATTERN("White to move, in check") : ROQUE_PATTERN("White to move");
    return position.isCheck() ? ROQUE_PATTERN("Black to move, in check") : ROQUE_PATTERN("Black to move");
}

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
    for (const std::string& given : options.options) {
        const auto equals = given.find('=');
        const PluginOption* const option = optionOf(*plugin, given.substr(0, equals));
        const std::string value = equals == std::string::npos ? std::string() : given.substr(equals + 1);
        if (option != nullptr && !setOption(*option, value, *plugin, spec, streams)) return std::nullopt;
    }
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
    const std::string& text = options.players[color];
    if (text == "human") return PersonSpec{};
    const bool isProgram = text.substr(0, text.find(':')).find('/') != std::string::npos;
    match::PlayerDefaults defaults;
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

/// One game between people at the keyboard and AI players.
class TerminalGame {
public:
    TerminalGame(const PluginRegistry& registry, const Deadlines& deadlines, const Streams& streams)
        : streams_(streams), controller_(queue_, registry, deadlines) {
        if (streams.isTerminal)
            controller_.setManners(
                {.takesTime = true, .seeksDraws = true, .resigns = false, .usesOwnBooks = true});
        subscription_ = controller_.subscribe([this](const ControllerEvent& event) { onEvent(event); });
    }

    void run(GameSetup setup) {
        controller_.newGame(std::move(setup));
        bool goesOn = true;
        while (goesOn && !game().outcome()) {
            if (controller_.isPersonsTurn())
                goesOn = readLine();
            else if (const auto* paused = std::get_if<Paused>(&controller_.state()))
                takeOver(paused->failure->color);
            else
                waitForMove();
        }
        if (game().outcome()) {
            fmt::print(streams_.out, "{}  {}\n", game().outcome()->score(),
                       terminalText(describe(*game().outcome())));
        } else {
            say(streams_.out, ROQUE_MESSAGE("The game stands at {0}", toFen(game().position())));
        }
        close();
    }

private:
    [[nodiscard]] const Game& game() const { return *controller_.game(); }

    void onEvent(const ControllerEvent& event) {
        if (std::holds_alternative<GameStarted>(event)) {
            showBoard();
        } else if (const auto* played = std::get_if<MovePlayed>(&event)) {
            showMove(played->node);
        } else if (const auto* thinks = std::get_if<SearchProgress>(&event)) {
            thought_ = thinks->info;
        } else if (const auto* uses = std::get_if<PlayerUsesBook>(&event)) {
            say(streams_.out,
                ROQUE_MESSAGE("{0}: from the opening book", controller_.playerName(uses->color)));
        } else if (const auto* unusable = std::get_if<BookUnusable>(&event)) {
            say(streams_.out, ROQUE_MESSAGE("{0} plays without an opening book: {1}.",
                                            controller_.playerName(unusable->color), unusable->reason));
        } else if (const auto* failed = std::get_if<PlayerFailed>(&event)) {
            showFailure(*failed);
        } else if (const auto* renewed = std::get_if<PlayerRenewed>(&event)) {
            showRenewal(*renewed);
        } else if (const auto* offered = std::get_if<DrawOffered>(&event)) {
            say(streams_.out,
                ROQUE_MESSAGE("{0} offers a draw. Type draw to agree.", controller_.playerName(offered->by)));
        } else if (std::holds_alternative<Closed>(event)) {
            isClosed_ = true;
        }
    }

    /// The side from which the board is seen: the person's if exactly one person plays, otherwise White's.
    [[nodiscard]] Color viewpoint() const {
        const auto& players = controller_.setup().players;
        return isPerson(players[Color::Black]) && !isPerson(players[Color::White]) ? Color::Black
                                                                                   : Color::White;
    }

    void showBoard() { fmt::print(streams_.out, "{}\n", boardText(game().position().board(), viewpoint())); }

    void showMove(const GameNode& node) {
        const Position& before = node.parent()->position();
        if (const auto thought = std::exchange(thought_, std::nullopt); thought && thought->depth > 0) {
            say(streams_.out,
                ROQUE_MESSAGE("{0}: depth {1}, {2}", controller_.playerName(before.sideToMove()),
                              thought->depth, thought->lineText));
        }
        const char* points = before.sideToMove() == Color::White ? "." : "...";
        fmt::print(streams_.out, "{}{}{}\n\n{}\n", before.fullmoveNumber(), points, node.san(),
                   boardText(node.position().board(), viewpoint()));
    }

    void showFailure(const PlayerFailed& failed) {
        const PlayerFailure& failure = failed.failure;
        say(streams_.out, ROQUE_MESSAGE("{0} ({1}) failed: {2}. {3}", failure.playerName,
                                        nameOf(failure.color), failure.reason,
                                        failed.wasRestarted ? ROQUE_MESSAGE("It is started again.")
                                                            : ROQUE_MESSAGE("It is not started again.")));
    }

    void showRenewal(const PlayerRenewed& renewed) {
        const std::string name = controller_.playerName(renewed.color);
        say(streams_.out, renewed.failure
                              ? ROQUE_MESSAGE("The new version of {0} failed: {1}. The old one plays on.",
                                              name, renewed.failure->reason)
                              : ROQUE_MESSAGE("The new version of {0} plays from now on.", name));
    }

    void takeOver(Color color) {
        say(streams_.out, color == Color::White ? ROQUE_MESSAGE("You play on for White.")
                                                : ROQUE_MESSAGE("You play on for Black."));
        controller_.replacePlayer(color, PersonSpec{});
    }

    /// Waits for an AI player's move. Ctrl-C makes it move at once.
    void waitForMove() {
        const Interrupt interrupt;
        const GameNode* const before = &game().current();
        watchForInterrupt(++wait_);
        queue_.runUntil([&] { return !controller_.isThinking() || &game().current() != before; });
        ++wait_;
    }

    void watchForInterrupt(unsigned wait) {
        constexpr std::chrono::milliseconds kInterval{50};
        queue_.postAfter(kInterval, [this, wait] {
            if (wait != wait_) return;
            if (Interrupt::wasRequested()) controller_.moveNow();
            watchForInterrupt(wait);
        });
    }

    void close() {
        controller_.close();
        queue_.runUntil([this] { return isClosed_; });
    }

    /// Reads a line and obeys it. Returns false to leave the game.
    bool readLine() {
        fmt::print(streams_.out, "{}> ", terminalText(turnOf(game().position())));
        streams_.out.flush();
        std::string line;
        if (!std::getline(streams_.in, line)) {
            fmt::print(streams_.out, "\n");
            return false;
        }
        const auto first = line.find_first_not_of(" \t\r");
        if (first == std::string::npos) return true;
        line = line.substr(first, line.find_last_not_of(" \t\r") - first + 1);
        return obey(line);
    }

    bool obey(const std::string& line) {
        if (line == "quit") return false;
        if (line == "help")
            say(streams_.out, kHelp);
        else if (line == "board")
            showBoard();
        else if (line == "fen")
            fmt::print(streams_.out, "{}\n", toFen(game().position()));
        else if (line == "moves")
            listMoves();
        else if (line == "undo")
            undo();
        else if (line == "draw")
            claimDraw();
        else if (line == "resign")
            controller_.resign(game().position().sideToMove());
        else if (const auto move = parseMove(game().position(), line))
            (void)controller_.play(*move);  // parseMove returns only legal moves
        else
            say(streams_.out,
                ROQUE_MESSAGE("{0}. Type help for what can be typed.", move.error().describe()));
        return true;
    }

    void listMoves() {
        std::string text;
        for (const Move move : legalMoves(game().position())) text += toSan(game().position(), move) + ' ';
        fmt::print(streams_.out, "{}\n", text);
    }

    void undo() {
        if (!controller_.canTakeBack()) {
            say(streams_.out, ROQUE_MESSAGE("There is no move of yours to take back."));
            return;
        }
        controller_.takeBack();
        showBoard();
    }

    void claimDraw() {
        if (controller_.drawOfferedBy()) return controller_.answerDraw(DrawAnswer::Agree);
        if (!controller_.canClaimDraw()) say(streams_.out, ROQUE_MESSAGE("No draw can be claimed now."));
        controller_.claimDraw();
    }

    Streams streams_;
    EventQueue queue_;
    GameController controller_;
    std::optional<SearchInfo> thought_;
    unsigned wait_ = 0;  ///< odd while waiting for a move
    bool isClosed_ = false;
    Subscription subscription_;
};

}  // namespace

ExitCode runPlay(const PlayOptions& options, const PluginRegistry& registry, const Streams& streams) {
    const auto start = readStart(options.fen, streams);
    if (!start) return ExitCode::BadInput;
    if (!canUseBook(options, streams)) return ExitCode::BadInput;
    GameSetup setup{{}, start->position, start->variant};
    for (const Color color : kColors) {
        auto player = playerOf(color, options, registry, streams);
        if (!player) return ExitCode::BadInput;
        setup.players[color] = std::move(*player);
    }
    if (!areOptionsKnown(options, setup, registry, streams)) return ExitCode::BadInput;
    TerminalGame(registry, options.deadlines, streams).run(std::move(setup));
    return ExitCode::Success;
}

}  // namespace roque::terminal
