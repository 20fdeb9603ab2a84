#include <cmath>
#include <fstream>
#include <set>
#include <sstream>

#include <gmock/gmock.h>

#include "model/movegen/legal_moves.h"
#include "model/notation/fen.h"
#include "model/notation/uci_move.h"
#include "plugins/bastion/engine.h"
#include "tests/plugins/bastion/positions.h"
#include "tests/plugins/fake_host.h"

namespace roque::bastion {
namespace {

using roque::test::FakeHost;
using testing::SizeIs;

Move answer(Engine& engine, std::string_view fen, std::vector<std::string> moves = {}) {
    FakeHost host(fen, std::move(moves));
    host.request().limits.nodes = 100'000;
    sdk::SearchJob job(host.request());
    return engine.search(job);
}

TEST(Handicap, GetsLessFromLevelToLevel) {
    for (int level = 2; level < kLevels; ++level) {
        const Handicap low = *handicapOfLevel(level - 1);
        const Handicap high = *handicapOfLevel(level);
        EXPECT_GT(high.rating, low.rating) << level;
        EXPECT_GE(high.depth, low.depth) << level;
        EXPECT_LE(high.error, low.error) << level;
        EXPECT_GE(high.attention, low.attention) << level;
        EXPECT_LE(high.carelessness, low.carelessness) << level;
    }
    EXPECT_FALSE(handicapOfLevel(kLevels));
}

TEST(Handicap, AimsAtWhatTheTableOfLevelsSays) {
    std::ifstream table(ROQUE_BASTION_LEVELS);
    int levels = 0;
    for (std::string line; std::getline(table, line);) {
        if (line.starts_with('#')) continue;
        std::istringstream columns(line);
        std::string number, name, aim;
        std::getline(std::getline(std::getline(columns, number, '\t'), name, '\t'), aim, '\t');
        ++levels;
        EXPECT_EQ(number, std::to_string(levels));
        const auto handicap = handicapOfLevel(levels);
        EXPECT_EQ(aim, handicap ? std::to_string(handicap->rating) : "-");
    }
    EXPECT_EQ(levels, kLevels);
}

TEST(Handicap, LiesBetweenTwoLevelsForARatingBetweenTheirs) {
    const Handicap between = handicapForRating(1125);
    EXPECT_EQ(between.rating, 1125);
    EXPECT_LT(between.error, handicapOfLevel(4)->error);
    EXPECT_GT(between.error, handicapOfLevel(5)->error);
    EXPECT_EQ(handicapForRating(1000).error, handicapOfLevel(4)->error);
    EXPECT_EQ(handicapForRating(0).rating, kLowestRating);
    EXPECT_EQ(handicapForRating(9000).nodes, handicapOfLevel(11)->nodes);
}

TEST(Handicap, HasMorePositionsForAHigherRatingWhereNobodyIsCareless) {
    EXPECT_GT(handicapForRating(2100).carelessness, 0);
    std::uint64_t before = 0;
    for (int rating = 2101; rating <= kHighestRating; ++rating) {
        const Handicap handicap = handicapForRating(rating);
        ASSERT_EQ(handicap.carelessness, 0) << rating;
        ASSERT_GE(handicap.nodes, before) << rating;
        before = handicap.nodes;
    }
    EXPECT_EQ(handicapForRating(2400).nodes, handicapOfLevel(9)->nodes);
    EXPECT_GT(handicapForRating(2101).nodes, handicapOfLevel(9)->nodes / 4);
}

TEST(Weakness, ErrsTheSameWayInOneGameAndOtherwiseInAnother) {
    const Weakness one(*handicapOfLevel(1), 1);
    const Weakness same(*handicapOfLevel(1), 1);
    const Weakness other(*handicapOfLevel(1), 2);
    unsigned differences = 0;
    for (const Position& position : test::randomPositions(50)) {
        EXPECT_EQ(one.error(position), same.error(position));
        if (one.error(position) != other.error(position)) ++differences;
    }
    EXPECT_GT(differences, 40U);
}

TEST(Weakness, ErrsAsFarAsItsHandicapSaysAndToBothSides) {
    const Handicap handicap = *handicapOfLevel(2);
    const Weakness weakness(handicap, 7);
    double sum = 0;
    double far = 0;
    const auto positions = test::randomPositions(2000);
    for (const Position& position : positions) {
        sum += weakness.error(position);
        far += std::abs(weakness.error(position));
    }
    const auto count = static_cast<double>(positions.size());
    EXPECT_LT(std::abs(sum / count), handicap.error * 0.2);
    EXPECT_GT(far / count, handicap.error * 0.7);
    EXPECT_LT(far / count, handicap.error * 2.0);
}

TEST(Weakness, NearlyAlwaysSeesThatItCanTakeBack) {
    const Position position = *parseFen("rnbqkbnr/ppp1pppp/8/3P4/8/8/PPPP1PPP/RNBQKBNR b KQkq - 0 2");
    const Move back = *parseUciMove(position, "d8d5");
    unsigned seen = 0;
    for (std::uint64_t seed = 1; seed <= 1000; ++seed) {
        if (Weakness(*handicapOfLevel(1), seed).isSeen(position, back, Square::D5)) ++seen;
    }
    EXPECT_GT(seen, 960U);
}

TEST(Weakness, OverlooksALongMoveBackMoreOftenThanAStepOfAPawn) {
    const Position position = *parseFen("3k4/8/8/7Q/8/8/P7/4K3 w - - 0 1");
    unsigned pawn = 0;
    unsigned queen = 0;
    for (std::uint64_t seed = 1; seed <= 1000; ++seed) {
        const Weakness weakness(*handicapOfLevel(1), seed);
        if (weakness.isSeen(position, *parseUciMove(position, "a2a3"), std::nullopt)) ++pawn;
        if (weakness.isSeen(position, *parseUciMove(position, "h5d1"), std::nullopt)) ++queen;
    }
    EXPECT_GT(pawn, queen + 200);
}

TEST(Weakness, ChoosesOftenWhatItThinksBestAndNeverWhatItThinksABlunder) {
    const Move good(Square::A1, Square::A2);
    const Move fair(Square::A1, Square::A3);
    const Move blunder(Square::A1, Square::A4);
    const std::vector<RootMove> moves{
        {.move = good, .value = 50}, {.move = fair, .value = 30}, {.move = blunder, .value = -900}};
    unsigned best = 0;
    for (std::uint64_t seed = 1; seed <= 1000; ++seed) {
        const Move chosen = Weakness(*handicapOfLevel(6), seed).choose(Position::start(), moves);
        EXPECT_NE(chosen, blunder);
        if (chosen == good) ++best;
    }
    EXPECT_GT(best, 500U);
    EXPECT_LT(best, 900U);
}

TEST(Levels, PlayLegalMoves) {
    for (int level = 1; level < kLevels; ++level) {
        Engine engine;
        engine.setSeed(5);
        engine.setHandicap(handicapOfLevel(level));
        for (const Position& position : test::randomPositions(10)) {
            if (!hasLegalMove(position)) continue;
            EXPECT_TRUE(isLegal(position, answer(engine, toFen(position)))) << toFen(position);
        }
    }
}

TEST(Levels, PlayWhatTheyHaveToldLast) {
    for (int level = 1; level < kLevels; ++level) {
        for (std::uint64_t seed = 1; seed <= 4; ++seed) {
            Engine engine;
            engine.setSeed(seed);
            engine.setHandicap(handicapOfLevel(level));
            FakeHost host("r1bqkb1r/pppp1ppp/2n2n2/4p3/2B1P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 4 4");
            host.request().limits.nodes = 20'000;
            sdk::SearchJob job(host.request());
            const std::string move = toUci(engine.search(job), job.position());
            ASSERT_FALSE(host.reports().empty());
            EXPECT_EQ(host.reports().back().line.substr(0, move.size()), move) << level << ' ' << seed;
        }
    }
}

TEST(Levels, PlayTheSameForTheSameSeed) {
    const auto play = [](std::uint64_t seed) {
        Engine engine;
        engine.setSeed(seed);
        engine.setHandicap(handicapOfLevel(3));
        std::vector<std::string> moves;
        Position position = Position::start();
        for (int ply = 0; ply < 20; ++ply) {
            const Move move = answer(engine, roque::test::kStartFen, moves);
            moves.push_back(toUci(move, position));
            position = position.after(move);
        }
        return moves;
    };
    EXPECT_EQ(play(1), play(1));
    EXPECT_NE(play(1), play(2));
}

TEST(Levels, MateInOneFromTheSecondOn) {
    for (const std::string_view fen :
         {"6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1", "6rk/6pp/8/6N1/8/1Q3R2/PPPBBPPP/RN4K1 w - - 0 1"}) {
        const Position position = *parseFen(fen);
        for (int level = 2; level < kLevels; ++level) {
            Engine engine;
            engine.setHandicap(handicapOfLevel(level));
            unsigned mates = 0;
            for (std::uint64_t seed = 1; seed <= 20; ++seed) {
                engine.setSeed(seed);
                if (isCheckmate(position.after(answer(engine, fen)))) ++mates;
            }
            EXPECT_EQ(mates, 20U) << level;
        }
    }
}

TEST(Levels, ThrowNoWonGameAwayByStalemateFromTheFifthOn) {
    const Position position = *parseFen("7k/8/8/6Q1/8/p7/P7/6K1 w - - 0 1");
    const Move stalemate = *parseUciMove(position, "g5g6");
    const MoveList legal = legalMoves(position);
    const std::vector<Move> moves(legal.begin(), legal.end());
    const auto left = [&](int level) {
        return Weakness(*handicapOfLevel(level), 1).withoutStalemates(position, moves);
    };
    EXPECT_THAT(left(4), testing::Contains(stalemate));
    EXPECT_THAT(left(5), testing::Not(testing::Contains(stalemate)));
    EXPECT_THAT(left(5), SizeIs(moves.size() - 1));
}

TEST(Levels, JudgeEveryMoveTheySee) {
    for (int level = 1; level <= 8; ++level) {
        Engine engine;
        engine.setSeed(1);
        engine.setHandicap(handicapOfLevel(level));
        engine.setLines(256);
        FakeHost host("r1bq1rk1/pp2bppp/2n1pn2/2pp4/3P1B2/2PBPN2/PP1N1PPP/R2QK2R w KQ - 0 1");
        sdk::SearchJob job(host.request());
        (void)engine.search(job);
        std::set<unsigned> ranks;
        for (const FakeHost::Report& report : host.reports()) ranks.insert(report.info.multi_pv);
        EXPECT_GE(ranks.size(), level < 6 ? 12U : 25U) << level;
    }
}

class DecentLevels : public testing::TestWithParam<std::pair<int, const char*>> {};

TEST_P(DecentLevels, MateALoneKing) {
    const auto& [level, fen] = GetParam();
    Engine engine;
    engine.setHandicap(handicapOfLevel(level));
    Position position = *parseFen(fen);
    std::vector<std::string> moves;
    while (hasLegalMove(position) && moves.size() < 100) {
        moves.push_back(toUci(answer(engine, fen, moves), position));
        position = *parseFen(fen);
        for (const std::string& move : moves) position = position.after(*parseUciMove(position, move));
    }
    EXPECT_TRUE(isCheckmate(position)) << toFen(position);
}

INSTANTIATE_TEST_SUITE_P(Known, DecentLevels,
                         testing::Values(std::pair{4, "8/8/8/4k3/8/8/8/K6Q w - - 0 1"},
                                         std::pair{4, "8/8/8/4k3/8/8/8/K6R w - - 0 1"},
                                         std::pair{8, "8/8/8/4k3/8/8/8/K6R w - - 0 1"}));

}  // namespace
}  // namespace roque::bastion
