#include "model/position/validity.h"

#include <algorithm>
#include <string_view>

#include <gmock/gmock.h>

#include "model/notation/fen.h"
#include "model/position/position.h"

namespace roque {
namespace {

using enum PositionProblem;
using testing::ElementsAre;
using testing::IsEmpty;

Setup setupOf(std::string_view fen) {
    return *parseFenSetup(fen);
}

std::vector<PositionProblem> problemsOf(std::string_view fen) {
    return validate(setupOf(fen)).list();
}

/// The problems of the start position's setup after one change.
template <typename Change>
std::vector<PositionProblem> problemsOfStartWith(Change change) {
    auto setup = Position::start().setup();
    change(setup);
    return validate(setup).list();
}

TEST(Validity, FindsNothingWrongWithTheStart) {
    EXPECT_TRUE(validate(Position::start().setup()).empty());
}

TEST(Validity, NeedsOneKingOfEachSide) {
    EXPECT_THAT(problemsOf("8/8/8/8/8/8/8/8 w - - 0 1"), ElementsAre(NoWhiteKing, NoBlackKing));
    EXPECT_THAT(problemsOf("4k3/8/8/8/8/8/8/8 w - - 0 1"), ElementsAre(NoWhiteKing));
    EXPECT_THAT(problemsOf("8/8/8/8/8/8/8/4K3 w - - 0 1"), ElementsAre(NoBlackKing));
    EXPECT_THAT(problemsOf("4k3/8/8/8/8/8/8/3KK3 w - - 0 1"), ElementsAre(SeveralWhiteKings));
    EXPECT_THAT(problemsOf("3kk3/8/8/8/8/8/8/4K3 w - - 0 1"), ElementsAre(SeveralBlackKings));
}

TEST(Validity, RefusesPawnsOnTheFirstAndLastRank) {
    EXPECT_THAT(problemsOf("P3k3/8/8/8/8/8/8/4K3 w - - 0 1"), ElementsAre(PawnOnFirstOrLastRank));
    EXPECT_THAT(problemsOf("4k3/8/8/8/8/8/8/p3K3 w - - 0 1"), ElementsAre(PawnOnFirstOrLastRank));
    EXPECT_THAT(problemsOf("4k3/8/8/8/8/8/8/P3K3 w - - 0 1"), ElementsAre(PawnOnFirstOrLastRank));
}

TEST(Validity, CountsPawns) {
    EXPECT_THAT(problemsOf("4k3/8/8/8/8/P7/PPPPPPPP/4K3 w - - 0 1"), ElementsAre(TooManyWhitePawns));
    EXPECT_THAT(problemsOf("4k3/pppppppp/p7/8/8/8/8/4K3 w - - 0 1"), ElementsAre(TooManyBlackPawns));
}

TEST(Validity, CountsPieces) {
    EXPECT_THAT(problemsOf("4k3/8/8/8/8/QQQQQQQQ/RRNNBBQ1/4K3 b - - 0 1"), IsEmpty());
    EXPECT_THAT(problemsOf("4k3/8/8/8/8/QQQQQQQQ/RRNNBBQN/4K3 b - - 0 1"),
                ElementsAre(TooManyWhitePieces, TooManyWhitePromotions));
    EXPECT_THAT(problemsOf("4k3/rrnnbbqn/qqqqqqqq/8/8/8/8/4K3 w - - 0 1"),
                ElementsAre(TooManyBlackPieces, TooManyBlackPromotions));
}

TEST(Validity, CountsPromotionsAgainstMissingPawns) {
    EXPECT_THAT(problemsOf("4k3/8/8/8/8/8/PPPPPP2/NNNNK3 w - - 0 1"), IsEmpty());
    EXPECT_THAT(problemsOf("4k3/8/8/8/8/8/PPPPPPP1/NNNNK3 w - - 0 1"), ElementsAre(TooManyWhitePromotions));
    EXPECT_THAT(problemsOf("qqrrrbkb/pppppp2/8/8/8/8/8/4K3 w - - 0 1"), IsEmpty());
    EXPECT_THAT(problemsOf("qqrrrbkb/ppppppp1/8/8/8/8/8/4K3 w - - 0 1"), ElementsAre(TooManyBlackPromotions));
}

TEST(Validity, DoesNotLookAtTheColourOfBishops) {
    EXPECT_THAT(problemsOf("4k3/8/8/8/8/8/PPPPPPPP/2B1K1B1 w - - 0 1"), IsEmpty());
}

TEST(Validity, RefusesThatTheSideToMoveCouldTakeTheKing) {
    EXPECT_THAT(problemsOf("4k3/8/8/8/8/8/4Q3/4K3 w - - 0 1"), ElementsAre(OpponentInCheck));
    EXPECT_THAT(problemsOf("4k3/8/8/8/8/8/4Q3/4K3 b - - 0 1"), IsEmpty());
    EXPECT_THAT(problemsOf("8/8/8/3kK3/8/8/8/8 w - - 0 1"), ElementsAre(OpponentInCheck));
    EXPECT_THAT(problemsOf("8/8/8/3kK3/8/8/8/8 b - - 0 1"), ElementsAre(OpponentInCheck));
}

TEST(Validity, RefusesThreeCheckers) {
    EXPECT_THAT(problemsOf("4k3/5P2/3N4/8/8/8/4R3/4K3 b - - 0 1"), ElementsAre(ImpossibleCheck));
}

TEST(Validity, RefusesCheckFromBothSidesOnOneLine) {
    EXPECT_THAT(problemsOf("3R4/8/q4k2/2B5/1NK5/3b4/8/8 w - - 0 1"), ElementsAre(ImpossibleCheck));
    EXPECT_THAT(problemsOf("4r3/8/8/8/4K3/8/4r3/k7 w - - 0 1"), ElementsAre(ImpossibleCheck));
}

TEST(Validity, RefusesTwoCheckersThatBothMustHaveMovedLast) {
    EXPECT_THAT(problemsOf("8/8/8/3p1p2/4K3/8/8/k7 w - - 0 1"), ElementsAre(ImpossibleCheck));
    EXPECT_THAT(problemsOf("8/8/3n1n2/8/4K3/8/8/k7 w - - 0 1"), ElementsAre(ImpossibleCheck));
    EXPECT_THAT(problemsOf("8/8/3n4/5p2/4K3/8/8/k7 w - - 0 1"), ElementsAre(ImpossibleCheck));
}

TEST(Validity, AcceptsEveryDoubleCheckThatAMoveCanGive) {
    for (const std::string_view fen :
         {"4k3/8/3N4/8/8/8/4R3/4K3 b - - 0 1",      // knight moved off the file
          "4k3/5P2/8/8/8/8/4R3/4K3 b - - 0 1",      // pawn took on f7
          "R3k3/8/8/8/8/8/4Q3/4K3 b - - 0 1",       // pawn on e7 took a8 and became a rook
          "1b6/8/3P4/4k3/8/2B5/8/K7 b - - 0 1",     // one checker only
          "8/4k3/3P4/8/4R3/8/8/4K3 b - - 0 1",      // en passant: pawn on d6, line from e4 opened
          "8/8/3P4/8/6k1/8/8/3QK1R1 b - - 0 1"}) {  // two lines, as en passant opens them
        EXPECT_THAT(problemsOf(fen), IsEmpty()) << fen;
    }
}

TEST(Validity, WantsTheRookOfARightToCastle) {
    EXPECT_THAT(problemsOf("4k3/8/8/8/8/8/8/4K2R w KQ - 0 1"), ElementsAre(CastlingRightWithoutRook));
    EXPECT_THAT(problemsOf("4k3/8/8/8/8/8/8/r3K3 w A - 0 1"), ElementsAre(CastlingRightWithoutRook));
    EXPECT_THAT(problemsOfStartWith([](auto& setup) { setup.castlingRooks |= bit(Square::E4); }),
                ElementsAre(CastlingRightWithoutRook));
}

TEST(Validity, WantsTheKingOfARightToCastle) {
    EXPECT_THAT(problemsOf("4k3/8/8/8/8/8/4K3/R6R w KQ - 0 1"), ElementsAre(CastlingRightWithoutKing));
    EXPECT_THAT(problemsOf("4k3/8/8/8/8/8/8/K6R w H - 0 1"), ElementsAre(CastlingRightWithoutKing));
    EXPECT_THAT(problemsOf("r6k/8/8/8/8/8/8/4K3 w a - 0 1"), ElementsAre(CastlingRightWithoutKing));
}

TEST(Validity, AllowsAnyFileButTheCornersToACastlingKing) {
    EXPECT_THAT(problemsOf("4k3/8/8/8/8/8/8/RK5R w HA - 0 1"), IsEmpty());
    EXPECT_THAT(problemsOf("4k3/8/8/8/8/8/8/R5KR w HA - 0 1"), IsEmpty());
}

TEST(Validity, WantsOneRookOnEachSideOfACastlingKing) {
    EXPECT_THAT(problemsOf("4k3/8/8/8/8/8/8/R3K1RR w HG - 0 1"), ElementsAre(SeveralCastlingRooksOnWing));
    EXPECT_THAT(problemsOf("rr2k3/8/8/8/8/8/8/4K3 w ab - 0 1"), ElementsAre(SeveralCastlingRooksOnWing));
    EXPECT_THAT(problemsOf("4k3/8/8/8/8/8/8/R3K1RR w HA - 0 1"), IsEmpty());
}

TEST(Validity, WantsAPawnThatHasJustPassed) {
    EXPECT_THAT(problemsOf("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2"), IsEmpty());
    EXPECT_THAT(problemsOf("4k3/8/8/3pP3/8/8/8/4K3 b - d6 0 2"), ElementsAre(EnPassantImpossible));  // side
    EXPECT_THAT(problemsOf("4k3/8/8/4P3/8/8/8/4K3 w - d6 0 2"), ElementsAre(EnPassantImpossible));  // no pawn
    EXPECT_THAT(problemsOf("4k3/8/8/3PP3/8/8/8/4K3 w - d6 0 2"),
                ElementsAre(EnPassantImpossible));  // own pawn
    EXPECT_THAT(problemsOf("4k3/8/3n4/3pP3/8/8/8/4K3 w - d6 0 2"), ElementsAre(EnPassantImpossible));
    EXPECT_THAT(problemsOf("4k3/3n4/8/3pP3/8/8/8/4K3 w - d6 0 2"), ElementsAre(EnPassantImpossible));
    EXPECT_THAT(problemsOf("4k3/8/8/3pP3/8/8/8/4K3 w - d5 0 2"), ElementsAre(EnPassantImpossible));
    EXPECT_THAT(problemsOf("4k3/8/8/3pP3/8/8/8/4K3 w - a1 0 2"), ElementsAre(EnPassantImpossible));
    EXPECT_THAT(problemsOf("4k3/8/8/3pP3/8/8/8/4K3 w - h8 0 2"), ElementsAre(EnPassantImpossible));
}

TEST(Validity, WantsACheckThatThePassingPawnGaveOrOpened) {
    EXPECT_THAT(problemsOf("4k3/8/8/3pP3/4K3/8/8/8 w - d6 0 2"), IsEmpty());        // gave
    EXPECT_THAT(problemsOf("4k3/8/8/2KpP2r/8/8/8/8 w - d6 0 2"), IsEmpty());        // no check
    EXPECT_THAT(problemsOf("1b2k3/8/8/3pP3/5K2/8/8/8 w - d6 0 2"), ElementsAre());  // pinned
    EXPECT_THAT(problemsOf("2b1k3/8/8/3pP3/6K1/8/8/8 w - d6 0 2"), IsEmpty());      // opened
    EXPECT_THAT(problemsOf("4k3/8/8/3pP3/8/4n3/8/3K4 w - d6 0 2"),
                ElementsAre(EnPassantImpossible));  // neither
    EXPECT_THAT(problemsOf("4k3/8/8/3pP3/8/8/8/r3K3 w - d6 0 2"), ElementsAre(EnPassantImpossible));
}

TEST(Validity, NamesProblemsOfEveryKindAtOnce) {
    EXPECT_THAT(problemsOf("4k3/4R3/8/8/8/8/PPPPPPPP/P2r4 w Ka e4 0 1"),
                ElementsAre(NoWhiteKing, PawnOnFirstOrLastRank, TooManyWhitePawns, OpponentInCheck,
                            CastlingRightWithoutRook, EnPassantImpossible));
}

TEST(Validity, DescribesEveryProblemInItsOwnWords) {
    std::vector<std::string> sentences;
    for (std::size_t each = 0; each < kPositionProblemCount; ++each)
        sentences.push_back(english(describe(PositionProblem(each))));
    std::sort(sentences.begin(), sentences.end());
    EXPECT_FALSE(sentences.front().empty());
    EXPECT_EQ(std::adjacent_find(sentences.begin(), sentences.end()), sentences.end());
    EXPECT_EQ(english(describe(NoWhiteKing)), "White has no king");
    EXPECT_EQ(english(describe(EnPassantImpossible)),
              "no pawn can just have passed over the en passant square");
}

TEST(Repair, LeavesARightSetupAlone) {
    EXPECT_EQ(repaired(Position::start().setup()), Position::start().setup());
}

TEST(Repair, DropsRightsAndEnPassantSquareThatCannotBe) {
    EXPECT_EQ(repaired(setupOf("r3k3/8/8/8/8/8/4K3/R6R w KQkq e6 3 9")),
              setupOf("r3k3/8/8/8/8/8/4K3/R6R w q - 3 9"));
}

TEST(Repair, BringsCountersIntoRange) {
    auto setup = Position::start().setup();
    setup.halfmoveClock = 65'535;
    setup.fullmoveNumber = 65'535;
    EXPECT_EQ(repaired(setup).halfmoveClock, Setup::kMaxCount);
    EXPECT_EQ(repaired(setup).fullmoveNumber, Setup::kMaxCount);
    setup.fullmoveNumber = 0;
    EXPECT_EQ(repaired(setup).fullmoveNumber, 1U);
}

TEST(Repair, TouchesNoPiece) {
    const auto bad = setupOf("P3k3/4R3/8/8/8/8/PPPPPPPP/P2r4 w Ka e4 0 1");
    EXPECT_EQ(repaired(bad).board, bad.board);
}

TEST(Position, IsMadeOnlyOfASetupWithoutAProblem) {
    const auto position = Position::from(setupOf("4k3/8/8/8/8/8/8/8 w - e4 0 1"));
    ASSERT_FALSE(position);
    EXPECT_THAT(position.error().list(), ElementsAre(NoWhiteKing, EnPassantImpossible));
}

}  // namespace
}  // namespace roque
