#include "controller/analysis/move_question.h"

#include <algorithm>
#include <cstdint>
#include <map>
#include <sstream>
#include <string>

#include <gmock/gmock.h>
#include <nlohmann/json.hpp>

#include "model/movegen/legal_moves.h"
#include "model/notation/move_text.h"
#include "model/notation/san.h"
#include "tests/controller/search/bare_engine.h"
#include "tests/support/position_of.h"

namespace roque {
namespace {

using test::positionOf;
using testing::StartsWith;

/// An engine that knows a line and a score for each position, for the side to move.
class KnowingEngine final : public test::BareEngine {
public:
    struct Knowledge {
        std::string line;  ///< SAN, separated by blanks; empty: it tells a score only, and plays any move
        Score score;
    };

    /// What it says after so many moves of the request.
    std::map<std::size_t, Knowledge> known;
    /// The same, if it may look longer than it does by default.
    std::map<std::size_t, Knowledge> knownDeeper;
    /// What it says of positions that are not of the game, by FEN. It has no word for others.
    std::map<std::string, Knowledge> knownElsewhere;
    Position start = Position::start();  ///< of the game
    bool fails = false;
    bool failsElsewhere = false;  ///< when it is asked about positions that are not of the game
    bool ignoresNodes = false;    ///< a search that is limited by nodes ends at once and knows nothing
    unsigned searches = 0;
    unsigned searchesElsewhere = 0;
    std::uint64_t mostNodes = 0;  ///< that a search was allowed

    [[nodiscard]] Result<SearchAnswer, EngineError> search(const SearchRequest& request,
                                                           const SearchControl& control) override {
        ++searches;
        if (fails) return EngineError{EngineError::Kind::Died, Message::verbatim("It is dead")};
        Position position = request.start;
        for (const Move move : request.moves) position = position.after(move);
        mostNodes = std::max(mostNodes, request.limits.nodes.value_or(0));
        const bool isElsewhere = toFen(request.start) != toFen(start);
        if (isElsewhere) ++searchesElsewhere;
        if (isElsewhere && failsElsewhere)
            return EngineError{EngineError::Kind::Died, Message::verbatim("It has died there")};
        // A line of fewer than three moves makes the question ask on.
        const Knowledge* const told = knowledgeOf(request, position);
        if (told == nullptr) return SearchAnswer{legalMoves(position)[0]};
        Knowledge all = *told;
        SearchInfo info;
        if (ignoresNodes && request.limits.nodes) {
            all = {toSan(position, legalMoves(position)[0]), {Score::Kind::Centipawns, 0}};
            info.depth = 1;
            info.nodes = 4;
        }
        info.scoreForMover = all.score;
        std::istringstream words(all.line);
        for (std::string word; words >> word;) {
            info.line.push_back(*parseSan(position, word));
            position = position.after(info.line.back());
        }
        control.onInfo(info);
        return SearchAnswer{info.line.empty() ? legalMoves(position)[0] : info.line.front()};
    }

private:
    [[nodiscard]] const Knowledge* knowledgeOf(const SearchRequest& request, const Position& position) const {
        const auto in = [](const auto& all, const auto& key) {
            const auto found = all.find(key);
            return found == all.end() ? nullptr : &found->second;
        };
        if (toFen(request.start) != toFen(start)) return in(knownElsewhere, toFen(position));
        const bool isDeep = request.limits.nodes > MoveQuestion::defaultLimits().nodes;
        return in(isDeep && !knownDeeper.empty() ? knownDeeper : known, request.moves.size());
    }
};

constexpr const char* kFork = "3r2k1/5ppp/8/8/3n4/8/3N1PPP/R3K3 w Q - 0 1";
constexpr const char* kOnlyMove = "7k/p7/8/8/8/8/P5q1/7K w - - 0 1";
constexpr const char* kThreat = "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1";

class MoveQuestionTest : public testing::Test {
protected:
    MoveAnswer ask(const std::string& fen, const std::string& move,
                   const SearchLimits& limits = MoveQuestion::defaultLimits()) {
        const Position position = positionOf(fen);
        engine_.start = position;
        MoveQuestion question(engine_, WinCurve::standard(), limits);
        return *question.ask({position, {}, position}, *parseMove(position, move), {});
    }

