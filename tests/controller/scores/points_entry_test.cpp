#include "controller/scores/points_entry.h"

#include <set>

#include <gmock/gmock.h>

#include "controller/scores/points_csv.h"
#include "controller/scores/points_entry_json.h"
#include "tests/controller/scores/sample_entry.h"
#include "tests/support/position_of.h"

namespace roque::test {
namespace {

using std::chrono::sys_seconds;
using testing::HasSubstr;

TEST(PointsEntry, HasThePointsOfTheGame) {
    Game game(positionOf("7k/8/5KQ1/8/8/8/8/8 w - - 0 1"));
    ASSERT_TRUE(game.play(Move(Square::G6, Square::G7)));
    const PointsEntry entry = scoreEntryOf(game, {"Ada", "Bob"}, sys_seconds(std::chrono::seconds(7)));
    EXPECT_EQ(entry.points, ByColor<int>(39, 30));
    EXPECT_EQ(entry.result, GameResult::WhiteWins);
    EXPECT_EQ(entry.termination, Termination::Checkmate);
    EXPECT_EQ(entry.plies, 1U);
    EXPECT_EQ(entry.names, ByColor<std::string>("Ada", "Bob"));
    EXPECT_EQ(entry.ended, sys_seconds(std::chrono::seconds(7)));
}

TEST(PointsEntry, HasAnIdOfItsOwn) {
    const Game game;
    std::set<std::string> ids;
    for (int number = 0; number < 1000; ++number) {
        const std::string id = scoreEntryOf(game, {}, {}).id;
        EXPECT_THAT(id, testing::MatchesRegex("[0-9a-f]+-[0-9a-f]+-4[0-9a-f]+-[89ab][0-9a-f]+-[0-9a-f]+"));
        EXPECT_EQ(id.size(), 36U);
        ids.insert(id);
    }
    EXPECT_EQ(ids.size(), 1000U);
}

TEST(PointsEntry, CutsLongNamesBetweenCharacters) {
    std::string name = "x";
    for (int letter = 0; letter < 200; ++letter) name += "é";
    const Game game;
    const PointsEntry entry = scoreEntryOf(game, {name, "a\nb\tc"}, {});
    EXPECT_EQ(entry.names[Color::White], name.substr(0, 199));
    EXPECT_EQ(entry.names[Color::Black], "abc");
}

TEST(PointsEntry, HasAWordForEveryTermination) {
    for (int value = 0; value <= static_cast<int>(Termination::Aborted); ++value) {
        const auto termination = static_cast<Termination>(value);
        EXPECT_EQ(parseTermination(toText(termination)), termination);
    }
    EXPECT_EQ(toText(Termination::FiftyMoves), "fifty moves");
}

TEST(ScoreEntryJson, IsReadAsItWasWritten) {
    const PointsEntry entry = sampleEntry(3, "Zoë \"the\" rook", "", -7, 40);
    EXPECT_EQ(fromJson<PointsEntry>(Json::parse(toJson(entry).dump())), entry);
    EXPECT_FALSE(fromJson<PointsEntry>(Json::parse("{}")));
    EXPECT_FALSE(fromJson<PointsEntry>(Json::parse("[]")));
}

TEST(PointsCsv, HasALineForEachGame) {
    EXPECT_EQ(toCsv({sampleEntry(1)}),
              "ended,white,black,white points,black points,result,termination,variant,plies,id\r\n"
              "2024-02-29T00:01:00Z,Ada,Bob,20,10,1-0,time,chess960,61,"
              "00000000-0000-4000-8000-100000000001\r\n");
}

TEST(PointsCsv, HasALineForEachPlayer) {
    EXPECT_EQ(toCsv(std::vector<PlayerSummary>{{"Ada", 5, 2, 1, 40, 31.25}, {"=b,c", 1, 0, 0, 3, 3}}),
              "player,games,won,drawn,lost,best points,average points\r\n"
              "Ada,5,2,1,2,40,31.2\r\n"
              "\"'=b,c\",1,0,0,1,3,3.0\r\n");
}

TEST(PointsCsv, QuotesSeparatorsAndQuotes) {
    EXPECT_THAT(toCsv({sampleEntry(1, "a,b", "\"c\" d")}), HasSubstr(",\"a,b\",\"\"\"c\"\" d\","));
}

TEST(PointsCsv, LetsNoNameBecomeAFormula) {
    for (const char* const name : {"=1+1", "+x", "-x", "@x"})
        EXPECT_THAT(toCsv({sampleEntry(1, name)}), HasSubstr(std::string(",'") + name + ","));
    EXPECT_THAT(toCsv({sampleEntry(1, "Ada", "Bob", -5)}), HasSubstr(",-5,"));
}

}  // namespace
}  // namespace roque::test
