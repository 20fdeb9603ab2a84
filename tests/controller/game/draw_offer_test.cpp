#include "controller/game/draw_offer.h"

#include <gtest/gtest.h>

#include "tests/controller/game/controller_test.h"

namespace roque::test {
namespace {

class DrawOfferTest : public ControllerTest {
protected:
    /// Two people have made a move each.
    void startBetweenPeople() {
        start(person(), person());
        for (const char* const move : {"b1c3", "b8c6"}) play(move);
    }
};

TEST_F(DrawOfferTest, IsDeclinedByAnAiPlayerThatThinksNothingOfIt) {
    start(person(), plugin("waits_for_stop"));
    play("e2e4");
    controller_.moveNow();
    ASSERT_TRUE(reaches("person's turn"));
    ASSERT_TRUE(controller_.canOfferDraw());
    controller_.offerDraw();
    EXPECT_EQ(declinedBy_, std::vector{Color::Black});
    EXPECT_FALSE(controller_.game()->outcome());
    EXPECT_FALSE(controller_.drawOfferedBy());
}

TEST_F(DrawOfferTest, WaitsForAPersonsAnswer) {
    startBetweenPeople();
    controller_.offerDraw();
    EXPECT_EQ(controller_.drawOfferedBy(), Color::White);
    EXPECT_FALSE(controller_.canOfferDraw());
    controller_.answerDraw(DrawAnswer::Decline);
    EXPECT_EQ(declinedBy_, std::vector{Color::Black});
    EXPECT_FALSE(controller_.drawOfferedBy());
    play("e2e4");
    controller_.offerDraw();
    EXPECT_EQ(controller_.drawOfferedBy(), Color::Black);
    controller_.answerDraw(DrawAnswer::Agree);
    EXPECT_EQ(declinedBy_.size(), 1U);
    EXPECT_EQ(controller_.game()->outcome(), (Outcome{std::nullopt, Termination::Agreement}));
}

TEST_F(DrawOfferTest, StandsUntilTheOtherSideMoves) {
    startBetweenPeople();
    controller_.offerDraw();
    play("e2e4");
    EXPECT_EQ(controller_.drawOfferedBy(), Color::White);
    play("e7e5");
    EXPECT_FALSE(controller_.drawOfferedBy());
}

TEST_F(DrawOfferTest, LapsesWithWhatIsTakenBack) {
    startBetweenPeople();
    play("e2e4");
    controller_.offerDraw();
    ASSERT_TRUE(controller_.drawOfferedBy());
    controller_.takeBack();
    EXPECT_FALSE(controller_.drawOfferedBy());
}

TEST_F(DrawOfferTest, IsRefusedUntilBothSidesHaveMoved) {
    start(person(), person());
    for (const char* const move : {"e2e4", "e7e5"}) {
        EXPECT_FALSE(controller_.canOfferDraw());
        controller_.offerDraw();
        EXPECT_FALSE(controller_.drawOfferedBy());
        play(move);
    }
    EXPECT_TRUE(controller_.canOfferDraw());
    controller_.takeBack();
    EXPECT_FALSE(controller_.canOfferDraw());
}

TEST_F(DrawOfferTest, IsRefusedWhileTheAiPlayerThinksAboutItsFirstMove) {
    start(person(), plugin("waits_for_stop"));
    play("e2e4");
    ASSERT_EQ(nameOf(controller_), "thinking");
    EXPECT_FALSE(controller_.canOfferDraw());
}

}  // namespace
}  // namespace roque::test
