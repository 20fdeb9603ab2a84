#include <algorithm>

#include <gmock/gmock.h>

#include "model/movegen/legal_moves.h"
#include "plugins/minimax/move_ordering.h"
#include "plugins/minimax/search.h"
#include "tests/controller/plugins/plugin_test_support.h"
#include "tests/plugins/fake_host.h"

namespace roque::minimax {
namespace {

using test::FakeHost;
using test::kStartFen;
using testing::StartsWith;

/// The move found from a position in UCI notation.
std::string bestMove(FakeHost& host, unsigned depth, std::uint64_t seed = 0) {
    sdk::SearchJob job(host.request());
    const Evaluation evaluation(seed);
    return toUci(Search(job, evaluation, std::nullopt).run(depth), job.position());
}
std::string bestMove(std::string_view fen, unsigned depth) {
    FakeHost host(fen);
    return bestMove(host, depth);
}

/// The last score reported, and what it counts.
std::pair<std::uint32_t, int> lastScore(const FakeHost& host) {
    const roque_player_info& info = host.reports().back().info;
    return {info.score_kind, info.score};
}

std::pair<std::uint32_t, int> mateIn(int moves) {
    return {ROQUE_PLAYER_SCORE_MATE, moves};
}
std::pair<std::uint32_t, int> centipawns(int value) {
    return {ROQUE_PLAYER_SCORE_CENTIPAWNS, value};
}

// Mates

TEST(Minimax, FindsAMateInOne) {
    FakeHost host("6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1");
    EXPECT_EQ(bestMove(host, 2), "d1d8");
    EXPECT_EQ(lastScore(host), mateIn(1));
}

TEST(Minimax, FindsAMateInTwo) {
    // Two rooks drive the king to the edge: 1. Rb7+ and 2. Ra8 mate.
    FakeHost host("8/4k3/R7/1R6/8/8/8/6K1 w - - 0 1");
    EXPECT_EQ(bestMove(host, 4), "b5b7");
    EXPECT_EQ(lastScore(host), mateIn(2));
}

TEST(Minimax, PrefersTheSoonerMate) {
    // 1. Ra8 is mate; 1. Qf7+ mates a move later.
    FakeHost host("6k1/8/5K2/7Q/8/8/8/R7 w - - 0 1");
    EXPECT_EQ(bestMove(host, 4), "a1a8");
    EXPECT_EQ(lastScore(host), mateIn(1));
}

TEST(Minimax, SeesAMateAgainstItself) {
    FakeHost host("4k3/R7/1R6/8/8/8/8/6K1 b - - 0 1");
    bestMove(host, 4);
    EXPECT_EQ(lastScore(host), mateIn(-1));
}

// Material

TEST(Minimax, TakesAHangingQueen) {
    EXPECT_EQ(bestMove("4k3/8/8/3q4/4P3/8/8/4K3 w - - 0 1", 2), "e4d5");
}

TEST(Minimax, DoesNotTakeAGuardedPawnWithItsQueen) {
    // Even at depth 1: the recapture is seen because captures are searched to their end.
    EXPECT_NE(bestMove("4k3/2p5/3p4/8/8/8/8/3QK3 w - - 0 1", 1), "d1d6");
}

TEST(Minimax, SavesAQueenThatIsAttacked) {
    FakeHost host("4k3/8/8/2p5/3Q4/8/8/4K3 w - - 0 1");
    EXPECT_THAT(bestMove(host, 2), StartsWith("d4"));
    EXPECT_GT(lastScore(host).second, 700);
}

TEST(Minimax, PromotesToAQueen) {
    EXPECT_EQ(bestMove("8/P6k/8/8/8/8/7K/8 w - - 0 1", 1), "a7a8q");
}

// Draws

TEST(Minimax, AvoidsStalemateWhenItIsWinning) {
    // 1. f8=Q is stalemate; 1. f8=R Kh6 2. Rh8 is mate.
    FakeHost host("8/5P1k/5K2/8/8/8/8/8 w - - 0 1");
    EXPECT_EQ(bestMove(host, 4), "f7f8r");
    EXPECT_EQ(lastScore(host), mateIn(2));
}

TEST(Minimax, TakesStalemateWhenItIsLosing) {
    // 1. Qxg7+ Kxg7, and the white king has no square left.
    FakeHost host("7k/2b3q1/8/8/6Q1/7p/7p/7K w - - 0 1");
    EXPECT_EQ(bestMove(host, 3), "g4g7");
    EXPECT_EQ(lastScore(host).second, 0);
}

TEST(Minimax, SeesThatAMoveRepeatsAPosition) {
    // A queen ahead, White does not go again where it has been.
    constexpr std::string_view kFen = "7k/8/8/8/8/8/8/KQ6 w - - 10 20";
    EXPECT_EQ(bestMove(kFen, 1), "b1e4");
    FakeHost host(kFen, {"b1e4", "h8g8", "e4b1", "g8h8"});
    EXPECT_NE(bestMove(host, 1), "b1e4");
    EXPECT_GT(lastScore(host).second, 0);
}

TEST(Minimax, KnowsTheFiftyMoveRule) {
    // One quiet ply is left: only a capture or a pawn move keeps the win.
    FakeHost host("7k/8/8/8/8/8/P7/KQ6 w - - 99 90");
    EXPECT_THAT(bestMove(host, 2), StartsWith("a2"));
}

TEST(Minimax, MatesWithTheLastMoveOfFifty) {
    FakeHost host("6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 99 90");
    EXPECT_EQ(bestMove(host, 2), "d1d8") << "mate goes before the fifty-move rule (FIDE article 9.6.2)";
}

// Depth, time, stopping

TEST(Minimax, ReportsEveryDepthUpToTheLast) {
    FakeHost host(kStartFen);
    bestMove(host, 3);
    ASSERT_EQ(host.reports().size(), 3U);
    for (unsigned depth = 1; depth <= 3; ++depth) {
        const auto& report = host.reports()[depth - 1];
        EXPECT_EQ(report.info.depth, depth);
        EXPECT_GT(report.info.nodes, 0U);
        EXPECT_EQ(report.info.score_kind, ROQUE_PLAYER_SCORE_CENTIPAWNS);
        EXPECT_GE(std::ranges::count(report.line, ' ') + 1, depth);
    }
}

TEST(Minimax, LooksAtNothingMoreAfterAStop) {
    FakeHost host(kStartFen);
    host.stopAtPoll(5);
    sdk::SearchJob job(host.request());
    const Evaluation evaluation;
    Search search(job, evaluation, std::nullopt);
    const Move move = search.run(Search::kDeepest);
    EXPECT_TRUE(isLegal(job.position(), move));
    EXPECT_EQ(search.nodes(), 5 * Search::kNodesBetweenPolls);
    EXPECT_EQ(host.polls(), 5U);
}

TEST(Minimax, AnswersWithALegalMoveHoweverSoonItIsStopped) {
    for (std::uint64_t nodes = 1; nodes < 200; ++nodes) {
        FakeHost host("r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1");
        host.request().limits.nodes = nodes;
        sdk::SearchJob job(host.request());
        const Evaluation evaluation;
        Search search(job, evaluation, std::nullopt);
        EXPECT_TRUE(isLegal(job.position(), search.run(8)));
        EXPECT_EQ(search.nodes(), nodes);
    }
}

TEST(Minimax, StopsWhenItsTimeIsUp) {
    FakeHost host(kStartFen);
    sdk::SearchJob job(host.request());
    const Evaluation evaluation;
    Search search(job, evaluation, std::chrono::milliseconds(0));
    EXPECT_TRUE(isLegal(job.position(), search.run(Search::kDeepest)));
    EXPECT_EQ(search.nodes(), Search::kNodesBetweenPolls);
}

TEST(Minimax, PlaysTheSameMoveAgain) {
    FakeHost once(kStartFen);
    FakeHost again(kStartFen);
    EXPECT_EQ(bestMove(once, 3), bestMove(again, 3));
    EXPECT_EQ(once.reports().back().line, again.reports().back().line);
    EXPECT_EQ(once.reports().back().info.nodes, again.reports().back().info.nodes);
}

TEST(Minimax, VariesWithTheSeedAndRepeatsWithTheSameSeed) {
    std::vector<std::string> moves;
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        FakeHost once(kStartFen);
        FakeHost again(kStartFen);
        moves.push_back(bestMove(once, 2, seed));
        EXPECT_EQ(bestMove(again, 2, seed), moves.back());
    }
    std::ranges::sort(moves);
    EXPECT_NE(moves.front(), moves.back());
}

// The shortcut against the long way

/// The value of a position by plain minimax, without alpha-beta and without ordering; captures at the end and
/// draws as the search has them.
class Plain {
public:
    int value(const Position& position, unsigned depth, unsigned ply) {
        const MoveList moves = legalMoves(position);
        if (moves.empty()) return position.isCheck() ? -(Search::kMate - static_cast<int>(ply)) : 0;
        if (position.halfmoveClock() >= 100 || isRepeated(position)) return 0;
        const bool isQuiet = depth == 0 && !position.isCheck();
        int best = isQuiet ? evaluation_.scoreForMover(position) : -Search::kMate;
        for (const Move move : moves) {
            if (isQuiet && position.board().isEmpty(move.to()) && !move.isPromotion()
                && move.kind() != Move::Kind::EnPassant) {
                continue;
            }
            if (isQuiet && move.isCastling()) continue;
            path_.push_back(position);
            best = std::max(best, -value(position.after(move), depth == 0 ? 0 : depth - 1, ply + 1));
            path_.pop_back();
        }
        return best;
    }

private:
    [[nodiscard]] bool isRepeated(const Position& position) const {
        const std::size_t clock = position.halfmoveClock();
        for (std::size_t back = 4; back <= std::min(clock, path_.size()); back += 2) {
            if (path_[path_.size() - back].isSameAs(position)) return true;
        }
        return false;
    }

