#include <array>
#include <atomic>
#include <cstddef>

#include <gmock/gmock.h>

#include "plugins/sdk/player_plugin.h"
#include "tests/plugins/fake_host.h"

namespace roque::sdk {
namespace {

using namespace std::chrono_literals;
using test::FakeHost;
using test::kStartFen;
using testing::ElementsAre;

constexpr std::string_view kCastlingFen = "4k3/8/8/8/8/8/8/4K2R w K - 0 1";

TEST(SearchJob, FollowsTheGame) {
    FakeHost host(kStartFen, {"e2e4", "e7e5"});
    const SearchJob job(host.request());
    ASSERT_EQ(job.game().size(), 3U);
    EXPECT_EQ(job.game().front(), Position::start());
    EXPECT_EQ(job.position(), job.game().back());
    EXPECT_EQ(toFen(job.position()), "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2");
}

TEST(SearchJob, RefusesAPositionThatItCannotRead) {
    FakeHost host("nonsense");
    EXPECT_THROW(SearchJob(host.request()), std::invalid_argument);
}

TEST(SearchJob, RefusesAGameThatItCannotFollow) {
    FakeHost host(kStartFen, {"e2e5"});
    EXPECT_THROW(SearchJob(host.request()), std::invalid_argument);
}

TEST(SearchJob, HasNoLimitsUnlessTold) {
    FakeHost host(kStartFen);
    EXPECT_EQ(SearchJob(host.request()).limits(), Limits());
}

TEST(SearchJob, ReadsEveryLimit) {
    FakeHost host(kStartFen);
    host.request().limits = {.depth = 5,
                             .mate = 3,
                             .nodes = 12'345'678'901,
                             .move_time_ms = 1000,
                             .time_left_ms = {60'000, 0},
                             .increment_ms = {2000, 3000},
                             .moves_to_go = 40,
                             .infinite = 1};
    Limits expected;
    expected.depth = 5;
    expected.mate = 3;
    expected.nodes = 12'345'678'901;
    expected.moveTime = 1s;
    expected.timeLeft = {60s, 0s};
    expected.increment = {2s, 3s};
    expected.movesToGo = 40;
    expected.infinite = true;
    EXPECT_EQ(SearchJob(host.request()).limits(), expected);
}

TEST(SearchJob, AsksTheHostWhetherToStop) {
    FakeHost host(kStartFen);
    host.stopAtPoll(2);
    const SearchJob job(host.request());
    EXPECT_FALSE(job.isStopRequested());
    EXPECT_TRUE(job.isStopRequested());
}

/// Asks until the job says that the search must end, at most a hundred million times.
bool isEnded(const SearchJob& job) {
    for (unsigned asked = 0; asked < 100'000'000; ++asked) {
        if (job.isStopRequested()) return true;
    }
    return false;
}

TEST(SearchJob, EndsTheSearchWhenTheTimeForTheMoveIsOver) {
    FakeHost host(kStartFen);
    host.request().limits.move_time_ms = 60;
    const SearchJob job(host.request());
    ASSERT_TRUE(isEnded(job));
    EXPECT_GE(job.elapsed(), 30ms);
}

TEST(SearchJob, EndsTheSearchWhenItsShareOfTheClockIsOver) {
    FakeHost host(kStartFen, {"e2e4"});
    host.request().limits.time_left_ms[0] = 1'000'000;
    host.request().limits.time_left_ms[1] = 130;
    EXPECT_TRUE(isEnded(SearchJob(host.request())));
}

TEST(SearchJob, CountsNoTimeWhileItIsTheOpponentsTurn) {
    FakeHost host(kStartFen);
    host.request().limits.move_time_ms = 31;
    static std::atomic<bool> isPondering;
    isPondering = true;
    host.request().is_pondering = [](void*) { return isPondering ? 1 : 0; };
    const SearchJob job(host.request());
    while (job.elapsed() < 5ms) ASSERT_FALSE(job.isStopRequested());
    EXPECT_EQ(job.timeUsed(), 0ms);
    isPondering = false;
    EXPECT_EQ(job.timeUsed(), 0ms);
    EXPECT_TRUE(isEnded(job));
    EXPECT_LT(job.timeUsed(), job.elapsed());
}

TEST(SearchJob, LetsAPlayerThatDividesItsTimeAskTheHostAlone) {
    FakeHost host(kStartFen);
    host.request().limits.move_time_ms = 0;
    const SearchJob job(host.request());
    while (job.elapsed() < 2ms) {
    }
    EXPECT_TRUE(job.isStopRequested());
    EXPECT_FALSE(job.isStopRequestedByHost());
}

TEST(SearchJob, EndsTheSearchWhenTheDepthOrThePositionsReportedSuffice) {
    for (const auto& [depth, nodes] : {std::pair(3U, 10U), std::pair(2U, 1000U)}) {
        FakeHost host(kStartFen);
        host.request().limits.depth = 3;
        host.request().limits.nodes = 1000;
        SearchJob job(host.request());
        Info info;
        info.depth = 2;
        info.nodes = 999;
        job.report(info);
        EXPECT_FALSE(job.isStopRequested());
        info.depth = depth;
        info.nodes = nodes;
        info.multiPv = 2;
        job.report(info);
        EXPECT_FALSE(job.isStopRequested()) << "the best line comes last";
        info.multiPv = 1;
        job.report(info);
        EXPECT_TRUE(job.isStopRequested());
    }
}

TEST(SearchJob, EndsTheSearchOfAPlayerThatCounts) {
    FakeHost host(kStartFen);
    host.request().limits.nodes = 1000;
    const SearchJob job(host.request());
    EXPECT_FALSE(job.isStopRequested(999));
    EXPECT_TRUE(job.isStopRequested(1000));
}

TEST(Limits, KnowWhichDepthsTheyAllow) {
    Limits limits;
    EXPECT_TRUE(limits.allowsDepth(100));
    limits.depth = 3;
    EXPECT_TRUE(limits.allowsDepth(3));
    EXPECT_FALSE(limits.allowsDepth(4));
}

TEST(Deadline, LeavesAMarginOfTheTimeForTheMove) {
    Limits limits;
    EXPECT_EQ(timeForMove(limits, Color::White), std::nullopt);
    limits.moveTime = 50ms;
    EXPECT_EQ(timeForMove(limits, Color::White), 20ms);
    limits.moveTime = 10ms;
    EXPECT_EQ(timeForMove(limits, Color::White), 1ms);
    limits.infinite = true;
    EXPECT_EQ(timeForMove(limits, Color::White), std::nullopt);
}

TEST(Deadline, IsTheShareOfOnesOwnClock) {
    Limits limits;
    limits.timeLeft = {31'030ms, 60ms};
    EXPECT_EQ(timeForMove(limits, Color::White), 1000ms) << "thirty moves and one in reserve";
    EXPECT_EQ(timeForMove(limits, Color::Black), 1ms);
    limits.increment = {400ms, 400ms};
    EXPECT_EQ(timeForMove(limits, Color::White), 1300ms);
    EXPECT_EQ(timeForMove(limits, Color::Black), 15ms) << "half of what the clock shows at most";
    limits.movesToGo = 1;
    EXPECT_EQ(timeForMove(limits, Color::White), 15'500ms);
    limits.moveTime = 330ms;
    EXPECT_EQ(timeForMove(limits, Color::White), 300ms) << "the shorter of the two";
}

TEST(Deadline, NeverUsesUpAClockWithAnIncrement) {
    Limits limits;
    limits.timeLeft[Color::White] = 1000ms;
    limits.increment[Color::White] = 10ms;
    for (int move = 0; move < 1000; ++move) {
        const auto time = timeForMove(limits, Color::White);
        ASSERT_TRUE(time);
        ASSERT_LT(*time, *limits.timeLeft[Color::White]);
        *limits.timeLeft[Color::White] += 10ms - *time;
    }
    EXPECT_GE(limits.timeLeft[Color::White], kMoveOverhead);
}

TEST(SearchJob, KnowsTheMovesInQuestion) {
    FakeHost host(kStartFen);
    EXPECT_TRUE(SearchJob(host.request()).searchMoves().empty());
    const std::array<const char*, 2> moves{"e2e4", "g1f3"};
    host.request().search_moves = moves.data();
    host.request().search_move_count = moves.size();
    EXPECT_THAT(
        SearchJob(host.request()).searchMoves(),
        ElementsAre(Move(Square::E2, Square::E4, Move::Kind::DoublePush), Move(Square::G1, Square::F3)));
}

TEST(SearchJob, KnowsWhetherItIsTheOpponentsTurn) {
    FakeHost host(kStartFen);
    EXPECT_FALSE(SearchJob(host.request()).isPondering());
    host.request().is_pondering = [](void*) { return 1; };
    EXPECT_TRUE(SearchJob(host.request()).isPondering());
}

TEST(SearchJob, ReadsNothingThatAnOlderHostDoesNotSend) {
    FakeHost host(kStartFen);
    host.request().size = offsetof(roque_player_request, search_moves);
    host.request().search_move_count = 1'000'000;
    host.request().is_pondering = [](void*) { return 1; };
    const SearchJob job(host.request());
    EXPECT_TRUE(job.searchMoves().empty());
    EXPECT_FALSE(job.isPondering());
}

TEST(SearchJob, ReportsWhatItIsTold) {
    FakeHost host(kStartFen);
    SearchJob job(host.request());
    Info info;
    info.depth = 3;
    info.selectiveDepth = 9;
    info.multiPv = 2;
    info.scoreForMover = Score{Score::Kind::Mate, -4};
    info.nodes = 1000;
    info.line = {Move(Square::E2, Square::E4, Move::Kind::DoublePush), Move(Square::G8, Square::F6)};

    job.report(info);

    ASSERT_EQ(host.reports().size(), 1U);
    const roque_player_info& told = host.reports()[0].info;
    EXPECT_EQ(told.depth, 3U);
    EXPECT_EQ(told.selective_depth, 9U);
    EXPECT_EQ(told.multi_pv, 2U);
    EXPECT_EQ(told.score_kind, ROQUE_PLAYER_SCORE_MATE);
    EXPECT_EQ(told.score, -4);
    EXPECT_EQ(told.nodes, 1000U);
    EXPECT_GE(told.time_ms, 0);
    EXPECT_EQ(host.reports()[0].line, "e2e4 g8f6");
}

TEST(SearchJob, TellsALineAsFarAsItIsLegal) {
    FakeHost host(kStartFen);
    SearchJob job(host.request());
    const Move first(Square::E2, Square::E4, Move::Kind::DoublePush);
    Info info;
    info.line = {first, Move(Square::E2, Square::E4, Move::Kind::DoublePush), Move(Square::G8, Square::F6)};
    job.report(info);
    EXPECT_EQ(host.reports().at(0).line, "e2e4");
    EXPECT_EQ(job.expectedReply(first), std::nullopt);
}

TEST(SearchJob, ReportsNoScoreIfThereIsNone) {
    FakeHost host(kStartFen);
    SearchJob job(host.request());
    job.report({});
    EXPECT_EQ(host.reports().at(0).info.score_kind, ROQUE_PLAYER_SCORE_NONE);
}

TEST(SearchJob, WritesCastlingAsTheVariantAsks) {
    const Move castling(Square::E1, Square::H1, Move::Kind::Castling);
    FakeHost standard(kCastlingFen);
    const SearchJob job(standard.request());
    EXPECT_EQ(job.variant(), Variant::Standard);
    EXPECT_EQ(job.textOf(castling, job.position()), "e1g1");

    FakeHost chess960(kCastlingFen);
    chess960.request().chess960 = 1;
    const SearchJob other(chess960.request());
    EXPECT_EQ(other.variant(), Variant::Chess960);
    EXPECT_EQ(other.textOf(castling, other.position()), "e1h1");
}

TEST(OptionValue, ReadsANumber) {
    EXPECT_EQ(OptionValue("-42").number(), -42);
    EXPECT_THROW(static_cast<void>(OptionValue("4x").number()), std::invalid_argument);
    EXPECT_THROW(static_cast<void>(OptionValue("").number()), std::invalid_argument);
}

TEST(OptionValue, ReadsATick) {
    EXPECT_TRUE(OptionValue("true").isTicked());
    EXPECT_FALSE(OptionValue("false").isTicked());
}

/// Asks nothing but whether to stop.
class AskingPlayer final : public Player {
public:
    [[nodiscard]] Move search(SearchJob& job) override {
        while (!job.isStopRequested()) ++asked_;
        return legalMoves(job.position())[0];
    }

private:
    std::uint64_t asked_ = 0;
};

TEST(AskingPlayer, KeepsEveryKindOfTime) {
    constexpr roque_player_plugin kAsking = Bridge<AskingPlayer>::describe("asks", "Asks", "Nobody", "0.1");
    roque_player_failure failure{};
    void* const player = kAsking.create(&failure);
    FakeHost host(kStartFen);
    host.stopAtPoll(100'000'000);
    const roque_player_limits none = host.request().limits;
    roque_player_limits perMove = none;
    perMove.move_time_ms = 50;
    roque_player_limits clock = none;
    clock.time_left_ms[0] = 300;
    clock.increment_ms[0] = 10;
    roque_player_limits stage = clock;
    stage.moves_to_go = 5;
    for (const roque_player_limits& limits : {perMove, clock, stage}) {
        host.request().limits = limits;
        roque_player_answer answer{};
        EXPECT_EQ(kAsking.search(player, &host.request(), &answer), ROQUE_PLAYER_OK);
        EXPECT_STRNE(answer.best_move, "");
    }
    EXPECT_LT(host.polls(), 100'000'000U) << "nobody but the kit says that the time is over";
    kAsking.destroy(player);
}

/// Does what its option "Do" says.
class TestPlayer final : public Player {
public:
    static constexpr std::array kStyles{"Solid", "Wild"};
    static constexpr std::array kOptions{
        checkOption("Ponder", "h", Ticked::Yes),
        spinOption("Depth", "h", 4, 1, 8),
        comboOption("Style", "h", "Wild", kStyles),
        buttonOption("Clear", "h"),
        stringOption("Do", "h", ""),
    };
    static constexpr bool kPlaysChess960 = false;

    void setOption(std::string_view name, const OptionValue& value) override {
        if (name == "Depth") throw std::runtime_error(std::string(value.text()));
        todo_ = value.text();
    }
    void newGame() override { throw std::runtime_error(std::string(1000, 'x')); }
    [[nodiscard]] Move search(SearchJob& job) override {
        if (todo_ == "nothing") return Move::none();
        if (todo_ == "throw") throw 42;
        Info info;
        info.line = {Move(Square::E2, Square::E4, Move::Kind::DoublePush), Move(Square::G8, Square::F6)};
        job.report(info);
        return info.line.front();
    }

private:
    std::string todo_;
};

constexpr roque_player_plugin kPlugin = Bridge<TestPlayer>::describe("test", "Test player", "Nobody", "0.1");

class BridgeTest : public testing::Test {
protected:
    BridgeTest() : player_(kPlugin.create(&failure_)) {}
    ~BridgeTest() override { kPlugin.destroy(player_); }

    /// Sets the option "Do".
    void tell(const char* what) {
        ASSERT_EQ(kPlugin.set_option(player_, "Do", what, &failure_), ROQUE_PLAYER_OK);
    }
    int search() { return kPlugin.search(player_, &host_.request(), &answer_); }

    roque_player_failure failure_{};
    roque_player_answer answer_{};
    FakeHost host_{kStartFen};
    void* player_;
};

TEST_F(BridgeTest, DescribesThePlayer) {
    EXPECT_EQ(kPlugin.size, sizeof(roque_player_plugin));
    EXPECT_EQ(kPlugin.abi_version, ROQUE_PLAYER_ABI_VERSION);
    EXPECT_STREQ(kPlugin.id, "test");
    EXPECT_STREQ(kPlugin.name, "Test player");
    EXPECT_EQ(kPlugin.capabilities, 0U);
    ASSERT_EQ(kPlugin.option_count, 5U);
    EXPECT_EQ(kPlugin.options[0].default_number, 1);
    EXPECT_EQ(kPlugin.options[1].maximum, 8);
    EXPECT_EQ(kPlugin.options[2].choice_count, 2U);
    EXPECT_STREQ(kPlugin.options[2].default_text, "Wild");
    EXPECT_EQ(kPlugin.options[3].kind, ROQUE_PLAYER_OPTION_BUTTON);
    EXPECT_STREQ(kPlugin.options[4].default_text, "");
}

TEST_F(BridgeTest, AnswersWithTheMoveAndTheReplyExpected) {
    EXPECT_EQ(search(), ROQUE_PLAYER_OK);
    EXPECT_STREQ(answer_.best_move, "e2e4");
    EXPECT_STREQ(answer_.ponder_move, "g8f6");
}

TEST_F(BridgeTest, FailsIfThePlayerFindsNoMove) {
    tell("nothing");
    EXPECT_EQ(search(), ROQUE_PLAYER_FAILED);
    EXPECT_STREQ(answer_.failure.text, "the player found no move");
}

TEST_F(BridgeTest, LetsNothingThatIsThrownPass) {
    tell("throw");
    EXPECT_EQ(search(), ROQUE_PLAYER_FAILED);
    EXPECT_STREQ(answer_.failure.text, "an exception that says nothing about itself");
}

TEST_F(BridgeTest, PassesTheTextOfAnException) {
    EXPECT_EQ(kPlugin.set_option(player_, "Depth", "too deep", &failure_), ROQUE_PLAYER_FAILED);
    EXPECT_STREQ(failure_.text, "too deep");
}

TEST_F(BridgeTest, CutsOffATextThatDoesNotFit) {
    EXPECT_EQ(kPlugin.new_game(player_, &failure_), ROQUE_PLAYER_FAILED);
    EXPECT_EQ(std::string(failure_.text), std::string(ROQUE_PLAYER_TEXT_SIZE - 1, 'x'));
}

TEST_F(BridgeTest, FailsIfTheQuestionMakesNoSense) {
    FakeHost odd("nonsense");
    EXPECT_EQ(kPlugin.search(player_, &odd.request(), &answer_), ROQUE_PLAYER_FAILED);
}

}  // namespace
}  // namespace roque::sdk
