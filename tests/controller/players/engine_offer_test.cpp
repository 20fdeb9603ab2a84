#include "controller/players/engine_offer.h"

#include <gmock/gmock.h>

#include "controller/players/default_opponent.h"
#include "controller/players/player_strength.h"

namespace roque {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;
using testing::Pair;

StoredEngine engineWithElo() {
    StoredEngine engine;
    engine.id = "s";
    engine.name = "Stockfish 15.1";
    engine.command = {"/usr/games/stockfish", {}, {}};
    engine.options = {{"UCI_LimitStrength", "", PluginOption::Kind::Check, "false", 0, 0, {}},
                      {"UCI_Elo", "", PluginOption::Kind::Spin, "1320", 1320, 3190, {}},
                      {"Skill Level", "", PluginOption::Kind::Spin, "20", 0, 20, {}}};
    engine.profiles = {{"a", "", {}}, {"b", "Strong", {{"Threads", "2"}, {"Hash", "64"}}}};
    return engine;
}

TEST(EngineOffer, IsMadeForEachProfileOfEachEngineThatIsOn) {
    std::vector<StoredEngine> engines{engineWithElo(), engineWithElo()};
    engines[0].isEnabled = false;
    const auto offers = engineOffers(engines);
    ASSERT_EQ(offers.size(), 2U);
    EXPECT_EQ(offers[0].spec.name, "Stockfish 15.1");
    EXPECT_EQ(offers[1].spec.name, "Stockfish 15.1, Strong");
    EXPECT_EQ(aiSettingsOf(offers[1].spec).id, "s/b");
    EXPECT_EQ(offers[1].spec.limits.moveTime, kDefaultThinkTime);
    EXPECT_EQ(findOffer(offers, "s/b"), &offers[1]);
    EXPECT_EQ(findOffer(offers, "s/c"), nullptr);
}

TEST(EngineOffer, KeepsTheStrengthOfTheLastGameAndTakesTheRestFromTheProfile) {
    const auto offers = engineOffers({engineWithElo()});
    EngineSpec before = offers[1].spec;
    before.options = {{"Threads", "8"}, {"UCI_LimitStrength", "true"}, {"UCI_Elo", "1500"}};
    before.limits = {};
    before.limits.nodes = 1000;
    const EngineSpec now = renewed(offers[1], before);
    EXPECT_THAT(now.options, ElementsAre(Pair("Hash", "64"), Pair("Threads", "2"), Pair("UCI_Elo", "1500"),
                                         Pair("UCI_LimitStrength", "true")));
    EXPECT_EQ(now.limits.nodes, 1000U);
}

TEST(EngineStrength, IsTheEloThatTheProgramOffersOrElseItsSkill) {
    auto options = engineWithElo().options;
    const auto elo = strengthOf(options);
    ASSERT_TRUE(elo);
    EngineStrength::Values values{{"uci_elo", "1600"}};
    EXPECT_EQ(elo->in(values), std::nullopt) << "it is not switched on";
    elo->set(1500, values);
    EXPECT_EQ(elo->in(values), 1500);
    EXPECT_THAT(values, ElementsAre(Pair("UCI_Elo", "1500"), Pair("UCI_LimitStrength", "true")));
    EXPECT_EQ(strengthWord(values), "Elo 1500");
    values["UCI_Elo"] = "9";
    EXPECT_EQ(elo->in(values), 1320) << "no less than it can";
    elo->set(std::nullopt, values);
    EXPECT_THAT(values, IsEmpty());
    EXPECT_EQ(strengthWord(values), "");

    options.erase(options.begin());  // Elo cannot be switched on
    const auto skill = strengthOf(options);
    ASSERT_TRUE(skill);
    EXPECT_EQ(skill->option.name, "Skill Level");
    skill->set(5, values);
    EXPECT_EQ(skill->in(values), 5);
    EXPECT_EQ(strengthWord(values), "skill 5");
    EXPECT_FALSE(strengthOf({}));
}

TEST(EngineStrength, SaysWhetherPeopleCanMatchAProgram) {
    const PluginRegistry none{std::vector<PluginFolder>()};
    EngineSpec spec = engineOffers({engineWithElo()})[0].spec;
    EXPECT_EQ(ratingAmongPeople(spec, none), std::nullopt);
    spec.options = {{"UCI_LimitStrength", "true"}, {"UCI_Elo", "1500"}};
    EXPECT_EQ(ratingAmongPeople(spec, none), 1500);
    spec.options["UCI_Elo"] = "3000";
    EXPECT_EQ(ratingAmongPeople(spec, none), std::nullopt);
}

}  // namespace
}  // namespace roque
