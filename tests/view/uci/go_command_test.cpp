#include "view/uci/go_command.h"

#include <gmock/gmock.h>

namespace roque::uci {
namespace {

using namespace std::chrono_literals;
using testing::ElementsAre;

GoCommand parse(std::string_view text) {
    return parseGo(Words(text));
}

TEST(GoCommand, ReadsAClock) {
    const SearchLimits limits = parse("wtime 60000 btime 59000 winc 1000 binc 2000 movestogo 12").limits;
    EXPECT_EQ(limits.timeLeft, (ByColor<std::optional<std::chrono::milliseconds>>{60s, 59s}));
    EXPECT_EQ(limits.increment, (ByColor<std::optional<std::chrono::milliseconds>>{1s, 2s}));
    EXPECT_EQ(limits.movesToGo, 12U);
    EXPECT_FALSE(limits.infinite);
}

TEST(GoCommand, ReadsEveryOtherLimit) {
    EXPECT_EQ(parse("depth 9").limits.depth, 9U);
    EXPECT_EQ(parse("nodes 123456789012").limits.nodes, 123'456'789'012U);
    EXPECT_EQ(parse("mate 3").limits.mate, 3U);
    EXPECT_EQ(parse("movetime 250").limits.moveTime, 250ms);
    EXPECT_TRUE(parse("infinite").limits.infinite);
    EXPECT_TRUE(parse("ponder wtime 1000 btime 1000").isPonder);
}

TEST(GoCommand, WithoutLimitsIsInfinite) {
    EXPECT_TRUE(parse("").limits.infinite);
    EXPECT_TRUE(parse("searchmoves e2e4").limits.infinite);
    EXPECT_FALSE(parse("depth 1").limits.infinite);
}

TEST(GoCommand, ReadsMovesUpToTheNextWord) {
    const GoCommand go = parse("searchmoves e2e4 e7e8q depth 3");
    EXPECT_THAT(go.searchMoves, ElementsAre("e2e4", "e7e8q"));
    EXPECT_EQ(go.limits.depth, 3U);
}

TEST(GoCommand, TakesATimeThatIsOverForNone) {
    EXPECT_EQ(parse("wtime -25 btime 100").limits.timeLeft[Color::White], 0ms);
}

TEST(GoCommand, NamesALimitWithoutANumber) {
    EXPECT_THAT(
        parse("depth five wtime movetime 3").problems,
        ElementsAre("go depth wants a number, not 'five'", "go wtime wants a number, not 'movetime'"));
    EXPECT_THAT(parse("depth").problems, ElementsAre("go depth wants a number"));
    EXPECT_THAT(parse("depth 4 wtime -25 btime 100 winc 0 movestogo 0").problems, testing::IsEmpty());
}

TEST(GoCommand, NamesWordsThatItDoesNotKnow) {
    EXPECT_THAT(parse("perhaps depth 4").problems, ElementsAre("go does not know 'perhaps'"));
    EXPECT_THAT(parse("searchmoves e2e4 e2e9").problems, ElementsAre("go does not know 'e2e9'"));
}

TEST(GoCommand, NamesNumbersThatCannotBe) {
    EXPECT_THAT(parse("depth -3").problems, ElementsAre("go depth wants a number from 1 on, not '-3'"));
    EXPECT_THAT(parse("nodes 0").problems, ElementsAre("go nodes wants a number from 1 on, not '0'"));
    EXPECT_THAT(parse("mate 0").problems, ElementsAre("go mate wants a number from 1 on, not '0'"));
    for (const std::string plies : {"99", "-1", "0"})
        EXPECT_THAT(parse("perft " + plies).problems,
                    ElementsAre("go perft wants a number from 1 to 64, not '" + plies + "'"));
}

/// A program that takes its lag off may ask for less than nothing.
TEST(GoCommand, TakesATimeBelowZeroForNone) {
    EXPECT_EQ(parse("movetime -5").limits, parse("movetime 0").limits);
    EXPECT_FALSE(parse("movetime -5").limits.infinite);
}

TEST(GoCommand, CountsMoveSequences) {
    EXPECT_EQ(parse("perft 4").perft, 4U);
    EXPECT_EQ(parse("perft 0").perft, std::nullopt);
    EXPECT_EQ(parse("perft 99").perft, std::nullopt);
}

TEST(GoCommand, LeavesOutWhatMakesNoSense) {
    EXPECT_EQ(parse("depth five nodes 100").limits, parse("nodes 100").limits);
    EXPECT_EQ(parse("perhaps depth 4 please").limits, parse("depth 4").limits);
    EXPECT_EQ(parse("depth 0 nodes 7").limits, parse("nodes 7").limits);
    EXPECT_EQ(parse("depth").limits, parse("").limits);
}

TEST(GoCommand, BoundsNumbersThatAreTooLarge) {
    EXPECT_EQ(parse("depth 99999999999999999999999").limits.depth, 2'147'483'647U);
    EXPECT_GT(parse("wtime 99999999999999999999999").limits.timeLeft[Color::White], 24h);
}

}  // namespace
}  // namespace roque::uci
