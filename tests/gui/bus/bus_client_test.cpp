// A client plays and solves through the accessibility bus alone, as people do who do not see the window: it
// finds everything by role and name, and hears what is announced.

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <map>
#include <set>
#include <stdexcept>
#include <string>
#include <vector>

#include <fmt/format.h>
#include <gmock/gmock.h>

#include "controller/settings/settings_file.h"
#include "model/notation/san.h"
#include "model/notation/uci_move.h"
#include "tests/gui/bus/bus_test.h"
#include "tests/gui/bus/simple_player.h"
#include "tests/gui/bus/told_move.h"
#include "tests/support/mate_problems.h"

namespace roque::test {
namespace {

using namespace std::chrono_literals;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::StartsWith;

/// A number from the environment.
unsigned long numberOf(const char* variable, unsigned long otherwise) {
    const char* const text = std::getenv(variable);
    return text == nullptr ? otherwise : std::strtoul(text, nullptr, 10);
}

/// Plays ROQUE_BUS_GAMES games (1) and solves ROQUE_BUS_PROBLEMS problems (3).
class BusClient : public BusTest {
protected:
    [[nodiscard]] std::chrono::seconds limit() const override { return 30s + 60s * games_ + 5s * problems_; }

    void SetUp() override {
        BusTest::SetUp();
        if (IsSkipped()) return;
        Settings settings;
        settings.play.takesTime = false;  // the opponent answers at once
        settings.play.playsSounds = false;
        settings.newGameHabits.isWelcomed = true;
        ASSERT_TRUE(SettingsFile(desktop().home() / "config/roque").save(settings));
        startProgram();
        part("panel", "Black, Bastion");  // before its players are known, it offers none
    }

    void begin(Color side);
    void playOwn(Game& game, Move move);
    void type(const Game& game, Move move);
    void press(const Game& game, Move move);
    [[nodiscard]] BusPart square(Square square);
    void hearOther(Game& game);
    void resign();
    void playGame(unsigned number);
    void solve(const MateProblem& problem);
    /// The first time that a window is seen.
    void expectNames(const char* window) {
        if (!named_.insert(window).second) return;
        EXPECT_THAT(part("frame", window).unnamed(), IsEmpty()) << window;
    }

