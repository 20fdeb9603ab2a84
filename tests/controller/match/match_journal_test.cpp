#include "controller/match/match_journal.h"

#include <filesystem>
#include <fstream>
#include <sstream>

#include <gmock/gmock.h>
#include <unistd.h>

#include "controller/match/pgn_scan.h"
#include "model/game/time_control.h"
#include "model/notation/uci_move.h"
#include "model/pgn/game_builder.h"

namespace roque::match {
namespace {

namespace fs = std::filesystem;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::SizeIs;
using Begin = MatchJournal::Begin;

constexpr std::chrono::year_month_day kToday{std::chrono::year(2026), std::chrono::month(3),
                                             std::chrono::day(1)};

class MatchJournalTest : public testing::Test {
protected:
    MatchJournalTest() {
        for (const char* const name : {"Anna", "Ber \"Bot\" \\ta"}) {
            MatchPlayer player;
            player.name = name;
            player.command.program = "/old/engine";
            player.limits.nodes = 1000;
            settings_.players.push_back(player);
        }
        settings_.openings.resize(1);
        file_ = fs::path(testing::TempDir()) / ("journal-" + std::to_string(getpid()) + ".pgn");
        removeFiles();
    }
    ~MatchJournalTest() override { removeFiles(); }

    void removeFiles() const {
        fs::remove(file_);
        fs::remove(file_.string() + ".bad");
    }

    /// A game of one move with an end and a result.
    [[nodiscard]] std::string pgnOf(const ScoredGame& game) const {
        PlayedGame played;
        played.end = game.end;
        played.culprit = game.culprit;
        played.record.result = game.result;
        GameNode& node = played.record.root->play(*parseUciMove(Position::start(), "e2e4"));
        MoveNotes notes;
        notes.annotations = {{"clk", "0:00:01.98"}, {"eval", "0.34,12"}};
        node.annotate(notes);
        return toPgn(std::move(played), game, settings_, header(), kToday);
    }

    [[nodiscard]] MatchHeader header() const { return {"Match", identityOf(settings_)}; }

    [[nodiscard]] Result<MatchJournal, Message> open(Begin begin) const {
        return MatchJournal::open(file_, begin, settings_.players, identityOf(settings_));
    }

    void write(const std::string& text) const { std::ofstream(file_, std::ios::app) << text; }
    [[nodiscard]] std::string content() const {
        std::ostringstream text;
        text << std::ifstream(file_).rdbuf();
        return text.str();
    }

