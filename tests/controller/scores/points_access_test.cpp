#include "controller/scores/points_access.h"

#include <gmock/gmock.h>

#include "tests/controller/scores/fake_password_store.h"
#include "tests/controller/scores/sample_entry.h"
#include "tests/controller/threads/manual_dispatcher.h"
#include "tests/support/temporary_folder.h"

// Without a server: points_server_access_test.cpp has the tests with servers.
namespace roque::test {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;
using Keep = TypedPassword::Keep;

const PointsDatabase kNowhere{PointsDatabase::Kind::PostgreSql, "127.0.0.1", 1, "roque", "zoë"};

class ScoreAccessTest : public testing::Test {
protected:
    PointsAccess::Listener listener() {
        return {[this](const PointsDatabase& database, const auto& refusal) {
                    asked_.push_back(database.host + (refusal ? ": " + english(*refusal) : ""));
                },
                [this] { ++unasked_; }, [this](const Message& what) { told_.push_back(english(what)); }};
    }
    [[nodiscard]] bool finds(std::size_t count) {
        std::optional<std::size_t> found;
        scores_.find({}, [&](const auto& entries) { found = entries ? entries->size() : 0; });
        return dispatcher_.runUntil([&] { return found.has_value(); }) && *found == count;
    }
    /// The result of testing a database; empty if it works.
    std::string tested(const PointsDatabase& database, const std::optional<std::string>& typed) {
        std::optional<std::string> said;
        access_.test(database, typed,
                     [&](const auto& answer) { said = answer ? "" : english(answer.error().text); });
        EXPECT_TRUE(dispatcher_.runUntil([&] { return said.has_value(); }));
        return said.value_or("no answer");
    }

    TemporaryFolder folder_;
    ManualDispatcher dispatcher_;
    FakePasswordStore store_;
    std::vector<std::string> asked_;
    std::vector<std::string> told_;
    int unasked_ = 0;
    PointsService scores_{dispatcher_, folder_.path(), [](const auto&) {}};
    PointsAccess access_{dispatcher_, scores_, listener(), store_.opener()};
};

TEST_F(ScoreAccessTest, OpensAFileWithoutAnyPassword) {
    access_.use({});
    scores_.save(sampleEntry(1));
    EXPECT_TRUE(dispatcher_.runUntil([this] { return finds(1); }));
    EXPECT_THAT(asked_, IsEmpty());
    EXPECT_EQ(store_.lookups(), 0);
}

TEST_F(ScoreAccessTest, AsksForAPasswordThatIsNotKept) {
    access_.use(kNowhere);
    EXPECT_TRUE(dispatcher_.runUntil([this] { return !asked_.empty(); }));
    EXPECT_THAT(asked_, ElementsAre("127.0.0.1"));
}

TEST_F(ScoreAccessTest, AsksWithoutAnyStore) {
    PointsAccess access(dispatcher_, scores_, listener(), [] { return std::nullopt; });
    access.use(kNowhere);
    EXPECT_TRUE(dispatcher_.runUntil([this] { return !asked_.empty(); }));
}

TEST_F(ScoreAccessTest, AsksNobodyForAPasswordThatIsKept) {
    store_.put("127.0.0.1", "secret");
    scores_.save(sampleEntry(1));
    access_.use(kNowhere);
    EXPECT_TRUE(dispatcher_.runUntil([this] {
        return scores_.status().error && scores_.status().error->kind == PointsError::Kind::CannotConnect;
    }));
    EXPECT_THAT(asked_, IsEmpty());
    EXPECT_THAT(english(scores_.status().error->text), Not(HasSubstr("secret")));
}

TEST_F(ScoreAccessTest, AsksNoLongerWhenAnotherDatabaseIsChosen) {
    access_.use(kNowhere);
    access_.use({});
    scores_.save(sampleEntry(1));
    EXPECT_TRUE(dispatcher_.runUntil([this] { return store_.lookups() == 1 && finds(1); }));
    dispatcher_.runPending();
    EXPECT_THAT(asked_, IsEmpty());
    EXPECT_EQ(unasked_, 2);
}

TEST_F(ScoreAccessTest, SavesNothingInTheOldDatabaseWhileTheNewOneNeedsAPassword) {
    access_.use({});
    scores_.save(sampleEntry(1));
    ASSERT_TRUE(dispatcher_.runUntil([this] { return finds(1); }));
    access_.use(kNowhere);
    scores_.save(sampleEntry(2));
    EXPECT_TRUE(dispatcher_.runUntil([this] { return scores_.status().waiting == 1; }));
    access_.use({});
    EXPECT_TRUE(dispatcher_.runUntil([this] { return finds(2); }));  // it waited for any database
}

TEST_F(ScoreAccessTest, KeepsAPasswordIfThePersonWants) {
    access_.use(kNowhere, {"secret", Keep::InStore});
    EXPECT_TRUE(dispatcher_.runUntil([this] { return store_.kept("127.0.0.1") == "secret"; }));
    EXPECT_EQ(access_.database(), kNowhere);
}

TEST_F(ScoreAccessTest, KeepsNoPasswordOtherwise) {
    access_.use(kNowhere, {"secret", Keep::UntilTheEnd});
    EXPECT_THAT(tested(kNowhere, std::nullopt), HasSubstr("cannot be reached"));
    EXPECT_EQ(store_.kept("127.0.0.1"), "");
    EXPECT_EQ(store_.lookups(), 0);  // it is known
}

TEST_F(ScoreAccessTest, TellsThatAPasswordCouldNotBeKeptWithoutTellingIt) {
    store_.lock();
    access_.use(kNowhere, {"secret", Keep::InStore});
    EXPECT_TRUE(dispatcher_.runUntil([this] { return !told_.empty(); }));
    EXPECT_THAT(told_, ElementsAre("The password could not be kept: It is locked"));
}

TEST_F(ScoreAccessTest, TriesAFileAndAServer) {
    EXPECT_EQ(tested({}, std::nullopt), "");
    EXPECT_THAT(tested(kNowhere, "secret"), HasSubstr("cannot be reached"));
    EXPECT_THAT(tested(kNowhere, "secret"), Not(HasSubstr("secret")));
    EXPECT_THAT(tested({PointsDatabase::Kind::MySql, "", 0, "roque", "zoë"}, "secret"), HasSubstr("server"));
}

TEST_F(ScoreAccessTest, TriesAServerWithThePasswordThatIsKept) {
    store_.put("127.0.0.1", "secret");
    EXPECT_THAT(tested(kNowhere, std::nullopt), HasSubstr("cannot be reached"));
    EXPECT_EQ(store_.lookups(), 1);
}

TEST_F(ScoreAccessTest, FindsTheLibraryOfADatabase) {
    std::optional<bool> found;
    scores_.findBackend(PointsDatabase::Kind::Embedded,
                        [&](const auto& answer) { found = answer.has_value(); });
    EXPECT_TRUE(dispatcher_.runUntil([&] { return found.has_value(); }));
    EXPECT_TRUE(*found);
}

}  // namespace
}  // namespace roque::test
