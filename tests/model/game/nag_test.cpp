#include "model/game/nag.h"

#include <algorithm>
#include <vector>

#include <gmock/gmock.h>

namespace roque {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

TEST(Nags, HaveTheSignsThatPeopleWrite) {
    EXPECT_EQ(symbolOf(1), "!");
    EXPECT_EQ(symbolOf(6), "?!");
    EXPECT_EQ(symbolOf(14), "+=");
    EXPECT_EQ(symbolOf(146), "N");
    EXPECT_EQ(symbolOf(7), "□");
    EXPECT_EQ(symbolOf(66), "");
}

TEST(Nags, AreAboutTheMoveOrTheEvaluation) {
    EXPECT_EQ(kindOf(4), NagKind::Move);
    EXPECT_EQ(kindOf(19), NagKind::Evaluation);
    EXPECT_EQ(kindOf(0), NagKind::Other);
    EXPECT_EQ(kindOf(146), NagKind::Other);
}

TEST(Nags, AreExchangedForOthersOfTheirKind) {
    EXPECT_THAT(toggled({1, 16, 146}, 4), ElementsAre(4, 16, 146));
    EXPECT_THAT(toggled({1, 16}, 10), ElementsAre(1, 10));
    EXPECT_THAT(toggled({146}, 147), ElementsAre(146, 147));
}

TEST(Nags, AreTakenAwayIfTheyAreThere) {
    EXPECT_THAT(toggled({1}, 1), IsEmpty());
}

TEST(Nags, AreOfferedOnceEach) {
    std::vector<Nag> all(commonNags().begin(), commonNags().end());
    all.insert(all.end(), otherNags().begin(), otherNags().end());
    for (const Nag nag : all) {
        EXPECT_EQ(std::ranges::count(all, nag), 1) << unsigned{nag};
        EXPECT_NE(symbolOf(nag), "") << unsigned{nag};
    }
}

TEST(Nags, StandInOneOrder) {
    EXPECT_THAT(toggled({16}, 3), ElementsAre(3, 16));
}

}  // namespace
}  // namespace roque
