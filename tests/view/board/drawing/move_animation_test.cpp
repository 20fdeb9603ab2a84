#include "view/board/drawing/move_animation.h"

#include <gmock/gmock.h>

#include "tests/support/position_of.h"
#include "view/board/drawing/board_state.h"

namespace roque {
namespace {

using std::chrono::milliseconds;
using test::positionOf;
using testing::ElementsAre;
using testing::IsEmpty;
using testing::UnorderedElementsAre;

constexpr const char* kBusy = "r3k2r/8/8/3pP3/8/8/1P6/R3K2R w KQkq d6 0 1";

[[nodiscard]] const Piece* piece(Color color, PieceType type) {
    return &Piece::of(color, type);
}

/// The transition of a move, and that of its take-back.
[[nodiscard]] std::optional<MoveTransition> forwards(const char* fen, Move move) {
    const Position position = positionOf(fen);
    return transitionBetween(position.board(), position.after(move).board());
}
[[nodiscard]] std::optional<MoveTransition> backwards(const char* fen, Move move) {
    const Position position = positionOf(fen);
    return transitionBetween(position.after(move).board(), position.board());
}

TEST(FlightOf, AQuietMoveIsOnePiece) {
    const auto transition = forwards(kBusy, Move(Square::B2, Square::B3));
    ASSERT_TRUE(transition);
    EXPECT_THAT(transition->pieces,
                ElementsAre(MovingPiece{piece(Color::White, PieceType::Pawn), Square::B2, Square::B3}));
    EXPECT_THAT(transition->kept, IsEmpty());
}

TEST(FlightOf, ACaptureLeavesWhatIsCapturedUntilItIsCovered) {
    const auto transition = forwards(kBusy, Move(Square::A1, Square::A8));
    ASSERT_TRUE(transition);
    EXPECT_THAT(transition->pieces,
                ElementsAre(MovingPiece{piece(Color::White, PieceType::Rook), Square::A1, Square::A8}));
    EXPECT_THAT(transition->kept, ElementsAre(KeptPiece{piece(Color::Black, PieceType::Rook), Square::A8}));
    const Board after = positionOf(kBusy).after(Move(Square::A1, Square::A8)).board();
    EXPECT_EQ(transition->pieceOn(Square::A8, after), piece(Color::Black, PieceType::Rook));
    EXPECT_EQ(transition->pieceOn(Square::E1, after), piece(Color::White, PieceType::King));
}

TEST(FlightOf, ACaptureTakenBackPutsWhatWasCapturedBackAtOnce) {
    const auto transition = backwards(kBusy, Move(Square::A1, Square::A8));
    ASSERT_TRUE(transition);
    EXPECT_THAT(transition->pieces,
                ElementsAre(MovingPiece{piece(Color::White, PieceType::Rook), Square::A8, Square::A1}));
    const Board before = positionOf(kBusy).board();
    EXPECT_EQ(transition->pieceOn(Square::A8, before), piece(Color::Black, PieceType::Rook));
    EXPECT_EQ(transition->pieceOn(Square::A1, before), nullptr);
}

TEST(FlightOf, ACaptureEnPassantKeepsThePawnBeside) {
    const auto transition = forwards(kBusy, Move(Square::E5, Square::D6, Move::Kind::EnPassant));
    ASSERT_TRUE(transition);
    EXPECT_THAT(transition->kept, ElementsAre(KeptPiece{piece(Color::Black, PieceType::Pawn), Square::D5}));
}

TEST(FlightOf, CastlingMovesKingAndRookBothWays) {
    const Move castling(Square::E1, Square::H1, Move::Kind::Castling);
    const MovingPiece king{piece(Color::White, PieceType::King), Square::E1, Square::G1};
    const MovingPiece rook{piece(Color::White, PieceType::Rook), Square::H1, Square::F1};
    ASSERT_TRUE(forwards(kBusy, castling));
    EXPECT_THAT(forwards(kBusy, castling)->pieces, UnorderedElementsAre(king, rook));
    const auto back = backwards(kBusy, castling);
    ASSERT_TRUE(back);
    EXPECT_THAT(back->pieces, UnorderedElementsAre(MovingPiece{king.piece, king.to, king.from},
                                                   MovingPiece{rook.piece, rook.to, rook.from}));
}

TEST(FlightOf, CastlingInChess960LetsKingAndRookPassEachOther) {
    // The king moves to the rook's square.
    const auto transition =
        forwards("4k3/8/8/8/8/8/8/5KR1 w G - 0 1", Move(Square::F1, Square::G1, Move::Kind::Castling));
    ASSERT_TRUE(transition);
    EXPECT_THAT(
        transition->pieces,
        UnorderedElementsAre(MovingPiece{piece(Color::White, PieceType::King), Square::F1, Square::G1},
                             MovingPiece{piece(Color::White, PieceType::Rook), Square::G1, Square::F1}));
    EXPECT_THAT(transition->kept, IsEmpty());
}

TEST(FlightOf, APromotionIsSeenAsAPawnBothWays) {
    constexpr const char* kBeforePromotion = "1n2k3/P7/8/8/8/8/8/4K3 w - - 0 1";
    const Move promotion(Square::A7, Square::B8, Move::Kind::PromoteQueen);
    const Piece* const pawn = piece(Color::White, PieceType::Pawn);
    ASSERT_TRUE(forwards(kBeforePromotion, promotion));
    EXPECT_THAT(forwards(kBeforePromotion, promotion)->pieces,
                ElementsAre(MovingPiece{pawn, Square::A7, Square::B8}));
    EXPECT_THAT(forwards(kBeforePromotion, promotion)->kept,
                ElementsAre(KeptPiece{piece(Color::Black, PieceType::Knight), Square::B8}));
    ASSERT_TRUE(backwards(kBeforePromotion, promotion));
    EXPECT_THAT(backwards(kBeforePromotion, promotion)->pieces,
                ElementsAre(MovingPiece{pawn, Square::B8, Square::A7}));
}

TEST(FlightOf, TwoMovesIsBothOfThem) {
    const Position start = Position::start();
    const Position later =
        start.after(Move(Square::E2, Square::E4, Move::Kind::DoublePush)).after(Move(Square::G8, Square::F6));
    const auto transition = transitionBetween(later.board(), start.board());
    ASSERT_TRUE(transition);
    EXPECT_EQ(transition->pieces.size(), 2U);
}

TEST(FlightOf, AnotherGameIsNone) {
    EXPECT_FALSE(transitionBetween(Position::start().board(), positionOf(kBusy).board()));
    EXPECT_FALSE(transitionBetween(positionOf(kBusy).board(), Position::start().board()));
    EXPECT_FALSE(transitionBetween(Position::start().board(), Position::start().board()));
}

TEST(FlightOf, APieceLiesOnTheWayBetweenItsSquares) {
    const BoardGeometry geometry({800, 800}, Orientation::WhiteBelow, Coordinates::Hidden);
    const MovingPiece rook{piece(Color::White, PieceType::Rook), Square::A1, Square::A3};
    EXPECT_EQ(rectOf(rook, 0, geometry), geometry.rectOf(Square::A1));
    EXPECT_EQ(rectOf(rook, 0.5, geometry), geometry.rectOf(Square::A2));
    EXPECT_EQ(rectOf(rook, 1, geometry), geometry.rectOf(Square::A3));
}

class AnimationOfAMove : public testing::Test {
protected:
    AnimationOfAMove() { animation.setDuration(milliseconds(200)); }
    bool start() { return animation.start(before.board(), after.board(), begin); }

