#include "controller/pgn/line_matcher.h"

#include <gtest/gtest.h>

namespace roque {
namespace {

constexpr Move kE4(Square::E2, Square::E4, Move::Kind::DoublePush);
constexpr Move kE5(Square::E7, Square::E5, Move::Kind::DoublePush);

/// Plays a game from the start position.
void play(LineMatcher& line, std::initializer_list<Move> moves) {
    Position position = Position::start();
    line.reset();
    line.start(position);
    for (const Move move : moves) {
        position = position.after(move);
        line.play(move, position);
    }
}

TEST(LineMatcher, MatchesEveryGameWithoutCriteria) {
    const GameCriteria criteria;
    LineMatcher line(criteria);
    play(line, {});
    EXPECT_TRUE(line.matches());
}

TEST(LineMatcher, WantsAllOfTheFirstMoves) {
    GameCriteria criteria;
    criteria.firstMoves = {kE4, kE5};
    LineMatcher line(criteria);
    play(line, {kE4});
    EXPECT_FALSE(line.matches());
    play(line, {kE4, kE5});
    EXPECT_TRUE(line.matches());
}

TEST(LineMatcher, ForgetsTheGameBefore) {
    GameCriteria criteria;
    criteria.position = Position::start().after(kE4);
    LineMatcher line(criteria);
    play(line, {kE4, kE5});
    EXPECT_TRUE(line.matches());
    EXPECT_EQ(line.plies(), 2U);
    play(line, {});
    EXPECT_FALSE(line.matches());
    EXPECT_EQ(line.plies(), 0U);
}

}  // namespace
}  // namespace roque
