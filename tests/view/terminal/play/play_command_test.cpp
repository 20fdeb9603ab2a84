#include "view/terminal/play/play_command.h"

#include <csignal>
#include <cstdlib>
#include <filesystem>
#include <functional>
#include <sstream>
#include <streambuf>
#include <thread>
#include <utility>

#include <gmock/gmock.h>

#include "model/pgn/game_builder.h"
#include "tests/support/book_bytes.h"
#include "tests/support/temporary_folder.h"
#include "tests/view/terminal/command_test.h"

namespace roque::terminal {
namespace {

using testing::EndsWith;
using testing::HasSubstr;
using testing::Not;

/// What a person types, but something happens first, once the game has begun.
class InputAfter final : public std::streambuf {
public:
    InputAfter(std::string text, std::function<void()> happens)
        : text_(std::move(text)), happens_(std::move(happens)) {}

private:
    int_type underflow() override {
        if (!happens_) return traits_type::eof();
        std::exchange(happens_, nullptr)();
        setg(text_.data(), text_.data(), text_.data() + text_.size());
        return traits_type::to_int_type(text_.front());
    }

    std::string text_;
    std::function<void()> happens_;
};

/// Sends SIGTERM once the first prompt is shown.
class SignalAtPrompt final : public std::stringbuf {
private:
    int sync() override {
        if (!wasSent_ && str().ends_with("> ")) {
            wasSent_ = true;
            raise(SIGTERM);
        }
        return std::stringbuf::sync();
    }

    bool wasSent_ = false;
};

class PlayCommand : public testing::Test {
protected:
    ExitCode play(const std::string& typed, const PlayOptions& options = {}, bool isTerminal = false) {
        std::stringbuf buffer(typed);
        return playFrom(buffer, options, isTerminal);
    }
    ExitCode playFrom(std::streambuf& typed, const PlayOptions& options, bool isTerminal = false) {
        std::istream in(&typed);
        if (!registry_) {
            registry_.emplace(std::vector{PluginFolder{ROQUE_PLUGINS, PluginOrigin::Shipped},
                                          PluginFolder{ROQUE_BAD_PLUGINS, PluginOrigin::Shipped}});
            registry_->rescan();
        }
        return runPlay(options, *registry_, {in, out_, error_, isTerminal});
    }
    [[nodiscard]] static PlayOptions between(const char* white, const char* black) {
        PlayOptions options;
        options.players = {white, black};
        return options;
    }

    /// How many boards have been shown, by the letters below them.
    [[nodiscard]] int boards() const {
        const std::string text = out_.str();
        int count = 0;
        for (const char* const files : {"a b c d e f g h\n", "h g f e d c b a\n"}) {
            for (auto at = text.find(files); at != text.npos; at = text.find(files, at + 1)) ++count;
        }
        return count;
    }
    /// Presses Ctrl-C as soon as the game catches it, which it did not before.
    static void pressCtrlC(const std::stop_token& stop, const struct sigaction& before) {
        struct sigaction now {};
        do {
            std::this_thread::yield();
            sigaction(SIGINT, nullptr, &now);
        } while (now.sa_handler == before.sa_handler && !stop.stop_requested());
        if (now.sa_handler != before.sa_handler) raise(SIGINT);
    }

