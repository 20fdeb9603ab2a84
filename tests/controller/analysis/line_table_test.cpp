#include "controller/analysis/line_table.h"

#include <algorithm>
#include <random>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include <gmock/gmock.h>

#include "controller/engines/uci_progress.h"
#include "model/movegen/legal_moves.h"
#include "model/notation/uci_move.h"
#include "plugins/uci/engine_line.h"
#include "tests/support/position_of.h"

namespace roque::test {
namespace {

/// What a row says, such as "e2e4 +30", "e2e4 +30 ageing", "e2e4 +30 >=50", "e2e4 <=-10", "d1d8 #+3".
std::string wordsOf(const WhiteScore& score) {
    if (score.mate)
        return (score.mate->winner == Color::White ? "#+" : "#-") + std::to_string(score.mate->moves);
    const int value = score.centipawns.value();
    return (value > 0 ? "+" : "") + std::to_string(value);
}

std::string wordsOf(const AnalysisRow& row) {
    std::string words = toUci(row.move, Position::start());
    if (row.score) words += " " + wordsOf(*row.score);
    if (row.bound) words += (row.bound->bound == ScoreBound::Lower ? " >=" : " <=") + wordsOf(*row.bound);
    return words + (row.isAgeing ? " ageing" : "");
}

std::string wordsOf(const LineTable& table) {
    std::string words;
    for (const AnalysisRow& row : table.rows()) words += (words.empty() ? "" : ", ") + wordsOf(row);
    return words;
}

/// What must hold after every report.
void expectOrder(const LineTable& table) {
    const std::vector<AnalysisRow>& rows = table.rows();
    EXPECT_LE(rows.size(), table.capacity());
    std::set<std::uint16_t> moves;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const AnalysisRow& row = rows[i];
        EXPECT_TRUE(moves.insert(row.move.raw()).second) << "two rows with one move";
        EXPECT_TRUE(isLegal(table.position(), row.move));
        EXPECT_TRUE(row.score || row.bound) << "a blank row";
        EXPECT_TRUE(!row.score || row.score->bound == ScoreBound::Exact);
        ASSERT_FALSE(row.line.empty());
        EXPECT_EQ(row.line.front(), row.move);
        if (i == 0) continue;
        const AnalysisRow& before = rows[i - 1];
        EXPECT_FALSE(before.isAgeing && !row.isAgeing && row.score) << "an old score above a new one";
        EXPECT_FALSE(!before.score && row.score) << "a bound above a score";
        const bool areAlike = before.score && row.score && before.isAgeing == row.isAgeing;
        EXPECT_FALSE(areAlike && isBetterFor(table.position().sideToMove(), *row.score, *before.score))
            << wordsOf(table);
    }
}

/// A talk with an engine, line by line: "position FEN", "lines K", "ask" (a new question), "late LINE" (of
/// the question before), and what the engine says, without "info".
struct Script {
    const char* name;
    std::vector<const char*> talk;
    const char* rows;  ///< in the end
};

std::ostream& operator<<(std::ostream& out, const Script& script) {
    return out << script.name;
}

class Talk {
public:
    void hear(const std::string& said) {
        if (said.starts_with("position "))
            position_ = positionOf(said.substr(9));
        else if (said.starts_with("lines "))
            lines_ = static_cast<unsigned>(std::stoul(said.substr(6)));
        else if (said == "ask")
            ask();
        else if (said.starts_with("late "))
            report(before_, beforePosition_, said.substr(5));
        else
            report(question_, position_, said);
        expectOrder(table_);
    }
    [[nodiscard]] const LineTable& table() const { return table_; }

private:
    void ask() {
        before_ = question_;
        beforePosition_ = table_.position();
        question_ = question_.next();
        table_.begin(question_, position_, lines_);
    }
    void report(Ticket question, const Position& position, const std::string& said) {
        const bool wasBlank = table_.rows().empty();
        const auto told = std::get<uci::EngineInfo>(uci::parseEngineLine("info " + said));
        UciProgress progress(position);
        progress.note(told);
        const auto info = progress.lineOf(told);
        ASSERT_TRUE(info) << said;
        table_.add(question, *info);
        EXPECT_TRUE(wasBlank || !table_.rows().empty()) << "blank after " << said;
    }

