#include "controller/game/manners.h"

#include <algorithm>

#include <gtest/gtest.h>

#include "controller/game/material_look.h"
#include "model/movegen/legal_moves.h"
#include "tests/controller/game/controller_test.h"
#include "tests/support/position_of.h"

// AI players that behave like people.
namespace roque::test {
namespace {

using namespace std::chrono_literals;

class MannersTest : public ControllerTest {
protected:
    MannersTest() { controller_.setManners({.takesTime = true}); }

    /// A weak player that plays the same game each time.
    [[nodiscard]] static PlayerSpec weak(const char* level = "3") {
        return PluginSpec{"bastion", {{"Level", level}, {"Seed", "6"}}, {}};
    }
    /// A strong player that thinks a little.
    [[nodiscard]] static PlayerSpec strong(std::uint64_t nodes) {
        SearchLimits limits;
        limits.nodes = nodes;
        return PluginSpec{"bastion", {}, limits};
    }
    void startTimed(PlayerSpec white, PlayerSpec black) {
        controller_.newGame({{std::move(white), std::move(black)},
                             Position::start(),
                             Variant::Standard,
                             {suddenDeath(300s, 3s), suddenDeath(300s, 3s)}});
    }
    /// A move of the person's that neither loses nor ends anything.
    [[nodiscard]] Move safestMove() const {
        const Position& position = controller_.game()->position();
        const MoveList moves = legalMoves(position);
        return *std::ranges::min_element(moves, {}, [&](Move move) {
            const Position after = position.after(move);
            return hasLegalMove(after) ? materialWithin(after, 3) : kMateFound;
        });
    }
    /// Before that no draw may be offered.
    void haveEachSideMoveOnce() {
        controller_.setManners({});
        ASSERT_TRUE(controller_.play(safestMove()));
        ASSERT_TRUE(reaches("person's turn"));
    }
    [[nodiscard]] ClockTime used(Color color) const { return 300s - controller_.clock().left(color).left; }
};

TEST_F(MannersTest, SpendTheTimeOfTheClock) {
    startTimed(weak(), weak());
    ASSERT_TRUE(dispatcher_.runFastUntil([this] { return plies() == 12; }));
    EXPECT_GT(used(Color::White), -18s + 3s);  // without, the clock would have gained six increments
    EXPECT_GT(used(Color::Black), -18s + 3s);
}

TEST_F(MannersTest, LetTheMovesBe) {
    const auto firstMoves = [this](bool takesTime) {
        controller_.setManners({.takesTime = takesTime});
        startTimed(weak(), weak());
        EXPECT_TRUE(dispatcher_.runFastUntil([this] { return plies() >= 10; }));
        std::vector<Move> moves = controller_.game()->moves();
        moves.resize(10);
        return moves;
    };
    EXPECT_EQ(firstMoves(true), firstMoves(false));
}

TEST_F(MannersTest, EndAtOnceWhenToldToMove) {
    start(weak(), person());
    EXPECT_TRUE(dispatcher_.runUntil([this] {
        controller_.moveNow();
        return plies() == 1;
    }));
}

TEST_F(MannersTest, DropAWaitingMoveWithItsGame) {
    start(weak(), person());
    ASSERT_TRUE(dispatcher_.runUntil([this] { return thoughts_ > 0; }));
    start(person(), person());
    dispatcher_.advance(1min);
    EXPECT_EQ(plies(), 0U);
}

TEST_F(MannersTest, DoNotSlowDownAStrongPlayer) {
    start(strong(1000), person());
    EXPECT_TRUE(reaches("person's turn"));
}

TEST_F(MannersTest, AreNoneByDefault) {
    controller_.setManners({});
    start(weak(), person());
    EXPECT_TRUE(reaches("person's turn"));
}

TEST_F(MannersTest, AgreeToADrawThatIsDead) {
    controller_.newGame(
        {{person(), weak()}, positionOf("8/8/4k1r1/8/8/4K3/5R2/8 w - - 0 60"), Variant::Standard});
    haveEachSideMoveOnce();
    ASSERT_TRUE(controller_.canOfferDraw());
    controller_.offerDraw();
    EXPECT_EQ(controller_.game()->outcome(), (Outcome{std::nullopt, Termination::Agreement}));
}

TEST_F(MannersTest, DeclineADrawInAWonEnding) {
    controller_.newGame(
        {{person(), weak()}, positionOf("8/8/4k1r1/8/8/4K3/8/8 w - - 0 60"), Variant::Standard});
    haveEachSideMoveOnce();
    ASSERT_TRUE(controller_.canOfferDraw());
    controller_.offerDraw();
    EXPECT_FALSE(controller_.game()->outcome());
}

TEST_F(MannersTest, ClaimADrawThatTheRulesAllow) {
    controller_.setManners({.seeksDraws = true});
    controller_.newGame(
        {{strong(500), person()}, positionOf("8/8/4k1r1/8/8/4K3/5R2/8 w - - 100 90"), Variant::Standard});
    ASSERT_TRUE(reaches("over"));
    EXPECT_EQ(controller_.game()->outcome()->termination, Termination::FiftyMoves);
}

TEST_F(MannersTest, OfferADeadDrawOnce) {
    controller_.setManners({.seeksDraws = true});
    controller_.newGame(
        {{strong(500), person()}, positionOf("7k/8/6r1/8/8/4K3/5R2/8 w - - 0 60"), Variant::Standard});
    unsigned offers = 0;
    const Subscription watching = controller_.subscribe([&](const ControllerEvent& event) {
        if (std::holds_alternative<DrawOffered>(event)) ++offers;
    });
    for (int move = 0; move < 10; ++move) {
        ASSERT_TRUE(reaches("person's turn"));
        ASSERT_TRUE(controller_.play(safestMove()));
    }
    EXPECT_EQ(offers, 1U);
}

TEST_F(MannersTest, ResignOnlyIfTheyMay) {
    const auto playOn = [this](const Manners& manners) {
        controller_.setManners(manners);
        controller_.newGame(
            {{strong(500), person()}, positionOf("7k/8/6rr/8/8/4K3/P7/8 w - - 0 60"), Variant::Standard});
        for (int move = 0; move < 5 && !controller_.game()->outcome(); ++move) {
            EXPECT_TRUE(dispatcher_.runUntil(
                [this] { return controller_.isPersonsTurn() || controller_.game()->outcome(); }));
            if (controller_.game()->outcome()) break;
            EXPECT_TRUE(controller_.play(safestMove()));
        }
        return controller_.game()->outcome();
    };
    EXPECT_FALSE(playOn({}));
    EXPECT_EQ(playOn({.resigns = true}), (Outcome{Color::Black, Termination::Resignation}));
}

TEST_F(MannersTest, OpenFromTheirOwnBookIfTheyAreStrong) {
    unsigned fromBook = 0;
    const Subscription watching = controller_.subscribe([&](const ControllerEvent& event) {
        if (std::holds_alternative<PlayerUsesBook>(event)) ++fromBook;
    });
    const auto usesBook = [&](const Manners& manners, PlayerSpec player) {
        controller_.setManners(manners);
        fromBook = 0;
        start(std::move(player), person());
        EXPECT_TRUE(reaches("person's turn"));
        return fromBook == 1;
    };
    EXPECT_TRUE(usesBook({.usesOwnBooks = true}, strong(500)));
    EXPECT_FALSE(usesBook({.usesOwnBooks = true}, weak("8")));
    EXPECT_FALSE(usesBook({}, strong(500)));
}

}  // namespace
}  // namespace roque::test
