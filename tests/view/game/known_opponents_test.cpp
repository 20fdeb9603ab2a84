#include "view/game/known_opponents.h"

#include <gmock/gmock.h>

namespace roque::test {
namespace {

using testing::ElementsAre;

PlayerSpec bastion(const char* level) {
    return PluginSpec{"bastion", {{"Level", level}}, {}};
}

const PlayerSpec kMinimax = PluginSpec{"minimax", {}, {}};

TEST(KnownOpponents, RememberThePlayersOnceEachAndNoPeople) {
    const KnownOpponents known({bastion("4"), PersonSpec{"Ada"}, kMinimax, bastion("9")});
    EXPECT_THAT(known.list(), ElementsAre(bastion("4"), kMinimax));
}

TEST(KnownOpponents, RememberTheLevelOfEachWhileAnotherIsChosen) {
    KnownOpponents known({bastion("4")});
    known.remember(kMinimax);
    known.remember(bastion("7"));
    ASSERT_NE(known.find("bastion"), nullptr);
    EXPECT_EQ(*known.find("bastion"), bastion("7"));
    EXPECT_THAT(known.list(), ElementsAre(bastion("7"), kMinimax));
    EXPECT_EQ(known.find("random"), nullptr);
}

TEST(KnownOpponents, PutTheOneThatWasMetFirst) {
    KnownOpponents known({bastion("4")});
    known.meet(kMinimax);
    EXPECT_THAT(known.list(), ElementsAre(kMinimax, bastion("4")));
    known.meet(PersonSpec{"Ada"});
    EXPECT_THAT(known.list(), ElementsAre(kMinimax, bastion("4")));
}

TEST(KnownOpponents, ForgetThoseMetLongestAgo) {
    KnownOpponents known({bastion("4")});
    for (std::size_t at = 0; at < KnownOpponents::kMaxCount; ++at)
        known.meet(PluginSpec{"player " + std::to_string(at), {}, {}});
    EXPECT_EQ(known.list().size(), KnownOpponents::kMaxCount);
    EXPECT_EQ(known.find("bastion"), nullptr);
}

}  // namespace
}  // namespace roque::test
