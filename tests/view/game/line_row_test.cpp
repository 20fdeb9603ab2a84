#include "view/game/line_row.h"

#include <gmock/gmock.h>

#include "tests/support/position_of.h"
#include "view/game/bar_look.h"

namespace roque {
namespace {

using test::positionOf;

WhiteScore centipawns(int value, ScoreBound bound = ScoreBound::Exact) {
    WhiteScore score;
    score.centipawns = value;
    score.expected = WinCurve(100).expected(value, Position::start().board());
    score.bound = bound;
    return score;
}

WhiteScore mate(Color winner, unsigned moves) {
    WhiteScore score;
    score.mate = ForcedMate{winner, moves};
    score.expected = winner == Color::White ? 1 : 0;
    return score;
}

AnalysisRow rowOf(std::string text, std::optional<WhiteScore> score) {
    AnalysisRow row;
    row.lineText = std::move(text);
    row.score = score;
    return row;
}

TEST(LineRow, NumbersTheMovesOfWhite) {
    const LineRow row = lineRowOf(rowOf("e4 e5 Nf3", centipawns(0)), Position::start(), kEnglishLetters);
    EXPECT_EQ(lineTextOf(row), "1. e4 e5 2. Nf3");
    EXPECT_EQ(row.words.back(), (LineWord{"Nf3", 3}));
    EXPECT_EQ(row.words.front(), (LineWord{"1.", 0}));
}

TEST(LineRow, BeginsWithDotsForBlack) {
    const Position position = positionOf("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 7");
    EXPECT_EQ(lineTextOf(lineRowOf(rowOf("e5 Nf3 Nc6", centipawns(0)), position, kEnglishLetters)),
              "7… e5 8. Nf3 Nc6");
}

TEST(LineRow, NamesThePiecesAsThePersonDoes) {
    const auto text = [](const PieceLetters& letters) {
        return lineTextOf(lineRowOf(rowOf("Nf3 O-O", centipawns(0)), Position::start(), letters));
    };
    EXPECT_EQ(text({"R", "D", "T", "F", "C"}), "1. Cf3 O-O");
    EXPECT_EQ(text(kFigurines), "1. ♘f3 O-O");
}

TEST(LineRow, WritesPawnsWithASign) {
    EXPECT_EQ(pawnsText(centipawns(134)), "+1.3");
    EXPECT_EQ(pawnsText(centipawns(-36)), "−0.4");
    EXPECT_EQ(pawnsText(centipawns(3)), "0.0");
    EXPECT_EQ(pawnsText(centipawns(-3)), "0.0");
    EXPECT_EQ(pawnsText(mate(Color::White, 4)), "#4");
    EXPECT_EQ(pawnsText(mate(Color::Black, 2)), "−#2");
}

TEST(LineRow, WritesABoundBesideTheScore) {
    AnalysisRow row = rowOf("e4", centipawns(0));
    row.bound = centipawns(80, ScoreBound::Lower);
    const LineRow shown = lineRowOf(row, Position::start(), kEnglishLetters);
    EXPECT_EQ(shown.expected, "50");
    EXPECT_EQ(shown.pawns, "≥ +0.8");
}

TEST(LineRow, ExpectsNothingOfABoundAlone) {
    AnalysisRow row = rowOf("e4", std::nullopt);
    row.bound = centipawns(80, ScoreBound::Upper);
    const LineRow shown = lineRowOf(row, Position::start(), kEnglishLetters);
    EXPECT_EQ(shown.expected, "");
    EXPECT_EQ(shown.pawns, "≤ +0.8");
}

TEST(BarLook, KnowsNothingWithoutAnExactScore) {
    EXPECT_EQ(barLook(std::nullopt, true).number, "");
    EXPECT_EQ(barLook(centipawns(300, ScoreBound::Lower), true).number, "");
    EXPECT_EQ(barLook(centipawns(300, ScoreBound::Lower), true).upper, 0.5);
}

// From what an engine says to what the person sees: for both sides to move, each kind of score, both sides of
// the board, with and without a threat, and each way to name the pieces.

/// What the side to move says of its own prospects.
SearchInfo said(const char* form, bool isGood) {
    SearchInfo info;
    const std::string_view what(form);
    info.depth = 9;
    if (what == "mate")
        info.scoreForMover = Score{Score::Kind::Mate, isGood ? 3 : -3};
    else
        info.scoreForMover = Score{Score::Kind::Centipawns, isGood ? 210 : -210};
    if (what == "chances") info.chances = isGood ? Chances{800, 150, 50} : Chances{50, 150, 800};
    if (what == "bound") info.bound = isGood ? ScoreBound::Lower : ScoreBound::Upper;
    return info;
}

/// The number of the next move: "1." for White, "1…" for Black.
std::string numberBefore(const Position& position) {
    return std::to_string(position.fullmoveNumber()) + (position.sideToMove() == Color::White ? "." : "…");
}

TEST(Signs, AreRightInAllCasesOfTheMatrix) {
    unsigned cases = 0;
    for (const Color mover : kColors)
        for (const char* const form : {"centipawns", "mate", "chances", "bound"})
            for (const bool isWhiteBelow : {true, false})
                for (const bool isThreat : {true, false})
                    for (const PieceLetters& letters :
                         {kEnglishLetters, kFigurines, PieceLetters{"R", "D", "T", "F", "C"}}) {
                        // White is better in every case.
                        const Position position =
                            positionOf(mover == Color::White ? "6k1/5ppp/8/8/8/8/5PPP/3N2K1 w - - 0 1"
                                                             : "6k1/5ppp/8/8/8/8/5PPP/3N2K1 b - - 0 1");
                        const Position searched = isThreat ? position.afterNull() : position;
                        SearchInfo info = said(form, searched.sideToMove() == Color::White);
                        info.line = searched.sideToMove() == Color::White
                                        ? std::vector{Move(Square::D1, Square::E3)}
                                        : std::vector{Move(Square::G8, Square::F8)};
                        info.lineText = searched.sideToMove() == Color::White ? "Ne3" : "Kf8";
                        LineTable table(WinCurve(100));
                        table.begin(Ticket(), searched, 1);
                        ASSERT_TRUE(table.add(Ticket(), info));
                        const AnalysisRow& row = table.rows().front();
                        const LineRow shown = lineRowOf(row, searched, letters);
                        const BarLook bar = barLook(row.score, isWhiteBelow);
                        const bool isBound = std::string_view(form) == "bound";
                        EXPECT_EQ(shown.expected.empty(), isBound);
                        EXPECT_TRUE(isBound || std::stoi(shown.expected) > 50);
                        EXPECT_EQ(shown.pawns.find("−"), std::string::npos) << shown.pawns;
                        EXPECT_EQ(shown.pawns.starts_with("≥ "), isBound) << shown.pawns;
                        EXPECT_EQ(shown.words.at(0).text, numberBefore(searched));
                        EXPECT_TRUE(shown.words.at(1).text.starts_with(
                            searched.sideToMove() == Color::White ? letters[4] : letters[0]));
                        EXPECT_EQ(bar.isUpperWhite, !isWhiteBelow);
                        const double white = bar.isUpperWhite ? bar.upper : 1 - bar.upper;
                        EXPECT_EQ(white > 0.5, !isBound);
                        EXPECT_TRUE(isBound || bar.isNumberAbove == bar.isUpperWhite);
                        ++cases;
                    }
    EXPECT_EQ(cases, 96U);
}

}  // namespace
}  // namespace roque
