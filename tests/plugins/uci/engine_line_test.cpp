#include "plugins/uci/engine_line.h"

#include <gmock/gmock.h>

namespace roque::uci {
namespace {

using testing::ElementsAre;

template <typename Kind>
Kind parsed(std::string_view line) {
    const EngineLine meaning = parseEngineLine(line);
    EXPECT_TRUE(std::holds_alternative<Kind>(meaning)) << line;
    return std::holds_alternative<Kind>(meaning) ? std::get<Kind>(meaning) : Kind{};
}

TEST(EngineOption, MayHaveTheWordTypeInItsName) {
    const auto option = parsed<EngineOption>("option name Some type of thing type check default true");
    EXPECT_EQ(option.name, "Some type of thing");
    EXPECT_EQ(option.kind, EngineOption::Kind::Check);
    EXPECT_EQ(option.defaultValue, "true");
}

TEST(EngineOption, IsPassedOverWithoutWhatItsKindNeeds) {
    parsed<Unknown>("option type check name X");
    parsed<Unknown>("option name type check");
    parsed<Unknown>("option name X type combo default A");
    parsed<Unknown>("option name X type spin default 1 min 5 max 1");
}

TEST(EngineOption, HasADefaultThatIsAllowed) {
    EXPECT_EQ(parsed<EngineOption>("option name X type spin default 9 min 1 max 5").defaultValue, "5");
    EXPECT_EQ(parsed<EngineOption>("option name X type spin default abc min 1 max 5").defaultValue, "1");
    EXPECT_EQ(parsed<EngineOption>("option name X type combo default C var A var B").defaultValue, "A");
    EXPECT_EQ(parsed<EngineOption>("option name X type check").defaultValue, "false");
}

TEST(EngineOption, KeepsABlankAndAKeyInAText) {
    const auto option = parsed<EngineOption>("option name Path type string default /a  b/min 1");
    EXPECT_EQ(option.defaultValue, "/a  b/min 1");
}

TEST(EngineInfo, ReadsOnPastWhatItCannotUse) {
    const auto info =
        parsed<EngineInfo>("info depth x seldepth 9 wdl 1 2 nonsense 7 nodes 5 pv e2e4 Nf3 e7e5 time 3");
    EXPECT_EQ(info.depth, std::nullopt);
    EXPECT_EQ(info.selectiveDepth, 9U);
    EXPECT_EQ(info.chances, std::nullopt);
    EXPECT_EQ(info.nodes, 5U);
    EXPECT_EQ(info.milliseconds, 3U);
    EXPECT_THAT(info.line.value_or(std::vector<std::string>{}), ElementsAre("e2e4"));
}

TEST(EngineInfo, TakesNoKeyForAValue) {
    const auto info = parsed<EngineInfo>("info depth score cp 12 seldepth");
    EXPECT_EQ(info.depth, std::nullopt);
    EXPECT_EQ(info.score, (sdk::Score{sdk::Score::Kind::Centipawns, 12}));
}

TEST(EngineInfo, CutsOffScoresAndDropsChancesThatCannotBe) {
    using Kind = sdk::Score::Kind;
    EXPECT_EQ(parsed<EngineInfo>("info score cp -2147483648").score,
              (sdk::Score{Kind::Centipawns, -1'000'000}));
    EXPECT_EQ(parsed<EngineInfo>("info score mate 2147483647").score, (sdk::Score{Kind::Mate, 1'000'000}));
    EXPECT_EQ(parsed<EngineInfo>("info wdl 4294967295 2 0").chances, std::nullopt);
    EXPECT_NE(parsed<EngineInfo>("info wdl 1000 0 0").chances, std::nullopt);
}

TEST(BestMoveLine, ForgivesCapitals) {
    EXPECT_EQ(parsed<BestMove>("bestmove E7E8Q ponder A7A6"), (BestMove{"e7e8q", "a7a6"}));
}

TEST(BestMoveLine, MaySayThatThereIsNone) {
    for (const char* line : {"bestmove (none)", "bestmove 0000", "bestmove NULL"})
        EXPECT_EQ(parsed<BestMove>(line), BestMove{}) << line;
}

TEST(BestMoveLine, KeepsWhatIsNoMove) {
    EXPECT_EQ(parsed<BadBestMove>("bestmove resign now").text, "resign now");
    EXPECT_EQ(parsed<BadBestMove>("bestmove").text, "");
}

TEST(LicenceLine, TellsWhatIsChecked) {
    EXPECT_EQ(parsed<Licence>("registration error"), (Licence{true, Licence::State::Error}));
    EXPECT_EQ(parsed<Licence>("copyprotection ok"), (Licence{false, Licence::State::Ok}));
}

TEST(IsWrittenAsMove, LooksAtTheTextOnly) {
    EXPECT_TRUE(isWrittenAsMove("a1h8"));
    EXPECT_TRUE(isWrittenAsMove("a2a1n"));
    for (const char* text : {"", "e2", "e2e9", "i2e4", "e7e8k", "e2e4e5", "E2E4", "O-O"})
        EXPECT_FALSE(isWrittenAsMove(text)) << text;
}

}  // namespace
}  // namespace roque::uci
