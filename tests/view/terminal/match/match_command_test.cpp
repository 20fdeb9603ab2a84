#include "view/terminal/match/match_command.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <map>

#include <gmock/gmock.h>
#include <unistd.h>

#include "model/pgn/game_builder.h"
#include "tests/controller/engines/process_census.h"
#include "tests/view/terminal/command_test.h"

namespace roque::terminal {
namespace {

namespace fs = std::filesystem;
using testing::AllOf;
using testing::ContainsRegex;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;
using testing::SizeIs;

/// Real matches of real players, each in its own process.
class MatchCommand : public testing::Test {
protected:
    MatchCommand() : file_(fs::path(testing::TempDir()) / ("match-" + std::to_string(getpid()) + ".pgn")) {
        options_.players = {"random", "minimax:Depth=1"};
        options_.nodes = 300;
        options_.pairs = 3;
        options_.adjudication.maxMoves = 60;
        options_.host = ROQUE_UCI;
        options_.pgn = file_;
        fs::remove(file_);
    }
    ~MatchCommand() override {
        fs::remove(file_);
        EXPECT_EQ(test::childProcesses(), children_);
        EXPECT_EQ(test::openDescriptors(), descriptors_);
    }

    ExitCode play() {
        out_.str("");
        error_.str("");
        std::istringstream in;
        return runMatch(options_, {in, out_, error_});
    }

    [[nodiscard]] std::vector<ReadGame> games() const {
        std::ostringstream text;
        text << std::ifstream(file_).rdbuf();
        return readPgn(text.str());
    }

    /// The moves of each game by its round.
    [[nodiscard]] std::map<std::string, std::string> movesByRound() const {
        std::map<std::string, std::string> moves;
        for (const ReadGame& game : games()) {
            std::string& text = moves[std::string(game.record.tags.value("Round"))];
            for (const GameNode* node = game.record.root->next(); node != nullptr; node = node->next())
                text += node->san() + ' ';
        }
        return moves;
    }

