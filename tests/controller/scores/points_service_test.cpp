#include "controller/scores/points_service.h"

#include <gmock/gmock.h>

#include "controller/diagnostics/log.h"
#include "controller/scores/points_queue.h"
#include "controller/scores/points_table.h"
#include "controller/storage/sqlite_database.h"
#include "tests/controller/scores/sample_entry.h"
#include "tests/controller/scores/silent_server.h"
#include "tests/controller/threads/manual_dispatcher.h"
#include "tests/support/limited_user.h"
#include "tests/support/temporary_folder.h"

namespace roque::test {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::SizeIs;

class ScoreServiceTest : public testing::Test {
protected:
    void start() {
        service_.reset();
        statuses_.clear();
        service_ = std::make_unique<PointsService>(
            dispatcher_, folder_.path(), [this](const auto& status) { statuses_.push_back(status); });
    }
    void useEmbedded() { service_->use({}, ""); }

    [[nodiscard]] bool reports(std::size_t waiting, std::optional<PointsError::Kind> error) {
        return dispatcher_.runUntil([&] {
            if (statuses_.empty() || statuses_.back().waiting != waiting) return false;
            const auto& now = statuses_.back().error;
            return error ? now && now->kind == *error : !now.has_value();
        });
    }
    /// The games that the service finds.
    [[nodiscard]] std::vector<PointsEntry> found() {
        std::optional<std::vector<PointsEntry>> entries;
        service_->find({},
                       [&](const auto& answer) { entries = answer ? *answer : std::vector<PointsEntry>(); });
        EXPECT_TRUE(dispatcher_.runUntil([&] { return entries.has_value(); }));
        return entries.value_or(std::vector<PointsEntry>());
    }
    [[nodiscard]] bool finds(std::size_t count) {
        return dispatcher_.runUntil([&] { return found().size() == count; });
    }

