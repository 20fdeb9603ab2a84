#include "controller/game/think_time.h"

#include <gtest/gtest.h>

#include "model/movegen/legal_moves.h"
#include "model/notation/move_text.h"
#include "tests/support/position_of.h"

namespace roque::test {
namespace {

using namespace std::chrono_literals;

constexpr const char* kMiddlegame = "r2q1rk1/pp2bppp/2n1bn2/3p4/8/1NN1B3/PPP1BPPP/R2Q1RK1 w - - 6 15";

SearchLimits clockOf(ClockTime left, ClockTime increment = 3s) {
    SearchLimits clock;
    for (const Color color : kColors) {
        clock.timeLeft[color] = left;
        clock.increment[color] = increment;
    }
    return clock;
}

/// The mean time for a move of a game, over many seeds.
ClockTime mean(const Game& game, const char* move, const SearchLimits& clock, int rating = 1500,
               bool isFromBook = false) {
    constexpr int kSeeds = 400;
    ClockTime sum{0};
    const Move chosen = *parseMove(game.position(), move);
    for (int seed = 1; seed <= kSeeds; ++seed)
        sum += thinkTime({game, chosen, isFromBook, clock}, rating, static_cast<std::uint64_t>(seed));
    return sum / kSeeds;
}

TEST(ThinkTime, IsTheSameForTheSameSeed) {
    const Game game(positionOf(kMiddlegame));
    const auto time = [&](std::uint64_t seed) {
        return thinkTime({game, *parseMove(game.position(), "Nd4"), false, clockOf(300s)}, 1500, seed);
    };
    EXPECT_EQ(time(7), time(7));
    EXPECT_NE(time(7), time(8));
}

TEST(ThinkTime, IsShortForWhatIsForced) {
    const Game free(positionOf(kMiddlegame));
    const ClockTime usual = mean(free, "Nd4", clockOf(300s));
    const Game only(positionOf("k7/8/8/8/8/8/1q6/K7 w - - 0 20"));
    EXPECT_LT(mean(only, "Kxb2", clockOf(300s)), usual / 3);
    Game exchange(positionOf("r2q1rk1/pp2bppp/2n1bn2/3p4/8/1NN1B3/PPP1BPPP/R2Q1RK1 w - - 6 15"));
    ASSERT_TRUE(exchange.play(*parseMove(exchange.position(), "Nxd5")));
    EXPECT_LT(mean(exchange, "Nxd5", clockOf(300s)), usual / 2);
    EXPECT_LT(mean(free, "Nd4", clockOf(300s), 1500, true), usual / 2);
}

TEST(ThinkTime, IsShorterAtTheBeginning) {
    const Game start;
    const Game middle(positionOf(kMiddlegame));
    EXPECT_LT(mean(start, "e4", clockOf(300s)), mean(middle, "Nd4", clockOf(300s)) / 2);
}

TEST(ThinkTime, GrowsWithTheStrengthAndTheTimeLeft) {
    const Game game(positionOf(kMiddlegame));
    EXPECT_LT(mean(game, "Nd4", clockOf(300s), 250), mean(game, "Nd4", clockOf(300s), 2000));
    EXPECT_LT(mean(game, "Nd4", clockOf(60s)), mean(game, "Nd4", clockOf(300s)));
    EXPECT_LT(mean(game, "Nd4", clockOf(300s, 0s)), mean(game, "Nd4", clockOf(300s)));
}

TEST(ThinkTime, LeavesTimeOnEveryClock) {
    const Game game(positionOf(kMiddlegame));
    const Move move = *parseMove(game.position(), "Nd4");
    for (ClockTime left = 1ms; left < 2h; left = left * 3 / 2 + 1ms) {
        for (std::uint64_t seed = 1; seed <= 50; ++seed) {
            EXPECT_LE(thinkTime({game, move, false, clockOf(left, 10s)}, 2200, seed), left / 5);
            SearchLimits perMove;
            perMove.moveTime = left;
            EXPECT_LE(thinkTime({game, move, false, perMove}, 2200, seed), left * 7 / 10 + 1ms);
        }
    }
}

TEST(ThinkTime, IsModestWithoutAClock) {
    const Game game(positionOf(kMiddlegame));
    EXPECT_LT(mean(game, "Nd4", {}), 4s);
    EXPECT_GT(mean(game, "Nd4", {}), 500ms);
    for (std::uint64_t seed = 1; seed <= 200; ++seed)
        EXPECT_LE(thinkTime({game, *parseMove(game.position(), "Nd4"), false, {}}, 2200, seed), 6s);
}

TEST(SensibleMoves, LeaveOutThoseThatLoseThePiece) {
    // The queen may go to 6 squares, but Qxb7 and those that pawns or the king guard are no moves for a
    // person.
    const Position position = positionOf("k7/1p6/2p5/8/8/8/8/1Q2K3 w - - 0 1");
    const auto all = static_cast<unsigned>(legalMoves(position).size());
    EXPECT_LT(sensibleMoves(position), all);
    EXPECT_GT(sensibleMoves(position), all / 2);
}

}  // namespace
}  // namespace roque::test
