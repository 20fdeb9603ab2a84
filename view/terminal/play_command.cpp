#include "view/terminal/play_command.h"

#include <fmt/ostream.h>

#include <atomic>
#include <memory>

#include "model/game/game.h"
#include "model/movegen/legal_moves.h"
#include "model/notation/fen.h"
#include "model/notation/move_text.h"
#include "model/notation/san.h"
#include "view/terminal/bad_input.h"
#include "view/terminal/board_text.h"

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
    "  quit     leave\n";

constexpr const char* nameOf(Color color) {
    return color == Color::White ? "White" : "Black";
}

/// One game between whoever types and the AI players.
class TerminalGame {
public:
    TerminalGame(const PlayOptions& options, const Position& start, Variant variant, const Streams& streams)
        : options_(options), streams_(streams), game_(start, variant) {}

    /// Makes the AI player of a side; tells why that is impossible.
    bool seat(Color color, const PluginRegistry& registry) {
        const std::string& id = options_.players[color];
        if (id == "human") return true;
        const Plugin* plugin = registry.find(id);
        if (plugin == nullptr) {
            fmt::print(streams_.error,
                       "There is no AI player '{}'; roque-cli plugins lists those there are.\n", id);
            return false;
        }
        auto engine = plugin->create();
        if (!engine) {
            fmt::print(streams_.error, "{} cannot play: {}\n", id, engine.error().text);
            return false;
        }
        engines_[color] = std::move(*engine);
        return setOptions(*engines_[color]);
    }

    ExitCode run() {
        fmt::print(streams_.out, "{}\n", boardText(game_.position().board(), viewpoint()));
        bool goesOn = true;
        while (goesOn && !game_.outcome()) {
            goesOn = engines_[game_.position().sideToMove()] ? letEngineMove() : readLine();
        }
        if (game_.outcome()) {
            fmt::print(streams_.out, "{}  {}\n", game_.outcome()->score(), describe(*game_.outcome()));
        } else {
            fmt::print(streams_.out, "The game stands at {}\n", toFen(game_.position()));
        }
        return ExitCode::Success;
    }

private:
    bool setOptions(PluginEngine& engine) {
        for (const std::string& option : options_.options) {
            const auto equals = option.find('=');
            const std::string name = option.substr(0, equals);
            const std::string value = equals == std::string::npos ? std::string() : option.substr(equals + 1);
            const auto set = engine.setOption(name, value);
            if (set || set.error().kind == PluginError::Kind::UnknownOption) continue;
            fmt::print(streams_.error, "{}: option {}: {}\n", engine.info().name, name, set.error().text);
            return false;
        }
        return true;
    }

    /// The side from which the board is shown: the person's, White's if both are or none is.
    [[nodiscard]] Color viewpoint() const {
        return engines_[Color::White] && !engines_[Color::Black] ? Color::Black : Color::White;
    }

    bool letEngineMove() {
        const Color color = game_.position().sideToMove();
        PluginEngine& engine = *engines_[color];
        SearchRequest request{game_.start(), game_.variant(), game_.moves(), {}};
        if (options_.depth) request.limits.depth = *options_.depth;
        if (options_.moveTime) request.limits.moveTime = std::chrono::milliseconds(*options_.moveTime);
        const std::atomic<bool> stop{false};
        SearchInfo last;
        const auto answer = engine.search(request, stop, [&](const SearchInfo& info) { last = info; });
        if (!answer) {
            fmt::print(streams_.out, "{} ({}) failed: {}. You play on for {}.\n", engine.info().name,
                       nameOf(color), answer.error().text, nameOf(color));
            engines_[color].reset();
            return true;
        }
        if (last.depth > 0)
            fmt::print(streams_.out, "{}: depth {}, {}\n", engine.info().name, last.depth, last.lineText);
        makeMove(answer->best);
        return true;
    }

    void makeMove(Move move) {
        const Position before = game_.position();
        const std::string number = before.sideToMove() == Color::White
                                       ? fmt::format("{}.", before.fullmoveNumber())
                                       : fmt::format("{}...", before.fullmoveNumber());
        const std::string san = toSan(before, move);
        if (!game_.play(move)) return;  // never: the caller knows that it is legal
        fmt::print(streams_.out, "{}{}\n\n{}\n", number, san,
                   boardText(game_.position().board(), viewpoint()));
    }

    /// Reads and obeys one line; false when the game is left.
    bool readLine() {
        fmt::print(streams_.out, "{} to move{}> ", nameOf(game_.position().sideToMove()),
                   game_.position().isCheck() ? ", in check" : "");
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
            fmt::print(streams_.out, "{}\n", boardText(game_.position().board(), viewpoint()));
        else if (line == "fen")
            fmt::print(streams_.out, "{}\n", toFen(game_.position()));
        else if (line == "moves")
            listMoves();
        else if (line == "undo")
            undo();
        else if (line == "draw")
            claimDraw();
        else if (line == "resign")
            game_.end({~game_.position().sideToMove(), Termination::Resignation});
        else if (const auto move = parseMove(game_.position(), line))
            makeMove(*move);
        else
            fmt::print(streams_.out, "{}. Type help for what can be typed.\n", move.error().describe());
        return true;
    }

    void listMoves() {
        std::string text;
        for (const Move move : legalMoves(game_.position())) text += toSan(game_.position(), move) + ' ';
        fmt::print(streams_.out, "{}\n", text);
    }

    /// Takes back to the typing side's last move: one ply between people, two against an AI player.
    void undo() {
        const unsigned plies = engines_[~game_.position().sideToMove()] ? 2 : 1;
        if (game_.current().ply() < plies) {
            fmt::print(streams_.out, "There is no move of yours to take back.\n");
            return;
        }
        for (unsigned ply = 0; ply < plies; ++ply) game_.takeBack();
        fmt::print(streams_.out, "{}\n", boardText(game_.position().board(), viewpoint()));
    }

    void claimDraw() {
        if (!game_.claimDraw()) fmt::print(streams_.out, "No draw can be claimed now.\n");
    }

    const PlayOptions& options_;
    Streams streams_;
    Game game_;
    ByColor<std::unique_ptr<PluginEngine>> engines_;
};

}  // namespace

ExitCode runPlay(const PlayOptions& options, const PluginRegistry& registry, const Streams& streams) {
    const auto start = readPosition(options.fen, streams);
    if (!start) return ExitCode::BadInput;
    const bool byFile = options.fen && usesShredderCastling(*options.fen);
    TerminalGame game(options, *start, byFile ? Variant::Chess960 : Variant::Standard, streams);
    for (const Color color : kColors) {
        if (!game.seat(color, registry)) return ExitCode::BadInput;
    }
    return game.run();
}

}  // namespace roque::terminal
