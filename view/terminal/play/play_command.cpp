#include "view/terminal/play_command.h"

#include <fmt/ostream.h>

#include <optional>
#include <string>
#include <utility>

#include "controller/threads/event_queue.h"
#include "controller/game_controller.h"
#include "controller/players/book_file.h"
#include "model/movegen/legal_moves.h"
#include "model/notation/fen.h"
#include "model/notation/move_text.h"
#include "model/notation/san.h"
#include "view/terminal/command/position_argument.h"
#include "view/terminal/board_text.h"
#include "view/terminal/interrupt.h"

namespace roque::terminal {
namespace {

constexpr const char* kHelp =
    "  a move   in SAN (Nf3, exd5, O-O, e8=Q) or UCI (g1f3, e7e8q)\n"
    "  moves    list the legal moves\n"
    "  board    show the board again\n"
    "  fen      print the position\n"
    "  undo     take your last move back\n"
    "  draw     claim a draw by repetition or the fifty-move rule\n"
    "  resign   give the game up\n"
    "  quit     leave\n"
    "  Ctrl-C   while an AI player thinks: have it move at once\n";

constexpr const char* nameOf(Color color) {
    return color == Color::White ? "White" : "Black";
}

/// Who plays a side, as the options say; tells why that is impossible.
std::optional<PlayerSpec> playerOf(Color color, const PlayOptions& options, const PluginRegistry& registry,
                                   const Streams& streams) {
    const std::string& id = options.players[color];
    if (id == "human") return PersonSpec{};
    const Plugin* const plugin = registry.find(id);
    if (plugin == nullptr) {
        fmt::print(streams.error, "There is no AI player '{}'; roque-cli plugins lists those there are.\n",
                   id);
        return std::nullopt;
    }
    PluginSpec spec{id, {}, {}};
    spec.book = options.book;
    spec.limits.depth = options.depth;
    if (options.moveTime) spec.limits.moveTime = std::chrono::milliseconds(*options.moveTime);
    for (const std::string& text : options.options) {
        const auto equals = text.find('=');
        const std::string name = text.substr(0, equals);
        const std::string value = equals == std::string::npos ? std::string() : text.substr(equals + 1);
        for (const PluginOption& option : plugin->options()) {
            if (!isSameOptionName(option.name, name)) continue;
            const auto accepted = accept(option, value);
            if (!accepted) {
                fmt::print(streams.error, "{}: option {}: {}\n", plugin->info().name, name,
                           accepted.error().text);
                return std::nullopt;
            }
            spec.options[option.name] = *accepted;
        }
    }
    return spec;
}

/// Whether the opening book, if one is wanted, can be used; tells why not.
bool canUseBook(const PlayOptions& options, const Streams& streams) {
    if (options.book.empty()) return true;
    const auto book = BookFile::open(options.book);
    if (!book) fmt::print(streams.error, "{}.\n", book.error());
    return book.has_value();
}

/// One game between whoever types and the AI players.
class TerminalGame {
public:
    TerminalGame(const PluginRegistry& registry, const Deadlines& deadlines, const Streams& streams)
        : streams_(streams), controller_(queue_, registry, deadlines) {
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
            fmt::print(streams_.out, "{}  {}\n", game().outcome()->score(), describe(*game().outcome()));
        } else {
            fmt::print(streams_.out, "The game stands at {}\n", toFen(game().position()));
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
        } else if (const auto* thinks = std::get_if<PlayerThinks>(&event)) {
            thought_ = thinks->info;
        } else if (const auto* uses = std::get_if<PlayerUsesBook>(&event)) {
            fmt::print(streams_.out, "{}: from the opening book\n", controller_.playerName(uses->color));
        } else if (const auto* unusable = std::get_if<BookUnusable>(&event)) {
            fmt::print(streams_.out, "{} plays without an opening book: {}.\n",
                       controller_.playerName(unusable->color), unusable->reason);
        } else if (const auto* failed = std::get_if<PlayerFailed>(&event)) {
            showFailure(*failed);
        } else if (std::holds_alternative<Closed>(event)) {
            isClosed_ = true;
        }
    }

    /// The side from which the board is shown: the person's, White's if both are or none is.
    [[nodiscard]] Color viewpoint() const {
        const auto& players = controller_.setup().players;
        return isPerson(players[Color::Black]) && !isPerson(players[Color::White]) ? Color::Black
                                                                                   : Color::White;
    }

    void showBoard() { fmt::print(streams_.out, "{}\n", boardText(game().position().board(), viewpoint())); }

    void showMove(const GameNode& node) {
        const Position& before = node.parent()->position();
        if (const auto thought = std::exchange(thought_, std::nullopt); thought && thought->depth > 0) {
            fmt::print(streams_.out, "{}: depth {}, {}\n", controller_.playerName(before.sideToMove()),
                       thought->depth, thought->lineText);
        }
        const char* points = before.sideToMove() == Color::White ? "." : "...";
        fmt::print(streams_.out, "{}{}{}\n\n{}\n", before.fullmoveNumber(), points, node.san(),
                   boardText(node.position().board(), viewpoint()));
    }

    void showFailure(const PlayerFailed& failed) {
        const PlayerFailure& failure = failed.failure;
        fmt::print(streams_.out, "{} ({}) failed: {}. {}\n", failure.playerName, nameOf(failure.color),
                   failure.reason, failed.wasRestarted ? "It is started again." : "It is not started again.");
    }

    void takeOver(Color color) {
        fmt::print(streams_.out, "You play on for {}.\n", nameOf(color));
        controller_.replacePlayer(color, PersonSpec{});
    }

    /// Lets an AI player think; Ctrl-C has it move at once.
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
            if (Interrupt::hasCome()) controller_.moveNow();
            watchForInterrupt(wait);
        });
    }

    void close() {
        controller_.close();
        queue_.runUntil([this] { return isClosed_; });
    }

    /// Reads and obeys one line; false when the game is left.
    bool readLine() {
        fmt::print(streams_.out, "{} to move{}> ", nameOf(game().position().sideToMove()),
                   game().position().isCheck() ? ", in check" : "");
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
            fmt::print(streams_.out, "{}", kHelp);
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
            fmt::print(streams_.out, "{}. Type help for what can be typed.\n", move.error().describe());
        return true;
    }

    void listMoves() {
        std::string text;
        for (const Move move : legalMoves(game().position())) text += toSan(game().position(), move) + ' ';
        fmt::print(streams_.out, "{}\n", text);
    }

    void undo() {
        if (!controller_.canTakeBack()) {
            fmt::print(streams_.out, "There is no move of yours to take back.\n");
            return;
        }
        controller_.takeBack();
        showBoard();
    }

    void claimDraw() {
        if (!controller_.canClaimDraw()) fmt::print(streams_.out, "No draw can be claimed now.\n");
        controller_.claimDraw();
    }

    Streams streams_;
    EventQueue queue_;
    GameController controller_;
    std::optional<SearchInfo> thought_;
    unsigned wait_ = 0;  ///< odd while a move is waited for
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
    TerminalGame(registry, options.deadlines, streams).run(std::move(setup));
    return ExitCode::Success;
}

}  // namespace roque::terminal
