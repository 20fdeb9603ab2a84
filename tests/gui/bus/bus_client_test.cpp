// A client plays and solves through the accessibility bus alone, as people do who do not see the window: it
// finds everything by role and name, and hears what is announced.

#include <cstdlib>
#include <filesystem>
#include <set>
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
using testing::IsEmpty;

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
    }

    void begin(Color side);
    void playOwn(Game& game, Move move);
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
    use("push button", "Play", kDialog);
    await("the end of the dialog", [this] { return !hasWindow(kDialog); });
}

/// Types a move, and waits until the program has told of it.
void BusClient::playOwn(Game& game, Move move) {
    const BusPart field = part("text", "Type a move");
    ASSERT_TRUE(field.write(toUci(move, game.position())));
    ASSERT_TRUE(field.act("activate"));
    const Position before = game.position();
    awaitWords(
        heard_, [&](const std::string& words) { return toldMove(before, words) == move; },
        "the own move " + toUci(move, before), 10s);
    ASSERT_TRUE(game.play(move));
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
    await("the question", [this] { return part("push button", "Resign").act("click"); });
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
    part("push button", "Rematch");
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
    use("push button", "Solve mate", kEditor);
    ASSERT_TRUE(part("spin button", "", kSolver).setValue(problem.moves));
    use("push button", "Solve", kSolver);
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
    use("push button", "Close", kSolver);
    await("the end of the solver", [this] { return !hasWindow(kSolver); });
}

TEST_F(BusClient, PlaysWholeGames) {
    expectNames("");
    for (unsigned number = 0; number < games_ && !HasFailure(); ++number) playGame(number);
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
    use("push button", "Cancel", "Set up a position");
    endProgram();
}

}  // namespace
}  // namespace roque::test
