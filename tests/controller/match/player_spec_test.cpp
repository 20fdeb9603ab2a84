#include "controller/match/player_spec.h"

#include <gmock/gmock.h>

namespace roque::match {
namespace {

using namespace std::chrono_literals;
using testing::Contains;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Pair;

PlayerDefaults defaults() {
    PlayerDefaults defaults;
    defaults.limits.nodes = 1000;
    defaults.host = "/opt/roque-uci";
    return defaults;
}

MatchPlayer player(const char* text) {
    auto parsed = parsePlayer(text, defaults());
    if (!parsed) throw std::runtime_error(english(parsed.error()));
    return *parsed;
}

std::string faultOf(const char* text) {
    const auto parsed = parsePlayer(text, defaults());
    return parsed ? "" : english(parsed.error());
}

TEST(PlayerSpec, OfAPluginIsRunByTheHost) {
    const MatchPlayer bastion = player("bastion");
    EXPECT_EQ(bastion.name, "bastion");
    EXPECT_EQ(bastion.command, (EngineCommand{"/opt/roque-uci", {"--plugin", "bastion"}, {}}));
    EXPECT_EQ(bastion.limits, defaults().limits);
    EXPECT_THAT(bastion.options, IsEmpty());
    EXPECT_THAT(bastion.wishes, Contains(Pair("Threads", "1")));
}

TEST(PlayerSpec, OfAPluginHasOptions) {
    EXPECT_THAT(player("bastion:Level=3,Hash=16,name=Weak").options,
                ElementsAre(Pair("Level", "3"), Pair("Hash", "16")));
    EXPECT_EQ(player("bastion:Level=3,name=Weak").name, "Weak");
}

TEST(PlayerSpec, OfAProgramHasArgumentsAndAFolder) {
    const MatchPlayer engine =
        player("/usr/games/x engine:name=X,arg=-a,arg=b c,dir=/tmp,Skill Level=0,Clear Hash");
    EXPECT_EQ(engine.name, "X");
    EXPECT_EQ(engine.command, (EngineCommand{"/usr/games/x engine", {"-a", "b c"}, "/tmp"}));
    EXPECT_THAT(engine.options, ElementsAre(Pair("Skill Level", "0"), Pair("Clear Hash", "")));
    EXPECT_EQ(player("./stockfish").name, "stockfish");
}

TEST(PlayerSpec, KeepsCommasThatBelongToAValue) {
    EXPECT_THAT(player("bastion:Book=a\\,b\\\\c=d,Hash=1").options,
                ElementsAre(Pair("Book", "a,b\\c=d"), Pair("Hash", "1")));
}

TEST(PlayerSpec, HasItsOwnLimitsInsteadOfThoseOfAll) {
    EXPECT_EQ(player("bastion:depth=3").limits, (MoveLimits{Untimed{}, 3, {}}));
    EXPECT_EQ(player("bastion:tc=2+0.02").limits, (MoveLimits{suddenDeath(2s, 20ms), {}, {}}));
    EXPECT_EQ(player("bastion:movetime=50,nodes=7").limits, (MoveLimits{TimePerMove{50ms}, {}, 7}));
    EXPECT_EQ(player("bastion:Depth=3").limits, defaults().limits) << "that is an option";
}

TEST(PlayerSpec, SaysWhatIsWrong) {
    EXPECT_THAT(faultOf(""), HasSubstr("the id or the program is missing"));
    EXPECT_THAT(faultOf("bastion:Level"), HasSubstr("NAME=VALUE"));
    EXPECT_THAT(faultOf("bastion:depth=x"), HasSubstr("depth=x: not a number"));
    EXPECT_THAT(faultOf("bastion:nodes=0"), HasSubstr("not a number above 0"));
    EXPECT_THAT(faultOf("bastion:arg=x"), HasSubstr("for programs"));
    EXPECT_THAT(faultOf("bastion:tc=never"), HasSubstr("'never' is not a time"));
    PlayerDefaults unlimited = defaults();
    unlimited.limits = {};
    EXPECT_THAT(english(parsePlayer("bastion", unlimited).error()), HasSubstr("how long it may think"));
}

PlayerDefaults withStockfish() {
    StoredEngine engine;
    engine.id = "s";
    engine.name = "Stockfish 15.1";
    engine.command = {"/usr/games/stockfish", {"--x"}, "/tmp"};
    engine.profiles = {{"a", "", {{"Hash", "32"}}}, {"b", "Play at 1500", {{"UCI_Elo", "1500"}}}};
    PlayerDefaults list = defaults();
    list.engines = {engine};
    return list;
}

TEST(PlayerSpec, NamesAnEngineOfTheList) {
    const auto usual = parsePlayer("stockfish 15.1:Hash=64", withStockfish());
    ASSERT_TRUE(usual);
    EXPECT_EQ(usual->name, "Stockfish 15.1");
    EXPECT_EQ(usual->command, (EngineCommand{"/usr/games/stockfish", {"--x"}, "/tmp"}));
    EXPECT_THAT(usual->options, ElementsAre(Pair("Hash", "64"))) << "what is said here, not the profile";
    const auto weak = parsePlayer("Stockfish 15.1:profile=play at 1500,nodes=7", withStockfish());
    ASSERT_TRUE(weak);
    EXPECT_EQ(weak->name, "Stockfish 15.1, Play at 1500");
    EXPECT_THAT(weak->options, ElementsAre(Pair("UCI_Elo", "1500")));
    EXPECT_EQ(weak->limits.nodes, 7U);
    const auto gone = parsePlayer("Stockfish 15.1:profile=Gone", withStockfish());
    EXPECT_THAT(english(gone.error()), HasSubstr("Stockfish 15.1 has no profile 'Gone'"));
    EXPECT_EQ(listedEngine("/usr/games/stockfish", withStockfish()), nullptr);
    EXPECT_EQ(listedEngine("bastion", withStockfish()), nullptr);
}

TEST(PlayerSpec, WantsANameThatIsNotEmpty) {
    const auto nameless = parsePlayer("minimax:name=,depth=1", {});
    ASSERT_FALSE(nameless);
    EXPECT_EQ(english(nameless.error()), "player 'minimax:name=,depth=1': name= is empty");
}

TEST(MatchTime, IsWhatUciCanSay) {
    EXPECT_TRUE(parseMatchTime("40/60"));
    EXPECT_TRUE(parseMatchTime("40/60:30+1"));
    EXPECT_EQ(*parseMatchTime("1/2"), TimeControl(TimePerMove{2s}));
    for (const char* const text : {"60d2", "60b2", "*60", "60+3x10", "-"})
        EXPECT_THAT(english(parseMatchTime(text).error()), HasSubstr("cannot be told")) << text;
}

}  // namespace
}  // namespace roque::match
