#include <gmock/gmock.h>

#include "controller/scores/points_access.h"
#include "tests/controller/scores/fake_password_store.h"
#include "tests/controller/scores/sample_entry.h"
#include "tests/controller/scores/test_database.h"
#include "tests/controller/threads/manual_dispatcher.h"
#include "tests/support/temporary_folder.h"

// Passwords for servers, asked for and stored.
namespace roque::test {
namespace {

using testing::HasSubstr;
using testing::Not;
using Keep = TypedPassword::Keep;

class ScoreServerAccess : public testing::TestWithParam<std::string> {
protected:
    void SetUp() override {
        place_ = freshTestDatabase(GetParam());
        if (!place_.absence.empty()) GTEST_SKIP() << place_.absence;
        scores_ = std::make_unique<PointsService>(dispatcher_, folder_.path(), [this](const auto& status) {
            if (access_) access_->onStatus(status);
        });
        PointsAccess::Listener listener{[this](const auto&, const std::optional<Message>& refusal) {
                                            ++questions_;
                                            refusal_ = refusal ? english(*refusal) : "";
                                        },
                                        [] {}, [](const Message& what) { ADD_FAILURE() << english(what); }};
        access_ = std::make_unique<PointsAccess>(dispatcher_, *scores_, std::move(listener), store_.opener());
    }
    [[nodiscard]] bool isAsked(int times) {
        return dispatcher_.runUntil([&] { return questions_ == times; });
    }
    [[nodiscard]] bool finds(std::size_t count) {
        std::optional<std::size_t> found;
        scores_->find({}, [&](const auto& entries) { found = entries ? entries->size() : 0; });
        return dispatcher_.runUntil([&] { return found.has_value(); }) && *found == count;
    }

    TestDatabase place_;
    TemporaryFolder folder_;
    ManualDispatcher dispatcher_;
    FakePasswordStore store_;
    int questions_ = 0;
    std::string refusal_;
    std::unique_ptr<PointsService> scores_;
    std::unique_ptr<PointsAccess> access_;
};

TEST_P(ScoreServerAccess, SavesWhatWaitedOnceThePasswordIsKnown) {
    scores_->save(sampleEntry(1));
    access_->use(place_.database);
    ASSERT_TRUE(isAsked(1));
    EXPECT_EQ(refusal_, "");
    access_->answer({place_.password, Keep::InStore});
    EXPECT_TRUE(dispatcher_.runUntil([this] { return finds(1); }));
    EXPECT_TRUE(dispatcher_.runUntil([this] { return store_.kept("127.0.0.1") == place_.password; }));
    EXPECT_TRUE(dispatcher_.runUntil([this] { return scores_->status().waiting == 0; }));
    EXPECT_EQ(questions_, 1);
}

TEST_P(ScoreServerAccess, AsksAgainForAPasswordThatIsRefusedAndKeepsItNowhere) {
    access_->use(place_.database, {"wr'ong", Keep::InStore});
    ASSERT_TRUE(isAsked(1));
    EXPECT_NE(refusal_, "");
    EXPECT_THAT(refusal_, Not(HasSubstr("wr'ong")));
    EXPECT_EQ(store_.kept("127.0.0.1"), "");
    access_->answer({"wr'ong again", Keep::InStore});
    ASSERT_TRUE(isAsked(2));
}

TEST_P(ScoreServerAccess, AsksIfThePasswordThatIsKeptIsNotGoodAnyMore) {
    store_.put("127.0.0.1", "of last year");
    scores_->save(sampleEntry(1));
    access_->use(place_.database);
    ASSERT_TRUE(isAsked(1));
    EXPECT_THAT(refusal_, Not(HasSubstr("of last year")));
    access_->answer({place_.password, Keep::InStore});
    EXPECT_TRUE(dispatcher_.runUntil([this] { return finds(1); }));
    EXPECT_TRUE(dispatcher_.runUntil([this] { return store_.kept("127.0.0.1") == place_.password; }));
}

/// The server goes away and comes back: nobody waits, and each game is stored once.
TEST_P(ScoreServerAccess, KeepsGamesWhileTheServerIsGone) {
    access_->use(place_.database, {place_.password, Keep::UntilTheEnd});
    scores_->save(sampleEntry(1));
    ASSERT_TRUE(dispatcher_.runUntil([this] { return finds(1); }));
    stopTestServer(GetParam());
    scores_->save(sampleEntry(2));
    EXPECT_TRUE(dispatcher_.runUntil(
        [this] { return scores_->status().waiting == 1 && scores_->status().error.has_value(); }));
    EXPECT_THAT(english(scores_->status().error->text), Not(HasSubstr(place_.password)));
    restartTestServer(GetParam());
    // The next attempt comes after a minute, and one more if the server is not quite ready.
    EXPECT_TRUE(dispatcher_.runFastUntil([this] { return scores_->status().waiting == 0; }))
        << english(scores_->status().error.value_or(PointsError{}).text);
    EXPECT_TRUE(finds(2));
    EXPECT_EQ(questions_, 0);  // the password was right all the time
}

INSTANTIATE_TEST_SUITE_P(Kinds, ScoreServerAccess, testing::ValuesIn(testDatabaseNames()),
                         [](const auto& kind) { return kind.param; });

}  // namespace
}  // namespace roque::test