    std::set<int> children_ = test::childProcesses();
    std::size_t descriptors_ = test::openDescriptors();
    fs::path file_;
    MatchOptions options_;
    std::ostringstream out_;
    std::ostringstream error_;
};

TEST_F(MatchCommand, LetsMinimaxKeepItsTime) {
    options_.players = {"minimax:Depth=8", "random"};
    options_.nodes.reset();
    options_.moveTime = 80;
    options_.adjudication.maxMoves = 4;
    EXPECT_EQ(play(), ExitCode::Success) << error_.str();
    const auto isInTime = [](const ReadGame& game) {
        return game.record.tags.value("Termination") != "time forfeit";
    };
    // A busy machine may take a move's margin now and then, but not in each of six games.
    EXPECT_TRUE(std::ranges::any_of(games(), isInTime)) << out_.str();
}

TEST_F(MatchCommand, PlaysARealMatch) {
    options_.concurrency = 2;
    EXPECT_EQ(play(), ExitCode::Success) << error_.str();
    EXPECT_THAT(out_.str(), HasSubstr("Players: 2. Games: 6. Openings: 800. Seed: 1."));
    EXPECT_THAT(out_.str(), ContainsRegex("1 minimax +6 +[0-9]"));
    const auto played = games();
    ASSERT_THAT(played, SizeIs(6));
    for (const ReadGame& game : played) {
        EXPECT_THAT(game.problems, IsEmpty());
        EXPECT_NE(game.record.result, GameResult::Unknown);
    }
}

TEST_F(MatchCommand, IsTheSameForTheSameSeed) {
    play();
    const auto first = movesByRound();
    fs::remove(file_);
    options_.concurrency = 3;
    play();
    EXPECT_EQ(movesByRound(), first);
    fs::remove(file_);
    options_.seed = 2;
    play();
    EXPECT_NE(movesByRound(), first);
}

TEST_F(MatchCommand, GoesOnWhereItWasLeft) {
    play();
    const auto whole = movesByRound();
    // what a kill may leave: two and a half games
    std::ostringstream text;
    text << std::ifstream(file_).rdbuf();
    const std::size_t third = text.str().find("[Round \"2.1\"]");
    ASSERT_NE(third, std::string::npos);
    std::ofstream(file_) << text.str().substr(0, third + 200);
    EXPECT_EQ(play(), ExitCode::BadInput) << "it is not overwritten";
    options_.resumes = true;
    EXPECT_EQ(play(), ExitCode::Success) << error_.str();
    EXPECT_THAT(out_.str(), HasSubstr("2 games were played already"));
    EXPECT_THAT(error_.str(), HasSubstr("was not complete"));
    EXPECT_EQ(movesByRound(), whole);
    fs::remove(file_.string() + ".bad");
}

TEST_F(MatchCommand, StopsWhenATestIsDecided) {
    options_.players = {"minimax:Depth=2", "random"};
    options_.pairs = 1000;
    options_.sprt = match::SprtHypotheses{0, 400};
    EXPECT_EQ(play(), ExitCode::Success);
    EXPECT_THAT(out_.str(), HasSubstr("elo1 accepted"));
    options_.resumes = true;
    play();
    EXPECT_THAT(out_.str(), AllOf(HasSubstr("elo1 accepted"), Not(HasSubstr("White wins"))))
        << "it is decided already";
}

TEST_F(MatchCommand, LetsManyMeet) {
    options_.players.emplace_back("minimax:Depth=2,name=deeper");
    options_.pairs = 1;
    EXPECT_EQ(play(), ExitCode::Success);
    EXPECT_THAT(games(), SizeIs(6));
    fs::remove(file_);
    options_.isGauntlet = true;
    EXPECT_EQ(play(), ExitCode::Success);
    EXPECT_THAT(games(), SizeIs(4));
}

TEST_F(MatchCommand, NamesAnEngineThatDies) {
    options_.players[1] = std::string(ROQUE_FAKE_ENGINE) + ":arg=segfault,name=Mortal";
    EXPECT_EQ(play(), ExitCode::Mismatch);
    EXPECT_THAT(error_.str(), HasSubstr("Mortal has failed again and again; its other games stay open"));
    EXPECT_THAT(out_.str(), HasSubstr("signal 11"));
    options_.pgn.clear();
    EXPECT_EQ(play(), ExitCode::Mismatch);
    EXPECT_THAT(error_.str(),
                HasSubstr("Mortal has failed again and again; its other games were not played"));
}

TEST_F(MatchCommand, BeginsOnlyIfAllCanPlay) {
    options_.players[1] = "/no/such/engine";
    EXPECT_EQ(play(), ExitCode::BadInput);
    EXPECT_THAT(error_.str(), HasSubstr("engine: It cannot be started: /no/such/engine: No such file"));
    options_.players[1] = "no-such-plugin";
    EXPECT_EQ(play(), ExitCode::BadInput);
    EXPECT_THAT(error_.str(), HasSubstr("There is no AI player 'no-such-plugin'"));
    options_.players[1] = "minimax:Haste=3";
    EXPECT_EQ(play(), ExitCode::BadInput);
    EXPECT_THAT(error_.str(), HasSubstr("minimax: It has no option 'Haste'"));
    options_.players[1] = "random";
    EXPECT_EQ(play(), ExitCode::BadInput);
    EXPECT_THAT(error_.str(), HasSubstr("Two players are called random"));
    EXPECT_FALSE(fs::exists(file_)) << "nothing was begun";
}

/// How often a text is in another one.
std::size_t countOf(const std::string& text, const std::string& whole) {
    std::size_t count = 0;
    for (std::size_t at = whole.find(text); at != std::string::npos; at = whole.find(text, at + 1)) ++count;
    return count;
}

TEST_F(MatchCommand, ShowsOnceWhatEachEngineSays) {
    const std::string talker = std::string(ROQUE_FAKE_ENGINE) + ":arg=talkative,name=";
    options_.players = {talker + "Anna", talker + "Bert"};
    options_.adjudication.maxMoves = 2;
    EXPECT_EQ(play(), ExitCode::Success) << error_.str();
    for (const char* const line :
         {"Anna: reads nn.net\n", "Anna: thinks", "Bert: reads nn.net\n", "Bert: thinks"})
        EXPECT_EQ(countOf(line, error_.str()), 1U) << line;
}

TEST_F(MatchCommand, SaysThatANetworkIsOfNoUse) {
    options_.players[0] = "bastion:name=Network,EvalFile=/no/such.net";
    options_.nodes = 10;
    options_.adjudication.maxMoves = 1;
    EXPECT_EQ(play(), ExitCode::Success);
    EXPECT_EQ(countOf("Network: /no/such.net ", error_.str()), 1U) << error_.str();
}

TEST_F(MatchCommand, SaysWhatIsSaidAboveTheTableOnATerminal) {
    options_.players = {std::string(ROQUE_FAKE_ENGINE) + ":name=Silent",
                        std::string(ROQUE_FAKE_ENGINE) + ":arg=talkative,name=Talker"};
    options_.adjudication.maxMoves = 1;
    options_.isTerminal = true;
    options_.pairs = 1;
    EXPECT_EQ(play(), ExitCode::Success);
    EXPECT_THAT(error_.str(), HasSubstr("Talker: reads nn.net\n"));
    EXPECT_EQ(countOf("\x1b[J", out_.str()), 1U) << "for the second game only";
}

TEST_F(MatchCommand, DrawsItsTableAgainOnATerminal) {
    options_.isTerminal = true;
    options_.pairs = 1;
    EXPECT_EQ(play(), ExitCode::Success);
    EXPECT_THAT(out_.str(), HasSubstr("\x1b[5A\x1b[J")) << "a game, three lines of table, the pairs";
}

using MatchCommandLine = CommandTest;

TEST_F(MatchCommandLine, RefusesNonsense) {
    EXPECT_EQ(run({"match", "random", "minimax", "--nodes", "10", "--sprt", "5,5"}), ExitCode::BadInput);
    EXPECT_EQ(run({"match", "random", "minimax", "--nodes", "10", "--resume"}), ExitCode::BadInput);
    EXPECT_EQ(run({"match", "random", "minimax", "--nodes", "10", "--tc", "soon"}), ExitCode::BadInput);
    EXPECT_EQ(run({"match", "random"}), ExitCode::BadInput);
    EXPECT_EQ(run({"match", "random", "minimax"}), ExitCode::BadInput);
    EXPECT_THAT(error(), HasSubstr("how long it may think"));
    EXPECT_EQ(run({"match", "random", "minimax", "--nodes", "10", "--openings", "/no/such/file"}),
              ExitCode::BadInput);
    EXPECT_THAT(error(), HasSubstr("/no/such/file: No such file"));
}

}  // namespace
}  // namespace roque::terminal
