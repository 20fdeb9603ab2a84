#include <gmock/gmock.h>

#include <array>
#include <cstddef>

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
