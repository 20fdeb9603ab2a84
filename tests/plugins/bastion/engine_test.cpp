#include "plugins/bastion/engine.h"

#include <map>
#include <memory>
#include <set>

#include <gmock/gmock.h>
#include <unistd.h>

#include "model/movegen/legal_moves.h"
#include "model/notation/fen.h"
#include "model/notation/uci_move.h"
#include "model/position/chess960.h"
#include "plugins/bastion/evaluation/network_stack.h"
#include "plugins/bastion/evaluation/network_value.h"
#include "plugins/bastion/evaluation/shipped_network.h"
#include "tests/plugins/bastion/random_network.h"
#include "tests/plugins/fake_host.h"
#include "tests/support/sanitized.h"

namespace roque::bastion {
namespace {

using roque::test::FakeHost;
using roque::test::kStartFen;
using testing::Each;
using testing::SizeIs;

/// A sanitizer makes the searches twenty times as long: tests that stop at many numbers of positions take
/// fewer.
#ifdef ROQUE_IS_SANITIZED
constexpr std::uint64_t kStride = 4;
#else
constexpr std::uint64_t kStride = 1;
#endif

/// Asks an engine one question and returns its answer in UCI notation.
std::string answer(Engine& engine, FakeHost& host) {
    sdk::SearchJob job(host.request());
    return toUci(engine.search(job), job.position());
}

std::pair<std::uint32_t, int> lastScore(const FakeHost& host) {
    const roque_player_info& info = host.reports().back().info;
    return {info.score_kind, info.score};
}
std::pair<std::uint32_t, int> mateScore(int moves) {
    return {ROQUE_PLAYER_SCORE_MATE, moves};
}

struct Mate {
    const char* fen;
    int moves;
    const char* first;
};

class BastionMates : public testing::TestWithParam<Mate> {};

TEST_P(BastionMates, AreFound) {
    Engine engine;
    FakeHost host(GetParam().fen);
    host.request().limits.depth = static_cast<std::uint32_t>(2 * GetParam().moves + 4);
    EXPECT_EQ(answer(engine, host), GetParam().first);
    EXPECT_EQ(lastScore(host), mateScore(GetParam().moves));
}

INSTANTIATE_TEST_SUITE_P(
    Known, BastionMates,
    testing::Values(Mate{"6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1", 1, "d1d8"},
                    Mate{"r1bqkb1r/pppp1ppp/2n2n2/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR w KQkq - 4 4", 1, "h5f7"},
                    Mate{"6k1/pp4p1/2p5/2bp4/8/P5Pb/1P3rrP/2BRRN1K b - - 0 1", 2, "g2g1"},
                    Mate{"r5rk/5p1p/5R2/4B3/8/8/7P/7K w - - 0 1", 3, "f6a6"},
                    Mate{"3r2k1/5ppp/8/8/8/8/5PPP/6K1 b - - 0 1", 1, "d8d1"}));

TEST(BastionEngine, TakesNoMoreMemoryThanAQuarterOfTheMachines) {
    const auto pages = static_cast<std::size_t>(sysconf(_SC_PHYS_PAGES));
    const std::size_t machine = pages * static_cast<std::size_t>(sysconf(_SC_PAGESIZE)) >> 20U;
    Engine engine;
    EXPECT_LE(engine.resizeTable(machine), machine / 4 + 1);
    EXPECT_EQ(engine.resizeTable(2), 2U);
}

TEST(BastionEngine, PlaysWhatItHasToldLast) {
    for (const unsigned threads : {1U, 2U}) {
        Engine engine;
        engine.setThreads(threads);
        for (std::uint64_t nodes = 1000; nodes <= 60'000; nodes += 1500 * kStride) {
            FakeHost host("r1bq1rk1/pp2bppp/2n1pn2/2pp4/3P1B2/2PBPN2/PP1N1PPP/R2QK2R w KQ - 0 1");
            host.request().limits.nodes = nodes;
            const std::string move = answer(engine, host);
            EXPECT_EQ(host.reports().back().line.substr(0, move.size()), move) << nodes;
        }
    }
}

TEST(BastionEngine, TellsTheMovesOfALongSearch) {
    Engine engine;
    engine.setThreads(2);
    FakeHost quiet(kStartFen);
    quiet.request().limits.depth = 4;
    engine.setQuietTime(std::chrono::hours(1));
    (void)answer(engine, quiet);
    EXPECT_THAT(quiet.movesTold(), SizeIs(0));

    FakeHost host(kStartFen);
    host.request().limits.depth = 1;
    engine.newGame();
    engine.setQuietTime(std::chrono::milliseconds(0));
    (void)answer(engine, host);
    ASSERT_THAT(host.movesTold(), SizeIs(testing::Ge(20U)));
    std::set<std::string> moves;
    for (std::size_t at = 0; at < 20; ++at) {
        const FakeHost::Told& told = host.movesTold()[at];
        EXPECT_EQ(told.number, at + 1);
        EXPECT_EQ(told.depth, 1U);
        moves.insert(told.move);
    }
    EXPECT_THAT(moves, SizeIs(20));
}

TEST(BastionEngine, SaysWhenItIsBeingMated) {
    Engine engine;
    FakeHost host("k7/8/8/8/8/1r6/r7/6K1 w - - 0 1");
    host.request().limits.depth = 6;
    (void)answer(engine, host);
    EXPECT_EQ(lastScore(host), mateScore(-1));
}

TEST(BastionEngine, StopsAtAMateOfTheLengthAskedFor) {
    Engine engine;
    FakeHost host("6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1");
    host.request().limits.mate = 1;
    EXPECT_EQ(answer(engine, host), "d1d8");
    EXPECT_EQ(lastScore(host), mateScore(1));
}

TEST(BastionEngine, SeesThatARepetitionIsADraw) {
    // White is lost but for a perpetual check by the queen.
    FakeHost host("6k1/6p1/8/7Q/8/8/qr4PP/6K1 w - - 0 1");
    Engine engine;
    host.request().limits.depth = 14;
    (void)answer(engine, host);
    EXPECT_EQ(host.reports().back().info.score_kind, ROQUE_PLAYER_SCORE_CENTIPAWNS);
    EXPECT_LE(std::abs(host.reports().back().info.score), 2);
}

TEST(BastionEngine, GivesTheSameAnswerForTheSameQuestion) {
    Engine engine;
    std::set<std::pair<std::string, std::uint64_t>> answers;
    for (int round = 0; round < 3; ++round) {
        engine.newGame();
        FakeHost host("r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 2 3");
        host.request().limits.nodes = 60'000;
        const std::string move = answer(engine, host);
        answers.emplace(move, engine.nodes());
    }
    EXPECT_THAT(answers, SizeIs(1));
}

/// Compares what a search evaluates with what a network makes of the position from nothing.
class NetworkWatch final : public EvaluationWatch {
public:
    explicit NetworkWatch(const Network& network) : network_(network) {}

