#include "view/terminal/play/play_command.h"

#include <gmock/gmock.h>

#include "tests/support/book_bytes.h"
#include "tests/support/temporary_folder.h"
#include "tests/view/terminal/command_test.h"

namespace roque::terminal {
namespace {

using testing::EndsWith;
using testing::HasSubstr;

class PlayCommand : public testing::Test {
protected:
    ExitCode play(const std::string& typed, PlayOptions options = {}) {
        std::istringstream in(typed);
        if (!registry_) {
            registry_.emplace(std::vector{PluginFolder{ROQUE_PLUGINS, PluginOrigin::Shipped},
                                          PluginFolder{ROQUE_BAD_PLUGINS, PluginOrigin::Shipped}});
            registry_->rescan();
        }
        return runPlay(options, *registry_, {in, out_, error_});
    }
    [[nodiscard]] static PlayOptions between(const char* white, const char* black) {
        PlayOptions options;
        options.players = {white, black};
        return options;
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
    EXPECT_EQ(play("e4\nquit\n", between("human", "minimax:Seed=2,depth=3")), ExitCode::Success)
        << error_.str();
    EXPECT_THAT(out_.str(), HasSubstr("Minimax: depth 3"));
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

}  // namespace
}  // namespace roque::terminal
