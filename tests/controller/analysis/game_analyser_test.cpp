#include "controller/analysis/game_analyser.h"

#include <algorithm>
#include <map>
#include <string>

#include <gmock/gmock.h>

#include "controller/analysis/game_annotation.h"
#include "controller/analysis/game_report.h"
#include "model/movegen/legal_moves.h"
#include "model/notation/uci_move.h"
#include "model/pgn/game_builder.h"
#include "model/pgn/pgn_writer.h"

namespace roque {
namespace {

using testing::AllOf;
using testing::Contains;
using testing::ContainsRegex;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;

/// An engine that knows by heart what each move of a position is worth to its mover, in centipawns.
class BookishEngine final : public SearchEngine {
public:
    using Values = std::map<std::string, int>;  ///< by the move in UCI notation

    static constexpr int kMates = 30'000;  ///< the value of a move that mates; less 1 if a move later, …
    static constexpr int kMateFrom = 29'900;
    static constexpr unsigned kDepth = 9;
    static constexpr unsigned kDepthOfLong = 13;  ///< from four budgets on

    /// What the moves are worth after some moves from the start; others are worth -10.
    void teach(const std::string& moves, Values values) { values_[moves] = std::move(values); }
    void ignoreSearchMoves() { ignoresSearchMoves_ = true; }
    void failAt(unsigned search) { failsAt_ = search; }
    /// What a move turns out to be worth in a search of so many positions.
    void findOut(const std::string& moves, const std::string& move, std::uint64_t nodes, int value) {
        foundOut_ = {moves, move, nodes, value};
    }
    /// Ends each search that is limited by nodes alone at a depth of one, as Ethereal 12 does.
    void ignoreNodes() { ignoresNodes_ = true; }
    void takeAsLongAs(std::chrono::milliseconds time) { thought_ = time; }

    [[nodiscard]] const std::vector<std::string>& asked() const noexcept { return asked_; }

    [[nodiscard]] std::uint64_t mostNodes() const noexcept { return mostNodes_; }

    [[nodiscard]] std::chrono::milliseconds longest() const noexcept { return longest_; }

    [[nodiscard]] const EngineDescription& description() const noexcept override { return description_; }
    [[nodiscard]] const std::vector<PluginOption>& options() const noexcept override { return options_; }
    [[nodiscard]] Result<void, EngineError> setOption(std::string_view /*name*/,
                                                      std::string_view value) override {
        lines_ = std::stoul(std::string(value));
        return {};
    }
    [[nodiscard]] Result<void, EngineError> newGame(Variant /*variant*/) override { return {}; }

    [[nodiscard]] Result<SearchAnswer, EngineError> search(const SearchRequest& request,
                                                           const SearchControl& control) override {
        std::string moves;
        Position position = request.start;
        for (const Move move : request.moves) {
            moves += (moves.empty() ? "" : " ") + toUci(move, position);
            position = position.after(move);
        }
        asked_.push_back(moves + (request.searchMoves.empty() ? "" : " only") + (lines_ > 1 ? " all" : ""));
        if (asked_.size() == failsAt_)
            return EngineError{EngineError::Kind::Died, Message::verbatim("It is dead")};
        const std::uint64_t nodes = request.limits.nodes.value_or(0);
        mostNodes_ = std::max(mostNodes_, nodes);
        longest_ = std::max(longest_, request.limits.moveTime.value_or(std::chrono::milliseconds(0)));
        if (foundOut_.nodes > 0 && nodes >= foundOut_.nodes && moves == foundOut_.moves)
            values_[moves][foundOut_.move] = foundOut_.value;
        std::vector<std::pair<int, Move>> rated;
        for (const Move move : legalMoves(position)) {
            const bool isWanted = request.searchMoves.empty() || ignoresSearchMoves_
                                  || std::ranges::count(request.searchMoves, move) > 0;
            const Values& known = values_[moves];
            const auto value = known.find(toUci(move, position));
            if (isWanted) rated.emplace_back(value == known.end() ? -10 : value->second, move);
        }
        std::ranges::stable_sort(rated, std::greater(), &std::pair<int, Move>::first);
        for (std::size_t rank = 0; rank < std::min(rated.size(), lines_); ++rank) {
            SearchInfo info;
            const bool isShort = ignoresNodes_ && !request.limits.moveTime;
            info.depth = isShort ? 1 : nodes >= 4000 ? kDepthOfLong : kDepth;
            info.nodes = isShort ? 4 : 1'000'000;
            info.multiPv = static_cast<unsigned>(rank + 1);
            const int value = rated[rank].first;
            info.scoreForMover = value >= kMateFrom ? Score{Score::Kind::Mate, 1 + kMates - value}
                                                    : Score{Score::Kind::Centipawns, value};
            info.line = {rated[rank].second};
            control.onInfo(info);
        }
        SearchAnswer answer;
        answer.best = rated[0].second;
        answer.thought = thought_;
        return answer;
    }

private:
    struct FoundOut {
        std::string moves;
        std::string move;
        std::uint64_t nodes = 0;
        int value = 0;
    };