    Evaluation evaluation_;
    std::vector<Position> path_;
};

class SameAsPlainMinimax : public testing::TestWithParam<std::string_view> {};

TEST_P(SameAsPlainMinimax, AlphaBetaChangesNoValue) {
    FakeHost host(GetParam());
    bestMove(host, 3);
    const int value = Plain().value(*parseFen(GetParam()), 3, 0);
    const int plies = Search::kMate - std::abs(value);
    const int moves = value > 0 ? (plies + 1) / 2 : -(plies / 2);
    EXPECT_EQ(lastScore(host), plies < 100 ? mateIn(moves) : centipawns(value));
}

INSTANTIATE_TEST_SUITE_P(
    Positions, SameAsPlainMinimax,
    testing::Values("8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
                    "4k3/P6p/8/5pP1/1b6/8/5PPP/R3K2R w KQ f6 0 1", "8/5k2/8/2R5/4K3/8/8/6r1 b - - 97 80",
                    "3rk3/8/8/8/8/8/8/3QK3 b - - 0 1", "8/4k3/R7/1R6/8/8/8/6K1 w - - 0 1",
                    "4k3/R7/1R6/8/8/8/8/6K1 b - - 0 1", "6k1/8/5K2/7Q/8/8/8/R7 w - - 0 1"));

// Evaluation and order

TEST(Evaluation, IsTheSameForBothSides) {
    const Position white = *parseFen("4k3/ppp5/8/8/8/8/PPP5/R3K3 w - - 0 1");
    const Position black = *parseFen("r3k3/ppp5/8/8/8/8/PPP5/4K3 b - - 0 1");
    EXPECT_EQ(Evaluation().scoreForMover(white), Evaluation().scoreForMover(black));
    EXPECT_GT(Evaluation().scoreForMover(white), 400);
}

TEST(Evaluation, IsNothingInTheStartPosition) {
    EXPECT_EQ(Evaluation().scoreForMover(Position::start()), 0);
}

TEST(Evaluation, VariesByLessThanAPawn) {
    for (std::uint64_t seed = 1; seed < 1000; ++seed) {
        const int score = Evaluation(seed).scoreForMover(Position::start());
        EXPECT_GE(score, 0);
        EXPECT_LT(score, 100);
    }
}

TEST(MoveOrdering, PutsTheBestFirstThenTheBiggestVictimByTheSmallestAttacker) {
    const Position position = *parseFen("4k3/8/8/2qr4/3P4/1N1R4/8/4K3 w - - 0 1");
    MoveList moves = legalMoves(position);
    const std::size_t size = moves.size();
    const Move best(Square::E1, Square::E2);
    order(moves, position, best);
    EXPECT_EQ(moves.size(), size);
    EXPECT_EQ(moves[0], best);
    EXPECT_EQ(moves[1], Move(Square::D4, Square::C5));
    EXPECT_EQ(moves[2], Move(Square::B3, Square::C5));
}

TEST(MoveOrdering, KeepsEnPassantAndPromotionsButNoCastling) {
    const Position position = *parseFen("4k3/P6p/8/5pP1/8/8/8/R3K2R w KQ f6 0 1");
    MoveList moves = legalMoves(position);
    keepCapturesAndPromotions(moves, position);
    EXPECT_EQ(moves.size(), 6U) << "four promotions, one en passant, one rook takes pawn";
}

// Through the boundary

TEST(MinimaxPlugin, HonoursItsDepthOption) {
    const auto player = test::playerFrom(std::filesystem::path(ROQUE_PLUGINS) / "minimax.so");
    ASSERT_TRUE(player->setOption("Depth", "2"));
    unsigned deepest = 0;
    const std::atomic<bool> stop = false;
    ASSERT_TRUE(player->search({}, stop, [&](const SearchInfo& info) { deepest = info.depth; }));
    EXPECT_EQ(deepest, 2U);
}

TEST(MinimaxPlugin, SearchesToTheDepthThatIsAskedFor) {
    const auto player = test::playerFrom(std::filesystem::path(ROQUE_PLUGINS) / "minimax.so");
    SearchRequest request;
    request.limits.depth = 1;
    unsigned deepest = 0;
    const std::atomic<bool> stop = false;
    ASSERT_TRUE(player->search(request, stop, [&](const SearchInfo& info) { deepest = info.depth; }));
    EXPECT_EQ(deepest, 1U);
}

TEST(MinimaxPlugin, AnalysesUntilItIsStopped) {
    const auto player = test::playerFrom(std::filesystem::path(ROQUE_PLUGINS) / "minimax.so");
    SearchRequest request;
    request.limits.infinite = true;
    std::atomic<bool> stop = false;
    const auto answer = player->search(request, stop, [&](const SearchInfo& info) {
        if (info.depth == 5) stop = true;  // beyond the depth of the option
    });
    EXPECT_TRUE(answer);
}

TEST(MinimaxPlugin, KeepsToTheClock) {
    const auto player = test::playerFrom(std::filesystem::path(ROQUE_PLUGINS) / "minimax.so");
    ASSERT_TRUE(player->setOption("Depth", "8"));
    SearchRequest request;
    request.limits.timeLeft = {std::chrono::milliseconds(60), std::chrono::milliseconds(60)};
    EXPECT_TRUE(test::ask(*player, request)) << "it returns, or the test's time runs out";
}

TEST(MinimaxPlugin, PlaysChess960) {
    const auto player = test::playerFrom(std::filesystem::path(ROQUE_PLUGINS) / "minimax.so");
    ASSERT_TRUE(player->setOption("Depth", "2"));
    SearchRequest request;
    request.start = *parseFen("bqnbrnkr/pppppppp/8/8/8/8/PPPPPPPP/BQNBRNKR w HEhe - 0 1");
    request.variant = Variant::Chess960;
    for (Position position = request.start; hasLegalMove(position) && request.moves.size() < 40;) {
        const auto answer = test::ask(*player, request);
        ASSERT_TRUE(answer) << english(answer.error().text);
        request.moves.push_back(answer->best);
        position = position.after(answer->best);
    }
}

TEST(MinimaxPlugin, MatesAPlayerThatMovesAtRandom) {
    const std::filesystem::path plugins(ROQUE_PLUGINS);
    const auto white = test::playerFrom(plugins / "minimax.so");
    const auto black = test::playerFrom(plugins / "random.so");
    ASSERT_TRUE(white->setOption("Depth", "3"));
    ASSERT_TRUE(black->setOption("Seed", "1"));
    SearchRequest request;
    Position position = request.start;
    while (hasLegalMove(position) && request.moves.size() < 200) {
        const auto answer = test::ask(position.sideToMove() == Color::White ? *white : *black, request);
        ASSERT_TRUE(answer) << english(answer.error().text);
        request.moves.push_back(answer->best);
        position = position.after(answer->best);
    }
    EXPECT_TRUE(isCheckmate(position));
    EXPECT_EQ(position.sideToMove(), Color::Black);
}

}  // namespace
}  // namespace roque::minimax
