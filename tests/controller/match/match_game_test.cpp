#include "controller/match/match_game.h"

#include <deque>
#include <thread>

#include <gmock/gmock.h>

#include "model/movegen/legal_moves.h"
#include "model/notation/fen.h"
#include "model/notation/uci_move.h"

namespace roque::match {
namespace {

using namespace std::chrono_literals;
using testing::ElementsAre;
using testing::IsEmpty;
using Clock = std::chrono::steady_clock;

/// An engine that gives prepared answers after prepared times; then the first legal move.
class ScriptedEngine final : public SearchEngine {
public:
    struct Answer {
        std::string move;
        std::chrono::milliseconds thought{0};
        std::optional<Score> score;
    };

    [[nodiscard]] const EngineDescription& description() const noexcept override { return description_; }
    [[nodiscard]] const std::vector<PluginOption>& options() const noexcept override { return options_; }
    Result<void, EngineError> setOption(std::string_view /*name*/, std::string_view /*value*/) override {
        return EngineError{EngineError::Kind::BadOption, Message::verbatim("It has no options")};
    }
    Result<void, EngineError> newGame(Variant variant) override {
        games.push_back(variant);
        if (failsToBegin)
            return EngineError{EngineError::Kind::Died, ROQUE_MESSAGE("It has ended with exit code {0}", 1)};
        return {};
    }

    Result<SearchAnswer, EngineError> search(const SearchRequest& request,
                                             const SearchControl& control) override {
        limits.push_back(request.limits);
        asked.push_back(Clock::now());
        deadlines.push_back(control.deadline);
        if (control.onText) control.onText("move " + std::to_string(asked.size()));
        if (answers.empty() && dies)
            return EngineError{EngineError::Kind::Died, Message::verbatim("It has ended by signal 11")};
        while (answers.empty() && isLate && Clock::now() <= control.deadline) std::this_thread::yield();
        if (answers.empty() && cheats)
            return EngineError{EngineError::Kind::IllegalMove, Message::verbatim("It answers 'e2e5'")};
        Position position = request.start;
        for (const Move move : request.moves) position = position.after(move);
        SearchAnswer move;
        move.best = legalMoves(position)[0];
        if (!answers.empty()) {
            const Answer answer = answers.front();
            answers.pop_front();
            move.best = *parseUciMove(position, answer.move);
            move.thought = answer.thought;
            move.last.scoreForMover = answer.score;
            move.last.depth = 7;
        }
        return move;
    }

    std::deque<Answer> answers;
    bool dies = false;    ///< after the answers
    bool cheats = false;  ///< after the answers
    bool isLate = false;  ///< and after its deadline
    bool failsToBegin = false;
    std::vector<Variant> games;
    std::vector<SearchLimits> limits;
    std::vector<Clock::time_point> asked;
    std::vector<Clock::time_point> deadlines;

private:
    EngineDescription description_;
    std::vector<PluginOption> options_;
};

class MatchGameTest : public testing::Test {
protected:
    PlayedGame play(const Opening& opening = {}) {
        began_ = Clock::now();
        return MatchGame({&white_, &black_}, limits_, opening, rules_).play(stop_.get_token());
    }

    /// Whether an engine was given this long for a move, counting from some time between the start of the
    /// game and the question.
    [[nodiscard]] bool isGiven(std::chrono::milliseconds patience, const ScriptedEngine& engine,
                               std::size_t move) const {
        const auto begin = engine.deadlines.at(move) - patience;
        return began_ <= begin && begin <= engine.asked.at(move);
    }

    void playFoolsMate() {
        white_.answers = {{"f2f3", 100ms, Score{Score::Kind::Centipawns, -50}}, {"g2g4", 200ms, {}}};
        black_.answers = {{"e7e5", 300ms, Score{Score::Kind::Centipawns, 50}},
                          {"d8h4", 400ms, Score{Score::Kind::Mate, 1}}};
    }

