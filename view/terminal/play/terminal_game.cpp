#include "view/terminal/play/terminal_game.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <ctime>
#include <system_error>
#include <utility>

#include <fmt/ostream.h>

#include "controller/game/game_pgn.h"
#include "controller/pgn/pgn_document.h"
#include "model/movegen/legal_moves.h"
#include "model/notation/fen.h"
#include "model/notation/illegal_move_text.h"
#include "model/notation/move_text.h"
#include "model/notation/san.h"
#include "model/pgn/pgn_writer.h"
#include "view/terminal/command/terminal_text.h"
#include "view/terminal/play/board_text.h"

namespace roque::terminal {
namespace {

constexpr auto kHelp = ROQUE_PATTERN(
    "  a move     in SAN (Nf3, exd5, O-O, e8=Q) or UCI (g1f3, e7e8q)\n"
    "  moves      list the legal moves\n"
    "  board      show the board again\n"
    "  flip       show it from the other side\n"
    "  fen        print the position\n"
    "  thoughts   show what AI players think, or hide it again\n"
    "  undo       take your last move back\n"
    "  draw       claim a draw by repetition or the fifty-move rule\n"
    "  resign     give the game up\n"
    "  save FILE  add the game to a PGN file\n"
    "  quit       leave\n"
    "  Ctrl-C     leave; while an AI player thinks: have it move at once");

Message nameOf(Color color) {
    return color == Color::White ? ROQUE_PATTERN("White") : ROQUE_PATTERN("Black");
}

/// Whose turn it is.
Message turnOf(const Position& position) {
    if (position.sideToMove() == Color::White)
        return position.isCheck() ? ROQUE_PATTERN("White to move, in check") : ROQUE_PATTERN("White to move");
    return position.isCheck() ? ROQUE_PATTERN("Black to move, in check") : ROQUE_PATTERN("Black to move");
}

/// The local date at a time.
std::chrono::year_month_day localDate(std::chrono::sys_seconds time) {
    constexpr int kFirstYear = 1900;  // of std::tm
    const auto seconds = static_cast<std::time_t>(time.time_since_epoch().count());
    std::tm there{};
    localtime_r(&seconds, &there);
    return std::chrono::year(kFirstYear + there.tm_year) / (there.tm_mon + 1) / there.tm_mday;
}

/// The first word of a line, and what follows it.
std::pair<std::string_view, std::string> wordAndRest(std::string_view line) {
    constexpr std::string_view kBlank = " \t";
    const auto end = line.find_first_of(kBlank);
    const auto rest = line.find_first_not_of(kBlank, end);
    return {line.substr(0, end), std::string(rest == line.npos ? "" : line.substr(rest))};
}

}  // namespace

TerminalGame::TerminalGame(const PluginRegistry& registry, const Deadlines& deadlines, const Streams& streams,
                           const TerminalLook& look)
    : streams_(streams), look_(look), controller_(queue_, registry, deadlines) {
    if (streams.isTerminal)
        controller_.setManners(
            {.takesTime = true, .seeksDraws = true, .resigns = false, .usesOwnBooks = true});
    subscription_ = controller_.subscribe([this](const ControllerEvent& event) { onEvent(event); });
}

bool TerminalGame::run(GameSetup setup) {
    interrupt_.emplace(Interrupt::Signals::All);
    controller_.newGame(std::move(setup));
    if (streams_.isTerminal) introduce();
    bool goesOn = true;
    while (goesOn) {
        if (game().outcome()) {
            showEnd();
            goesOn = streams_.isTerminal && hasPerson() && readLine();
        } else if (controller_.isPersonsTurn()) {
            showBoardOnce();
            goesOn = readLine();
        } else if (const auto* paused = std::get_if<Paused>(&controller_.state())) {
            takeOver(paused->failure->color);
        } else {
            goesOn = waitForMove();
        }
    }
    if (!game().outcome())
        say(streams_.out, ROQUE_MESSAGE("The game stands at {0}", toFen(game().position())));
    close();
    return isLeaving_;
}

/// Names the AI players, and says what can be typed.
void TerminalGame::introduce() {
    for (const Color color : kColors) {
        if (std::holds_alternative<PersonSpec>(controller_.setup().players[color])) continue;
        const std::string name = controller_.playerNameAndLevel(color);
        say(streams_.out, color == Color::White ? ROQUE_MESSAGE("{0} has White.", name)
                                                : ROQUE_MESSAGE("{0} has Black.", name));
    }
    if (hasPerson()) say(streams_.out, ROQUE_MESSAGE("Type a move, or help."));
}

void TerminalGame::showEnd() {
    if (std::exchange(isEndTold_, true)) return;
    showBoardOnce();
    fmt::print(streams_.out, "{}  {}\n", game().outcome()->score(),
               terminalText(describe(*game().outcome())));
}

bool TerminalGame::save(const std::filesystem::path& file) {
    const auto fail = [this](const Message& why) {
        say(streams_.error, why);
        return false;
    };
    std::error_code ignored;
    const std::filesystem::path place =
        std::filesystem::weakly_canonical(std::filesystem::absolute(file, ignored), ignored);
    const std::string text = pgn();
    const auto last = saved_.find(place);
    if (last == saved_.end() || last->second != text || !std::filesystem::exists(place, ignored)) {
        auto document = PgnDocument::readForAdding(file);
        if (!document) return fail(document.error().text);
        document->append(text);
        if (const auto saved = document->save(); !saved) return fail(saved.error().text);
        saved_[place] = text;
    }
    say(streams_.out, ROQUE_MESSAGE("The game is in {0}", file));
    return true;
}

void TerminalGame::print() const {
    fmt::print(streams_.out, "\n{}", pgn());
}

std::string TerminalGame::pgn() const {
    return toPgn(recordOf(controller_, localDate(controller_.began())));
}

bool TerminalGame::hasPerson() const {
    const auto& players = controller_.setup().players;
    return isPerson(players[Color::White]) || isPerson(players[Color::Black]);
}

/// Whether a person moves next, so that the board is shown with their question.
bool TerminalGame::waitsForPerson() const {
    return !game().outcome() && hasPerson();
}

/// The side from which the board is seen: the person's if exactly one person plays, otherwise White's; or the
/// other, if the person wants it so.
Color TerminalGame::viewpoint() const {
    const auto& players = controller_.setup().players;
    const bool isBlack = isPerson(players[Color::Black]) && !isPerson(players[Color::White]);
    return isBlack != isFlipped_ ? Color::Black : Color::White;
}

void TerminalGame::onEvent(const ControllerEvent& event) {
    if (const auto* played = std::get_if<MovePlayed>(&event)) {
        showMove(played->node);
    } else if (const auto* thinks = std::get_if<SearchProgress>(&event)) {
        thought_ = thinks->info;
    } else if (const auto* uses = std::get_if<PlayerUsesBook>(&event)) {
        if (look_.showsThoughts)
            say(streams_.out,
                ROQUE_MESSAGE("{0}: from the opening book", controller_.playerName(uses->color)));
    } else if (const auto* unusable = std::get_if<BookUnusable>(&event)) {
        say(streams_.out, ROQUE_MESSAGE("{0} plays without an opening book: {1}.",
                                        controller_.playerName(unusable->color), unusable->reason));
    } else if (const auto* endings = std::get_if<EndingsUnusable>(&event)) {
        say(streams_.out, ROQUE_MESSAGE("{0} plays without exact endings: {1}.",
                                        controller_.playerName(endings->color), endings->reason));
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

void TerminalGame::showBoard() {
    const GameNode& node = game().current();
    shownBoard_ = &node;
    const Board& board = node.position().board();
    const bool hasMove = look_.hasColors && node.parent() != nullptr;
    const Bitboard lastMove = hasMove ? bit(node.move().from()) | bit(node.move().to()) : Bitboard{0};
    fmt::print(
        streams_.out, "\n{}\n",
        look_.hasColors ? coloredBoardText(board, viewpoint(), lastMove) : boardText(board, viewpoint()));
}

/// Shows the board, unless it was shown for this position.
void TerminalGame::showBoardOnce() {
    if (shownBoard_ != &game().current()) showBoard();
}

void TerminalGame::showMove(const GameNode& node) {
    const Position& before = node.parent()->position();
    const Color mover = before.sideToMove();
    showThought(mover);
    fmt::print(streams_.out, "{}{}{}\n", before.fullmoveNumber(), mover == Color::White ? "." : "...",
               node.san());
    if (!waitsForPerson() && mover == Color::Black) showBoardOnce();
    streams_.out.flush();
}

/// What an AI player has thought about its move, if the person wants to know.
void TerminalGame::showThought(Color color) {
    const auto thought = std::exchange(thought_, std::nullopt);
    if (!look_.showsThoughts || !thought || thought->depth == 0) return;
    say(streams_.out, ROQUE_MESSAGE("{0}: depth {1}, {2}", controller_.playerName(color), thought->depth,
                                    thought->lineText));
}

void TerminalGame::showFailure(const PlayerFailed& failed) {
    const PlayerFailure& failure = failed.failure;
    say(streams_.out,
        ROQUE_MESSAGE("{0} ({1}) failed: {2}. {3}", failure.playerName, nameOf(failure.color), failure.reason,
                      failed.wasRestarted ? ROQUE_MESSAGE("It is started again.")
                                          : ROQUE_MESSAGE("It is not started again.")));
}

void TerminalGame::showRenewal(const PlayerRenewed& renewed) {
    const std::string name = controller_.playerName(renewed.color);
    say(streams_.out, renewed.failure
                          ? ROQUE_MESSAGE("The new version of {0} failed: {1}. The old one plays on.", name,
                                          renewed.failure->reason)
                          : ROQUE_MESSAGE("The new version of {0} plays from now on.", name));
}

void TerminalGame::takeOver(Color color) {
    say(streams_.out, color == Color::White ? ROQUE_MESSAGE("You play on for White.")
                                            : ROQUE_MESSAGE("You play on for Black."));
    controller_.replacePlayer(color, PersonSpec{});
}

/// Waits for an AI player's move. Ctrl-C makes it move at once, or leaves a game that no person plays: then
/// the answer is false.
bool TerminalGame::waitForMove() {
    const GameNode* const before = &game().current();
    watchForInterrupt(++wait_);
    queue_.runUntil([&] { return isLeaving_ || !controller_.isThinking() || &game().current() != before; });
    ++wait_;
    if (hasPerson()) Interrupt::forgetCtrlC();
    return !isLeaving_;
}

void TerminalGame::watchForInterrupt(unsigned wait) {
    constexpr std::chrono::milliseconds kInterval{50};
    if (Interrupt::wasRequested()) {
        if (hasPerson() && !Interrupt::mustEnd())
            controller_.moveNow();
        else
            isLeaving_ = true;
    }
    queue_.postAfter(kInterval, [this, wait] {
        if (wait == wait_) watchForInterrupt(wait);
    });
}

void TerminalGame::close() {
    controller_.close();
    queue_.runUntil([this] { return isClosed_; });
}

/// Reads a line and obeys it. Returns false to leave the game.
bool TerminalGame::readLine() {
    fmt::print(streams_.out, "{}> ",
               terminalText(game().outcome() ? ROQUE_MESSAGE("Game over") : turnOf(game().position())));
    streams_.out.flush();
    std::string line;
    // A signal that came while the game was busy would wait for the next line.
    const bool hasLine = !Interrupt::wasRequested() && static_cast<bool>(std::getline(streams_.in, line));
    isLeaving_ = Interrupt::wasRequested();
    if (!hasLine || isLeaving_) {
        fmt::print(streams_.out, "\n");
        return false;
    }
    const auto first = line.find_first_not_of(" \t\r");
    if (first == std::string::npos) return true;
    return obey(line.substr(first, line.find_last_not_of(" \t\r") - first + 1));
}

bool TerminalGame::obey(const std::string& line) {
    if (line == "quit") return false;
    const auto [word, rest] = wordAndRest(line);
    if (obeyWord(word, rest)) return true;
    if (game().outcome())
        say(streams_.out, ROQUE_MESSAGE("The game is over. Type save FILE or quit."));
    else
        play(line);
    return true;
}

/// Obeys a command; returns false if there is none of that name.
bool TerminalGame::obeyWord(std::string_view word, const std::string& rest) {
    if (word == "save" && !rest.empty()) {
        save(rest);
        return true;
    }
    struct Command {
        std::string_view word;
        void (*perform)(TerminalGame&);
    };
    constexpr std::array kCommands{
        Command{"help", [](TerminalGame& game) { say(game.streams_.out, kHelp); }},
        Command{"board", [](TerminalGame& game) { game.showBoard(); }},
        Command{"flip", [](TerminalGame& game) { game.flip(); }},
        Command{
            "fen",
            [](TerminalGame& game) { fmt::print(game.streams_.out, "{}\n", toFen(game.game().position())); }},
        Command{"moves", [](TerminalGame& game) { game.listMoves(); }},
        Command{"thoughts", [](TerminalGame& game) { game.switchThoughts(); }},
        Command{"undo", [](TerminalGame& game) { game.undo(); }},
        Command{"draw", [](TerminalGame& game) { game.claimDraw(); }},
        Command{"save",
                [](TerminalGame& game) {
                    say(game.streams_.out, ROQUE_MESSAGE("Name the file too: save games.pgn"));
                }},
        Command{"resign",
                [](TerminalGame& game) { game.controller_.resign(game.game().position().sideToMove()); }}};
    const auto known = std::ranges::find(kCommands, word, &Command::word);
    if (known == kCommands.end() || !rest.empty()) return false;
    known->perform(*this);
    return true;
}

void TerminalGame::play(const std::string& line) {
    if (const auto move = parseMove(game().position(), line))
        (void)controller_.play(*move);  // parseMove returns only legal moves
    else
        say(streams_.out, ROQUE_MESSAGE("{0}. Type help for what can be typed.",
                                        refusalText(game().position(), move.error())));
}

void TerminalGame::listMoves() {
    std::string text;
    for (const Move move : legalMoves(game().position())) text += toSan(game().position(), move) + ' ';
    fmt::print(streams_.out, "{}\n", text);
}

void TerminalGame::flip() {
    isFlipped_ = !isFlipped_;
    showBoard();
}

void TerminalGame::switchThoughts() {
    look_.showsThoughts = !look_.showsThoughts;
    say(streams_.out, look_.showsThoughts ? ROQUE_MESSAGE("What AI players think is shown.")
                                          : ROQUE_MESSAGE("What AI players think is hidden."));
}

void TerminalGame::undo() {
    if (game().outcome())
        return say(streams_.out, ROQUE_MESSAGE("The game is over: no move can be taken back."));
    if (!controller_.canTakeBack())
        return say(streams_.out, ROQUE_MESSAGE("There is no move of yours to take back."));
    controller_.takeBack();
    showBoardOnce();
}

void TerminalGame::claimDraw() {
    if (controller_.drawOfferedBy()) return controller_.answerDraw(DrawAnswer::Agree);
    if (!controller_.canClaimDraw()) say(streams_.out, ROQUE_MESSAGE("No draw can be claimed now."));
    controller_.claimDraw();
}

}  // namespace roque::terminal
