#include "controller/players/ai_player.h"

#include <map>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "controller/plugins/in_process_engine.h"
#include "tests/controller/game/controller_test.h"

namespace roque::test {
namespace {

const Ticket kFirst = Ticket().next();
const Ticket kSecond = kFirst.next();

class AiPlayerTest : public testing::Test {
protected:
    void make(const char* id, std::map<std::string, std::string> options = {}) {
        AiPlayer::Listener listener;
        listener.answered = [this](Ticket ticket, const SearchAnswer&) { answers_.push_back(ticket); };
        listener.searchInfo = [this](Ticket ticket, const SearchInfo&) { infos_.push_back(ticket); };
        listener.failed = [this](const AiFault& fault) { faults_.push_back(fault); };
        player_ = std::make_unique<AiPlayer>(dispatcher_, inProcess(*testPlugins().find(id), testDeadlines()),
                                             AiSettings{id, std::move(options), {}, {}}, Variant::Standard,
                                             testDeadlines().afterLimit, std::move(listener));
    }
    [[nodiscard]] bool answers() {
        return dispatcher_.runUntil([this] { return !answers_.empty(); });
    }
    void leaveAndWait() {
        player_->leave();
        EXPECT_TRUE(dispatcher_.runUntil([this] { return player_->hasLeft(); }));
    }

    ManualDispatcher dispatcher_;
    std::vector<Ticket> answers_;
    std::vector<Ticket> infos_;
    std::vector<AiFault> faults_;
    std::unique_ptr<AiPlayer> player_;
};

TEST_F(AiPlayerTest, AnswersWithTheTicketOfTheRequest) {
    make("healthy");
    player_->think({}, kFirst);
    ASSERT_TRUE(answers());
    EXPECT_EQ(answers_, std::vector{kFirst});
    EXPECT_FALSE(player_->isThinking());
    leaveAndWait();
}

TEST_F(AiPlayerTest, AnswersOnlyTheLastOfSeveralRequests) {
    make("waits_for_stop");
    player_->think({}, kFirst);
    player_->think({}, kSecond);
    player_->moveNow();  // remembered until the first search has ended
    ASSERT_TRUE(answers());
    EXPECT_EQ(answers_, std::vector{kSecond});
    leaveAndWait();
}

TEST_F(AiPlayerTest, DoesNotAnswerWhatWasCancelled) {
    make("waits_for_stop");
    player_->think({}, kFirst);
    player_->cancel();
    EXPECT_FALSE(player_->isThinking());
    leaveAndWait();
    EXPECT_TRUE(answers_.empty());
}

TEST_F(AiPlayerTest, TellsItsLastThoughtBeforeItsAnswer) {
    make("minimax");
    SearchRequest request;
    request.limits.depth = 3;
    player_->think(request, kFirst);
    ASSERT_TRUE(answers());
    EXPECT_FALSE(infos_.empty());
    EXPECT_EQ(infos_.back(), kFirst);
    leaveAndWait();
}

TEST_F(AiPlayerTest, FailsIfItRefusesAnOption) {
    make("healthy", {{"Level", "7"}});
    EXPECT_TRUE(dispatcher_.runUntil([this] { return !faults_.empty(); }));
    EXPECT_EQ(faults_[0].kind, PlayerFailure::Kind::CannotStart);
    leaveAndWait();
}

TEST_F(AiPlayerTest, IsToldToStopWhenItsTimeIsLongOver) {
    make("waits_for_stop");
    SearchRequest request;
    request.limits.moveTime = std::chrono::milliseconds(100);
    player_->think(request, kFirst);
    ASSERT_TRUE(dispatcher_.runFastUntil([this] { return !answers_.empty(); }));
    leaveAndWait();
}

TEST_F(AiPlayerTest, IsGivenUpIfItDoesNotStop) {
    make("bad_never_returns");
    const unsigned before = SearchThread::detachedThreads();
    player_->think({}, kFirst);
    player_->moveNow();
    ASSERT_TRUE(dispatcher_.runFastUntil([this] { return !faults_.empty(); }));
    EXPECT_EQ(faults_[0].kind, PlayerFailure::Kind::NotResponding);
    EXPECT_TRUE(player_->hasLeft());
    EXPECT_EQ(SearchThread::detachedThreads(), before + 1);
}

TEST_F(AiPlayerTest, MayBeDestroyedWhileItSearches) {
    make("waits_for_stop");
    player_->think({}, kFirst);
    player_.reset();
    dispatcher_.runPending();
    EXPECT_TRUE(answers_.empty());
}

}  // namespace
}  // namespace roque::test
