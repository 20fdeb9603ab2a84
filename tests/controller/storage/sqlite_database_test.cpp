#include "controller/storage/sqlite_database.h"

#include <array>
#include <random>

#include <gmock/gmock.h>

#include "tests/support/limited_user.h"
#include "tests/support/temporary_folder.h"

namespace roque::test {
namespace {

namespace fs = std::filesystem;

constexpr std::array kSteps{"CREATE TABLE word (id INTEGER PRIMARY KEY, text TEXT NOT NULL)",
                            "ALTER TABLE word ADD COLUMN count INTEGER NOT NULL DEFAULT 7"};

class SqliteDatabaseTest : public testing::Test {
protected:
    [[nodiscard]] fs::path path() const { return folder_ / "a=b 'c' \"d\".sqlite"; }

    void fill(int rows) {
        SqliteDatabase database(path());
        database.migrate(kSteps);
        SqliteTransaction transaction(database);
        SqliteStatement insert = database.prepare("INSERT INTO word (text) VALUES (?)");
        for (int row = 0; row < rows; ++row) insert.bind(0, std::string(100, 'x')).run();
        transaction.commit();
    }

    static std::int64_t count(SqliteDatabase& database) {
        SqliteStatement statement = database.prepare("SELECT count(*) FROM word");
        return statement.next() ? statement.integer(0) : -1;
    }

    /// Opens the database; returns the name of the old file, if it was set aside.
    std::optional<fs::path> open() {
        std::optional<fs::path> kept;
        SqliteDatabase database =
            openOrSetAside(path(), kSteps, [&](const SqliteError&, const fs::path& name) { kept = name; });
        database.execute("INSERT INTO word (text) VALUES ('works')");
        return kept;
    }

    template <typename Action>
    static std::optional<SqliteError::Kind> failureOf(Action action) {
        try {
            action();
            return std::nullopt;
        } catch (const SqliteError& error) {
            return error.kind();
        }
    }

