#include "view/board/drawing/board_state.h"

#include <gmock/gmock.h>

#include "tests/support/position_of.h"
#include "view/board/input/board_interaction.h"

namespace roque {
namespace {

using test::positionOf;

BoardState stateOf(std::string_view fen) {
    BoardState state;
    state.board = positionOf(fen).board();
    return state;
}

TEST(BoardState, ShowsARingWhereAPieceStandsOrIsCapturedAndADotElsewhere) {
    BoardState state = stateOf("4k3/8/8/8/8/5p2/4P3/4K3 w - - 0 1");
    state.selected = Square::E2;
    state.targets = bit(Square::E3) | bit(Square::E4) | bit(Square::F3);
    EXPECT_EQ(lookOf(state, Square::E3).target, TargetKind::Quiet);
    EXPECT_EQ(lookOf(state, Square::F3).target, TargetKind::Occupied);
}

TEST(BoardState, ShowsARingWhereAPawnIsTakenEnPassant) {
    BoardState state = stateOf("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1");
    state.selected = Square::E2;
    state.targets = state.captures = bit(Square::D3);
    EXPECT_EQ(lookOf(state, Square::D3).target, TargetKind::Occupied);
}

TEST(BoardState, ForbidsSquaresInTheClassicSchemeOnly) {
    BoardState state = stateOf("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1");
    state.selected = Square::E2;
    EXPECT_EQ(lookOf(state, Square::A5).target, TargetKind::None);
    state.scheme = TargetScheme::Classic;
    EXPECT_EQ(lookOf(state, Square::A5).target, TargetKind::Forbidden);
    EXPECT_EQ(lookOf(state, Square::E2).target, TargetKind::None);
}

TEST(BoardState, OffersThePromotionOfWhiteDownwards) {
    const PromotionChooser chooser{Square::B7, Square::A8};
    EXPECT_EQ(chooser.color(), Color::White);
    EXPECT_EQ(chooser.squareOf(0), Square::A8);
    EXPECT_EQ(chooser.squareOf(3), Square::A5);
}

TEST(BoardState, OffersThePromotionOfBlackUpwards) {
    const PromotionChooser chooser{Square::B2, Square::B1};
    EXPECT_EQ(chooser.color(), Color::Black);
    EXPECT_EQ(chooser.choiceOn(Square::B4), 3U);
    EXPECT_EQ(chooser.choiceOn(Square::B5), std::nullopt);
}

TEST(BoardState, ShadesWhatTheChooserIsNotAbout) {
    BoardState state = stateOf("8/1P6/8/8/8/8/8/K6k w - - 0 1");
    state.chooser = PromotionChooser{Square::B7, Square::B8};
    EXPECT_TRUE(lookOf(state, Square::B8).isFocusedChoice);
    EXPECT_FALSE(lookOf(state, Square::B8).isShaded);
    EXPECT_FALSE(lookOf(state, Square::B7).isFocusedChoice);
    EXPECT_TRUE(lookOf(state, Square::C8).isShaded);
    EXPECT_FALSE(lookOf(state, Square::C8).isFocusedChoice);
}

TEST(BoardState, MarksWhereTheKingWentWhenItCastled) {
    BoardState state;
    markLastMove(state, Move(Square::E8, Square::A8, Move::Kind::Castling));
    EXPECT_EQ(state.lastFrom, Square::E8);
    EXPECT_EQ(state.lastTo, Square::C8);
}

TEST(ChangedSquares, AreNoneBetweenEqualStates) {
    const BoardState state = stateOf("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1");
    EXPECT_EQ(changedSquares(state, state), kNoSquares);
}

TEST(ChangedSquares, AreThoseOfAMove) {
    BoardInteraction interaction;
    interaction.show(Position::start());
    const BoardState before = interaction.state();
    const Move move(Square::G1, Square::F3);
    interaction.show(Position::start().after(move), move);
    EXPECT_EQ(changedSquares(before, interaction.state()), bit(Square::G1) | bit(Square::F3));
}

TEST(ChangedSquares, AreThePieceAndItsTargetsWhenItIsSelected) {
    BoardInteraction interaction;
    interaction.show(Position::start());
    interaction.allow(MovableSides::Both);
    const BoardState before = interaction.state();
    interaction.press(Square::G1, {});
    EXPECT_EQ(changedSquares(before, interaction.state()),
              bit(Square::G1) | bit(Square::F3) | bit(Square::H3));
}

}  // namespace
}  // namespace roque
