#include "controller/game/ai_seats.h"

#include <gtest/gtest.h>

#include "tests/controller/game/controller_test.h"

namespace roque::test {
namespace {

class AiSeatsTest : public testing::Test {
protected:
    ~AiSeatsTest() override { retireAndWait(); }

    [[nodiscard]] Result<void, AiFault> seat(const char* id, AiPlayer::Listener listener = {}) {
        return seats_.seat(Color::White, plugin(id), Variant::Standard, std::move(listener));
    }
    void retireAndWait() {
        seats_.retire(Color::White);
        EXPECT_TRUE(dispatcher_.runFastUntil([this] { return !seats_.isAnyLeaving(); }));
    }
    /// Has a player of this kind think for ever, and dismisses it.
    void seatAndHang() {
        bool hasBegun = false;  // as it says itself; before, it could still be kept from it
        AiPlayer::Listener listener;
        listener.searchInfo = [&hasBegun](Ticket, const SearchInfo&) { hasBegun = true; };
        ASSERT_TRUE(seat("bad_ignores_stop", std::move(listener)));
        seats_.at(Color::White)->think({}, Ticket().next());
        ASSERT_TRUE(dispatcher_.runUntil([&hasBegun] { return hasBegun; }));
        retireAndWait();
    }

    ManualDispatcher dispatcher_;
    unsigned drops_ = 0;
    AiSeats seats_{dispatcher_, testPlugins(), testDeadlines(), [this] { ++drops_; }};
};

TEST_F(AiSeatsTest, HoldTheRunningPlayers) {
    ASSERT_TRUE(seat("healthy"));
    EXPECT_NE(seats_.at(Color::White), nullptr);
    EXPECT_EQ(seats_.at(Color::Black), nullptr);
    seats_.retire(Color::White);
    EXPECT_EQ(seats_.at(Color::White), nullptr);
}

TEST_F(AiSeatsTest, KeepAPlayerUntilItsThreadHasEnded) {
    ASSERT_TRUE(seat("healthy"));
    seats_.retire(Color::White);
    EXPECT_TRUE(seats_.isAnyLeaving());
    EXPECT_EQ(drops_, 0U);
    retireAndWait();
    EXPECT_GT(drops_, 0U);
}

TEST_F(AiSeatsTest, RefuseAPlayerThatIsHeldBackUntilItIsTrusted) {
    seats_.holdBack("healthy", ROQUE_MESSAGE("It ended the program"));
    const auto refused = seat("healthy");
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().kind, PlayerFailure::Kind::HeldBack);
    EXPECT_EQ(english(refused.error().reason), "It ended the program");
    EXPECT_TRUE(seat("random")) << "another player";
    retireAndWait();
    seats_.trust("healthy");
    EXPECT_TRUE(seat("healthy"));
}

TEST_F(AiSeatsTest, RefuseAPlayerThatHungTwice) {
    seatAndHang();
    seatAndHang();
    const auto refused = seat("bad_ignores_stop");
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().kind, PlayerFailure::Kind::CannotStart);
    EXPECT_EQ(english(refused.error().reason), "It has hung several times and will not be restarted");
}

TEST_F(AiSeatsTest, AllowOneRestartOfASideUntilAPersonChooses) {
    EXPECT_TRUE(seats_.takeRestart(Color::White));
    EXPECT_FALSE(seats_.takeRestart(Color::White));
    EXPECT_TRUE(seats_.takeRestart(Color::Black));
    seats_.allowRestart(Color::White);
    EXPECT_TRUE(seats_.takeRestart(Color::White));
}

}  // namespace
}  // namespace roque::test
