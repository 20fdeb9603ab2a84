#include "controller/endings/ending_engine.h"

#include <algorithm>
#include <filesystem>
#include <memory>
#include <random>
#include <string>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "controller/search/plugin_request.h"
#include "model/endings/ending_material.h"
#include "model/movegen/legal_moves.h"
#include "model/notation/fen.h"
#include "model/notation/uci_move.h"
#include "tests/controller/search/bare_engine.h"
#include "tests/model/endings/made_endings.h"
#include "tests/support/endings_in_file.h"
#include "tests/support/english_texts.h"
#include "tests/support/position_of.h"
#include "tests/support/random_endings.h"

namespace roque::test {
namespace {

using testing::HasSubstr;
using testing::SizeIs;

const char* const kRookEnding = "8/8/8/3k4/8/8/8/KR6 w - - 0 1";
const char* const kDrawnPawnEnding = "8/8/8/3k4/8/8/3P4/3K4 w - - 0 1";

/// An engine that answers with the first move that it may search, and is better by a pawn.
class PlainEngine final : public BareEngine {
public:
    explicit PlainEngine(std::vector<SearchRequest>& asked) : asked_(asked) {
        const auto spin = [this](const char* name, std::int64_t value, std::int64_t most) {
            PluginOption& option = options_.emplace_back();
            option.name = name;
            option.kind = PluginOption::Kind::Spin;
            option.defaultValue = std::to_string(value);
            option.minimum = 1;
            option.maximum = most;
        };
        spin("Level", 12, 12);
        spin("MultiPV", 1, 256);
        PluginOption& limit = options_.emplace_back();
        limit.name = "UCI_LimitStrength";
        limit.kind = PluginOption::Kind::Check;
        limit.defaultValue = "false";
    }
    [[nodiscard]] Result<SearchAnswer, EngineError> search(const SearchRequest& request,
                                                           const SearchControl& control) override {
        asked_.push_back(request);
        SearchAnswer answer;
        answer.best = request.searchMoves.empty() ? *legalMoves(*positionOf(request)).begin()
                                                  : request.searchMoves.front();
        answer.last.scoreForMover = Score{Score::Kind::Centipawns, 100};
        answer.last.depth = 9;
        SearchInfo info = answer.last;
        info.line = {answer.best};
        if (control.onInfo) control.onInfo(info);
        return answer;
    }

private:
    std::vector<SearchRequest>& asked_;
};

/// A file with the true values of the endings of three men; all others are draws.
const std::string& fileOfThreeMen() {
    static const std::string content = endingFile([](const EndingTable& table, Color toMove) {
        const std::size_t material = endingNamed(table.material.name());
        const EndingTables& made = madeEndingsOfThreeMen();
        if (made.has(material)) return blocksOf(table, made[material].values[toMove]);
        return blocksOf(table, [](std::size_t /*block*/) { return EndingValue::draw(); });
    });
    return content;
}

class EndingEngineTest : public testing::Test {
protected:
    EndingEngineTest() {
        engine_ = std::make_unique<EndingEngine>(
            std::make_unique<PlainEngine>(asked_), path(),
            [this](const Message& trouble) { told_.push_back(english(trouble)); });
    }

    [[nodiscard]] std::filesystem::path path() const { return folder_ / "four-men.endings"; }
    void write() const { writeText(path(), fileOfThreeMen()); }

    static SearchRequest about(const char* fen) {
        SearchRequest request;
        request.start = positionOf(fen);
        return request;
    }
    SearchAnswer ask(const SearchRequest& request) {
        infos_.clear();
        SearchControl control;
        control.onInfo = [this](const SearchInfo& info) { infos_.push_back(info); };
        control.onBegin = [this] { ++begun_; };
        const auto answer = engine_->search(request, control);
        EXPECT_TRUE(answer);
        return answer ? *answer : SearchAnswer{};
    }
    void set(const char* name, const char* value) { ASSERT_TRUE(engine_->setOption(name, value)); }

