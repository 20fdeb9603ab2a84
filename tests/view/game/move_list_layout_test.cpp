#include "view/game/move_list_layout.h"

#include <gmock/gmock.h>

#include "model/base/utf8.h"
#include "model/pgn/game_builder.h"

namespace roque {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;
using testing::SizeIs;

/// A list as text: all letters have the same width, and a level of indentation is two wide.
class MoveListLayoutTest : public testing::Test {
protected:
    std::vector<std::string> layOut(std::string_view pgn, int width = 60,
                                    std::optional<std::size_t> resultAfter = std::nullopt) {
        record_ = std::move(readPgn(pgn).at(0).record);
        const auto measure = [](const std::string& text, MoveListToken::Kind) { return lettersOf(text); };
        const auto words = [](Nag nag) { return "nag " + std::to_string(nag); };
        layout_.layOut(*record_.root, {width, 2, 1}, kEnglishLetters, measure, words, resultAfter);
        std::vector<std::string> lines;
        for (const MoveListRow& row : layout_.rows())
            lines.push_back(row.kind == MoveListRow::Kind::Moves    ? movesOf(row)
                            : row.kind == MoveListRow::Kind::Result ? "result"
                                                                    : wordsOf(row));
        return lines;
    }

    GameRecord record_;
    MoveListLayout layout_;

private:
    static int lettersOf(const std::string& text) { return static_cast<int>(letterCount(text)); }
    static std::string movesOf(const MoveListRow& row) {
        std::string text;
        for (const Color color : kColors) {
            const GameNode* const node = row.moves[color];
            const bool isContinued = color == Color::White && row.isContinued;
            text += node != nullptr ? "|" + moveText(*node, kEnglishLetters) : isContinued ? "|…" : "|";
        }
        return text;
    }
    static std::string wordsOf(const MoveListRow& row) {
        std::string text(2 * static_cast<std::size_t>(row.depth), ' ');
        for (const MoveListToken& word : row.words) {
            const auto end = static_cast<std::size_t>(word.x) + 2 * row.depth;
            while (static_cast<std::size_t>(lettersOf(text)) < end) text += ' ';
            text += word.text;
        }
        return text;
    }
};

TEST_F(MoveListLayoutTest, IsEmptyWithoutMoves) {
    EXPECT_THAT(layOut("*"), IsEmpty());
}

TEST_F(MoveListLayoutTest, HasTheResultBehindTheMovesThatStand) {
    constexpr std::string_view kMoves = "1. e4 e5 2. Nf3 {good} (2. f4) 2... Nc6 3. Bb5 *";
    EXPECT_THAT(layOut(kMoves, 60, 5),
                ElementsAre("|e4|e5", "|Nf3|", "good", "  2. f4", "|…|Nc6", "|Bb5|", "result"));
    EXPECT_EQ(layout_.resultRow(), 6U);
    EXPECT_THAT(layOut(kMoves, 60, 3),
                ElementsAre("|e4|e5", "|Nf3|", "good", "  2. f4", "result", "|…|Nc6", "|Bb5|"));
    EXPECT_EQ(layout_.resultRow(), 4U);
    EXPECT_THAT(layOut("1. e4 e5 *", 60, 1), ElementsAre("|e4|", "result", "|…|e5"));
    EXPECT_THAT(layOut("1. e4 e5 *", 60, 0), ElementsAre("result", "|e4|e5"));
    EXPECT_THAT(layOut("*", 60, 0), ElementsAre("result"));
    static_cast<void>(layOut("1. e4 *"));
    EXPECT_EQ(layout_.resultRow(), std::nullopt);
}

TEST_F(MoveListLayoutTest, HasAMoveOfEachSideInARow) {
    EXPECT_THAT(layOut("1. Nf3 Nf6 2. c4 *"), ElementsAre("|Nf3|Nf6", "|c4|"));
}

TEST_F(MoveListLayoutTest, LeavesTheFirstCellToAMoveThatWasNeverMade) {
    EXPECT_THAT(layOut("[FEN \"4k3/8/8/8/8/8/8/4K2R b K - 0 7\"]\n\n7... Kd8 8. O-O *"),
                ElementsAre("|…|Kd8", "|O-O|"));
}

TEST_F(MoveListLayoutTest, PutsCommentsBelowTheirMoves) {
    EXPECT_THAT(layOut("{A game} 1. e4! {the best} 1... e5 {as good} 2. d4 *"),
                ElementsAre("A game", "|e4!|", "the best", "|…|e5", "as good", "|d4|"));
}

TEST_F(MoveListLayoutTest, ShowsJudgementsBySignOrInWordsBelow) {
    EXPECT_THAT(layOut("1. e4 $1 $14 $146 e5 $66 2. d4 $9 {really} *"),
                ElementsAre("|e4! += N|e5", "nag 66", "|d4|", "nag 9. really"));
    EXPECT_THAT(layOut("1. e4 (1. d4 $66 $142) *"), ElementsAre("|e4|", "  1. d4 ⌓ nag 66"));
}

TEST_F(MoveListLayoutTest, HasTheTimesBesideTheMoves) {
    static_cast<void>(layOut("1. e4 {[%clk 1:00:05]} e5 {[%emt 0:00:12]} 2. d4 *"));
    EXPECT_EQ(layout_.rows()[0].times[Color::White], "1:00:05");
    EXPECT_EQ(layout_.rows()[0].times[Color::Black], "0:12");
    EXPECT_EQ(layout_.rows()[1].times[Color::White], "");
}

TEST_F(MoveListLayoutTest, TellsWhatEachMoveTookWhereItIsKnownHowTheClocksRun) {
    using namespace std::chrono_literals;
    layout_.setClocks({ClockRule{300s, 3s}, std::nullopt});
    static_cast<void>(
        layOut("1. e4 {[%clk 0:04:58]} e5 {[%clk 0:04:59]} 2. d4 {[%clk 0:03:51]} d5 "
               "3. c4 c6 4. Nc3 {[%clk 0:02:00]} *"));
    EXPECT_EQ(layout_.rows()[0].times[Color::White], "0:05");
    EXPECT_EQ(layout_.rows()[0].times[Color::Black], "4:59") << "what is left: nothing else is known";
    EXPECT_EQ(layout_.rows()[1].times[Color::White], "1:10");
    EXPECT_EQ(layout_.rows()[3].times[Color::White], "") << "the clock before it is not known";
}

TEST_F(MoveListLayoutTest, IndentsVariations) {
    EXPECT_THAT(layOut("1. e4 e5 (1... c5 2. Nf3 {open}) (1... e6) 2. Nf3 *"),
                ElementsAre("|e4|e5", "  1… c5 2. Nf3 open", "  1… e6", "|Nf3|"));
}

TEST_F(MoveListLayoutTest, PutsShortVariationsOfVariationsInBrackets) {
    EXPECT_THAT(layOut("1. e4 e5 (1... c5 2. Nf3 (2. c3 d5) 2... d6) *"),
                ElementsAre("|e4|e5", "  1… c5 2. Nf3 (2. c3 d5) 2… d6"));
}

TEST_F(MoveListLayoutTest, IndentsLongVariationsOfVariations) {
    EXPECT_THAT(layOut("1. e4 e5 (1... c5 2. Nf3 (2. c3 d5 (2... Nf6 3. e5) 3. exd5) 2... d6) *"),
                ElementsAre("|e4|e5", "  1… c5 2. Nf3", "    2. c3 d5 (2… Nf6 3. e5) 3. exd5", "  2… d6"));
}

TEST_F(MoveListLayoutTest, BreaksLinesThatAreTooLong) {
    EXPECT_THAT(layOut("1. e4 {one two three four five six} *", 10),
                ElementsAre("|e4|", "one two", "three four", "five six"));
    EXPECT_THAT(layOut("1. e4 e5 (1... c5 2. Nf3 (2. c3) 2... d6) *", 16),
                ElementsAre("|e4|e5", "  1… c5 2. Nf3", "  (2. c3) 2… d6"));
}

TEST_F(MoveListLayoutTest, BreaksWordsThatNoLineCanHold) {
    const std::vector<std::string> lines = layOut("1. e4 {" + std::string(100, 'x') + "} *", 40);
    EXPECT_THAT(lines, SizeIs(4));  // pieces of 32, the rest on the last line
}

TEST_F(MoveListLayoutTest, ShowsJudgementsByTheirSigns) {
    EXPECT_THAT(layOut("1. e4 $1 $16 e5 $4 *"), ElementsAre("|e4! ±|e5??"));
}

TEST_F(MoveListLayoutTest, FindsTheRowOfAMove) {
    layOut("1. e4 e5 (1... c5) 2. Nf3 *");
    const GameNode& e4 = record_.root->child(0);
    EXPECT_EQ(*layout_.rowOf(e4.child(0)), 0U);
    EXPECT_EQ(*layout_.rowOf(e4.child(1)), 1U);
    EXPECT_EQ(*layout_.rowOf(e4.child(0).child(0)), 2U);
    EXPECT_EQ(layout_.rowOf(*record_.root), nullptr);
}

/// Deeper than a recursive function could go on a small stack.
TEST_F(MoveListLayoutTest, FollowsVariationsHoweverDeepTheyLie) {
    std::string pgn = "1. Nf3 Nf6 ";
    for (int depth = 0; depth < 900; ++depth) pgn += depth % 2 == 0 ? "(1... Nc6 2. Nc3 " : "(2. Ng1 Nb8 ";
    for (int depth = 0; depth < 900; ++depth) pgn += ") ";
    EXPECT_FALSE(layOut(pgn + "*").empty());
}

}  // namespace
}  // namespace roque