    TemporaryFolder folder_;
    ManualDispatcher dispatcher_;
    std::vector<PointsStatus> statuses_;
    std::unique_ptr<PointsService> service_;
};

TEST_F(ScoreServiceTest, SavesAGameWithoutAnySetup) {
    start();
    useEmbedded();
    service_->save(sampleEntry(1));
    EXPECT_TRUE(finds(1));
    EXPECT_THAT(found(), ElementsAre(sampleEntry(1)));
    EXPECT_TRUE(statuses_.empty());
}

TEST_F(ScoreServiceTest, FindsAtOnceWhatWasSavedBefore) {
    start();
    useEmbedded();
    for (int number = 1; number <= 20; ++number) {
        service_->save(sampleEntry(number));
        ASSERT_THAT(found(), SizeIs(static_cast<std::size_t>(number)));
    }
}

TEST_F(ScoreServiceTest, HasSavedToTheDiskWhenItEnds) {
    start();
    for (int number = 0; number < 20; ++number) service_->save(sampleEntry(number));
    service_.reset();
    PointsQueue queue(folder_ / "scores-waiting.sqlite");
    EXPECT_THAT(queue.waiting(), SizeIs(20));
}

TEST_F(ScoreServiceTest, SavesAtTheNextStartWhatWaited) {
    start();
    service_->save(sampleEntry(1));
    start();
    useEmbedded();
    EXPECT_TRUE(finds(1));
}

TEST_F(ScoreServiceTest, KeepsAGameForAServerThatIsNotThere) {
    start();
    service_->use({PointsDatabase::Kind::PostgreSql, "127.0.0.1", 1, "chess", "ada"}, "secret");
    service_->save(sampleEntry(1));
    EXPECT_TRUE(reports(1, PointsError::Kind::CannotConnect));
    EXPECT_THAT(english(statuses_.back().error->text), testing::Not(HasSubstr("secret")));
    useEmbedded();
    EXPECT_TRUE(reports(0, std::nullopt));
    EXPECT_THAT(found(), ElementsAre(sampleEntry(1)));
}

TEST_F(ScoreServiceTest, TriesAgainAfterAWhile) {
    start();
    std::filesystem::create_directory(folder_ / "scores.sqlite");
    useEmbedded();
    service_->save(sampleEntry(1));
    ASSERT_TRUE(reports(1, PointsError::Kind::CannotConnect));
    std::filesystem::remove(folder_ / "scores.sqlite");
    dispatcher_.advance(PointsService::kRetryInterval);
    EXPECT_TRUE(reports(0, std::nullopt));
    EXPECT_THAT(found(), SizeIs(1));
}

TEST_F(ScoreServiceTest, WaitsForNoServerThatSaysNothing) {
    auto server = std::make_unique<SilentServer>();
    start();
    service_->use({PointsDatabase::Kind::MySql, "127.0.0.1", server->port(), "chess", "ada"}, "secret");
    const auto begin = std::chrono::steady_clock::now();
    service_->save(sampleEntry(1));
    service_->find({}, [](const auto&) { FAIL(); });
    dispatcher_.runPending();
    service_.reset();
    EXPECT_LT(std::chrono::steady_clock::now() - begin, std::chrono::seconds(4));
    PointsQueue queue(folder_ / "scores-waiting.sqlite");
    EXPECT_THAT(queue.waiting(), SizeIs(1));
    server.reset();  // which ends the connection
    while (SerialWorker::detachedThreads() > 0) std::this_thread::sleep_for(std::chrono::milliseconds(10));
}

TEST_F(ScoreServiceTest, SavesOnceWhatAnotherProgramHasLockedForAWhile) {
    start();
    useEmbedded();
    service_->save(sampleEntry(1));
    ASSERT_TRUE(finds(1));
    {
        SqliteDatabase other(folder_ / "scores.sqlite");
        const SqliteTransaction lock(other);
        service_->save(sampleEntry(2));
        const auto begin = std::chrono::steady_clock::now();
        dispatcher_.runPending();
        EXPECT_LT(std::chrono::steady_clock::now() - begin, std::chrono::seconds(1));
        ASSERT_TRUE(dispatcher_.runUntil(
            [&] { return PointsQueue(folder_ / "scores-waiting.sqlite").waiting().size() == 1; }));
    }
    EXPECT_TRUE(finds(2));
    EXPECT_THAT(found(), SizeIs(2));
}

TEST_F(ScoreServiceTest, KeepsAGameWhileAnotherProgramHoldsTheDatabase) {
    { SqliteDatabase(folder_ / "scores.sqlite"); }
    SqliteDatabase other(folder_ / "scores.sqlite");
    auto lock = std::make_unique<SqliteTransaction>(other);
    start();
    useEmbedded();
    service_->save(sampleEntry(1));
    EXPECT_TRUE(reports(1, PointsError::Kind::CannotConnect));
    lock.reset();
    service_->save(sampleEntry(2));
    EXPECT_TRUE(reports(0, std::nullopt));
    EXPECT_THAT(found(), SizeIs(2));
}

TEST_F(ScoreServiceTest, SharesTheDatabaseWithASecondWindow) {
    start();
    useEmbedded();
    PointsService second(dispatcher_, folder_.path(), nullptr);
    second.use({}, "");
    for (int number = 0; number < 10; ++number) {
        service_->save(sampleEntry(number));
        second.save(sampleEntry(number + 5));
    }
    EXPECT_TRUE(finds(15));
}

TEST_F(ScoreServiceTest, KeepsADamagedDatabaseAndSaysSo) {
    const std::string content(9000, 'x');
    writeText(folder_ / "scores.sqlite", content);
    start();
    useEmbedded();
    service_->save(sampleEntry(1));
    EXPECT_TRUE(finds(1));
    EXPECT_EQ(readText(folder_ / "scores.sqlite.bad"), content);
    const auto told = std::ranges::find_if(statuses_, [](const auto& status) {
        return status.error && status.error->kind == PointsError::Kind::Damaged;
    });
    ASSERT_NE(told, statuses_.end());
    EXPECT_THAT(english(told->error->text), HasSubstr("scores.sqlite.bad"));
}

TEST_F(ScoreServiceTest, KeepsADamagedQueueAndSaysSo) {
    const std::string content(9000, 'x');
    writeText(folder_ / "scores-waiting.sqlite", content);
    start();
    useEmbedded();
    service_->save(sampleEntry(1));
    EXPECT_TRUE(finds(1));
    EXPECT_EQ(readText(folder_ / "scores-waiting.sqlite.bad"), content);
    const auto told = std::ranges::find_if(statuses_, [](const auto& status) {
        return status.error && status.error->kind == PointsError::Kind::Damaged;
    });
    ASSERT_NE(told, statuses_.end());
    EXPECT_THAT(english(told->error->text), HasSubstr("scores-waiting.sqlite.bad"));
}

TEST_F(ScoreServiceTest, LogsWhyItCannotSave) {
    openLog(folder_ / "log");
    std::filesystem::create_directory(folder_ / "scores.sqlite");
    start();
    useEmbedded();
    service_->save(sampleEntry(1));
    EXPECT_TRUE(reports(1, PointsError::Kind::CannotConnect));
    closeLog();
    EXPECT_THAT(readText(folder_ / "log/roque.log"), HasSubstr("scores.sqlite cannot be used"));
}

TEST_F(ScoreServiceTest, LeavesADatabaseOfANewerVersionAlone) {
    {
        SqliteDatabase newer(folder_ / "scores.sqlite");
        newer.execute("CREATE TABLE roque_schema (version INTEGER); INSERT INTO roque_schema VALUES (99)");
    }
    start();
    useEmbedded();
    service_->save(sampleEntry(1));
    EXPECT_TRUE(reports(1, PointsError::Kind::Newer));
    EXPECT_FALSE(std::filesystem::exists(folder_ / "scores.sqlite.bad"));
}

TEST_F(ScoreServiceTest, KeepsGamesInMemoryOnAFullDiskAndSavesThemLater) {
    start();
    useEmbedded();
    service_->save(sampleEntry(1));
    ASSERT_TRUE(finds(1));
    {
        const FullDisk full(0);
        service_->save(sampleEntry(2));
        ASSERT_TRUE(reports(1, PointsError::Kind::Failed));
    }
    service_->save(sampleEntry(3));
    EXPECT_TRUE(reports(0, std::nullopt));
    EXPECT_THAT(found(), SizeIs(3));
}

TEST_F(ScoreServiceTest, WorksWithoutAnyFolder) {
    service_ = std::make_unique<PointsService>(dispatcher_, std::nullopt,
                                               [this](const auto& status) { statuses_.push_back(status); });
    useEmbedded();
    service_->save(sampleEntry(1));
    EXPECT_TRUE(reports(1, PointsError::Kind::NoFolder));
}

TEST_F(ScoreServiceTest, ExportsWhatItFinds) {
    start();
    useEmbedded();
    service_->save(sampleEntry(1));
    ASSERT_TRUE(finds(1));
    bool isDone = false;
    service_->exportCsv({}, folder_ / "a b.csv", [&](const auto& answer) { isDone = answer.has_value(); });
    EXPECT_TRUE(dispatcher_.runUntil([&] { return isDone; }));
    EXPECT_THAT(readText(folder_ / "a b.csv"), HasSubstr("Ada,Bob"));
    writeText(folder_ / "usual", "");
    EXPECT_EQ(std::filesystem::status(folder_ / "a b.csv").permissions(),
              std::filesystem::status(folder_ / "usual").permissions());
}

TEST_F(ScoreServiceTest, SaysWhyItCannotExport) {
    start();
    useEmbedded();
    std::optional<PointsError> error;
    service_->exportCsv({}, "/dev/null/x.csv", [&](const auto& answer) { error = answer.error(); });
    EXPECT_TRUE(dispatcher_.runUntil([&] { return error.has_value(); }));
    EXPECT_THAT(english(error->text), HasSubstr("/dev/null"));
}

TEST_F(ScoreServiceTest, TriesADatabaseWithoutUsingIt) {
    start();
    std::optional<bool> works;
    service_->test({PointsDatabase::Kind::PostgreSql, "127.0.0.1", 1, "chess", "ada"}, "",
                   [&](const auto& answer) { works = answer.has_value(); });
    EXPECT_TRUE(dispatcher_.runUntil([&] { return works.has_value(); }));
    EXPECT_FALSE(*works);
    service_->test({}, "", [&](const auto& answer) { works = answer.has_value(); });
    EXPECT_TRUE(dispatcher_.runUntil([&] { return *works; }));
}

TEST_F(ScoreServiceTest, SumsUpPlayers) {
    start();
    useEmbedded();
    service_->save(sampleEntry(1));
    ASSERT_TRUE(finds(1));
    std::vector<PlayerSummary> players;
    service_->players(10, [&](const auto& answer) { players = *answer; });
    EXPECT_TRUE(dispatcher_.runUntil([&] { return players.size() == 2; }));
    EXPECT_EQ(players[0], (PlayerSummary{"Ada", 1, 1, 0, 20, 20.0}));
}

}  // namespace
}  // namespace roque::test