    static Position afterTheThreat() {
        const Position start = positionOf(kThreat);
        const Position moved = start.after(*parseSan(start, "a6"));
        return moved.after(*parseSan(moved, "Qh5"));
    }

    /// Lets the engine say what is lost if White's threat after 1. e4 e5 2. a6 Qh5 (kThreat) is not seen.
    void letItBeThreatened(int centipawns) {
        const Position after = afterTheThreat();
        engine_.knownElsewhere[toFen(after)] = {"Nc6", {Score::Kind::Centipawns, 0}};
        engine_.knownElsewhere[toFen(after.afterNull())] = {"Qxe5+", {Score::Kind::Centipawns, centipawns}};
    }

    KnowingEngine engine_;
};

TEST_F(MoveQuestionTest, IsAnsweredByTheReasonThatWasProved) {
    engine_.known[0] = {"Rc1 Kf8 Kd1", {Score::Kind::Centipawns, 20}};
    engine_.known[1] = {"Nc2+ Kd1 Nxa1", {Score::Kind::Centipawns, 500}};
    const MoveAnswer answer = ask(kFork, "h3");
    EXPECT_EQ(english(describe(answer)), "Nc2+ is a fork: it attacks the king on e1 and the rook on a1");
    EXPECT_GT(answer.cost(), 0.3);
    EXPECT_EQ(numberedLine(answer.before, shownLine(answer)), "1. h3 Nc2+ 2. Kd1 Nxa1");
}

TEST_F(MoveQuestionTest, IsAskedByTimeOfAnEngineThatKnowsNoNodes) {
    engine_.known[0] = {"Rc1 Kf8 Kd1", {Score::Kind::Centipawns, 20}};
    engine_.known[1] = {"Nc2+ Kd1 Nxa1", {Score::Kind::Centipawns, 500}};
    engine_.ignoresNodes = true;
    const MoveAnswer answer = ask(kFork, "h3");
    EXPECT_EQ(english(describe(answer)), "Nc2+ is a fork: it attacks the king on e1 and the rook on a1");
    EXPECT_GT(answer.cost(), 0.3);
}

TEST_F(MoveQuestionTest, IsAnsweredByWhatTheMoveCostsIfScoresContradictTheProof) {
    engine_.known[0] = {"Rc1 Kf8 Kd1", {Score::Kind::Centipawns, 20}};
    engine_.known[1] = {"Nc2+ Kd1 Nxa1", {Score::Kind::Centipawns, 40}};
    const MoveAnswer answer = ask(kFork, "h3");
    EXPECT_FALSE(answer.reason);
    EXPECT_THAT(english(describe(answer)), StartsWith("It costs "));
}

TEST_F(MoveQuestionTest, LooksLongerWhereLittleSeemsToBeLost) {
    engine_.known[0] = engine_.knownDeeper[0] = {"Rc1 Kf8 Kd1", {Score::Kind::Centipawns, 20}};
    engine_.known[1] = {"Kf8 Kd1 Ke7", {Score::Kind::Centipawns, 20}};
    engine_.knownDeeper[1] = {"Nc2+ Kd1 Nxa1", {Score::Kind::Centipawns, 500}};
    const MoveAnswer answer = ask(kFork, "h3");
    EXPECT_EQ(english(describe(answer)), "Nc2+ is a fork: it attacks the king on e1 and the rook on a1");
    EXPECT_GT(answer.cost(), 0.3);
}

TEST_F(MoveQuestionTest, LooksNoLongerWhereMuchIsLost) {
    engine_.known[0] = {"Rc1 Kf8 Kd1", {Score::Kind::Centipawns, 20}};
    engine_.known[1] = {"Nc2+ Kd1 Nxa1", {Score::Kind::Centipawns, 500}};
    EXPECT_GT(ask(kFork, "h3").cost(), 0.3);
    EXPECT_EQ(engine_.mostNodes, MoveQuestion::defaultLimits().nodes);
}

TEST_F(MoveQuestionTest, SaysNothingOfAThreatThatCostsNextToNothing) {
    letItBeThreatened(120);
    engine_.known[0] = {"Nc6 d4 exd4", {Score::Kind::Centipawns, 0}};
    engine_.known[1] = {"Qh5 Nc6 Bc4", {Score::Kind::Centipawns, 115}};
    EXPECT_EQ(english(describe(ask(kThreat, "a6"))), "Qh5 threatens to win the pawn on e5");
    engine_.known[1] = {"Qh5 Nc6 Bc4", {Score::Kind::Centipawns, 90}};
    EXPECT_EQ(english(describe(ask(kThreat, "a6"))), "It costs 8 points of 100");
}

TEST_F(MoveQuestionTest, SaysNothingOfAThreatThatTheEngineDoesNotSee) {
    letItBeThreatened(40);
    engine_.known[0] = {"Nc6 d4 exd4", {Score::Kind::Centipawns, 0}};
    engine_.known[1] = {"Qh5 Nc6 Bc4", {Score::Kind::Centipawns, 115}};
    EXPECT_FALSE(ask(kThreat, "a6").reason);
}

TEST_F(MoveQuestionTest, FailsWithItsEngineAtAThreatAndAsksNoMore) {
    engine_.known[0] = {"Nc6 d4 exd4", {Score::Kind::Centipawns, 0}};
    engine_.known[1] = {"Qh5 Nc6 Bc4", {Score::Kind::Centipawns, 175}};
    engine_.start = positionOf(kThreat);
    engine_.failsElsewhere = true;
    MoveQuestion question(engine_, WinCurve::standard(), MoveQuestion::defaultLimits());
    const auto answer = question.ask({engine_.start, {}, engine_.start}, *parseMove(engine_.start, "a6"), {});
    ASSERT_FALSE(answer);
    EXPECT_EQ(english(answer.error().text), "It has died there");
    EXPECT_EQ(engine_.searchesElsewhere, 1U);
}

TEST_F(MoveQuestionTest, SaysNothingOfAThreatIfTheEngineSaysNothingAfterThePass) {
    // As it does not say that White is worse then, it might seem that much is won by the pass.
    engine_.knownElsewhere[toFen(afterTheThreat())] = {"Nc6", {Score::Kind::Centipawns, 300}};
    engine_.known[0] = {"Nc6 d4 exd4", {Score::Kind::Centipawns, 0}};
    engine_.known[1] = {"Qh5 Nc6 Bc4", {Score::Kind::Centipawns, 115}};
    EXPECT_FALSE(ask(kThreat, "a6").reason);
    EXPECT_GE(engine_.searchesElsewhere, 2U);
}

TEST_F(MoveQuestionTest, ContinuesLinesThatEndEarly) {
    engine_.known[0] = {"Rc1 Kf8 Kd1", {Score::Kind::Centipawns, 20}};
    engine_.known[1] = {"Nc2+", {Score::Kind::Centipawns, 500}};
    engine_.known[2] = {"Kd1", {Score::Kind::Centipawns, -510}};
    engine_.known[3] = {"Nxa1", {Score::Kind::Centipawns, 520}};
    const MoveAnswer answer = ask(kFork, "h3");
    EXPECT_EQ(numberedLine(answer.before, answer.line), "1. h3 Nc2+ 2. Kd1 Nxa1");
    EXPECT_EQ(answer.score.centipawns, -500) << "of the first search";
}

TEST_F(MoveQuestionTest, LooksLongerWhereNothingIsWon) {
    letItBeThreatened(120);
    engine_.known[0] = engine_.knownDeeper[0] = {"Nc6 d4 exd4", {Score::Kind::Centipawns, 0}};
    engine_.known[1] = {"Qh5 Nc6 Bc4", {Score::Kind::Centipawns, 175}};
    engine_.knownDeeper[1] = {"Qh5 Nc6 Bc4", {Score::Kind::Centipawns, 500}};
    const MoveAnswer answer = ask(kThreat, "a6");
    EXPECT_FALSE(answer.reason) << "a threat to a pawn does not explain five";
    EXPECT_EQ(engine_.mostNodes, 2 * *MoveQuestion::defaultLimits().nodes);
}

TEST_F(MoveQuestionTest, LooksOnceWhereItIsLimitedByTime) {
    letItBeThreatened(120);
    engine_.known[0] = {"Nc6 d4 exd4", {Score::Kind::Centipawns, 0}};
    engine_.known[1] = {"Qh5 Nc6 Bc4", {Score::Kind::Centipawns, 175}};
    SearchLimits limits;
    limits.moveTime = std::chrono::seconds(1);
    const MoveAnswer answer = ask(kThreat, "a6", limits);
    EXPECT_EQ(english(describe(answer)), "Qh5 threatens to win the pawn on e5");
    EXPECT_GT(answer.cost(), 0.15) << "it is not little that is lost";
    EXPECT_EQ(engine_.searches, 4U)
        << "the best move, the refutation, the threat, and what if nothing is done";
}

TEST_F(MoveQuestionTest, LetsScoresVouchForNoPawnsInAGameThatIsDecided) {
    engine_.known[0] = {"Rc1 Kf8 Kd1", {Score::Kind::Centipawns, -900}};
    engine_.known[1] = {"Nc2+ Kd1 Nxa1", {Score::Kind::Centipawns, 1400}};
    const MoveCase subject = caseOf(ask(kFork, "h3"), 1);
    EXPECT_EQ(subject.mostPawns, 9U);
    EXPECT_EQ(subject.surePawns, 0U);
}

TEST_F(MoveQuestionTest, HasNothingAgainstTheBestMove) {
    engine_.known[0] = {"h3 Kf8", {Score::Kind::Centipawns, 20}};
    const MoveAnswer answer = ask(kFork, "h3");
    EXPECT_TRUE(answer.isBest());
    EXPECT_EQ(answer.cost(), 0);
    EXPECT_EQ(english(describe(answer)), "It is the best move that was found");
}

TEST_F(MoveQuestionTest, HasNothingAgainstAMoveOfAGameThatWasDrawn) {
    for (const char* const fen : {"8/8/8/8/8/5k2/8/7K w - - 0 1", "8/8/8/8/8/5k2/8/6RK w - - 150 90"}) {
        const MoveAnswer answer = ask(fen, "Kh2");
        EXPECT_EQ(english(describe(answer)), "The game was drawn before this move") << fen;
        EXPECT_EQ(answer.cost(), 0) << fen;
    }
    EXPECT_EQ(engine_.searches, 0U);
}

TEST_F(MoveQuestionTest, SaysAsGoodOnlyIfTheEngineSaysSo) {
    engine_.known[0] = {"Rc1 Kf8 Kd1", {Score::Kind::Centipawns, 20}};
    engine_.known[1] = {"Kf8 Rc1 Ke7", {Score::Kind::Centipawns, -10}};
    EXPECT_EQ(english(describe(ask(kFork, "h3"))), "It costs 1 point of 100");
    engine_.known[1] = {"Kf8 Rc1 Ke7", {Score::Kind::Centipawns, -16}};
    EXPECT_EQ(english(describe(ask(kFork, "h3"))), "It is as good as Rc1");
    engine_.known[1] = {"Kf8 Rc1 Ke7", {Score::Kind::Centipawns, -60}};
    EXPECT_EQ(english(describe(ask(kFork, "h3"))), "It is as good as Rc1") << "better, if anything";
    engine_.known[0] = {"Rc1 Kf8 Kd1", {Score::Kind::Centipawns, 3000}};
    engine_.known[1] = {"Kf8 Rc1 Ke7", {Score::Kind::Centipawns, -1900}};
    EXPECT_EQ(english(describe(ask(kFork, "h3"))), "It costs less than a point of 100");
}

TEST_F(MoveQuestionTest, LooksAtItFromTheSideThatMoves) {
    // The same with colours changed.
    engine_.known[0] = {"Rc8 Kf1 Kd8", {Score::Kind::Centipawns, 20}};
    engine_.known[1] = {"Nc7+ Kd8 Nxa8", {Score::Kind::Centipawns, 500}};
    const MoveAnswer answer = ask("r3k3/3n1ppp/8/3N4/8/8/5PPP/3R2K1 b q - 0 1", "h6");
    EXPECT_EQ(english(describe(answer)), "Nc7+ is a fork: it attacks the king on e8 and the rook on a8");
    EXPECT_GT(answer.cost(), 0.3);
}

TEST_F(MoveQuestionTest, NeedsNoSecondSearchWhenTheMoveEndsTheGame) {
    engine_.known[0] = {"Qd7 Kg8 Kg6", {Score::Kind::Mate, 3}};
    const MoveAnswer answer = ask("7k/5Q2/8/6K1/8/8/8/8 w - - 0 1", "Kg6");
    EXPECT_EQ(english(describe(answer)), "It is stalemate: the game is drawn");
    EXPECT_EQ(answer.cost(), 0.5);
    EXPECT_EQ(engine_.searches, 1U);
}

TEST_F(MoveQuestionTest, ProvesTheMateThatAnEngineClaims) {
    engine_.known[0] = {"c4 d5 cxd5", {Score::Kind::Centipawns, -20}};
    engine_.known[1] = {"Qh4#", {Score::Kind::Mate, 1}};
    const MoveAnswer answer = ask("rnbqkbnr/pppp1ppp/8/4p3/8/5P2/PPPPP1PP/RNBQKBNR w KQkq - 0 2", "g4");
    EXPECT_EQ(english(describe(answer)), "Qh4# is mate");
}

TEST_F(MoveQuestionTest, FailsWithItsEngine) {
    engine_.fails = true;
    const Position position = positionOf(kFork);
    MoveQuestion question(engine_, WinCurve::standard(), MoveQuestion::defaultLimits());
    const auto answer = question.ask({position, {}, position}, *parseMove(position, "h3"), {});
    ASSERT_FALSE(answer);
    EXPECT_EQ(english(answer.error().text), "It is dead");
}

TEST_F(MoveQuestionTest, IsAnsweredByScoresWithoutLines) {
    engine_.known[0] = {"", {Score::Kind::Centipawns, 30}};
    engine_.known[1] = {"", {Score::Kind::Centipawns, 270}};
    const MoveAnswer answer = ask(kFork, "h3");
    EXPECT_EQ(answer.best.centipawns, 30);
    EXPECT_EQ(answer.score.centipawns, -270);
    EXPECT_THAT(english(describe(answer)), StartsWith("It costs "));
}

TEST_F(MoveQuestionTest, NeedsNoScoreForTheOnlyLegalMove) {
    const MoveAnswer answer = ask(kOnlyMove, "Kxg2");
    EXPECT_EQ(english(describe(answer)), "It is the best move that was found");
    EXPECT_EQ(numberedLine(answer.before, answer.line), "1. Kxg2");
    EXPECT_EQ(nlohmann::json::parse(answerJson(answer))["score"], nullptr);
    engine_.known[0] = {"", {Score::Kind::Centipawns, 30}};
    EXPECT_EQ(ask(kOnlyMove, "Kxg2").best.centipawns, 30);
}

TEST_F(MoveQuestionTest, FailsIfItsEngineTellsNoScore) {
    const auto troubleWith = [this](const char* move) {
        const Position position = positionOf(kFork);
        engine_.start = position;
        MoveQuestion question(engine_, WinCurve::standard(), MoveQuestion::defaultLimits());
        const auto answer = question.ask({position, {}, position}, *parseMove(position, move), {});
        return answer ? "answered: " + english(describe(*answer)) : english(answer.error().text);
    };
    constexpr const char* kSilence = "It does not say what it thinks of the position";
    EXPECT_EQ(troubleWith("h3"), kSilence);
    EXPECT_EQ(troubleWith(toSan(positionOf(kFork), legalMoves(positionOf(kFork))[0]).c_str()), kSilence)
        << "though it plays the move itself";
    engine_.known[0] = {"Rc1 Kf8 Kd1", {Score::Kind::Centipawns, 20}};
    EXPECT_EQ(troubleWith("h3"), kSilence) << "of the position after the move";
    engine_.known[1] = {"Kf8 Kd1 Ke7", {Score::Kind::Centipawns, 20}};
    engine_.knownDeeper[0] = {"Rc1 Kf8 Kd1", {Score::Kind::Centipawns, 20}};
    EXPECT_EQ(troubleWith("h3"), kSilence) << "when it looks longer";
}

TEST_F(MoveQuestionTest, IsWrittenAsJson) {
    engine_.known[0] = {"Rc1 Kf8 Kd1", {Score::Kind::Centipawns, 20}};
    engine_.known[1] = {"Nc2+ Kd1 Nxa1", {Score::Kind::Centipawns, 500}};
    const auto json = nlohmann::json::parse(answerJson(ask(kFork, "h3")));
    EXPECT_EQ(json["reason"]["motif"], "fork");
    EXPECT_EQ(json["line"], nlohmann::json({"h2h3", "d4c2", "e1d1", "c2a1"}));
    EXPECT_EQ(json["score"]["cp"], -500);
    EXPECT_EQ(json["bestLine"], nlohmann::json({"a1c1", "g8f8", "e1d1"}));
}

}  // namespace
}  // namespace roque