    test::TemporaryFolder folder_;
    std::optional<PluginRegistry> registry_;
    std::ostringstream out_;
    std::ostringstream error_;
};

TEST_F(PlayCommand, PlaysAFoolsMateBetweenPeople) {
    EXPECT_EQ(play("f3\ne5\ng2g4\nQh4#\n", between("human", "human")), ExitCode::Success);
    EXPECT_THAT(out_.str(), EndsWith("0-1  Black wins by checkmate\n"));
}

TEST_F(PlayCommand, RefusesAnIllegalMoveAndGoesOn) {
    play("e5\ne4\nquit\n", between("human", "human"));
    EXPECT_THAT(out_.str(), HasSubstr("Type help"));
    EXPECT_THAT(out_.str(), HasSubstr("1.e4"));
}

TEST_F(PlayCommand, SaysWhyAMoveIsIllegal) {
    auto options = between("human", "human");
    options.fen = "r3k2r/8/8/8/8/5r2/8/R3K2R w KQkq - 0 1";
    play("O-O\ne1g1\nKe4\nhello\nquit\n", options);
    for (const char* const text : {"'O-O' is not a legal move here. Castling: the king would pass through an "
                                   "attacked square. Type help",
                                   "'e1g1' is not a legal move here. Castling: the king would pass through "
                                   "an attacked square. Type help",
                                   "'Ke4' is not a legal move here. ", "'hello' is not a move. Type help"})
        EXPECT_THAT(out_.str(), HasSubstr(text));
}

TEST_F(PlayCommand, KeepsThePositionWhenTheInputEnds) {
    play("e4\n", between("human", "human"));
    EXPECT_THAT(out_.str(),
                EndsWith("The game stands at rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1\n"));
}

TEST_F(PlayCommand, LetsAnAiAnswerAndTakesBothMovesBack) {
    auto options = between("human", "random");
    options.options = {"Seed=7"};
    play("e4\nundo\nfen\nquit\n", options);
    EXPECT_THAT(out_.str(), HasSubstr("1..."));
    EXPECT_THAT(out_.str(), HasSubstr("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"));
}

TEST_F(PlayCommand, PlaysAWholeGameBetweenAis) {
    auto options = between("random", "random");
    options.options = {"Seed=3"};
    EXPECT_EQ(play("", options), ExitCode::Success);
    EXPECT_THAT(out_.str(), testing::ContainsRegex("(1-0|0-1|1/2-1/2)  "));
}

TEST_F(PlayCommand, PlaysAgainstAUciEngineNamedAsInAMatch) {
    auto options = between("human", ROQUE_FAKE_ENGINE ":name=Fake,depth=2,Hash=32");
    EXPECT_EQ(play("e4\nd4\nquit\n", options), ExitCode::Success);
    EXPECT_THAT(out_.str(), HasSubstr("2.d4"));
    EXPECT_THAT(error_.str(), testing::IsEmpty());
}

TEST_F(PlayCommand, RefusesAnEngineThatIsNamedBadly) {
    EXPECT_EQ(play("", between("human", "/bin/cat:tc=1+1")), ExitCode::BadInput);
    EXPECT_THAT(error_.str(), HasSubstr("tc= is for matches"));
    EXPECT_EQ(play("", between("human", "/bin/cat:depth=x")), ExitCode::BadInput);
    EXPECT_THAT(error_.str(), HasSubstr("not a number"));
}

TEST_F(PlayCommand, RefusesAnEngineThatCannotPlay) {
    EXPECT_EQ(play("", between("human", "/no/such/file:movetime=500")), ExitCode::BadInput);
    EXPECT_THAT(error_.str(), HasSubstr("/no/such/file: No such file"));
    EXPECT_EQ(play("", between("human", ROQUE_FAKE_ENGINE ":Haste=3")), ExitCode::BadInput);
    EXPECT_THAT(error_.str(), HasSubstr("has no option 'Haste'"));
    EXPECT_THAT(out_.str(), testing::IsEmpty());
}

TEST_F(PlayCommand, GivesTheSideOfAFailingPlayerToThePerson) {
    EXPECT_EQ(play("e4\ne5\nquit\n", between("human", "bad_illegal_move")), ExitCode::Success);
    EXPECT_THAT(out_.str(), HasSubstr("You play on for Black"));
    EXPECT_THAT(out_.str(), HasSubstr("1...e5"));
}

TEST_F(PlayCommand, GivesUpAPlayerThatNeverReturns) {
    auto options = between("human", "bad_never_returns");
    options.moveTime = 10;
    options.deadlines = {std::chrono::seconds(10), std::chrono::milliseconds(10),
                         std::chrono::milliseconds(10)};
    EXPECT_EQ(play("e4\ne5\nquit\n", options), ExitCode::Success);
    EXPECT_THAT(out_.str(), HasSubstr("It is started again"));
    EXPECT_THAT(out_.str(), HasSubstr("You play on for Black"));
    EXPECT_THAT(out_.str(), HasSubstr("1...e5"));
}

TEST_F(PlayCommand, HasAiPlayersPlayFromABook) {
    auto options = between("waits_for_stop", "human");
    options.book = folder_.write("book.bin", test::bookOf({test::bookEntry(Position::start(), "c2c4")}));
    options.showsThoughts = true;
    EXPECT_EQ(play("quit\n", options), ExitCode::Success);
    EXPECT_THAT(out_.str(), HasSubstr("waits_for_stop: from the opening book\n1.c4\n"));
}

TEST_F(PlayCommand, RefusesABookThatCannotBeUsed) {
    auto options = between("human", "minimax");
    options.book = folder_.write("book.bin", "no book");
    EXPECT_EQ(play("", options), ExitCode::BadInput);
    EXPECT_THAT(error_.str(), HasSubstr("book.bin is not an opening book"));
}

TEST_F(PlayCommand, RefusesAValueThatAnOptionDoesNotAllow) {
    auto options = between("human", "minimax");
    options.options = {"Depth=99"};
    EXPECT_EQ(play("", options), ExitCode::BadInput);
    EXPECT_THAT(error_.str(), HasSubstr("Depth"));
}

TEST_F(PlayCommand, RefusesAnOptionThatNoPlayerHas) {
    auto options = between("human", "minimax");
    options.options = {"Detph=2"};
    EXPECT_EQ(play("quit\n", options), ExitCode::BadInput);
    EXPECT_THAT(error_.str(), HasSubstr("No AI player of the game has an option 'Detph'"));
}

TEST_F(PlayCommand, TakesAnOptionThatOneOfThePlayersHas) {
    auto options = between("random", "minimax");
    options.options = {"Depth=1", "Seed=4"};
    EXPECT_EQ(play("", options), ExitCode::Success) << error_.str();
}

TEST_F(PlayCommand, PlaysAgainstAnAiPlayerDescribedAsInAMatch) {
    auto options = between("human", "minimax:Seed=2,depth=3");
    options.showsThoughts = true;
    EXPECT_EQ(play("e4\nquit\n", options), ExitCode::Success) << error_.str();
    EXPECT_THAT(out_.str(), HasSubstr("Minimax: depth 3"));
}

TEST_F(PlayCommand, GivesBastionAtAFriendlyLevelToThoseWhoNameNobody) {
    EXPECT_EQ(play("quit\n", {}, true), ExitCode::Success) << error_.str();
    EXPECT_THAT(out_.str(), HasSubstr("Bastion 3 has Black.\nType a move, or help.\n"));
}

TEST_F(PlayCommand, GivesNobodyElseForBastion) {
    std::filesystem::copy_file(ROQUE_PLUGINS "/minimax.so", folder_ / "minimax.so");
    registry_.emplace(std::vector{PluginFolder{folder_.path(), PluginOrigin::Shipped}});
    registry_->rescan();
    ASSERT_NE(registry_->find("minimax"), nullptr);
    PlayOptions options;
    options.options = {"Level=5"};
    EXPECT_EQ(play("quit\n", options), ExitCode::BadInput);
    EXPECT_THAT(error_.str(), testing::StartsWith("There is no AI player 'bastion'"));
    EXPECT_EQ(play("quit\n", between("human", "minimax")), ExitCode::Success);
}

TEST_F(PlayCommand, TakesAnotherLevelFromAnOption) {
    PlayOptions options;
    options.options = {"Level=5"};
    EXPECT_EQ(play("quit\n", options, true), ExitCode::Success) << error_.str();
    EXPECT_THAT(out_.str(), HasSubstr("Bastion 5 has Black."));
    options.options = {"Level=99"};
    EXPECT_EQ(play("quit\n", options), ExitCode::BadInput);
    EXPECT_THAT(error_.str(), HasSubstr("Level"));
}

TEST_F(PlayCommand, LimitsTheUsualOpponentToo) {
    PlayOptions options;
    options.depth = 1;
    options.showsThoughts = true;
    options.options = {"Level=12"};
    EXPECT_EQ(play("e4\nquit\n", options), ExitCode::Success) << error_.str();
    EXPECT_THAT(out_.str(), HasSubstr("depth 1"));
    EXPECT_THAT(out_.str(), Not(HasSubstr("depth 2")));
}

TEST_F(PlayCommand, HidesWhatAPlayerThinksUntilAsked) {
    play("e4\nquit\n", between("human", "minimax:Seed=2,depth=2"));
    EXPECT_THAT(out_.str(), Not(HasSubstr("depth 2")));
    play("thoughts\ne4\nquit\n", between("human", "minimax:Seed=2,depth=2"));
    EXPECT_THAT(out_.str(), HasSubstr("Minimax: depth 2"));
}

TEST_F(PlayCommand, ShowsOneBoardForAMoveAndItsAnswer) {
    play("e4\nd4\nquit\n", between("human", "random"));
    EXPECT_EQ(boards(), 3);  // before each of the person's turns
}

TEST_F(PlayCommand, ShowsTheBoardAgainOnlyWhenAsked) {
    play("nonsense\nboard\nquit\n", between("human", "human"));
    EXPECT_EQ(boards(), 2);
}

TEST_F(PlayCommand, ShowsTheLastBoardOfAGame) {
    play("f3\ne5\ng4\nQh4#\n", between("human", "human"));
    EXPECT_EQ(boards(), 5);
    EXPECT_THAT(out_.str(), HasSubstr("4  . . . . . . P q"));
}

TEST_F(PlayCommand, TurnsTheBoard) {
    play("flip\nquit\n", between("human", "human"));
    EXPECT_THAT(out_.str(), HasSubstr("8  r n b k q b n r\n   h g f e d c b a\n"));
}

TEST_F(PlayCommand, ColorsTheBoardOfATerminalUnlessTheEnvironmentForbidsIt) {
    unsetenv("NO_COLOR");
    play("quit\n", between("human", "human"), true);
    EXPECT_THAT(out_.str(), HasSubstr("\033[1;48;5;"));
    out_.str("");
    setenv("NO_COLOR", "1", 1);
    play("quit\n", between("human", "human"), true);
    unsetenv("NO_COLOR");
    EXPECT_THAT(out_.str(), Not(HasSubstr("\033")));
    EXPECT_EQ(boards(), 1);
}

TEST_F(PlayCommand, SavesAGameInTheMiddleAndAtItsEnd) {
    auto options = between("human", "human");
    options.save = folder_ / "games.pgn";
    play("f3\nsave " + options.save.string() + "\ne5\ng4\nQh4#\n", options);
    const auto games = readPgn(folder_.read("games.pgn"));
    ASSERT_EQ(games.size(), 2U) << error_.str();
    EXPECT_EQ(games[0].record.result, GameResult::Unknown);
    EXPECT_EQ(games[1].record.result, GameResult::BlackWins);
}

TEST_F(PlayCommand, SavesNoMoveThatWasTakenBackAsPlayed) {
    auto options = between("human", "human");
    options.save = folder_ / "games.pgn";
    play("e4\nundo\nresign\n", options);
    const auto games = readPgn(folder_.read("games.pgn"));
    ASSERT_EQ(games.size(), 1U) << error_.str();
    EXPECT_EQ(games[0].record.root->next(), nullptr) << games[0].text;
    EXPECT_EQ(games[0].record.result, GameResult::BlackWins);
}

TEST_F(PlayCommand, SavesTheMovesThatStandWhereTheLastWereTakenBack) {
    auto options = between("human", "human");
    options.save = folder_ / "games.pgn";
    play("e4\nf6\nKe2\nNc6\nundo\nundo\nquit\n", options);
    EXPECT_THAT(folder_.read("games.pgn"), HasSubstr("\n1. e4 f6 *\n"));
}

TEST_F(PlayCommand, SaysBeforeTheGameThatItCannotBeSaved) {
    const std::filesystem::path file = folder_.write("file", "no folder");
    const std::filesystem::path damaged = folder_.write("damaged.pgn", std::string_view("\xFF\xFE*\0 ", 5));
    for (const auto& [place, why] :
         {std::pair(file / "games.pgn", "games.pgn: Not a directory"),
          std::pair(folder_ / "none/games.pgn", "Cannot find "),
          std::pair(folder_.path(), ": Is a directory"), std::pair(damaged, "damaged.pgn is damaged")}) {
        auto options = between("human", "human");
        options.save = place;
        error_.str("");
        EXPECT_EQ(play("e4\nquit\n", options), ExitCode::BadInput) << place;
        EXPECT_THAT(error_.str(), HasSubstr(why));
    }
    EXPECT_EQ(out_.str(), "");
    EXPECT_EQ(folder_.entries(), 2U);
    EXPECT_EQ(folder_.read("file"), "no folder");
}

TEST_F(PlayCommand, LeavesTheFileForTheGameUntilItsEnd) {
    auto options = between("human", "human");
    options.save = folder_ / "games.pgn";
    std::size_t entries = 0;
    InputAfter input("e4\nquit\n", [&] { entries = folder_.entries(); });
    EXPECT_EQ(playFrom(input, options), ExitCode::Success) << error_.str();
    EXPECT_EQ(entries, 0U);
    EXPECT_EQ(readPgn(folder_.read("games.pgn")).size(), 1U);
}

TEST_F(PlayCommand, PrintsAGameThatCannotBeSavedAnyMore) {
    auto options = between("human", "human");
    const std::filesystem::path folder = folder_ / "folder";
    std::filesystem::create_directory(folder);
    options.save = folder / "games.pgn";
    InputAfter input("e4\nquit\n", [&] { std::filesystem::remove(folder); });
    EXPECT_EQ(playFrom(input, options), ExitCode::BadInput);
    EXPECT_THAT(error_.str(), HasSubstr("Cannot find " + folder.string()));
    EXPECT_THAT(out_.str(), HasSubstr("The game is not saved. Here it is:\n\n[Event "));
    EXPECT_THAT(out_.str(), HasSubstr("\n\n1. e4 *\n"));
    EXPECT_FALSE(std::filesystem::exists(folder));
}

TEST_F(PlayCommand, SaysDuringTheGameWhyItIsNotSaved) {
    const std::string place = (folder_ / "none/games.pgn").string();
    EXPECT_EQ(play("save\nsave " + place + "\nquit\n", between("human", "human")), ExitCode::Success);
    EXPECT_THAT(out_.str(), HasSubstr("Name the file too"));
    EXPECT_THAT(error_.str(), HasSubstr("Cannot find " + (folder_ / "none").string()));
    EXPECT_TRUE(folder_.isEmpty());
}

TEST_F(PlayCommand, GoesOnAtATerminalAfterTheEnd) {
    play("f3\ne5\ng4\nQh4#\ne4\nfen\nquit\n", between("human", "human"), true);
    EXPECT_THAT(out_.str(), HasSubstr("Game over> The game is over."));
    EXPECT_THAT(out_.str(), HasSubstr("Game over> rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w"));
}

TEST_F(PlayCommand, TakesNoMoveBackAfterTheEnd) {
    play("f3\ne5\ng4\nQh4#\nundo\nfen\nquit\n", between("human", "human"), true);
    EXPECT_THAT(out_.str(), HasSubstr("Game over> The game is over: no move can be taken back."));
    EXPECT_THAT(out_.str(), HasSubstr("Game over> rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w"));
}

TEST_F(PlayCommand, LeavesAGameOfTwoAisByCtrlC) {
    auto options = between("waits_for_stop", "waits_for_stop");
    options.save = folder_ / "games.pgn";
    struct sigaction before {};
    sigaction(SIGINT, nullptr, &before);
    std::jthread person([&before](const std::stop_token& stop) { pressCtrlC(stop, before); });
    EXPECT_EQ(play("", options), ExitCode::Mismatch);
    EXPECT_THAT(out_.str(), HasSubstr("The game stands at"));
    EXPECT_EQ(readPgn(folder_.read("games.pgn")).size(), 1U);
}

/// Ctrl-C at the prompt, the end of the session, and a terminal that is closed.
TEST_F(PlayCommand, SavesTheGameThatASignalLeaves) {
    const auto before = std::signal(SIGHUP, SIG_DFL);  // it may be ignored (nohup)
    for (const int signal : {SIGINT, SIGTERM, SIGHUP}) {
        auto options = between("human", "human");
        const std::string name = std::to_string(signal) + ".pgn";
        options.save = folder_ / name;
        InputAfter typed("e4\n", [signal] {
            raise(signal);
            raise(signal);  // a shell and the system may each send one
        });
        EXPECT_EQ(playFrom(typed, options), ExitCode::Mismatch) << signal;
        EXPECT_EQ(readPgn(folder_.read(name)).size(), 1U) << signal;
    }
    (void)std::signal(SIGHUP, before);
}

TEST_F(PlayCommand, WaitsForNoLineAfterASignal) {
    SignalAtPrompt shown;
    static_cast<std::ostream&>(out_).rdbuf(&shown);
    bool hasAsked = false;
    InputAfter typed("e4\n", [&] { hasAsked = true; });
    EXPECT_EQ(playFrom(typed, between("human", "human")), ExitCode::Mismatch);
    EXPECT_FALSE(hasAsked);
}

TEST_F(PlayCommand, RefusesWhatIsNotKnownOfAnAiPlayer) {
    for (const auto& [player, why] : {std::pair("minimax:Level=3", "Minimax has no option 'Level'"),
                                      {"minimax:Depth=99", "option Depth"},
                                      {"minimax:tc=1+1", "tc= is for matches"},
                                      {"minimax:name=Max", "name= is for matches"},
                                      {"minimax:depth=x", "not a number"},
                                      {"nobody:Depth=1", "no AI player 'nobody'"}}) {
        error_.str("");
        EXPECT_EQ(play("quit\n", between("human", player)), ExitCode::BadInput) << player;
        EXPECT_THAT(error_.str(), HasSubstr(why));
    }
}

TEST_F(PlayCommand, SaysThatAPlayerDoesNotExist) {
    EXPECT_EQ(play("", between("human", "nobody")), ExitCode::BadInput);
    EXPECT_THAT(error_.str(), HasSubstr("'nobody'"));
}

TEST_F(PlayCommand, NamesEveryProblemOfABadFen) {
    PlayOptions options;
    options.fen = "8/8/8/8/8/8/8/8 w - - 0 1";
    EXPECT_EQ(play("", options), ExitCode::BadInput);
    EXPECT_THAT(error_.str(), HasSubstr("White has no king"));
    EXPECT_THAT(error_.str(), HasSubstr("Black has no king"));
}

TEST_F(PlayCommand, EndsWhenSomebodyResigns) {
    play("resign\n", between("human", "human"));
    EXPECT_THAT(out_.str(), EndsWith("0-1  Black wins: White resigned\n"));
}

TEST_F(PlayCommand, SavesAGameThatHasNotChangedOnce) {
    auto options = between("human", "human");
    options.save = folder_ / "games.pgn";
    const std::string save = "save " + options.save.string() + "\n";
    EXPECT_EQ(play("f3\n" + save + save + "save " + (folder_ / "other.pgn").string() + "\nquit\n", options),
              ExitCode::Success);
    EXPECT_EQ(readPgn(folder_.read("games.pgn")).size(), 1U) << error_.str();
    EXPECT_EQ(readPgn(folder_.read("other.pgn")).size(), 1U) << error_.str();
}

TEST_F(PlayCommand, KnowsAFileByItsShortNameToo) {
    const auto before = std::filesystem::current_path();
    std::filesystem::current_path(folder_.path());
    auto options = between("human", "human");
    options.save = "games.pgn";
    EXPECT_EQ(play("f3\nsave games.pgn\nquit\n", options), ExitCode::Success);
    std::filesystem::current_path(before);
    EXPECT_EQ(readPgn(folder_.read("games.pgn")).size(), 1U) << error_.str();
}

TEST_F(PlayCommand, SavesEachOfTwoGamesAlike) {
    auto options = between("human", "human");
    options.save = folder_ / "games.pgn";
    const std::string save = "save " + options.save.string() + "\n";
    EXPECT_EQ(play(save, options), ExitCode::Success);
    EXPECT_EQ(play("quit\n", options), ExitCode::Success);
    EXPECT_EQ(readPgn(folder_.read("games.pgn")).size(), 2U) << "two games alike";
}

}  // namespace
}  // namespace roque::terminal