    void see(const Position& position, Value valueForMover) override {
        if (isHandCraftedOnly(position.board())) return;
        fresh_.begin(&network_, position.board());
        ++seen_;
        ASSERT_EQ(valueForMover,
                  networkValueForMover(position, fresh_.valueAt(0, position.board(), position.sideToMove())))
            << toFen(position);
    }
    [[nodiscard]] std::size_t seen() const noexcept { return seen_; }

private:
    const Network& network_;
    NetworkStack fresh_{0};
    std::size_t seen_ = 0;
};

/// The nodes of a search of a position full of captures, castling and promotions.
std::uint64_t nodesOfSearch(Engine& engine) {
    FakeHost host("r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1");
    host.request().limits.depth = 11;
    answer(engine, host);
    return engine.nodes();
}

TEST(BastionEngine, EvaluatesEachPositionAsTheNetworkDoesFromNothing) {
    const std::shared_ptr<const Network> network = test::randomNetwork(1);
    NetworkWatch watch(*network);
    Engine engine;
    engine.setNetwork(network);
    engine.setEvaluationWatch(&watch);
    nodesOfSearch(engine);
    EXPECT_GT(watch.seen(), 2000U);
}

TEST(BastionEngine, UsesANetworkAtFullStrengthOnly) {
    Engine engine;
    const std::uint64_t shipped = nodesOfSearch(engine);
    engine.setNetwork(nullptr);
    const std::uint64_t without = nodesOfSearch(engine);
    EXPECT_NE(shipped, without);
    engine.setNetwork(test::randomNetwork(1));
    EXPECT_NE(nodesOfSearch(engine), without);
    engine.setNetwork(shippedNetwork().network);
    EXPECT_EQ(nodesOfSearch(engine), shipped);

    engine.setSeed(1);
    engine.setHandicap(handicapOfLevel(10));
    const std::uint64_t weak = nodesOfSearch(engine);
    engine.setNetwork(test::randomNetwork(1));
    EXPECT_EQ(nodesOfSearch(engine), weak);
}

TEST(BastionEngine, LooksAtNoMorePositionsThanAllowed) {
    Engine engine;
    for (const std::uint64_t nodes : {1U, 100U, 5000U}) {
        FakeHost host(kStartFen);
        host.request().limits.nodes = nodes;
        (void)answer(engine, host);
        EXPECT_LE(engine.nodes(), nodes);
    }
}

TEST(BastionEngine, StopsWhenAsked) {
    Engine engine;
    FakeHost host(kStartFen);
    host.request().limits.infinite = 1;
    host.stopAtPoll(5);
    (void)answer(engine, host);
    EXPECT_LE(engine.nodes(), 5 * SearchControl::kNodesBetweenPolls);
}

TEST(BastionEngine, AnswersEvenIfStoppedBeforeItHasBegun) {
    Engine engine;
    FakeHost host(kStartFen);
    host.stopAtPoll(1);
    host.request().limits.nodes = 1;
    EXPECT_THAT(answer(engine, host), SizeIs(4));
    ASSERT_THAT(host.reports(), SizeIs(1));
    EXPECT_EQ(host.reports()[0].info.score_kind, ROQUE_PLAYER_SCORE_NONE) << "it knows nothing";
    EXPECT_EQ(host.reports()[0].info.depth, 0U);
}

TEST(BastionEngine, CountsThePositionsOfOneSearchOnly) {
    Engine engine;
    engine.setThreads(4);
    FakeHost longSearch(kStartFen);
    longSearch.request().limits.depth = 12;
    (void)answer(engine, longSearch);
    engine.setHandicap(handicapOfLevel(8));
    FakeHost weakSearch(kStartFen);
    (void)answer(engine, weakSearch);
    EXPECT_LE(engine.nodes(), handicapOfLevel(8)->nodes);
    EXPECT_LE(weakSearch.reports().back().info.nodes, handicapOfLevel(8)->nodes);
}

TEST(BastionEngine, SearchesOnlyTheMovesInQuestion) {
    Engine engine;
    FakeHost host("6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1");
    const std::array<const char*, 2> moves{"d1d7", "h2h3"};
    host.request().search_moves = moves.data();
    host.request().search_move_count = moves.size();
    host.request().limits.depth = 5;
    EXPECT_THAT(answer(engine, host), testing::AnyOf("d1d7", "h2h3"));
}

TEST(BastionEngine, ReportsAsManyLinesAsWanted) {
    Engine engine;
    engine.setLines(3);
    FakeHost host(kStartFen);
    host.request().limits.depth = 5;
    (void)answer(engine, host);
    std::set<std::string> firstMoves;
    for (const auto& report : host.reports()) {
        if (report.info.depth == 5) firstMoves.insert(report.line.substr(0, 4));
    }
    EXPECT_THAT(firstMoves, SizeIs(3));
    engine.setLines(1);
}

// Wherever a search is stopped: before the first depth is complete, and mostly in the middle of one.
TEST(BastionEngine, EndsWithLinesThatBeginDifferentlyTheBestFirst) {
    constexpr unsigned kLines = 3;
    Engine engine;
    engine.setLines(kLines);
    for (std::uint64_t nodes = 1; nodes < 60'000; nodes += kStride * nodes / 8 + 1) {
        engine.newGame();
        FakeHost host("r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1");
        host.request().limits.nodes = nodes;
        const std::string move = answer(engine, host);
        std::map<unsigned, FakeHost::Report> last;  // by rank
        for (const auto& report : host.reports()) last.insert_or_assign(report.info.multi_pv, report);
        EXPECT_EQ(last.at(1).line.substr(0, 4), move) << nodes;
        const bool isFirstDepthDone = last.size() > 1;
        EXPECT_TRUE(isFirstDepthDone || nodes < 2000) << nodes;
        if (!isFirstDepthDone) continue;
        std::set<std::string> firstMoves;
        for (const auto& [rank, report] : last) firstMoves.insert(report.line.substr(0, 4));
        EXPECT_THAT(firstMoves, SizeIs(kLines)) << nodes;
        EXPECT_GE(last.at(1).info.score, last.at(2).info.score) << nodes;
        EXPECT_GE(last.at(2).info.score, last.at(3).info.score) << nodes;
    }
}

TEST(BastionEngine, ReportsLegalLines) {
    Engine engine;
    FakeHost host("r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1");
    host.request().limits.depth = 10;
    (void)answer(engine, host);
    for (const auto& report : host.reports()) {
        Position position = *parseFen("r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1");
        std::istringstream words(report.line);
        for (std::string word; words >> word;) {
            const auto move = parseUciMove(position, word);
            ASSERT_TRUE(move) << report.line;
            position = position.after(*move);
        }
    }
}

TEST(BastionEngine, ThinksWithSeveralThreads) {
    Engine engine;
    engine.setThreads(3);
    FakeHost host("6k1/pp4p1/2p5/2bp4/8/P5Pb/1P3rrP/2BRRN1K b - - 0 1");
    host.request().limits.depth = 8;
    EXPECT_EQ(answer(engine, host), "g2g1");
    engine.setThreads(1);
    EXPECT_EQ(answer(engine, host), "g2g1");
}

/// Plays a won endgame against itself and returns how many moves the mate has taken; 99 if it did not come.
unsigned movesToMate(std::string fen) {
    Engine engine;
    Position position = *parseFen(fen);
    std::vector<std::string> moves;
    for (unsigned ply = 0; ply < 100; ++ply) {
        if (!hasLegalMove(position)) return position.isCheck() ? (ply + 1) / 2 : 99;
        FakeHost host(fen, moves);
        host.request().limits.nodes = 5000;
        moves.push_back(answer(engine, host));
        position = position.after(*parseUciMove(position, moves.back()));
    }
    return 99;
}

TEST(BastionEngine, MatesWithAQueen) {
    EXPECT_LE(movesToMate("8/8/8/4k3/8/8/8/K6Q w - - 0 1"), 35U);
}

TEST(BastionEngine, MatesWithARook) {
    EXPECT_LE(movesToMate("8/8/8/4k3/8/8/8/K6R w - - 0 1"), 45U);
}

TEST(BastionEngine, PlaysChess960) {
    Engine engine;
    for (const unsigned number : {0U, 123U, 356U, 671U, 959U}) {
        const Position start = chess960Start(number);
        const std::string fen = toFen(start, FenStyle::Shredder);
        Position position = start;
        std::vector<std::string> moves;
        for (int ply = 0; ply < 60 && hasLegalMove(position); ++ply) {
            FakeHost host(fen, moves);
            host.request().chess960 = 1;
            host.request().limits.nodes = 300;
            sdk::SearchJob job(host.request());
            const Move move = engine.search(job);
            ASSERT_TRUE(isLegal(position, move)) << toFen(position);
            moves.push_back(toUci(move, position, CastlingNotation::KingTakesRook));
            position = position.after(move);
        }
    }
}

// How soon is measured elsewhere: a busy machine may take any time. Without a limit it would not end at all.
TEST(BastionEngine, EndsWhenTheTimeForTheMoveIsOver) {
    Engine engine;
    engine.setMoveOverhead(std::chrono::milliseconds(5));
    FakeHost host(kStartFen);
    host.request().limits.move_time_ms = 50;
    EXPECT_NE(answer(engine, host), "");
}

}  // namespace
}  // namespace roque::bastion