    EngineDescription description_{"Bookish", "", false};
    FoundOut foundOut_;
    std::uint64_t mostNodes_ = 0;
    std::chrono::milliseconds longest_{0};
    std::chrono::milliseconds thought_{0};
    std::vector<PluginOption> options_{{"MultiPV", "", PluginOption::Kind::Spin, "1", 1, 256, {}}};
    std::map<std::string, Values> values_;
    std::vector<std::string> asked_;
    std::size_t lines_ = 1;
    std::size_t failsAt_ = 0;
    bool ignoresSearchMoves_ = false;
    bool ignoresNodes_ = false;
};

class GameAnalyserTest : public testing::Test {
protected:
    Result<GameAnalysis, EngineError> analyse() {
        GameAnalyser analyser(engine_, WinCurve::standard(), {1000});
        return analyser.analyse(game_.record, {}, [](std::size_t /*done*/) {});
    }

    BookishEngine engine_;
    ReadGame game_ = std::move(readPgn("1. e4 g5 2. d4 f6 *")[0]);
};

TEST_F(GameAnalyserTest, GoesFromTheEndToTheBeginning) {
    ASSERT_TRUE(analyse());
    ASSERT_FALSE(engine_.asked().empty());
    EXPECT_EQ(engine_.asked().front(), "e2e4 g7g5 d2d4 f7f6");
    EXPECT_EQ(engine_.asked().back(), " all");
}

TEST_F(GameAnalyserTest, NamesABlunderAndWhatWasBetter) {
    engine_.teach("e2e4 g7g5 d2d4", {{"e7e6", -60}, {"f7f6", -900}});
    engine_.teach("e2e4 g7g5 d2d4 f7f6", {{"d1h5", 900}});
    const auto analysis = analyse();
    ASSERT_TRUE(analysis);
    const MoveAnalysis& last = analysis->back();
    EXPECT_EQ(last.judgement, MoveJudgement::Blunder);
    EXPECT_GT(last.loss, 0.4);
    annotate(game_.record, *analysis, "Bookish", englishCatalogue());
    EXPECT_THAT(toPgn(game_.record), AllOf(ContainsRegex("f6[[:space:]]\\$4"), HasSubstr("[%eval 9.00,12]"),
                                           HasSubstr("[Annotator \"Bookish\"]")));
    EXPECT_TRUE(readPgn(toPgn(game_.record))[0].problems.empty());
}

TEST_F(GameAnalyserTest, NeverCriticisesTheEnginesOwnChoice) {
    engine_.teach("e2e4 g7g5 d2d4", {{"f7f6", 50}});
    engine_.teach("e2e4 g7g5 d2d4 f7f6", {{"d1h5", 900}});
    const auto analysis = analyse();
    ASSERT_TRUE(analysis);
    EXPECT_EQ(analysis->back().loss, 0);
}

TEST_F(GameAnalyserTest, LooksAgainWhereAJudgementIsNearItsBorder) {
    // 50 centipawns are 5 points: as bad as an inaccuracy.
    engine_.teach("e2e4 g7g5 d2d4", {{"e7e6", 0}, {"f7f6", -12}});
    engine_.teach("e2e4 g7g5 d2d4 f7f6", {{"d1h5", 55}});
    const auto analysis = analyse();
    ASSERT_TRUE(analysis);
    EXPECT_THAT(engine_.asked(), Contains("e2e4 g7g5 d2d4 only"));
    EXPECT_EQ(analysis->back().judgement, MoveJudgement::None) << "both moves alone differ by 12";
}

TEST_F(GameAnalyserTest, LooksLongerBeforeItCallsAMoveABlunder) {
    // 250 centipawns are 21 points.
    engine_.teach("e2e4 g7g5 d2d4", {{"e7e6", 0}, {"f7f6", -250}});
    engine_.teach("e2e4 g7g5 d2d4 f7f6", {{"d1h5", 250}});
    engine_.findOut("e2e4 g7g5 d2d4", "f7f6", 4000, -20);
    const auto analysis = analyse();
    ASSERT_TRUE(analysis);
    EXPECT_EQ(analysis->back().judgement, MoveJudgement::None);
    EXPECT_LT(analysis->back().loss, 0.03);
    EXPECT_EQ(evaluationOf(analysis->back().after, analysis->back().afterDepth), "0.20,12")
        << "the longer search is what the curve shows";
}

TEST_F(GameAnalyserTest, CountsTheMoveWhereTheLongerSearchFindsAMate) {
    engine_.teach("e2e4 g7g5 d2d4", {{"e7e6", 0}, {"f7f6", -250}});
    engine_.teach("e2e4 g7g5 d2d4 f7f6", {{"d1h5", 250}});
    engine_.findOut("e2e4 g7g5 d2d4", "f7f6", 4000, BookishEngine::kMates - 2);
    const auto analysis = analyse();
    ASSERT_TRUE(analysis);
    EXPECT_EQ(analysis->back().before.score.mate, (ForcedMate{Color::Black, 3}));
    EXPECT_EQ(analysis->back().after.mate, (ForcedMate{Color::Black, 2}));
    EXPECT_EQ(analysis->back().loss, 0);
}

TEST_F(GameAnalyserTest, JudgesTheReplyByTheLongerSearchToo) {
    game_ = std::move(readPgn("1. e4 g5 2. d4 f6 3. a3 *")[0]);
    engine_.teach("e2e4 g7g5 d2d4", {{"e7e6", 90}, {"f7f6", -140}});
    engine_.teach("e2e4 g7g5 d2d4 f7f6", {{"d1h5", 140}});
    const auto misled = analyse();
    ASSERT_TRUE(misled);
    EXPECT_EQ(misled->back().judgement, MoveJudgement::Mistake);
    engine_.findOut("e2e4 g7g5 d2d4", "f7f6", 4000, -20);
    const auto analysis = analyse();
    ASSERT_TRUE(analysis);
    EXPECT_EQ(analysis->back().before.score.centipawns, 20);
    EXPECT_EQ(analysis->back().judgement, MoveJudgement::None) << "there was little to be lost";
    EXPECT_LT(analysis->back().loss, 0.02);
}

TEST_F(GameAnalyserTest, NeedsNoEngineToKnowThatAGameIsDrawn) {
    game_ =
        std::move(readPgn("[SetUp \"1\"]\n[FEN \"7k/8/8/6K1/8/8/8/5Q2 w - - 0 1\"]\n\n1. Qf7 1/2-1/2")[0]);
    engine_.teach("", {{"g5g6", 900}, {"f1f7", -300}});
    const auto analysis = analyse();
    ASSERT_TRUE(analysis);
    EXPECT_EQ(analysis->back().judgement, MoveJudgement::Blunder);
    EXPECT_EQ(analysis->back().after.expected, 0.5) << "it is stalemate";
    EXPECT_LT(analysis->back().loss, 0.5);
}

TEST_F(GameAnalyserTest, LooksLongerStillUnlessABlunderIsPlain) {
    engine_.teach("e2e4 g7g5 d2d4", {{"e7e6", 0}, {"f7f6", -250}});
    engine_.teach("e2e4 g7g5 d2d4 f7f6", {{"d1h5", 250}});
    engine_.findOut("e2e4 g7g5 d2d4", "f7f6", 24'000, -20);
    const auto analysis = analyse();
    ASSERT_TRUE(analysis);
    EXPECT_EQ(analysis->back().judgement, MoveJudgement::None);
}

TEST_F(GameAnalyserTest, TakesNoLongerForAPlainBlunder) {
    engine_.teach("e2e4 g7g5 d2d4", {{"e7e6", 0}, {"f7f6", -900}});
    engine_.teach("e2e4 g7g5 d2d4 f7f6", {{"d1h5", 900}});
    ASSERT_TRUE(analyse());
    EXPECT_EQ(engine_.mostNodes(), 4000U);
}

TEST_F(GameAnalyserTest, SaysThatAnEngineIgnoresItsNumberOfPositions) {
    engine_.takeAsLongAs(std::chrono::hours(1));
    const auto analysis = analyse();
    ASSERT_FALSE(analysis);
    EXPECT_EQ(analysis.error().kind, EngineError::Kind::Hung);
    EXPECT_THAT(english(analysis.error().text), HasSubstr("has not ended a search by itself within 31 s"));
}

TEST_F(GameAnalyserTest, KeepsWhatItHasAnalysedWhenTheEngineFails) {
    engine_.failAt(5);
    GameAnalyser analyser(engine_, WinCurve::standard(), {1000});
    ASSERT_FALSE(analyser.analyse(game_.record, {}, [](std::size_t /*done*/) {}));
    ASSERT_EQ(analyser.done().size(), 4U);
    EXPECT_NE(analyser.done().back().move, Move::none());
    EXPECT_EQ(analyser.done().front().move, Move::none());
}

TEST_F(GameAnalyserTest, KeepsItsFirstJudgementIfTheEngineSearchesAllMoves) {
    engine_.ignoreSearchMoves();
    engine_.teach("e2e4 g7g5 d2d4", {{"e7e6", 0}, {"f7f6", -12}});
    engine_.teach("e2e4 g7g5 d2d4 f7f6", {{"d1h5", 60}});
    const auto analysis = analyse();
    ASSERT_TRUE(analysis);
    EXPECT_EQ(analysis->back().judgement, MoveJudgement::Inaccuracy);
}

TEST_F(GameAnalyserTest, PraisesTheOnlyMoveThatHolds) {
    BookishEngine::Values others;
    for (const Move move : legalMoves(Position::start())) others[toUci(move, Position::start())] = -400;
    others["e2e4"] = 20;
    engine_.teach("", others);
    const auto analysis = analyse();
    ASSERT_TRUE(analysis);
    EXPECT_EQ(analysis->front().judgement, MoveJudgement::Good);
    EXPECT_EQ(analysis->front().difficulty->keeping, 1U);
    EXPECT_EQ(analysis->front().difficulty->legal, 20U);
}

TEST_F(GameAnalyserTest, KnowsTheEndOfAGame) {
    game_ = std::move(readPgn("1. f3 e5 2. g4 Qh4# 0-1")[0]);
    engine_.teach("f2f3 e7e5 g2g4", {{"d8h4", 30000}});
    const auto analysis = analyse();
    ASSERT_TRUE(analysis);
    EXPECT_EQ(analysis->back().after.mate, (ForcedMate{Color::Black, 0}));
    EXPECT_EQ(analysis->back().after.expected, 0);
}

TEST_F(GameAnalyserTest, ReportsWhyTheEngineFails) {
    engine_.failAt(3);
    const auto analysis = analyse();
    ASSERT_FALSE(analysis);
    EXPECT_EQ(english(analysis.error().text), "It is dead");
}

TEST_F(GameAnalyserTest, LeavesSignsOfPeople) {
    game_ = std::move(readPgn("1. e4 g5 2. d4 f6 $5 {idea} *")[0]);
    engine_.teach("e2e4 g7g5 d2d4", {{"e7e6", -60}, {"f7f6", -900}});
    engine_.teach("e2e4 g7g5 d2d4 f7f6", {{"d1h5", 900}});
    const auto analysis = analyse();
    ASSERT_TRUE(analysis);
    annotate(game_.record, *analysis, "Bookish", englishCatalogue());
    EXPECT_THAT(toPgn(game_.record),
                AllOf(ContainsRegex("f6[[:space:]]\\$5"), HasSubstr("idea"), Not(HasSubstr("$4"))));
}

TEST_F(GameAnalyserTest, CountsSignsInItsReport) {
    engine_.teach("e2e4 g7g5 d2d4", {{"e7e6", -60}, {"f7f6", -900}});
    engine_.teach("e2e4 g7g5 d2d4 f7f6", {{"d1h5", 900}});
    const auto analysis = analyse();
    ASSERT_TRUE(analysis);
    annotate(game_.record, *analysis, "Bookish", englishCatalogue());
    const GameReport report = reportOn(*game_.record.root);
    EXPECT_EQ(report[Color::Black].blunders, 1U);
    EXPECT_EQ(report[Color::White].blunders, 0U);
    EXPECT_EQ(report[Color::White].moves, 2U);
    EXPECT_LT(*report[Color::Black].accuracy, *report[Color::White].accuracy);
    EXPECT_THAT(english(describe(report[Color::Black], Color::Black)), HasSubstr("?? 1"));
}

TEST_F(GameAnalyserTest, GivesAnEngineThatKnowsNoNodesTime) {
    engine_.ignoreNodes();
    const auto analysis = analyse();
    ASSERT_TRUE(analysis);
    EXPECT_GT(engine_.longest(), std::chrono::milliseconds(0));
    for (const MoveAnalysis& move : *analysis) EXPECT_EQ(move.before.depth, 9U);
}

TEST_F(GameAnalyserTest, IsNotMisledAboutNodesByAMateAtTheEnd) {
    game_ = std::move(readPgn("1. f3 e5 2. g4 Qh4# 0-1")[0]);
    engine_.teach("f2f3 e7e5 g2g4", {{"d8h4", BookishEngine::kMates}});
    engine_.ignoreNodes();
    const auto analysis = analyse();
    ASSERT_TRUE(analysis);
    EXPECT_EQ(analysis->at(2).before.depth, 9U);
    EXPECT_EQ(analysis->at(0).before.depth, 9U);
}

TEST_F(GameAnalyserTest, HasNothingToSayOfAGameWithoutMoves) {
    game_ = std::move(readPgn("[Event \"?\"]\n\n*")[0]);
    const auto analysis = analyse();
    ASSERT_TRUE(analysis);
    EXPECT_THAT(*analysis, IsEmpty());
    annotate(game_.record, *analysis, "Bookish", englishCatalogue());
    EXPECT_THAT(toPgn(game_.record), HasSubstr("White: no moves"));
}

TEST(EvaluationText, IsForWhite) {
    WhiteScore score;
    score.centipawns = -123;
    EXPECT_EQ(evaluationOf(score, 14), "-1.23,14");
    score.mate = ForcedMate{Color::Black, 3};
    EXPECT_EQ(evaluationOf(score, 0), "#-3");
}

}  // namespace
}  // namespace roque