    TemporaryFolder folder_;
};

TEST_F(SqliteDatabaseTest, KeepsTextsAndNumbers) {
    const std::string text("'; DROP TABLE word; -- \0é", 26);
    fill(0);
    SqliteDatabase database(path());
    database.prepare("INSERT INTO word (id, text) VALUES (?, ?)").bind(0, 1LL << 60U).bind(1, text).run();
    SqliteStatement statement = database.prepare("SELECT id, text, count FROM word");
    ASSERT_TRUE(statement.next());
    EXPECT_EQ(statement.integer(0), 1LL << 60U);
    EXPECT_EQ(statement.text(1), text);
    EXPECT_EQ(statement.integer(2), 7);
    EXPECT_FALSE(statement.next());
}

TEST_F(SqliteDatabaseTest, RunsTheStepsThatAreNew) {
    {
        SqliteDatabase database(path());
        database.migrate(std::span(kSteps).first(1));
        database.execute("INSERT INTO word (text) VALUES ('old')");
    }
    SqliteDatabase database(path());
    database.migrate(kSteps);
    SqliteStatement statement = database.prepare("SELECT text, count FROM word");
    ASSERT_TRUE(statement.next());
    EXPECT_EQ(statement.text(0), "old");
    EXPECT_EQ(statement.integer(1), 7);
}

TEST_F(SqliteDatabaseTest, UndoesAMigrationThatFails) {
    SqliteDatabase database(path());
    const std::array steps{kSteps[0], "nonsense"};
    EXPECT_EQ(failureOf([&] { database.migrate(steps); }), SqliteError::Kind::Damaged);
    EXPECT_FALSE(failureOf([&] { database.migrate(kSteps); }));
}

TEST_F(SqliteDatabaseTest, ForgetsATransactionThatIsNotCommitted) {
    fill(3);
    SqliteDatabase database(path());
    {
        const SqliteTransaction transaction(database);
        database.execute("DELETE FROM word");
    }
    EXPECT_EQ(count(database), 3);
}

TEST_F(SqliteDatabaseTest, IsForTheOwnerOnly) {
    fill(1);
    EXPECT_EQ(fs::status(path()).permissions(), fs::perms::owner_read | fs::perms::owner_write);
}

TEST_F(SqliteDatabaseTest, GoesOnAfterADiskThatWasFull) {
    fill(10);
    SqliteDatabase database(path());
    {
        const FullDisk full(fs::file_size(path()));
        EXPECT_EQ(failureOf([&] {
                      SqliteTransaction transaction(database);
                      for (int row = 0; row < 1000; ++row)
                          database.prepare("INSERT INTO word (text) VALUES (?)")
                              .bind(0, std::string(500, 'y'))
                              .run();
                      transaction.commit();
                  }),
                  SqliteError::Kind::Full);
    }
    EXPECT_EQ(count(database), 10);
    database.execute("INSERT INTO word (text) VALUES ('again')");
    EXPECT_EQ(count(database), 11);
}

TEST_F(SqliteDatabaseTest, SaysThatItsFolderCannotBeUsed) {
    writeText(folder_ / "file", "");
    EXPECT_EQ(failureOf([&] { SqliteDatabase database(folder_ / "file/x.sqlite"); }),
              SqliteError::Kind::CannotOpen);
}

TEST_F(SqliteDatabaseTest, SaysThatItMayNotBeWritten) {
    fill(1);
    fs::permissions(path(), fs::perms(0444));
    fs::permissions(folder_.path(), fs::perms(0555));
    const LimitedUser user;
    const auto kind = failureOf([&] {
        SqliteDatabase database(path());
        database.execute("DELETE FROM word");
    });
    EXPECT_TRUE(kind == SqliteError::Kind::ReadOnly || kind == SqliteError::Kind::CannotOpen);
}

TEST_F(SqliteDatabaseTest, OpensAHealthyFileAsItIs) {
    fill(5);
    EXPECT_FALSE(open());
    SqliteDatabase database(path());
    EXPECT_EQ(count(database), 6);
}

TEST_F(SqliteDatabaseTest, SetsAsideWhatIsNoDatabase) {
    const std::string content(10'000, 'z');
    writeText(path(), content);
    const auto kept = open();
    ASSERT_TRUE(kept);
    EXPECT_EQ(readText(*kept), content);
}

TEST_F(SqliteDatabaseTest, SetsAsideWhatANewerVersionMade) {
    fill(5);
    SqliteDatabase(path()).execute("PRAGMA user_version = 3");
    const auto kept = open();
    ASSERT_TRUE(kept);
    SqliteDatabase old(*kept);
    EXPECT_EQ(count(old), 5);
}

TEST_F(SqliteDatabaseTest, SetsAsideADatabaseWithOtherTables) {
    SqliteDatabase(path()).execute("CREATE TABLE word (x)");
    EXPECT_TRUE(open());
}

/// Whatever happens to the bytes of a file, the program continues, and the old file is either used or kept.
TEST_F(SqliteDatabaseTest, SurvivesBrokenBytesAnywhere) {
    fill(200);
    const std::string whole = readText(path());
    std::mt19937 random(7);
    for (int round = 0; round < 60; ++round) {
        std::string content = whole;
        if (round % 2 == 0) content.resize(random() % whole.size());
        const std::size_t bytes = round % 2 == 0 ? 0 : 1 + random() % 300;
        for (std::size_t byte = 0; byte < bytes; ++byte)
            content[random() % content.size()] = static_cast<char>(random());
        for (const char* const companion : {"-wal", "-shm"}) fs::remove(path().string() + companion);
        writeText(path(), content);
        std::optional<fs::path> kept;
        try {
            kept = open();
        } catch (const SqliteError& error) {
            ASSERT_EQ(error.kind(), SqliteError::Kind::Damaged) << error.what();  // in a page without checks
        }
        if (!kept) continue;
        ASSERT_EQ(readText(*kept), content) << round;
        fs::remove(*kept);
    }
}

}  // namespace
}  // namespace roque::test
