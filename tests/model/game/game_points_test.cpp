#include "model/game/game_points.h"

#include <sstream>

#include <gtest/gtest.h>

#include "model/game/game.h"
#include "model/notation/san.h"
#include "tests/support/position_of.h"

namespace roque::test {
namespace {

constexpr const char* kStart = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

/// The points after moves in SAN; the last move may end the game.
ByColor<GamePoints> scoresAfter(const char* fen, const char* moves,
                                std::optional<Outcome> outcome = std::nullopt) {
    Game game(positionOf(fen));
    std::istringstream words(moves);
    for (std::string word; words >> word;) {
        const auto move = parseSan(game.position(), word);
        if (!move || !game.play(*move)) throw std::invalid_argument(word);
    }
    if (outcome) game.end(*outcome);
    return gamePointsOf(game.start(), game.moves(), game.outcome());
}

ByColor<int> pointsAfter(const char* fen, const char* moves, std::optional<Outcome> outcome = std::nullopt) {
    const auto scores = scoresAfter(fen, moves, outcome);
    return {scores[Color::White].points(), scores[Color::Black].points()};
}

TEST(GamePoints, IsThirtyPointsForEachPlayerAtTheStart) {
    EXPECT_EQ(pointsAfter(kStart, ""), ByColor<int>(30, 30));
}

TEST(GamePoints, IsAPointLessForEachOwnMove) {
    EXPECT_EQ(pointsAfter(kStart, "e4 e5 Nf3"), ByColor<int>(28, 29));
}

TEST(GamePoints, IsTwoPointsMoreForEachPieceTaken) {
    EXPECT_EQ(pointsAfter(kStart, "e4 d5 exd5 Qxd5"), ByColor<int>(30, 30));
}

TEST(GamePoints, CountsCapturesEnPassant) {
    EXPECT_EQ(scoresAfter("4k3/8/8/8/2p5/8/1P6/4K3 w - - 0 1", "b4 cxb3")[Color::Black],
              (GamePoints{1, 1, 0, false}));
}

TEST(GamePoints, IsOnePointMoreForAPromotion) {
    EXPECT_EQ(pointsAfter("8/P6k/8/8/8/8/8/K7 w - - 0 1", "a8=N"), ByColor<int>(30, 30));
}

TEST(GamePoints, CountsAPromotionThatTakesAPieceTwice) {
    EXPECT_EQ(scoresAfter("1n6/P6k/8/8/8/8/8/K7 w - - 0 1", "axb8=Q")[Color::White],
              (GamePoints{1, 1, 1, false}));
}

TEST(GamePoints, CountsCastlingAsAMoveOnly) {
    EXPECT_EQ(scoresAfter("4k3/8/8/8/8/8/8/4K2R w K - 0 1", "O-O")[Color::White],
              (GamePoints{1, 0, 0, false}));
}

TEST(GamePoints, IsTenPointsMoreForTheWinner) {
    EXPECT_EQ(pointsAfter(kStart, "f3 e5 g4 Qh4#"), ByColor<int>(28, 38));
    EXPECT_EQ(pointsAfter(kStart, "e4", Outcome{Color::Black, Termination::Resignation}),
              ByColor<int>(29, 40));
}

TEST(GamePoints, IsNothingMoreForADraw) {
    EXPECT_EQ(pointsAfter(kStart, "e4", Outcome{std::nullopt, Termination::Agreement}), ByColor<int>(29, 30));
}

TEST(GamePoints, FallsBelowZeroInALongGame) {
    const Position start = positionOf("5k2/8/8/8/8/8/8/R3K3 w - - 0 1");
    std::vector<Move> moves;
    Position position = start;
    for (int round = 0; round < 30; ++round) {
        for (const char* const san : {"Ra2", "Kg7", "Ra1", "Kf8"}) {
            const auto move = parseSan(position, san);
            ASSERT_TRUE(move) << san;
            moves.push_back(*move);
            position = position.after(moves.back());
        }
    }
    EXPECT_EQ(gamePointsOf(start, moves, std::nullopt)[Color::White].points(), -30);
}

TEST(GamePoints, KnowsWhoMovedFirst) {
    EXPECT_EQ(pointsAfter("4k3/8/8/8/8/8/8/4K2R b K - 0 1", "Kd7"), ByColor<int>(30, 29));
}

}  // namespace
}  // namespace roque::test