    const MoveAnimation::Time begin = MoveAnimation::Time() + std::chrono::hours(1);
    const Position before = Position::start();
    const Position after = before.after(Move(Square::G1, Square::F3));
    MoveAnimation animation;
};

TEST_F(AnimationOfAMove, GoesFromZeroToTheEnd) {
    ASSERT_TRUE(start());
    EXPECT_DOUBLE_EQ(animation.at(begin)->progress, 0);
    const double quarter = animation.at(begin + milliseconds(50))->progress;
    EXPECT_GT(quarter, 0);
    EXPECT_LT(quarter, 0.25);  // slowly at first
    EXPECT_DOUBLE_EQ(animation.at(begin + milliseconds(100))->progress, 0.5);
    EXPECT_TRUE(animation.isRunning());
    EXPECT_FALSE(animation.at(begin + milliseconds(200)));
    EXPECT_FALSE(animation.isRunning());
}

TEST_F(AnimationOfAMove, IsOverWhenItIsFinished) {
    ASSERT_TRUE(start());
    EXPECT_TRUE(animation.finish());
    EXPECT_FALSE(animation.at(begin));
    EXPECT_FALSE(animation.finish());
}

TEST_F(AnimationOfAMove, GoesOnIfTheSameIsShownAgain) {
    ASSERT_TRUE(start());
    EXPECT_TRUE(animation.start(after.board(), after.board(), begin + milliseconds(100)));
    EXPECT_DOUBLE_EQ(animation.at(begin + milliseconds(100))->progress, 0.5);
}

TEST_F(AnimationOfAMove, IsNoneIfItIsSwitchedOff) {
    animation.setDuration(milliseconds(0));
    EXPECT_FALSE(start());
    EXPECT_FALSE(animation.at(begin));
}

TEST(LookOfASquare, IsEmptyUntilThePieceArrives) {
    BoardState state;
    const Position before = Position::start();
    const Position after = before.after(Move(Square::G1, Square::F3));
    showPosition(state, after);
    state.transition = transitionBetween(before.board(), after.board());
    EXPECT_EQ(lookOf(state, Square::F3).piece, nullptr);
    EXPECT_EQ(lookOf(state, Square::G1).piece, nullptr);
    BoardState arrived = state;
    arrived.transition.reset();
    EXPECT_EQ(changedSquares(state, arrived), bit(Square::F3));
}

}  // namespace
}  // namespace roque
