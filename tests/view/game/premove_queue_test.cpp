#include "view/game/premove_queue.h"

#include <gmock/gmock.h>

#include "tests/controller/game/controller_test.h"

// Moves that a person enters while an AI player thinks.
namespace roque::test {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

const Move kKnight(Square::G8, Square::F6);
const Move kRook(Square::H8, Square::G8);
const Move kIllegal(Square::H8, Square::H5);

class Queue : public ControllerTest {
protected:
    Queue() {
        queue_.onChanged = [this] { ++changes_; };
    }
    /// White thinks until it is told to move.
    void startThinking() {
        start(plugin("waits_for_stop"), person());
        ASSERT_TRUE(reaches("thinking"));
    }
    void letWhiteMove(std::size_t pliesAfterwards) {
        controller_.moveNow();
        ASSERT_TRUE(dispatcher_.runUntil([&] { return plies() >= pliesAfterwards; }));
    }

    PremoveQueue queue_{controller_};
    unsigned changes_ = 0;
};

TEST_F(Queue, IsForThePersonWhoseOpponentThinks) {
    EXPECT_EQ(queue_.side(), std::nullopt);
    startThinking();
    EXPECT_EQ(queue_.side(), Color::Black);
    letWhiteMove(1);
    EXPECT_EQ(queue_.side(), std::nullopt);
}

TEST_F(Queue, IsForNobodyBetweenPeopleOrBetweenPlugins) {
    start(person(), person());
    EXPECT_EQ(queue_.side(), std::nullopt);
    queue_.add(kKnight);
    EXPECT_THAT(queue_.moves(), IsEmpty());
    start(plugin("waits_for_stop"), plugin("waits_for_stop"));
    EXPECT_EQ(queue_.side(), std::nullopt);
}

TEST_F(Queue, IsClosedIfThePersonWantsNoPremoves) {
    startThinking();
    queue_.add(kKnight);
    queue_.setOn(false);
    EXPECT_THAT(queue_.moves(), IsEmpty());
    EXPECT_EQ(queue_.side(), std::nullopt);
}

TEST_F(Queue, IsPlayedMoveByMove) {
    startThinking();
    queue_.add(kKnight);
    queue_.add(kRook);
    EXPECT_THAT(queue_.moves(), ElementsAre(kKnight, kRook));
    letWhiteMove(2);
    EXPECT_EQ(controller_.game()->current().move(), kKnight);
    EXPECT_THAT(queue_.moves(), ElementsAre(kRook));
    letWhiteMove(4);
    EXPECT_EQ(controller_.game()->current().move(), kRook);
    EXPECT_THAT(queue_.moves(), IsEmpty());
}

TEST_F(Queue, IsDroppedFromTheFirstMoveOnThatIsNotLegal) {
    startThinking();
    queue_.add(kIllegal);
    queue_.add(kKnight);
    changes_ = 0;
    letWhiteMove(1);
    EXPECT_EQ(nameOf(controller_), "person's turn");
    EXPECT_EQ(plies(), 1U);
    EXPECT_THAT(queue_.moves(), IsEmpty());
    EXPECT_EQ(changes_, 1U);
}

TEST_F(Queue, IsDroppedWhenThePersonSaysSo) {
    startThinking();
    queue_.add(kKnight);
    queue_.clear();
    EXPECT_THAT(queue_.moves(), IsEmpty());
    EXPECT_EQ(changes_, 2U);
    queue_.clear();
    EXPECT_EQ(changes_, 2U);
}

TEST_F(Queue, TakesNoMoreThanCanBeNumbered) {
    startThinking();
    for (std::size_t at = 0; at <= PremoveQueue::kMax; ++at) queue_.add(kKnight);
    EXPECT_EQ(queue_.moves().size(), PremoveQueue::kMax);
}

TEST_F(Queue, IsDroppedByWhateverElseHappensToTheGame) {
    const std::vector<std::function<void()>> kCommands{
        [this] { controller_.pause(); },
        [this] { controller_.takeBack(); },
        [this] { controller_.replacePlayer(Color::White, person()); },
        [this] { controller_.replacePlayer(Color::White, plugin("waits_for_stop")); },
        [this] { controller_.swapSides(); },
        [this] { controller_.resign(Color::Black); },
        [this] { controller_.restart(); },
    };
    for (std::size_t at = 0; at < kCommands.size(); ++at) {
        startThinking();
        letWhiteMove(1);
        play("e7e5");
        ASSERT_TRUE(reaches("thinking"));
        queue_.add(kKnight);
        ASSERT_EQ(queue_.moves().size(), 1U);
        kCommands[at]();
        EXPECT_THAT(queue_.moves(), IsEmpty()) << at;
    }
}

TEST_F(Queue, OutlivesAnOfferOfADrawThatIsDeclined) {
    startThinking();
    letWhiteMove(1);
    play("e7e5");
    ASSERT_TRUE(reaches("thinking"));
    queue_.add(kKnight);
    ASSERT_TRUE(controller_.canOfferDraw());
    controller_.offerDraw();
    EXPECT_THAT(queue_.moves(), ElementsAre(kKnight));
}

}  // namespace
}  // namespace roque::test
