#include "controller/game/draw_offer.h"

#include <gtest/gtest.h>

#include "tests/controller/game/controller_test.h"

namespace roque::test {
namespace {

class DrawOfferTest : public ControllerTest {};

TEST_F(DrawOfferTest, IsDeclinedByAnAiPlayerThatThinksNothingOfIt) {
    start(person(), plugin("waits_for_stop"));
    controller_.offerDraw();
    EXPECT_FALSE(controller_.game()->outcome());
    EXPECT_FALSE(controller_.drawOfferedBy());
}

TEST_F(DrawOfferTest, WaitsForAPersonsAnswer) {
    start(person(), person());
    controller_.offerDraw();
    EXPECT_EQ(controller_.drawOfferedBy(), Color::White);
    EXPECT_FALSE(controller_.canOfferDraw());
    controller_.answerDraw(DrawAnswer::Decline);
    EXPECT_FALSE(controller_.drawOfferedBy());
    play("e2e4");
    controller_.offerDraw();
    EXPECT_EQ(controller_.drawOfferedBy(), Color::Black);
    controller_.answerDraw(DrawAnswer::Agree);
    EXPECT_EQ(controller_.game()->outcome(), (Outcome{std::nullopt, Termination::Agreement}));
}

TEST_F(DrawOfferTest, StandsUntilTheOtherSideMoves) {
    start(person(), person());
    controller_.offerDraw();
    play("e2e4");
    EXPECT_EQ(controller_.drawOfferedBy(), Color::White);
    play("e7e5");
    EXPECT_FALSE(controller_.drawOfferedBy());
}

TEST_F(DrawOfferTest, LapsesWithWhatIsTakenBack) {
    start(person(), person());
    play("e2e4");
    controller_.offerDraw();
    controller_.takeBack();
    EXPECT_FALSE(controller_.drawOfferedBy());
}

}  // namespace
}  // namespace roque::test
