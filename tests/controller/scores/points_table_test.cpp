#include "controller/scores/points_table.h"

#include <atomic>
#include <thread>

#include <gmock/gmock.h>
#include <soci/soci.h>

#include "controller/scores/points_connection.h"
#include "tests/controller/scores/sample_entry.h"
#include "tests/controller/scores/test_database.h"

// The same for every kind of database.
namespace roque::test {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;
using testing::SizeIs;
using Order = PointsQuery::Order;

class ScoreTableTest : public testing::TestWithParam<std::string> {
protected:
    void SetUp() override {
        place_ = freshTestDatabase(GetParam());
        if (!place_.absence.empty()) GTEST_SKIP() << place_.absence;
    }

    [[nodiscard]] Result<PointsTable, PointsError> tryOpen(const std::string& password) const {
        return PointsTable::open(place_.database, password, place_.file);
    }
    [[nodiscard]] PointsTable open() const {
        auto table = tryOpen(place_.password);
        if (!table) throw std::runtime_error(english(table.error().text));
        return std::move(*table);
    }
    /// Runs a statement without the table's knowledge.
    void execute(const std::string& sql) const {
        const auto connection = connectionTo(place_.database, place_.password, place_.file);
        soci::session(connection->backend, connection->text) << sql;
    }

    static std::vector<PointsEntry> found(PointsTable& table, const PointsQuery& query) {
        auto entries = table.find(query);
        if (!entries) throw std::runtime_error(english(entries.error().text));
        return *entries;
    }

