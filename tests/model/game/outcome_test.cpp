#include "model/game/outcome.h"

#include <gtest/gtest.h>

#include "model/notation/fen.h"

namespace roque {
namespace {

TEST(Outcome, IsWrittenAsPgnDoes) {
    EXPECT_EQ((Outcome{Color::White, Termination::Resignation}.score()), "1-0");
    EXPECT_EQ((Outcome{Color::Black, Termination::FlagFall}.score()), "0-1");
    EXPECT_EQ((Outcome{std::nullopt, Termination::Agreement}.score()), "1/2-1/2");
    EXPECT_EQ((Outcome{std::nullopt, Termination::Aborted}.score()), "*");
}

TEST(Outcome, IsToldInWords) {
    EXPECT_EQ(english(describe({Color::Black, Termination::Checkmate})), "Black wins by checkmate");
    EXPECT_EQ(english(describe({Color::White, Termination::Resignation})), "White wins: Black resigned");
    EXPECT_EQ(english(describe({std::nullopt, Termination::Stalemate})), "Draw by stalemate");
}

TEST(Outcome, OfAMateOnTheLastOfSeventyFiveMovesIsTheMate) {
    const auto outcome = outcomeOf(*parseFen("7k/6Q1/6K1/8/8/8/8/8 b - - 150 120"));
    ASSERT_TRUE(outcome);
    EXPECT_EQ(outcome->termination, Termination::Checkmate);
    EXPECT_EQ(outcome->winner, Color::White);
}

TEST(FlagFall, LosesAgainstAnOpponentWhoCanMate) {
    EXPECT_EQ(flagFall(Position::start(), Color::White), (Outcome{Color::Black, Termination::FlagFall}));
}

TEST(FlagFall, DrawsAgainstAnOpponentWhoCannotMate) {
    const Position position = *parseFen("8/8/4k3/8/8/4K3/8/7q w - - 0 1");
    EXPECT_EQ(flagFall(position, Color::Black), (Outcome{std::nullopt, Termination::FlagFall}));
}

}  // namespace
}  // namespace roque
