#include "view/board/input/board_interaction.h"

#include <algorithm>
#include <utility>

#include <gmock/gmock.h>

#include "model/movegen/legal_moves.h"
#include "tests/support/board_drawing.h"
#include "tests/support/position_of.h"

namespace roque {
namespace {

using test::draw;
using test::positionOf;

constexpr auto kSeenByWhite = Orientation::WhiteBelow;
constexpr PixelPoint kHere{100, 100};
constexpr PixelPoint kNear{102, 102};
constexpr PixelPoint kFar{160, 100};

/// A person at a board, whose moves are made at once.
class Interaction : public testing::Test {
protected:
    Interaction() {
        board.show(position);
        board.allow(MovableSides::Both);
    }

    void show(std::string_view fen) {
        position = positionOf(fen);
        board.show(position);
    }

    std::optional<Move> made(std::optional<Move> move) {
        if (!move) return move;
        EXPECT_TRUE(isLegal(position, *move));
        position = position.after(*move);
        board.show(position, move);
        return move;
    }
    std::optional<Move> click(std::optional<Square> square) {
        const auto move = made(board.press(square, kHere));
        const auto late = made(board.release(square));
        return move ? move : late;
    }
    std::optional<Move> click(Square from, Square to) {
        EXPECT_EQ(click(from), std::nullopt);
        return click(to);
    }
    std::optional<Move> drag(Square from, std::optional<Square> to) {
        EXPECT_EQ(board.press(from, kHere), std::nullopt);
        board.move(to, kFar);
        return made(board.release(to));
    }
    std::optional<Move> strike(BoardKey key) { return made(board.strike(key, kSeenByWhite)); }

    [[nodiscard]] bool isIdle() const {
        const BoardState& state = board.state();
        return state.selected == Square::None && state.targets == kNoSquares && !state.drag && !state.chooser
               && state.hovered == Square::None;
    }