    TemporaryFolder folder_;
    std::vector<SearchRequest> asked_;
    std::vector<std::string> told_;
    std::vector<SearchInfo> infos_;
    int begun_ = 0;
    std::unique_ptr<EndingEngine> engine_;
};

TEST_F(EndingEngineTest, MatesWithoutASearch) {
    write();
    const SearchAnswer answer = ask(about(kRookEnding));
    const EndingValue value = *endingValue(positionOf(kRookEnding), madeEndingsOfThreeMen());
    const int moves = static_cast<int>(value.plies() + 1) / 2;
    EXPECT_THAT(asked_, SizeIs(0));
    EXPECT_EQ(begun_, 1);
    EXPECT_EQ(answer.last.scoreForMover, (Score{Score::Kind::Mate, moves}));
    EXPECT_EQ(answer.last.depth, value.plies());
    ASSERT_THAT(infos_, SizeIs(1));
    EXPECT_THAT(infos_.front().line, SizeIs(value.plies()));
    EXPECT_EQ(infos_.front().line.front(), answer.best);
    EXPECT_EQ(infos_.front().line.at(1), answer.ponder);
    EXPECT_THAT(infos_.front().lineText, testing::EndsWith("#"));
}

TEST_F(EndingEngineTest, MatesInTheNumberOfMovesTold) {
    write();
    std::mt19937 lot(1986);
    for (const char* const name : {"KRK", "KPK", "KQK"}) {
        for (int games = 0; games < 10;) {
            const auto start = drawPosition(EndingMaterial::all()[endingNamed(name)], lot);
            if (!start || !hasLegalMove(*start)) continue;
            const EndingValue value = *endingValue(*start, madeEndingsOfThreeMen());
            if (value.isDraw()) continue;
            ++games;
            SearchRequest request;
            request.start = *start;
            Position at = *start;
            while (request.moves.size() < value.plies() && hasLegalMove(at)) {
                request.moves.push_back(ask(request).best);
                const Position next = at.after(request.moves.back());
                at = next;
            }
            EXPECT_TRUE(isCheckmate(at)) << toFen(*start);
            EXPECT_EQ(request.moves.size(), value.plies()) << toFen(*start);
        }
    }
    EXPECT_THAT(asked_, SizeIs(0));
}

TEST_F(EndingEngineTest, CountsTheMovesUntilItIsMated) {
    write();
    const char* const fen = "7k/8/6K1/8/8/8/8/Q7 b - - 0 1";
    EXPECT_EQ(ask(about(fen)).last.scoreForMover, (Score{Score::Kind::Mate, -1}));
}

TEST_F(EndingEngineTest, SearchesOnlyTheMovesThatKeepADraw) {
    write();
    const char* const fen = "8/8/3k4/8/4P3/4K3/8/8 b - - 0 1";
    const SearchAnswer answer = ask(about(fen));
    ASSERT_THAT(asked_, SizeIs(1));
    const Position position = positionOf(fen);
    EXPECT_LT(asked_.front().searchMoves.size(), legalMoves(position).size());
    for (const Move move : asked_.front().searchMoves)
        EXPECT_TRUE(endingValue(position.after(move), madeEndingsOfThreeMen())->isDraw());
    EXPECT_EQ(answer.last.scoreForMover, (Score{Score::Kind::Centipawns, 100})) << "for offers of a draw";
    EXPECT_EQ(answer.last.depth, 9U);
    ASSERT_THAT(infos_, SizeIs(1));
    EXPECT_EQ(infos_.front().scoreForMover, (Score{Score::Kind::Centipawns, 0}));
}

TEST_F(EndingEngineTest, PlaysTheOnlyMoveThatKeepsADrawAtOnce) {
    write();
    const char* const fen = "8/3k4/3P4/3K4/8/8/8/8 b - - 0 1";
    const auto isDrawn = [&](Move move) {
        return endingValue(positionOf(fen).after(move), madeEndingsOfThreeMen())->isDraw();
    };
    ASSERT_EQ(std::ranges::count_if(legalMoves(positionOf(fen)), isDrawn), 1);
    const SearchAnswer answer = ask(about(fen));
    EXPECT_TRUE(isDrawn(answer.best));
    EXPECT_FALSE(answer.last.scoreForMover) << "for offers of a draw";
    EXPECT_THAT(asked_, SizeIs(0));
    EXPECT_EQ(infos_.at(0).scoreForMover, (Score{Score::Kind::Centipawns, 0}));
}

TEST_F(EndingEngineTest, IsAskedAsBeforeIfItIsToPlayWorse) {
    write();
    set("Level", "11");
    (void)ask(about(kRookEnding));
    EXPECT_THAT(asked_, SizeIs(1));
    set("level", "12");
    (void)ask(about(kRookEnding));
    EXPECT_THAT(asked_, SizeIs(1));
    set("UCI_LimitStrength", "true");
    (void)ask(about(kRookEnding));
    EXPECT_THAT(asked_, SizeIs(2));
    EXPECT_THAT(asked_.back().searchMoves, SizeIs(0));
}

TEST_F(EndingEngineTest, IsAskedAsBeforeWithMoreMen) {
    write();
    (void)ask({});
    EXPECT_THAT(asked_, SizeIs(1));
}

TEST_F(EndingEngineTest, TellsAsManyLinesAsAreWanted) {
    write();
    set("MultiPV", "3");
    (void)ask(about(kRookEnding));
    ASSERT_THAT(infos_, SizeIs(3));
    for (std::size_t rank = 0; rank < infos_.size(); ++rank) {
        EXPECT_EQ(infos_[rank].multiPv, rank + 1);
        EXPECT_EQ(infos_[rank].depth, infos_.front().depth);
    }
    EXPECT_THAT(asked_, SizeIs(0));
}

TEST_F(EndingEngineTest, HasNothingToSearchInAnAnalysis) {
    write();
    SearchRequest request = about(kDrawnPawnEnding);
    request.limits.infinite = true;
    const SearchAnswer answer = ask(request);
    EXPECT_THAT(asked_, SizeIs(0));
    EXPECT_EQ(infos_.at(0).line, std::vector{answer.best});
    EXPECT_EQ(infos_.at(0).scoreForMover, (Score{Score::Kind::Centipawns, 0}));
}

TEST_F(EndingEngineTest, ChoosesAmongTheMovesAskedFor) {
    write();
    SearchRequest request = about(kRookEnding);
    request.searchMoves = {*parseUciMove(request.start, "b1b8"), *parseUciMove(request.start, "a1a2")};
    EXPECT_THAT(request.searchMoves, testing::Contains(ask(request).best));
    EXPECT_THAT(asked_, SizeIs(0));
}

TEST_F(EndingEngineTest, UsesEndingsThatAreMadeMeanwhile) {
    (void)ask(about(kRookEnding));
    EXPECT_THAT(asked_, SizeIs(1));
    EXPECT_THAT(told_, SizeIs(0)) << "nobody has to make them";
    write();
    (void)ask(about(kRookEnding));
    EXPECT_THAT(asked_, SizeIs(1));
}

TEST_F(EndingEngineTest, TellsADamagedFileOnceAndPlaysOn) {
    writeText(path(), "four men");
    (void)ask(about(kRookEnding));
    (void)ask(about(kRookEnding));
    EXPECT_THAT(asked_, SizeIs(2));
    ASSERT_THAT(told_, SizeIs(1));
    EXPECT_THAT(told_.front(), HasSubstr("is no file of endings"));
}

TEST_F(EndingEngineTest, PlaysOnWhenTheFileBecomesShorter) {
    write();
    (void)ask(about(kRookEnding));
    std::filesystem::resize_file(path(), 1000);
    (void)ask(about("8/8/8/3k4/8/8/8/KQ6 w - - 0 1"));
    (void)ask(about("8/8/8/3k4/8/8/8/KN6 w - - 0 1"));
    EXPECT_THAT(asked_, SizeIs(2));
    ASSERT_THAT(told_, SizeIs(1));
    EXPECT_THAT(told_.front(), HasSubstr("is cut off"));
}

TEST(WithEndings, IsTheSameSourceWithoutAFile) {
    std::vector<SearchRequest> asked;
    EngineSource plain;
    plain.make = [&](const std::stop_token&) -> Result<std::unique_ptr<SearchEngine>, EngineError> {
        return std::unique_ptr<SearchEngine>(std::make_unique<PlainEngine>(asked));
    };
    const auto engine = withEndings(plain, {}).make({});
    ASSERT_TRUE(engine);
    EXPECT_EQ(dynamic_cast<EndingEngine*>(engine->get()), nullptr);
    EXPECT_NE(dynamic_cast<EndingEngine*>(withEndings(plain, "/nowhere").make({})->get()), nullptr);
}

}  // namespace
}  // namespace roque::test