    const unsigned long games_ = numberOf("ROQUE_BUS_GAMES", 1);
    const unsigned long problems_ = numberOf("ROQUE_BUS_PROBLEMS", 3);
    bool playsBySquares_ = false;
    std::size_t heard_ = 0;        ///< what has been heard before the present move
    std::set<std::string> named_;  ///< windows whose parts have names
};

/// Starts a game without a clock against Bastion.
void BusClient::begin(Color side) {
    constexpr double kLevel = 8;
    constexpr const char* kDialog = "New game";
    use("menu item", "New game");
    use("radio button", "Bastion", kDialog);
    ASSERT_TRUE(part("slider", "Level", kDialog).setValue(kLevel));
    part("slider", "Level 8", kDialog);
    use("radio button", "∞", kDialog);
    use("radio button", side == Color::White ? "White" : "Black", kDialog);
    expectNames(kDialog);
    heard_ = ears_->heard().size();
    use("button", "Play", kDialog);
    await("the end of the dialog", [this] { return !hasWindow(kDialog); });
}

/// Makes a move, and waits until the program has told of it.
void BusClient::playOwn(Game& game, Move move) {
    playsBySquares_ ? press(game, move) : type(game, move);
    if (HasFatalFailure()) return;
    const Position before = game.position();
    awaitWords(
        heard_, [&](const std::string& words) { return toldMove(before, words) == move; },
        "the own move " + toUci(move, before), 10s);
    ASSERT_TRUE(game.play(move));
}

void BusClient::type(const Game& game, Move move) {
    const BusPart field = part("text", "Type a move");
    ASSERT_TRUE(field.write(toUci(move, game.position())));
    ASSERT_TRUE(field.act("activate"));
}

/// A square of the board, which are read from a8 to h1.
BusPart BusClient::square(Square square) {
    constexpr std::size_t kUpsideDown = 56;
    const std::vector<BusPart> all = part("panel", "Squares").children();
    if (all.size() != kSquareCount) throw std::runtime_error("there are no squares");
    return all[static_cast<std::size_t>(square) ^ kUpsideDown];
}

/// Presses the square of the piece, that of its destination, and what a pawn becomes there.
void BusClient::press(const Game& game, Move move) {
    const BusPart from = square(move.from());
    const Color own = game.position().sideToMove();
    ASSERT_TRUE(from.act("press"));
    await("the piece to be selected", [&] { return from.is(BusState::Selected); });
    const BusPart to = square(move.to());
    ASSERT_THAT(to.name(), HasSubstr("can be "));
    ASSERT_TRUE(to.act("press"));
    if (move.promotion() == PieceType::None) return;
    static const std::map<PieceType, std::string> kNames{{PieceType::Queen, "queen"},
                                                         {PieceType::Rook, "rook"},
                                                         {PieceType::Bishop, "bishop"},
                                                         {PieceType::Knight, "knight"}};
    const std::string name = (own == Color::White ? "white " : "black ") + kNames.at(move.promotion());
    const auto choice = [&](const BusPart& each) { return each.name() == name; };
    const std::vector<BusPart> all = part("panel", "Squares").children();
    await("the choice", [&] { return std::ranges::count_if(all, choice) > 0; });
    ASSERT_TRUE(std::ranges::find_if(all, choice)->act("press"));
}

/// Waits until the program has told of the opponent's move.
void BusClient::hearOther(Game& game) {
    const Position before = game.position();
    const auto heard = awaitWords(
        heard_, [&](const std::string& words) { return toldMove(before, words).has_value(); },
        "the opponent's move", 60s);
    ASSERT_TRUE(game.play(*toldMove(before, heard.words)));
    heard_ = ears_->heard().size();
}

void BusClient::resign() {
    use("menu item", "Resign");
    await("the question", [this] { return part("button", "Resign").act("click"); });
}

void BusClient::playGame(unsigned number) {
    constexpr std::size_t kLongest = 160;  // plies
    const Color own = number % 2 == 0 ? Color::White : Color::Black;
    SimplePlayer player(number);
    begin(own);
    Game game;
    while (!game.outcome() && game.moves().size() < kLongest) {
        if (game.position().sideToMove() == own)
            playOwn(game, player.choose(game.position()));
        else
            hearOther(game);
        if (HasFatalFailure()) return;
    }
    if (!game.outcome()) resign();
    part("button", "Rematch");
    stand(fmt::format("game {} has ended after {} plies: \"{}\"", number + 1, game.moves().size(),
                      ears_->heard().back().words));
}

/// Sets a problem up, has it solved, and compares the first move.
void BusClient::solve(const MateProblem& problem) {
    constexpr const char* kEditor = "Set up a position";
    constexpr const char* kSolver = "Solve mate";
    ASSERT_TRUE(part("text", "FEN:", kEditor).write(problem.fen));
    await("the position", [&] { return part("text", "FEN:", kEditor).text() == problem.fen; });
    const std::size_t before = ears_->heard().size();
    use("button", "Solve mate", kEditor);
    ASSERT_TRUE(part("spin button", "", kSolver).setValue(problem.moves));
    use("button", "Solve", kSolver);
    const auto heard = awaitWords(
        before, [](const std::string& words) { return words.find("olution") != std::string::npos; },
        "the solution of " + problem.name, 60s);
    EXPECT_TRUE(heard.words.starts_with(fmt::format("Mate in {} move", problem.moves))) << heard.words;
    const BusPart tree = part("tree table", "Solution", kSolver);
    std::string first;
    await("the first move", [&] {
        for (const BusPart& cell : tree.children()) {
            if (first.empty() && cell.role() == "table cell") first = cell.name();
        }
        return !first.empty();
    });
    EXPECT_NE(first.find(problem.key), std::string::npos) << first << " in " << problem.name;
    expectNames(kSolver);
    stand(fmt::format("{} is solved: {} {}", problem.name, first, heard.words));
    use("button", "Close", kSolver);
    await("the end of the solver", [this] { return !hasWindow(kSolver); });
}

TEST_F(BusClient, PlaysWholeGames) {
    expectNames("");
    for (unsigned number = 0; number < games_ && !HasFailure(); ++number) playGame(number);
    endProgram();
}

TEST_F(BusClient, PlaysByTheSquaresOfTheBoard) {
    constexpr int kMoves = 8;
    playsBySquares_ = true;
    begin(Color::White);
    Game game;
    SimplePlayer player(3);
    playOwn(game, *parseUciMove(game.position(), "e2e4"));
    EXPECT_THAT(square(Square::E4).name(), StartsWith("e4, white pawn"));
    EXPECT_THAT(square(Square::E2).name(), StartsWith("e2, empty"));
    EXPECT_EQ(square(Square::E2).role(), "button");
    EXPECT_TRUE(square(Square::E2).isShown());
    for (int moves = 1; moves < kMoves && !game.outcome() && !HasFatalFailure(); ++moves) {
        hearOther(game);
        if (!game.outcome()) playOwn(game, player.choose(game.position()));
    }
    endProgram();
}

TEST_F(BusClient, SolvesProblems) {
    use("menu item", "Set up position");
    expectNames("Set up a position");
    unsigned long solved = 0;
    for (const char* file : {"composed2", "composed3", "games3", "games4"}) {
        const auto all =
            mateProblems(std::filesystem::path(ROQUE_TEST_DATA) / "mates" / (std::string(file) + ".epd"));
        constexpr std::size_t kOfEach = 5;
        for (std::size_t at = 0; at < kOfEach && at < all.size() && solved < problems_; ++at, ++solved)
            solve(all[at]);
        if (HasFatalFailure()) return;
    }
    EXPECT_EQ(solved, problems_);
    use("button", "Cancel", "Set up a position");
    endProgram();
}

}  // namespace
}  // namespace roque::test