    MatchSettings settings_;
    fs::path file_;
    ScoredGame win_{0, 0, 0, 1, GameResult::WhiteWins, GameEnd::Rules, std::nullopt};
    ScoredGame late_{0, 1, 1, 0, GameResult::BlackWins, GameEnd::TimeLoss, Color::White};
    ScoredGame failed_{11, 0, 0, 1, GameResult::Unknown, GameEnd::EngineFailed, Color::Black};
};

TEST_F(MatchJournalTest, WritesPgnThatIsRight) {
    const auto games = readPgn(pgnOf(win_));
    ASSERT_THAT(games, SizeIs(1));
    EXPECT_THAT(games[0].problems, IsEmpty());
    const GameRecord& record = games[0].record;
    EXPECT_EQ(record.tags.value("White"), "Anna");
    EXPECT_EQ(record.tags.value("Black"), "Ber \"Bot\" \\ta");
    EXPECT_EQ(record.tags.value("Round"), "1.1");
    EXPECT_EQ(record.tags.value("Date"), "2026.03.01");
    EXPECT_EQ(record.tags.value("TimeControl"), "-");
    EXPECT_EQ(record.tags.value("SearchLimits"), "nodes 1000");
    EXPECT_EQ(record.result, GameResult::WhiteWins);
    EXPECT_THAT(record.root->next()->notes().annotations,
                ElementsAre(MoveAnnotation{"clk", "0:00:01.98"}, MoveAnnotation{"eval", "0.34,12"}));
}

TEST_F(MatchJournalTest, TellsTheTimeAndLimitsOfEachSideIfTheyDiffer) {
    settings_.players[0].limits.time = suddenDeath(std::chrono::seconds(2), std::chrono::milliseconds(20));
    settings_.players[1].limits.time = suddenDeath(std::chrono::seconds(4));
    settings_.players[1].limits.nodes = std::nullopt;
    const auto games = readPgn(pgnOf(win_));
    ASSERT_THAT(games, SizeIs(1));
    EXPECT_THAT(games[0].problems, IsEmpty());
    const GameTags& tags = games[0].record.tags;
    EXPECT_FALSE(tags.contains("TimeControl"));
    EXPECT_EQ(tags.value("WhiteTimeControl"), "2+0.02");
    EXPECT_EQ(tags.value("BlackTimeControl"), "4");
    EXPECT_EQ(tags.value("WhiteSearchLimits"), "nodes 1000");
    EXPECT_FALSE(tags.contains("BlackSearchLimits"));
}

TEST_F(MatchJournalTest, GivesBackWhatWasWritten) {
    {
        auto journal = open(Begin::Anew);
        ASSERT_TRUE(journal) << english(journal.error());
        for (const ScoredGame& game : {win_, late_, failed_}) journal->append(pgnOf(game));
    }
    const auto journal = open(Begin::Resume);
    ASSERT_TRUE(journal) << english(journal.error());
    EXPECT_THAT(journal->games(), ElementsAre(win_, late_, failed_));
    EXPECT_TRUE(journal->setAside().empty());
}

TEST_F(MatchJournalTest, BeginsAnewOnlyInAnEmptyFile) {
    write(pgnOf(win_));
    EXPECT_THAT(english(open(Begin::Anew).error()), HasSubstr("--resume"));
    EXPECT_EQ(content(), pgnOf(win_)) << "it is as it was";
}

TEST_F(MatchJournalTest, ResumesWhatHasNotBegunYet) {
    const auto journal = open(Begin::Resume);
    ASSERT_TRUE(journal) << english(journal.error());
    EXPECT_THAT(journal->games(), IsEmpty());
}

TEST_F(MatchJournalTest, SetsAsideAGameThatBreaksOffAnywhere) {
    const std::string whole = pgnOf(win_);
    const std::string torn = pgnOf(late_);
    for (std::size_t length = 1; length < torn.size(); ++length) {
        removeFiles();
        write(whole + torn.substr(0, length));
        const auto journal = open(Begin::Resume);
        ASSERT_TRUE(journal) << length << ": " << english(journal.error());
        ASSERT_THAT(journal->games(), ElementsAre(win_)) << length;
        ASSERT_EQ(content(), whole) << length;
        ASSERT_TRUE(fs::exists(journal->setAside())) << length;
    }
}

TEST_F(MatchJournalTest, SetsAsideAFirstGameThatBreaksOff) {
    write(pgnOf(win_).substr(0, 100));
    auto journal = open(Begin::Resume);
    ASSERT_TRUE(journal) << english(journal.error());
    EXPECT_THAT(journal->games(), IsEmpty());
    journal->append(pgnOf(late_));
    EXPECT_EQ(content(), pgnOf(late_));
}

TEST_F(MatchJournalTest, RefusesGamesOfAnotherMatch) {
    write(pgnOf(win_));
    settings_.seed = 2;
    EXPECT_THAT(english(open(Begin::Resume).error()), HasSubstr("another match"));
}

TEST_F(MatchJournalTest, TouchesNoFileThatIsNotItsOwn) {
    for (const char* const text :
         {"dear diary", "[Event \"x\"]\n\n1. e4 *\n", "[Event \"x\"]\r\n\r\n1. e4 *\r\n\r\n",
          "[Event \"x\"]\n\n1. e4\n\n[Event \"y\"]\n\n1. d4\n\n"}) {
        removeFiles();
        write(text);
        EXPECT_FALSE(open(Begin::Resume)) << text;
        EXPECT_EQ(content(), text);
    }
}

TEST_F(MatchJournalTest, GoesOnWithMoreGamesAndMoreTables) {
    write(pgnOf(win_));
    settings_.rounds = 100;
    settings_.concurrency = 4;
    EXPECT_TRUE(open(Begin::Resume));
}

TEST_F(MatchJournalTest, RefusesAFileThatAnotherMatchWrites) {
    const auto first = open(Begin::Resume);
    ASSERT_TRUE(first);
    EXPECT_THAT(english(open(Begin::Resume).error()), HasSubstr("Another match writes"));
}

TEST_F(MatchJournalTest, SaysWhyAFileCannotBeWritten) {
    file_ = "/no/such/folder/x.pgn";
    EXPECT_THAT(english(open(Begin::Anew).error()), HasSubstr("No such file or directory"));
}

TEST_F(MatchJournalTest, KnowsAMatchByAllThatMakesIt) {
    const std::string before = identityOf(settings_);
    const auto changed = [&](const std::function<void(MatchSettings&)>& change) {
        MatchSettings other = settings_;
        change(other);
        return identityOf(other) != before;
    };
    EXPECT_TRUE(changed([](MatchSettings& other) { other.players[0].name = "Carl"; }));
    EXPECT_TRUE(changed([](MatchSettings& other) { other.players[0].limits.nodes = 1001; }));
    EXPECT_TRUE(changed([](MatchSettings& other) { other.players[1].options = {{"Hash", "1"}}; }));
    EXPECT_TRUE(changed([](MatchSettings& other) { other.players[1].command.arguments = {"-x"}; }));
    EXPECT_TRUE(changed([](MatchSettings& other) { other.players[1].command.program = "/new/engine"; }));
    EXPECT_TRUE(changed([](MatchSettings& other) { other.players[1].command.folder = "/tmp"; }));
    EXPECT_TRUE(changed([](MatchSettings& other) { other.openings.resize(2); }));
    EXPECT_TRUE(changed([](MatchSettings& other) { other.mode = MatchMode::Gauntlet; }));
    EXPECT_TRUE(changed([](MatchSettings& other) { other.rules.adjudication.maxMoves = 9; }));
    EXPECT_FALSE(changed([](MatchSettings& other) { other.rounds = 9; }));
}

TEST_F(MatchJournalTest, KnowsAProgramByItsPlace) {
    settings_.players[0].command.program = fs::current_path() / "engine";
    const std::string before = identityOf(settings_);
    settings_.players[0].command.program = "./engine";
    EXPECT_EQ(identityOf(settings_), before);
    settings_.players[0].command.program = "engine";  // found by PATH
    EXPECT_NE(identityOf(settings_), before);
}

TEST(WholeGames, AreAllIfNothingIsMissing) {
    EXPECT_EQ(wholeGames(""), 0U);
    EXPECT_EQ(wholeGames("garbage"), 0U);
}

}  // namespace
}  // namespace roque::match