    Position position = Position::start();
    BoardInteraction board;
};

TEST_F(Interaction, PlaysAFoolsMateByClicks) {
    click(Square::F2, Square::F3);
    click(Square::E7, Square::E5);
    click(Square::G2, Square::G4);
    EXPECT_EQ(click(Square::D8, Square::H4), Move(Square::D8, Square::H4));
    EXPECT_TRUE(isCheckmate(position));
    EXPECT_EQ(board.state().check, Square::E1);
    EXPECT_EQ(board.state().lastTo, Square::H4);
}

/// As a screen reader does, in whatever way the pointer moves pieces.
TEST_F(Interaction, PlaysBySquaresThatArePressedOneByOne) {
    for (const PointerInput input : {PointerInput::ClickAndDrag, PointerInput::Click, PointerInput::Drag}) {
        show("4k3/P7/8/8/8/8/8/4K3 w - - 0 1");
        board.use(input);
        EXPECT_EQ(board.press(Square::A7), std::nullopt);
        EXPECT_EQ(board.state().selected, Square::A7);
        EXPECT_EQ(board.press(Square::A7), std::nullopt);
        EXPECT_TRUE(isIdle()) << "a piece that is pressed again is put down";
        EXPECT_EQ(board.press(Square::A7), std::nullopt);
        EXPECT_EQ(board.press(Square::A8), std::nullopt);
        ASSERT_TRUE(board.state().chooser);
        EXPECT_EQ(board.press(Square::A5), Move(Square::A7, Square::A8, Move::Kind::PromoteKnight));
        EXPECT_TRUE(isIdle());
    }
    EXPECT_EQ(board.press(Square::E1, kHere), std::nullopt);
    EXPECT_EQ(board.release(Square::E2), Move(Square::E1, Square::E2)) << "the pointer still drags";
}

TEST_F(Interaction, LeavesNothingInTheHandWhenASquareIsPressedDuringADrag) {
    show("4k3/8/8/8/8/8/8/4K3 w - - 0 1");
    board.press(Square::E1, kHere);
    board.move(Square::D2, kFar);
    ASSERT_TRUE(board.state().drag);
    EXPECT_EQ(board.press(Square::E2), Move(Square::E1, Square::E2));
    EXPECT_FALSE(board.state().drag);
    EXPECT_EQ(board.release(Square::D2), std::nullopt);
    EXPECT_TRUE(isIdle());
}

TEST_F(Interaction, ShowsTheLegalMovesOfTheSelectedPiece) {
    show("4k3/8/8/1r6/8/8/3PP3/4K2R w K - 0 1");
    click(Square::E1);
    EXPECT_EQ(draw(board.state().targets),
              draw(bit(Square::D1) | bit(Square::F1) | bit(Square::F2) | bit(Square::G1) | bit(Square::H1)));
}

TEST_F(Interaction, TellsCapturesFromOtherMoves) {
    show("4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1");
    click(Square::D4);
    EXPECT_EQ(board.state().targets, bit(Square::D3) | bit(Square::E3));
    EXPECT_EQ(board.state().captures, bit(Square::E3));
}

TEST_F(Interaction, TakesEnPassant) {
    show("4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1");
    EXPECT_EQ(click(Square::D4, Square::E3), Move(Square::D4, Square::E3, Move::Kind::EnPassant));
}

TEST_F(Interaction, SelectsAnotherPieceOfTheSameSide) {
    click(Square::E2);
    click(Square::D2);
    EXPECT_EQ(board.state().selected, Square::D2);
}

TEST_F(Interaction, DeselectsThePieceThatIsClickedAgain) {
    click(Square::E2);
    EXPECT_EQ(board.state().selected, Square::E2);
    click(Square::E2);
    EXPECT_TRUE(isIdle());
}

TEST_F(Interaction, DeselectsOnASquareThatCannotBeReached) {
    EXPECT_EQ(click(Square::E2, Square::E5), std::nullopt);
    EXPECT_TRUE(isIdle());
}

TEST_F(Interaction, DeselectsBesideTheBoard) {
    click(Square::E2);
    EXPECT_EQ(click(std::nullopt), std::nullopt);
    EXPECT_TRUE(isIdle());
}

TEST_F(Interaction, SelectsNoPieceOfTheSideThatIsNotToMove) {
    click(Square::E7);
    EXPECT_TRUE(isIdle());
}

TEST_F(Interaction, SelectsOnlyWhatMayBeMoved) {
    board.allow(MovableSides::Black);
    click(Square::E2);
    EXPECT_TRUE(isIdle());
    board.allow(MovableSides::White);
    click(Square::E2);
    EXPECT_EQ(board.state().selected, Square::E2);
}

TEST_F(Interaction, DropsTheSelectionWhenThePieceMayNoLongerBeMoved) {
    click(Square::E2);
    board.allow(MovableSides::None);
    EXPECT_TRUE(isIdle());
    EXPECT_EQ(click(Square::E4), std::nullopt);
}

TEST_F(Interaction, PlaysByDragging) {
    EXPECT_EQ(drag(Square::E2, Square::E4), Move(Square::E2, Square::E4, Move::Kind::DoublePush));
    EXPECT_TRUE(isIdle());
}

TEST_F(Interaction, LetsTheDraggedPieceFollowThePointer) {
    board.press(Square::E2, kHere);
    board.move(Square::E4, kFar);
    EXPECT_EQ(board.state().drag, (Drag{Square::E2, kFar}));
    EXPECT_EQ(board.state().hovered, Square::E4);
    board.move(Square::E5, kFar);
    EXPECT_EQ(board.state().hovered, Square::None);
}

TEST_F(Interaction, PutsAPieceBackThatIsDroppedWhereItMayNotGo) {
    EXPECT_EQ(drag(Square::E2, Square::E5), std::nullopt);
    EXPECT_TRUE(isIdle());
    EXPECT_EQ(position, Position::start());
}

TEST_F(Interaction, PutsAPieceBackThatIsDroppedBesideTheBoard) {
    EXPECT_EQ(drag(Square::E2, std::nullopt), std::nullopt);
    EXPECT_TRUE(isIdle());
}

TEST_F(Interaction, KeepsAPieceSelectedThatIsDroppedWhereItCameFrom) {
    board.press(Square::E2, kHere);
    board.move(Square::E4, kFar);
    board.move(Square::E2, kHere);
    EXPECT_EQ(board.release(Square::E2), std::nullopt);
    EXPECT_EQ(board.state().selected, Square::E2);
    EXPECT_FALSE(board.state().drag);
}

TEST_F(Interaction, TakesATremblingClickForAClick) {
    board.press(Square::E2, kHere);
    board.move(Square::E2, kNear);
    EXPECT_FALSE(board.state().drag);
    board.release(Square::E2);
    EXPECT_EQ(board.state().selected, Square::E2);
}

TEST_F(Interaction, PlaysADragOfWhichOnlyTheEndsWereSeen) {
    board.press(Square::E2, kHere);
    EXPECT_TRUE(board.release(Square::E4));
}

TEST_F(Interaction, CancelsADrag) {
    board.press(Square::E2, kHere);
    board.move(Square::E4, kFar);
    EXPECT_TRUE(board.cancel());
    EXPECT_TRUE(isIdle());
    EXPECT_EQ(board.release(Square::E4), std::nullopt);
    EXPECT_FALSE(board.cancel());
}

TEST_F(Interaction, ForgetsADragWhenThePositionChanges) {
    board.press(Square::E2, kHere);
    board.move(Square::E4, kFar);
    board.show(positionOf("4k3/8/8/8/8/8/8/4K3 w - - 0 1"));
    EXPECT_TRUE(isIdle());
    EXPECT_EQ(board.release(Square::E4), std::nullopt);
}

TEST_F(Interaction, KeepsWhatIsInTheHandIfThePieceStaysAndMayMove) {
    board.allow(MovableSides::White);
    board.press(Square::E2, kHere);
    board.move(Square::E4, kFar);
    board.show(positionOf("4k3/8/8/8/8/4p3/4P3/4K3 w - - 0 1"));
    board.allow(MovableSides::White);
    ASSERT_TRUE(board.state().drag);
    EXPECT_EQ(board.state().hovered, Square::None) << "e4 can no longer be reached";
    board.allow(MovableSides::Black);
    EXPECT_TRUE(isIdle());
}

TEST_F(Interaction, TellsWhatWasTriedInVain) {
    using Refused = RefusedMove;
    drag(Square::E2, Square::E5);
    EXPECT_EQ(board.takeRefusal(), (Refused{Square::E2, Square::E5}));
    EXPECT_EQ(board.takeRefusal(), std::nullopt);
    click(Square::E2, Square::A6);
    EXPECT_EQ(board.takeRefusal(), (Refused{Square::E2, Square::A6}));
    click(Square::E7);
    EXPECT_EQ(board.takeRefusal(), (Refused{Square::E7, std::nullopt}));
    drag(Square::E2, std::nullopt);
    click(Square::E4);
    EXPECT_EQ(board.takeRefusal(), std::nullopt);
}

TEST_F(Interaction, TellsADropFromAClick) {
    click(Square::E2, Square::E4);
    EXPECT_FALSE(board.wasDropped());
    drag(Square::E7, Square::E5);
    EXPECT_TRUE(board.wasDropped());
    for (const BoardKey key : {BoardKey::Up, BoardKey::Choose, BoardKey::Up}) strike(key);
    EXPECT_FALSE(board.wasDropped());
}

TEST_F(Interaction, PromotesToAQueenWithoutAQuestionIfItIsToldSo) {
    show("8/P6k/8/8/8/8/7K/8 w - - 0 1");
    board.use(PromotionInput::Queen);
    EXPECT_EQ(click(Square::A7, Square::A8), Move(Square::A7, Square::A8, Move::Kind::PromoteQueen));
}

TEST_F(Interaction, SelectsByClicksOnlyIfItIsToldSo) {
    board.use(PointerInput::Click);
    board.press(Square::E2, kHere);
    board.move(Square::E4, kFar);
    EXPECT_FALSE(board.state().drag);
    EXPECT_EQ(board.release(Square::E4), std::nullopt);
    EXPECT_EQ(board.state().selected, Square::E2);
    EXPECT_TRUE(click(Square::E4));
}

TEST_F(Interaction, MovesByDraggingOnlyIfItIsToldSo) {
    board.use(PointerInput::Drag);
    click(Square::E2);
    EXPECT_TRUE(isIdle());
    EXPECT_EQ(click(Square::E4), std::nullopt);
    EXPECT_EQ(drag(Square::E2, Square::E2), std::nullopt);
    EXPECT_TRUE(isIdle());
    EXPECT_TRUE(drag(Square::E2, Square::E4));
}

TEST_F(Interaction, PlaysByKeyboardHoweverThePointerMovesPieces) {
    board.use(PointerInput::Drag);
    for (const BoardKey key : {BoardKey::Up, BoardKey::Choose, BoardKey::Up, BoardKey::Up}) strike(key);
    EXPECT_TRUE(strike(BoardKey::Choose));
}

// Premoves: Black's, while White is to move.

class Premoving : public Interaction {
protected:
    Premoving() { board.allow(MovableSides::None, Color::Black); }
    std::optional<Move> premove(Square from, Square to) {
        for (const Square square : {from, to}) {
            if (const auto move = board.press(square, kHere)) return move;
            if (const auto move = board.release(square)) return move;
        }
        return std::nullopt;
    }
};

TEST_F(Premoving, HandsOutMovesOfTheSideThatIsNotToMove) {
    EXPECT_TRUE(board.makesPremoves());
    EXPECT_EQ(premove(Square::E2, Square::E4), std::nullopt);
    EXPECT_EQ(premove(Square::A8, Square::A3), Move(Square::A8, Square::A3));
}

TEST_F(Premoving, ShowsThePiecesWhereTheyWillStand) {
    board.showPremoves({{Square::G8, Square::F6}});
    EXPECT_TRUE(board.state().board.isEmpty(Square::G8));
    EXPECT_EQ(premove(Square::F6, Square::G4), Move(Square::F6, Square::G4));
    board.showPremoves({});
    EXPECT_FALSE(board.state().board.isEmpty(Square::G8));
}

TEST_F(Premoving, MarksAndNumbersTheSquares) {
    board.showPremoves({{Square::G8, Square::F6}, {Square::F6, Square::G4}});
    EXPECT_TRUE(lookOf(board.state(), Square::G8).isPremove);
    EXPECT_EQ(lookOf(board.state(), Square::G8).premove, std::nullopt);
    EXPECT_EQ(lookOf(board.state(), Square::F6).premove, 1U);
    EXPECT_EQ(lookOf(board.state(), Square::G4).premove, 2U);
    EXPECT_FALSE(lookOf(board.state(), Square::E4).isPremove);
}

TEST_F(Premoving, AsksWhatAPawnBecomes) {
    board.show(positionOf("4k3/8/8/8/8/8/p7/4K3 w - - 0 1"));
    EXPECT_EQ(premove(Square::A2, Square::A1), std::nullopt);
    ASSERT_TRUE(board.state().chooser);
    EXPECT_EQ(board.press(Square::A1, kHere), Move(Square::A2, Square::A1, Move::Kind::PromoteQueen));
}

TEST_F(Premoving, LetsADragBecomeAMoveWhenItIsHisTurn) {
    board.press(Square::E7, kHere);
    board.move(Square::E5, kFar);
    const Move answered(Square::D2, Square::D4, Move::Kind::DoublePush);
    board.show(Position::start().after(answered), answered);
    board.allow(MovableSides::Black);
    ASSERT_TRUE(board.state().drag);
    EXPECT_FALSE(board.makesPremoves());
    EXPECT_EQ(board.release(Square::E5), Move(Square::E7, Square::E5, Move::Kind::DoublePush));
}

TEST_F(Premoving, KeepsTheQuestionAboutAPromotionWhenItIsHisTurn) {
    board.show(positionOf("4k3/8/8/8/8/8/p7/4K3 w - - 0 1"));
    EXPECT_EQ(premove(Square::A2, Square::A1), std::nullopt);
    board.show(positionOf("4k3/8/8/8/8/8/p7/3K4 b - - 1 1"));
    board.allow(MovableSides::Black);
    ASSERT_TRUE(board.state().chooser);
    board.show(positionOf("4k3/8/8/8/8/8/p7/K7 b - - 1 1"));
    board.allow(MovableSides::Black);
    EXPECT_FALSE(board.state().chooser) << "the king stands in the way";
}

TEST_F(Premoving, DropsADragOfAPieceThatWasCaptured) {
    board.show(positionOf("4k3/3p4/8/1B6/8/8/8/4K3 w - - 0 1"));
    board.press(Square::D7, kHere);
    board.move(Square::D5, kFar);
    board.show(positionOf("4k3/3B4/8/8/8/8/8/4K3 b - - 0 1"));
    EXPECT_TRUE(isIdle());
}

constexpr std::string_view kCastling = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";

TEST_F(Interaction, CastlesByMovingTheKingTwoSquares) {
    show(kCastling);
    EXPECT_EQ(click(Square::E1, Square::G1), Move(Square::E1, Square::H1, Move::Kind::Castling));
    EXPECT_EQ(drag(Square::E8, Square::C8), Move(Square::E8, Square::A8, Move::Kind::Castling));
}

TEST_F(Interaction, CastlesByMovingTheKingOntoItsRook) {
    show(kCastling);
    EXPECT_EQ(click(Square::E1, Square::A1), Move(Square::E1, Square::A1, Move::Kind::Castling));
    EXPECT_EQ(drag(Square::E8, Square::H8), Move(Square::E8, Square::H8, Move::Kind::Castling));
}

TEST_F(Interaction, SimplyMovesTheKingWhereCastlingWouldAlsoTakeIt) {
    show("4k3/8/8/8/8/8/8/5K1R w H - 0 1");
    EXPECT_EQ(click(Square::F1, Square::G1), Move(Square::F1, Square::G1));
}

TEST_F(Interaction, CastlesWithAKingThatStaysWhereItIs) {
    show("4k3/8/8/8/8/8/8/6KR w H - 0 1");
    EXPECT_EQ(click(Square::G1, Square::H1), Move(Square::G1, Square::H1, Move::Kind::Castling));
}

TEST_F(Interaction, CastlesOntoTheSquareOfTheRookItself) {
    show("4k3/8/8/8/8/8/8/5KR1 w G - 0 1");
    EXPECT_EQ(click(Square::F1, Square::G1), Move(Square::F1, Square::G1, Move::Kind::Castling));
}

constexpr std::string_view kPromotion = "1n2k3/P7/8/8/8/8/p7/1N2K3 w - - 0 1";

TEST_F(Interaction, AsksWhatAPawnBecomes) {
    show(kPromotion);
    EXPECT_EQ(click(Square::A7, Square::B8), std::nullopt);
    ASSERT_TRUE(board.state().chooser);
    EXPECT_EQ(*board.state().chooser, (PromotionChooser{Square::A7, Square::B8}));
}

TEST_F(Interaction, PromotesToThePieceThatIsClicked) {
    show(kPromotion);
    click(Square::A7, Square::B8);
    EXPECT_EQ(click(Square::B5), Move(Square::A7, Square::B8, Move::Kind::PromoteKnight));
    EXPECT_TRUE(isIdle());
}

TEST_F(Interaction, PromotesAfterADrag) {
    show(kPromotion);
    EXPECT_EQ(drag(Square::A7, Square::A8), std::nullopt);
    EXPECT_EQ(click(Square::A8), Move(Square::A7, Square::A8, Move::Kind::PromoteQueen));
}

TEST_F(Interaction, PromotesBlackTowardsTheMiddleToo) {
    show("1n2k3/P7/8/8/8/8/p7/1N2K3 b - - 0 1");
    click(Square::A2, Square::A1);
    EXPECT_EQ(click(Square::A2), Move(Square::A2, Square::A1, Move::Kind::PromoteRook));
}

TEST_F(Interaction, PromotesToThePieceOfALetter) {
    const std::pair<BoardKey, Move::Kind> kLetters[]{{BoardKey::Queen, Move::Kind::PromoteQueen},
                                                     {BoardKey::Rook, Move::Kind::PromoteRook},
                                                     {BoardKey::Bishop, Move::Kind::PromoteBishop},
                                                     {BoardKey::Knight, Move::Kind::PromoteKnight}};
    for (const auto& [key, kind] : kLetters) {
        show(kPromotion);
        click(Square::A7, Square::A8);
        EXPECT_EQ(strike(key), Move(Square::A7, Square::A8, kind));
    }
}

TEST_F(Interaction, PromotesToThePieceThatTheArrowsFind) {
    show(kPromotion);
    click(Square::A7, Square::A8);
    for (const BoardKey key : {BoardKey::Up, BoardKey::Down, BoardKey::Down, BoardKey::Right}) strike(key);
    EXPECT_EQ(board.state().chooser->focused, 2U);
    EXPECT_EQ(strike(BoardKey::Choose), Move(Square::A7, Square::A8, Move::Kind::PromoteBishop));
}

TEST_F(Interaction, CancelsAPromotion) {
    show(kPromotion);
    click(Square::A7, Square::A8);
    EXPECT_EQ(strike(BoardKey::Cancel), std::nullopt);
    EXPECT_TRUE(isIdle());
}

TEST_F(Interaction, CancelsAPromotionByAClickElsewhere) {
    show(kPromotion);
    click(Square::A7, Square::A8);
    EXPECT_EQ(click(Square::E1), std::nullopt);
    EXPECT_TRUE(isIdle());
}

TEST_F(Interaction, PlaysByKeyboard) {
    strike(BoardKey::Up);  // shows the cursor
    EXPECT_EQ(board.state().cursor, Square::E2);
    strike(BoardKey::Choose);
    EXPECT_EQ(board.state().selected, Square::E2);
    strike(BoardKey::Up);
    strike(BoardKey::Up);
    EXPECT_EQ(strike(BoardKey::Choose), Move(Square::E2, Square::E4, Move::Kind::DoublePush));
    EXPECT_EQ(board.state().cursor, Square::E4);
}

TEST_F(Interaction, MovesTheCursorAsTheBoardIsSeen) {
    board.strike(BoardKey::Up, Orientation::BlackBelow);
    board.strike(BoardKey::Up, Orientation::BlackBelow);
    EXPECT_EQ(board.state().cursor, Square::E1);
}

TEST_F(Interaction, DeselectsByKeyboard) {
    strike(BoardKey::Choose);
    strike(BoardKey::Choose);
    strike(BoardKey::Choose);
    EXPECT_TRUE(isIdle());
}

TEST_F(Interaction, HidesTheCursorFromThePointerAndBringsItBackThere) {
    strike(BoardKey::Up);
    click(Square::B3);
    EXPECT_EQ(board.state().cursor, Square::None);
    strike(BoardKey::Left);
    EXPECT_EQ(board.state().cursor, Square::B3);
}

TEST_F(Interaction, TakesALetterForNothingUnlessItAsked) {
    click(Square::E2);
    EXPECT_EQ(strike(BoardKey::Queen), std::nullopt);
    EXPECT_EQ(board.state().selected, Square::E2);
}

TEST_F(Interaction, PlaysEveryLegalMoveByDragging) {
    constexpr std::string_view kKiwipete =
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";
    for (const std::string_view fen : {kKiwipete, kCastling, kPromotion}) {
        for (const Move move : legalMoves(positionOf(fen))) {
            show(fen);
            auto played = drag(move.from(), move.to());
            if (board.state().chooser) {
                const auto& choices = PromotionChooser::kChoices;
                const auto choice = std::find(choices.begin(), choices.end(), move.promotion());
                played = click(
                    board.state().chooser->squareOf(static_cast<std::size_t>(choice - choices.begin())));
            }
            EXPECT_EQ(played, move) << fen << ' ' << toString(move.from()) << toString(move.to());
        }
    }
}

}  // namespace
}  // namespace roque