    Clock::time_point began_;
    ScriptedEngine white_;
    ScriptedEngine black_;
    ByColor<MoveLimits> limits_{MoveLimits{suddenDeath(10s, 100ms), {}, {}},
                                MoveLimits{suddenDeath(10s, 100ms), {}, {}}};
    GameRules rules_;
    std::stop_source stop_;
};

/// The annotations of a move as written in PGN.
std::vector<std::string> annotationsOf(const GameNode& node) {
    std::vector<std::string> texts;
    for (const MoveAnnotation& annotation : node.notes().annotations)
        texts.push_back(annotation.name + ' ' + annotation.value);
    return texts;
}

TEST_F(MatchGameTest, IsPlayedToItsEnd) {
    playFoolsMate();
    const PlayedGame game = play();
    EXPECT_EQ(game.end, GameEnd::Rules);
    EXPECT_EQ(game.record.result, GameResult::BlackWins);
    EXPECT_EQ(english(game.reason), "Black wins by checkmate");
    EXPECT_FALSE(game.culprit);
    EXPECT_EQ(game.thought, ByColor(300ms, 700ms));
    EXPECT_THAT(white_.games, ElementsAre(Variant::Standard));
}

TEST_F(MatchGameTest, KeepsWhatEnginesSayBeforeTheirFirstMoves) {
    playFoolsMate();
    const PlayedGame game = play();
    EXPECT_THAT(game.told[Color::White], ElementsAre("move 1"));
    EXPECT_THAT(game.told[Color::Black], ElementsAre("move 1"));
}

TEST_F(MatchGameTest, NotesClocksAndEvaluations) {
    playFoolsMate();
    const PlayedGame game = play();
    const GameNode* node = game.record.root->next();
    EXPECT_THAT(annotationsOf(*node), ElementsAre("clk 0:00:10", "emt 0:00:00.1", "eval -0.50,7"));
    node = node->next();
    EXPECT_THAT(annotationsOf(*node), ElementsAre("clk 0:00:09.8", "emt 0:00:00.3", "eval -0.50,7"));
    node = node->next()->next();
    EXPECT_THAT(annotationsOf(*node), ElementsAre("clk 0:00:09.5", "emt 0:00:00.4", "eval #-1,7"));
    EXPECT_EQ(node->notes().comment, "Black wins by checkmate");
}

TEST_F(MatchGameTest, TellsEnginesTheirClocks) {
    playFoolsMate();
    play();
    ASSERT_EQ(black_.limits.size(), 2U);
    EXPECT_EQ(black_.limits[1].timeLeft[Color::White], 9900ms + 100ms - 200ms + 100ms);
    EXPECT_EQ(black_.limits[1].timeLeft[Color::Black], 9800ms);
    EXPECT_EQ(black_.limits[1].increment[Color::Black], 100ms);
    EXPECT_FALSE(black_.limits[1].movesToGo);
    EXPECT_TRUE(isGiven(9801ms, black_, 1));
}

TEST_F(MatchGameTest, CountsTheMovesOfAStage) {
    limits_[Color::White].time = StagedTime{{{2s, 0ms, MoveBonus::Increment, 2}}};
    playFoolsMate();
    play();
    EXPECT_EQ(white_.limits[0].movesToGo, 2U);
    EXPECT_EQ(white_.limits[1].movesToGo, 1U);
    EXPECT_EQ(white_.limits[1].timeLeft[Color::White], 1900ms);
}

TEST_F(MatchGameTest, GivesEachSideItsOwnLimits) {
    limits_ = {MoveLimits{Untimed{}, 3, 500}, MoveLimits{TimePerMove{700ms}, {}, {}}};
    playFoolsMate();
    play();
    EXPECT_EQ(white_.limits[0].depth, 3U);
    EXPECT_EQ(white_.limits[0].nodes, 500U);
    EXPECT_FALSE(white_.limits[0].timeLeft[Color::White]);
    EXPECT_TRUE(isGiven(rules_.patience, white_, 0));
    EXPECT_EQ(black_.limits[0].moveTime, 700ms);
    EXPECT_TRUE(isGiven(701ms, black_, 0));
}

TEST_F(MatchGameTest, IsLostByWhoeverAnswersTooLate) {
    white_.answers = {{"e2e4", 10'001ms, {}}};
    const PlayedGame game = play();
    EXPECT_EQ(game.end, GameEnd::TimeLoss);
    EXPECT_EQ(game.culprit, Color::White);
    EXPECT_EQ(game.record.result, GameResult::BlackWins);
    EXPECT_EQ(english(game.reason), "Black wins on time");
    EXPECT_EQ(game.record.root->next(), nullptr) << "the move does not count";
}

TEST_F(MatchGameTest, IsNotLostByAnAnswerAtTheLastMoment) {
    white_.answers = {{"e2e4", 10'000ms, {}}};
    rules_.adjudication.maxMoves = 1;
    EXPECT_EQ(play().end, GameEnd::Adjudication);
}

TEST_F(MatchGameTest, ForgivesWhatIsWithinTheMargin) {
    rules_.margin = 50ms;
    rules_.adjudication.maxMoves = 1;
    white_.answers = {{"e2e4", 10'050ms, {}}};
    const PlayedGame game = play();
    EXPECT_EQ(game.end, GameEnd::Adjudication);
    EXPECT_EQ(annotationsOf(*game.record.root->next())[0], "clk 0:00:00.101") << "all but a moment is gone";
    white_.answers = {{"e2e4", 10'051ms, {}}};
    EXPECT_EQ(play().end, GameEnd::TimeLoss);
}

TEST_F(MatchGameTest, IsDrawnOnTimeIfTheOpponentCannotMate) {
    white_.answers = {{"e2e4", 20s, {}}};
    const PlayedGame game = play({*parseFen("7k/8/8/8/8/8/4P3/K7 w - - 0 1"), Variant::Standard, {}});
    EXPECT_EQ(game.end, GameEnd::TimeLoss);
    EXPECT_EQ(game.record.result, GameResult::Draw);
}

TEST_F(MatchGameTest, IsVoidIfAnEngineDies) {
    white_.dies = true;
    const PlayedGame game = play();
    EXPECT_EQ(game.end, GameEnd::EngineFailed);
    EXPECT_TRUE(game.isVoid());
    EXPECT_EQ(game.record.result, GameResult::Unknown);
    EXPECT_EQ(game.culprit, Color::White);
    EXPECT_EQ(english(game.reason), "White: It has ended by signal 11");
}

TEST_F(MatchGameTest, IsVoidIfAnEngineCannotBegin) {
    black_.failsToBegin = true;
    const PlayedGame game = play();
    EXPECT_EQ(game.end, GameEnd::EngineFailed);
    EXPECT_EQ(game.culprit, Color::Black);
}

TEST_F(MatchGameTest, IsLostByALivingEngineThatCheats) {
    black_.cheats = true;
    const PlayedGame game = play();
    EXPECT_EQ(game.end, GameEnd::IllegalMove);
    EXPECT_EQ(game.record.result, GameResult::WhiteWins);
    EXPECT_EQ(english(game.reason), "Black: It answers 'e2e5'");
    EXPECT_FALSE(game.isVoid());
}

TEST_F(MatchGameTest, IsLostOnTimeByWhoeverCheatsTooLate) {
    limits_[Color::Black].time = suddenDeath(5ms, 0ms);
    black_.cheats = true;
    black_.isLate = true;
    const PlayedGame game = play({*parseFen("7k/8/8/8/8/8/4P3/K7 w - - 0 1"), Variant::Standard, {}});
    EXPECT_EQ(game.end, GameEnd::TimeLoss);
    EXPECT_EQ(game.culprit, Color::Black);
}

TEST_F(MatchGameTest, IsVoidIfItIsInterrupted) {
    stop_.request_stop();
    const PlayedGame game = play();
    EXPECT_EQ(game.end, GameEnd::Interrupted);
    EXPECT_TRUE(game.isVoid());
}

TEST_F(MatchGameTest, ClaimsDrawsForBoth) {
    for (int time = 0; time < 2; ++time) {
        white_.answers.insert(white_.answers.end(), {{"g1f3", 0ms, {}}, {"f3g1", 0ms, {}}});
        black_.answers.insert(black_.answers.end(), {{"g8f6", 0ms, {}}, {"f6g8", 0ms, {}}});
    }
    const PlayedGame game = play();
    EXPECT_EQ(game.record.result, GameResult::Draw);
    EXPECT_EQ(english(game.reason), "Draw by threefold repetition");
}

TEST_F(MatchGameTest, MakesTheMovesOfTheOpeningForBoth) {
    Opening opening;
    opening.moves = {*parseUciMove(Position::start(), "f2f3")};
    black_.answers = {{"e7e5", 0ms, {}}, {"d8h4", 0ms, {}}};
    white_.answers = {{"g2g4", 0ms, {}}};
    const PlayedGame game = play(opening);
    EXPECT_EQ(game.record.result, GameResult::BlackWins);
    EXPECT_THAT(annotationsOf(*game.record.root->next()), IsEmpty()) << "nobody thought about it";
}

TEST_F(MatchGameTest, IsAdjudicatedWhenBothAgree) {
    rules_.adjudication.resignation = {.score = 500, .moves = 1};
    white_.answers = {{"e2e4", 0ms, Score{Score::Kind::Centipawns, -600}}};
    black_.answers = {{"e7e5", 0ms, Score{Score::Kind::Centipawns, 600}}};
    const PlayedGame game = play();
    EXPECT_EQ(game.end, GameEnd::Adjudication);
    EXPECT_EQ(game.record.result, GameResult::BlackWins);
    EXPECT_EQ(english(game.reason), "Black wins by adjudication");
}

}  // namespace
}  // namespace roque::match