    LineTable table_{WinCurve(100)};
    Position position_ = Position::start();
    Position beforePosition_ = Position::start();
    unsigned lines_ = 3;
    Ticket question_;
    Ticket before_;
};

class LineTableScript : public testing::TestWithParam<Script> {};

TEST_P(LineTableScript, Ends) {
    Talk talk;
    for (const char* const said : GetParam().talk) talk.hear(said);
    EXPECT_EQ(wordsOf(talk.table()), GetParam().rows);
}

constexpr const char* kOneMove = "position 7k/8/8/8/8/8/1r6/K7 w - - 0 1";

const std::vector<Script> kScripts{
    {"InOrder",
     {"ask", "depth 5 multipv 1 score cp 30 pv e2e4", "depth 5 multipv 2 score cp 20 pv d2d4",
      "depth 5 multipv 3 score cp 10 pv c2c4"},
     "e2e4 +30, d2d4 +20, c2c4 +10"},
    {"RanksReversed",
     {"ask", "depth 5 multipv 3 score cp 10 pv c2c4", "depth 5 multipv 2 score cp 20 pv d2d4",
      "depth 5 multipv 1 score cp 30 pv e2e4"},
     "e2e4 +30, d2d4 +20, c2c4 +10"},
    {"RanksAgainstScores",
     {"ask", "depth 5 multipv 1 score cp 10 pv c2c4", "depth 5 multipv 2 score cp 20 pv d2d4",
      "depth 5 multipv 3 score cp 30 pv e2e4"},
     "e2e4 +30, d2d4 +20, c2c4 +10"},
    {"NoRanksAtAll",
     {"ask", "depth 5 score cp 10 pv c2c4", "depth 5 score cp 20 pv d2d4", "depth 5 score cp 30 pv e2e4"},
     "e2e4 +30, d2d4 +20, c2c4 +10"},
    {"RankMissing",
     {"ask", "depth 5 multipv 1 score cp 30 pv e2e4", "depth 5 multipv 3 score cp 10 pv c2c4"},
     "e2e4 +30, c2c4 +10"},
    {"RankZero",
     {"ask", "depth 5 multipv 0 score cp 30 pv e2e4", "depth 5 multipv 1 score cp 10 pv c2c4"},
     "e2e4 +30, c2c4 +10"},
    {"RankFarTooHigh",
     {"ask", "depth 5 multipv 1 score cp 30 pv e2e4", "depth 5 multipv 200 score cp 10 pv c2c4"},
     "e2e4 +30, c2c4 +10"},
    {"SameMoveTwice",
     {"ask", "depth 5 multipv 1 score cp 30 pv e2e4 e7e5", "depth 5 multipv 2 score cp 25 pv e2e4 c7c5"},
     "e2e4 +25"},
    {"SameMoveAtEveryRank",
     {"ask", "depth 5 multipv 1 score cp 30 pv e2e4", "depth 5 multipv 2 score cp 30 pv e2e4",
      "depth 5 multipv 3 score cp 30 pv e2e4"},
     "e2e4 +30"},
    {"NextDepthHasBegun",
     {"ask", "depth 5 multipv 1 score cp 30 pv e2e4", "depth 5 multipv 2 score cp 20 pv d2d4",
      "depth 5 multipv 3 score cp 10 pv c2c4", "depth 6 multipv 1 score cp 35 pv e2e4"},
     "e2e4 +35, d2d4 +20, c2c4 +10"},
    {"MoveFallsOut",
     {"ask", "depth 5 multipv 1 score cp 30 pv e2e4", "depth 5 multipv 2 score cp 20 pv d2d4",
      "depth 5 multipv 3 score cp 15 pv c2c4", "depth 6 multipv 1 score cp 25 pv e2e4",
      "depth 6 multipv 2 score cp 12 pv g1f3", "depth 6 multipv 3 score cp 11 pv d2d4"},
     "e2e4 +25, g1f3 +12, d2d4 +11"},
    {"BestMoveFallsOut",
     {"lines 1", "ask", "depth 5 score cp 90 pv e2e4", "depth 6 score cp 10 pv d2d4"},
     "d2d4 +10"},
    {"LinesBehindForTwoDepths",
     {"ask", "depth 5 multipv 1 score cp 30 pv e2e4", "depth 5 multipv 2 score cp 50 pv d2d4",
      "depth 6 multipv 1 score cp 20 pv e2e4", "depth 7 multipv 1 score cp 10 pv e2e4"},
     "e2e4 +10, d2d4 +50 ageing"},
    {"BoundAboveKeepsTheScore",
     {"ask", "depth 5 score cp 30 pv e2e4", "depth 6 score cp 50 lowerbound pv e2e4"},
     "e2e4 +30 >=+50"},
    {"BoundBelowKeepsTheScore",
     {"ask", "depth 5 score cp 30 pv e2e4", "depth 6 score cp -50 upperbound pv e2e4"},
     "e2e4 +30 <=-50"},
    {"ExactScoreEndsTheBound",
     {"ask", "depth 5 score cp 30 pv e2e4", "depth 6 score cp 50 lowerbound pv e2e4",
      "depth 6 score cp 60 pv e2e4"},
     "e2e4 +60"},
    {"BoundDoesNotRise",
     {"ask", "depth 5 multipv 1 score cp 30 pv e2e4", "depth 5 multipv 2 score cp 20 pv d2d4",
      "depth 6 multipv 1 score cp 900 lowerbound pv d2d4"},
     "e2e4 +30, d2d4 +20 >=+900"},
    {"OnlyBoundsComeLast",
     {"ask", "depth 5 multipv 2 score cp 99 lowerbound pv d2d4", "depth 5 multipv 1 score cp 30 pv e2e4"},
     "e2e4 +30, d2d4 >=+99"},
    {"NothingButABound", {"ask", "depth 1 score cp 12 upperbound pv e2e4"}, "e2e4 <=+12"},
    {"BoundOfALesserDepth",
     {"ask", "depth 9 score cp 30 pv e2e4", "depth 3 score cp 500 lowerbound pv e2e4"},
     "e2e4 +30"},
    {"MateBound",
     {"ask", "depth 5 score cp 30 pv e2e4", "depth 6 score mate 19 lowerbound pv e2e4"},
     "e2e4 +30 >=#+19"},
    {"BlackToMove",
     {"position 6k1/5ppp/8/8/8/8/5PPP/6K1 b - - 0 1", "ask", "depth 5 multipv 1 score cp -20 pv h7h6",
      "depth 5 multipv 2 score cp 40 pv g7g6", "depth 5 multipv 3 score mate -4 pv g8f8"},
     "g7g6 -40, h7h6 +20, g8f8 #+4"},
    {"BoundTurnsRoundForBlack",
     {"position 6k1/5ppp/8/8/8/8/5PPP/6K1 b - - 0 1", "ask", "depth 5 score cp 20 lowerbound pv h7h6"},
     "h7h6 <=-20"},
    {"NearerMateFirst",
     {"ask", "depth 5 multipv 1 score mate 5 pv e2e4", "depth 5 multipv 2 score mate 2 pv d2d4",
      "depth 5 multipv 3 score cp 3000 pv c2c4"},
     "d2d4 #+2, e2e4 #+5, c2c4 +3000"},
    {"FewerMovesThanLines",
     {kOneMove, "lines 5", "ask", "depth 5 multipv 1 score cp 0 pv a1b2",
      "depth 5 multipv 2 score cp 0 pv a1b2"},
     "a1b2 0"},
    {"LateLineOfAnotherPosition",
     {"ask", "depth 20 score cp 30 pv e2e4", "position 7k/8/8/8/8/8/4P3/K7 w - - 0 1", "ask",
      "late depth 21 score cp 40 pv e2e4"},
     ""},
    {"LateLineAfterANewOne",
     {"ask", "depth 20 score cp 30 pv e2e4", "position 7k/8/8/8/8/8/4P3/K7 w - - 0 1", "ask",
      "depth 1 score cp 300 pv a1b2", "late depth 21 score cp 40 pv e2e4"},
     "a1b2 +300"},
    {"SamePositionAskedAgain",
     {"ask", "depth 20 multipv 1 score cp 30 pv e2e4", "depth 20 multipv 2 score cp 20 pv d2d4", "ask"},
     "e2e4 +30 ageing, d2d4 +20 ageing"},
    {"SamePositionAskedAgainAndAnswered",
     {"ask", "depth 20 multipv 1 score cp 30 pv e2e4", "depth 20 multipv 2 score cp 20 pv d2d4", "ask",
      "depth 1 multipv 1 score cp 5 pv d2d4"},
     "d2d4 +5, e2e4 +30 ageing"},
    {"FewerLinesWanted",
     {"ask", "depth 9 multipv 1 score cp 30 pv e2e4", "depth 9 multipv 2 score cp 20 pv d2d4", "lines 1",
      "ask"},
     "e2e4 +30 ageing"},
    {"BoundsOfAnOldQuestionGo",
     {"ask", "depth 9 score cp 30 pv e2e4", "depth 10 score cp 90 lowerbound pv e2e4",
      "depth 10 score cp 95 lowerbound pv d2d4", "ask"},
     "e2e4 +30 ageing"},
    {"LesserBoundOfANewQuestionLeavesAnOldScoreAgeing",
     {"ask", "depth 9 score cp 30 pv e2e4", "ask", "depth 3 score cp 500 lowerbound pv e2e4"},
     "e2e4 +30 ageing"},
    {"MoreMovesThanLines",
     {"lines 2", "ask", "depth 5 multipv 1 score cp 30 pv e2e4", "depth 5 multipv 2 score cp 20 pv d2d4",
      "depth 5 multipv 3 score cp 10 pv c2c4", "depth 5 multipv 4 score cp 40 pv g1f3"},
     "g1f3 +40, e2e4 +30"},
};

INSTANTIATE_TEST_SUITE_P(Disorder, LineTableScript, testing::ValuesIn(kScripts),
                         [](const auto& script) { return std::string(script.param.name); });

TEST(LineTable, KeepsALongerLineThatBeginsAlike) {
    Talk talk;
    for (const char* const said :
         {"ask", "depth 5 score cp 30 pv e2e4 e7e5 g1f3", "depth 6 score cp 31 pv e2e4"})
        talk.hear(said);
    EXPECT_EQ(talk.table().rows().front().lineText, "e4 e5 Nf3");
    EXPECT_EQ(talk.table().rows().front().score->centipawns, 31);
}

TEST(LineTable, HasNoBestMoveWhileThereAreOnlyBounds) {
    Talk talk;
    talk.hear("ask");
    EXPECT_EQ(talk.table().best(), nullptr);
    talk.hear("depth 5 score cp 30 lowerbound pv e2e4");
    EXPECT_EQ(talk.table().best(), nullptr);
    talk.hear("depth 5 score cp 40 pv e2e4");
    EXPECT_EQ(talk.table().best()->score->centipawns, 40);
}

TEST(LineTable, TellsDepthAndSpeed) {
    Talk talk;
    talk.hear("ask");
    talk.hear("depth 7 score cp 30 nodes 5000 time 20 pv e2e4");
    EXPECT_EQ(talk.table().depth(), 7U);
    EXPECT_EQ(talk.table().nodes(), 5000U);
    EXPECT_EQ(talk.table().time(), std::chrono::milliseconds(20));
    talk.hear("ask");
    EXPECT_EQ(talk.table().depth(), 0U);
}

TEST(LineTable, RefusesAMoveThatIsNotLegal) {
    LineTable table(WinCurve(100));
    table.begin(Ticket(), Position::start(), 3);
    SearchInfo info;
    info.scoreForMover = Score{Score::Kind::Centipawns, 10};
    info.line = {Move(Square::E2, Square::E5)};
    EXPECT_FALSE(table.add(Ticket(), info));
    EXPECT_TRUE(table.rows().empty());
}

TEST(LineTable, SaysTheSameWhetherItWasReadBeforeOrNot) {
    const Ticket question;
    SearchInfo info;
    info.depth = 9;
    info.scoreForMover = Score{Score::Kind::Centipawns, 30};
    info.line = {Move(Square::E2, Square::E4, Move::Kind::DoublePush)};
    LineTable unread(WinCurve(100));
    unread.begin(question, Position::start(), 3);
    unread.add(question, info);
    unread.begin(question.next(), Position::start(), 3);
    LineTable read = unread;
    EXPECT_EQ(wordsOf(read), "e2e4 +30 ageing");
    info.depth = 3;
    info.bound = ScoreBound::Lower;
    for (LineTable* const table : {&unread, &read}) {
        EXPECT_TRUE(table->add(question.next(), info));
        EXPECT_EQ(wordsOf(*table), "e2e4 +30 ageing");
    }
}

/// An engine that says anything: any rank, depth, score, bound and move, of this question or of an old one.
TEST(LineTable, StaysInOrderWhateverAnEngineSays) {
    std::mt19937 random(21);
    const auto below = [&](unsigned end) {
        return std::uniform_int_distribution<unsigned>(0, end - 1)(random);
    };
    for (int game = 0; game < 40; ++game) {
        LineTable table(WinCurve::bastion());
        LineTable unread = table;  // hears the same
        Position position = Position::start();
        Ticket question;
        for (int step = 0; step < 500; ++step) {
            const MoveList moves = legalMoves(position);
            if (moves.empty()) break;
            if (step == 0 || below(40) == 0) {
                if (below(2) == 0)
                    position = position.after(moves[below(static_cast<unsigned>(moves.size()))]);
                question = question.next();
                const unsigned lines = 1 + below(8);
                table.begin(question, position, lines);
                unread.begin(question, position, lines);
                continue;
            }
            SearchInfo info;
            info.multiPv = below(10);
            info.depth = below(30);
            info.bound = ScoreBound(below(3));
            const auto kind = below(5) == 0 ? Score::Kind::Mate : Score::Kind::Centipawns;
            info.scoreForMover = Score{kind, static_cast<int>(below(2000)) - 1000};
            info.line = {moves[below(static_cast<unsigned>(moves.size()))]};
            const bool wasBlank = table.rows().empty();
            const bool isLate = below(10) == 0;
            const std::vector<AnalysisRow> before = table.rows();
            table.add(isLate ? Ticket() : question, info);
            unread.add(isLate ? Ticket() : question, info);
            EXPECT_TRUE(LineTable(unread).rows() == table.rows());
            EXPECT_TRUE(!isLate || table.rows() == before);
            EXPECT_TRUE(wasBlank || !table.rows().empty());
            expectOrder(table);
        }
    }
}

}  // namespace
}  // namespace roque::test