    TestDatabase place_;
};

TEST_P(ScoreTableTest, KeepsGames) {
    const PointsEntry entry = sampleEntry(1, "Zoë 🏰 'x' \\ \"%\"", "", -17, 40);
    {
        PointsTable table = open();
        const auto added = table.add(entry);
        ASSERT_TRUE(added) << english(added.error().text);
    }
    PointsTable table = open();
    EXPECT_THAT(found(table, {}), ElementsAre(entry));
}

TEST_P(ScoreTableTest, HasAGameOnce) {
    PointsTable table = open();
    for (int times = 0; times < 3; ++times) ASSERT_TRUE(table.add(sampleEntry(1)));
    EXPECT_THAT(found(table, {}), SizeIs(1));
}

TEST_P(ScoreTableTest, FindsTheLatestFirst) {
    PointsTable table = open();
    for (const int number : {2, 3, 1}) ASSERT_TRUE(table.add(sampleEntry(number)));
    EXPECT_THAT(found(table, {Order::Latest, "", 2, 0}), ElementsAre(sampleEntry(3), sampleEntry(2)));
    EXPECT_THAT(found(table, {Order::Latest, "", 2, 2}), ElementsAre(sampleEntry(1)));
}

TEST_P(ScoreTableTest, FindsTheBestFirst) {
    PointsTable table = open();
    const auto low = sampleEntry(1, "Ada", "Bob", 20, -30);
    const auto high = sampleEntry(2, "Bob", "Ada", 5, 45);
    const auto middle = sampleEntry(3, "Ada", "Bob", 38, 20);
    for (const auto& entry : {low, high, middle}) ASSERT_TRUE(table.add(entry));
    EXPECT_THAT(found(table, {Order::Best, "", 10, 0}), ElementsAre(high, middle, low));
    EXPECT_THAT(found(table, {Order::Best, "bob", 10, 0}), ElementsAre(middle, high, low));
}

TEST_P(ScoreTableTest, FindsPlayersByPartsOfTheirNames) {
    PointsTable table = open();
    const auto one = sampleEntry(1, "Ada Lovelace", "100%_sure");
    const auto two = sampleEntry(2, "Bob", "Minimax");
    for (const auto& entry : {one, two}) ASSERT_TRUE(table.add(entry));
    EXPECT_THAT(found(table, {Order::Latest, "LOVE", 10, 0}), ElementsAre(one));
    EXPECT_THAT(found(table, {Order::Latest, "%_", 10, 0}), ElementsAre(one));
    EXPECT_THAT(found(table, {Order::Latest, "' OR 1=1 --", 10, 0}), IsEmpty());
}

TEST_P(ScoreTableTest, FindsJustOnePlayerByTheWholeName) {
    PointsTable table = open();
    const auto low = sampleEntry(1, "Bo", "Ada", 20, 99);
    const auto high = sampleEntry(2, "Bonnie", "Bo", 90, 30);
    for (const auto& entry : {low, high, sampleEntry(3, "Bob", "100%")}) ASSERT_TRUE(table.add(entry));
    const auto gamesOf = [&](const char* name) {
        return found(table, {Order::Best, name, PointsQuery::kAll, 0, PointsQuery::Match::Whole});
    };
    EXPECT_THAT(gamesOf("Bo"), ElementsAre(high, low)) << "by the points of this player";
    EXPECT_THAT(gamesOf("10%"), IsEmpty());
    EXPECT_THAT(gamesOf(""), IsEmpty());
}

TEST_P(ScoreTableTest, FindsAsManyAsThereAre) {
    PointsTable table = open();
    for (int number = 0; number < 150; ++number) ASSERT_TRUE(table.add(sampleEntry(number)));
    EXPECT_THAT(found(table, {}), SizeIs(100));
    EXPECT_THAT(found(table, {Order::Latest, "", PointsQuery::kAll, 0}), SizeIs(150));
}

TEST_P(ScoreTableTest, SumsUpPlayers) {
    PointsTable table = open();
    auto draw = sampleEntry(2, "Bob", "Ada", 10, 11);
    draw.result = GameResult::Draw;
    auto loss = sampleEntry(3, "Ada", "Bob", 12, 50);
    loss.result = GameResult::BlackWins;
    for (const auto& entry : {sampleEntry(1, "Ada", "Bob", 20, 10), draw, loss})
        ASSERT_TRUE(table.add(entry));
    const auto players = table.players(10);
    ASSERT_TRUE(players) << english(players.error().text);
    ASSERT_THAT(*players, SizeIs(2));
    EXPECT_EQ((*players)[0].name, "Bob");
    EXPECT_EQ((*players)[0].best, 50);
    EXPECT_EQ((*players)[1].games, 3U);
    EXPECT_EQ((*players)[1].wins, 1U);
    EXPECT_EQ((*players)[1].draws, 1U);
    EXPECT_EQ((*players)[1].best, 20);
    EXPECT_NEAR((*players)[1].mean, 43.0 / 3, 0.01);
}

TEST_P(ScoreTableTest, HasNobodyWithoutGames) {
    PointsTable table = open();
    EXPECT_THAT(*table.players(10), IsEmpty());
    EXPECT_THAT(found(table, {}), IsEmpty());
}

TEST_P(ScoreTableTest, BringsTablesOfAnOlderVersionUpToDate) {
    ASSERT_TRUE(open().add(sampleEntry(1)));
    execute(GetParam() == "MariaDB" ? "DROP INDEX roque_games_by_end ON roque_games"
                                    : "DROP INDEX roque_games_by_end");
    execute("DELETE FROM roque_schema WHERE version = 2");
    PointsTable table = open();
    EXPECT_THAT(found(table, {}), ElementsAre(sampleEntry(1)));
    EXPECT_ANY_THROW(execute("CREATE INDEX roque_games_by_end ON roque_games (ended_at)"));
}

TEST_P(ScoreTableTest, LeavesTablesOfANewerVersionAlone) {
    ASSERT_TRUE(open().add(sampleEntry(1)));
    execute("INSERT INTO roque_schema (version) VALUES (99)");
    EXPECT_EQ(tryOpen(place_.password).error().kind, PointsError::Kind::Newer);
}

TEST_P(ScoreTableTest, SaysThatItsColumnsAreOfAnotherType) {
    ASSERT_TRUE(open().add(sampleEntry(1)));
    execute("CREATE TABLE other_games AS SELECT * FROM roque_games");
    execute("DROP TABLE roque_games");
    execute(
        "CREATE TABLE roque_games AS SELECT id, ended_at, white_name, black_name, result AS white_points,"
        " result AS black_points, result, termination, variant, plies FROM other_games");
    execute("DROP TABLE other_games");
    const auto entries = open().find({});
    ASSERT_FALSE(entries);
    EXPECT_EQ(entries.error().kind, PointsError::Kind::Failed);
    EXPECT_THAT(english(entries.error().text), HasSubstr("another type"));
}

TEST_P(ScoreTableTest, IsMadeByManyProgramsAtTheSameTime) {
    std::vector<std::thread> programs;
    std::atomic<int> added = 0;
    for (int program = 0; program < 4; ++program) {
        programs.emplace_back([&] {
            auto table = tryOpen(place_.password);
            for (int number = 0; table && number < 5; ++number)
                added += table->add(sampleEntry(number)) ? 1 : 0;
        });
    }
    for (std::thread& program : programs) program.join();
    EXPECT_EQ(added, 20);
    PointsTable table = open();
    EXPECT_THAT(found(table, {}), SizeIs(5));
}

TEST_P(ScoreTableTest, SaysThatThePasswordIsWrongWithoutTellingIt) {
    if (place_.password.empty()) GTEST_SKIP() << "files have no passwords";
    const auto table = tryOpen("Geh'eim\\nis");
    ASSERT_FALSE(table);
    EXPECT_EQ(table.error().kind, PointsError::Kind::Refused) << english(table.error().text);
    EXPECT_THAT(english(table.error().text), Not(HasSubstr("Geh")));
}

TEST_P(ScoreTableTest, SaysThatNobodyListens) {
    place_.database.port = 1;
    place_.file = "/dev/null/scores.sqlite";
    const auto table = tryOpen("Geheimnis");
    ASSERT_FALSE(table);
    EXPECT_EQ(table.error().kind, PointsError::Kind::CannotConnect) << english(table.error().text);
    EXPECT_THAT(english(table.error().text), Not(HasSubstr("Geh")));
}

INSTANTIATE_TEST_SUITE_P(Kinds, ScoreTableTest, testing::ValuesIn(testDatabaseNames()),
                         [](const auto& kind) { return kind.param; });

}  // namespace
}  // namespace roque::test
