#include "model/game/game.h"

#include <initializer_list>
#include <random>
#include <string>

#include <gtest/gtest.h>

#include "model/movegen/legal_moves.h"
#include "model/notation/fen.h"
#include "model/notation/uci_move.h"

namespace roque {
namespace {

void play(Game& game, std::initializer_list<const char*> moves) {
    for (const char* text : moves) ASSERT_TRUE(game.play(*parseUciMove(game.position(), text))) << text;
}

TEST(Game, BeginsAtItsStartPosition) {
    const Game game;
    EXPECT_EQ(game.position(), Position::start());
    EXPECT_FALSE(game.outcome());
    EXPECT_FALSE(game.canTakeBack());
}

TEST(Game, RefusesAnIllegalMoveAndStaysAsItIs) {
    Game game;
    const auto refused = game.play({Square::E2, Square::E5});
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().kind, MoveError::Kind::Illegal);
    EXPECT_EQ(game.position(), Position::start());
}

TEST(Game, EndsWithCheckmate) {
    Game game;
    play(game, {"f2f3", "e7e5", "g2g4", "d8h4"});
    EXPECT_EQ(game.outcome(), (Outcome{Color::Black, Termination::Checkmate}));
    EXPECT_FALSE(game.play({Square::E1, Square::F2}));
}

TEST(Game, GoesOnWhenTheLastMoveIsTakenBack) {
    Game game;
    play(game, {"f2f3", "e7e5", "g2g4", "d8h4"});
    game.takeBack();
    EXPECT_FALSE(game.outcome());
    play(game, {"d7d6"});
    EXPECT_EQ(game.current().parent()->childCount(), 2U);
}

TEST(Game, HasTheMovesThatArePlayedBeforeThoseThatWereTakenBack) {
    Game game;
    play(game, {"e2e4", "e7e5"});
    game.takeBack();
    play(game, {"c7c5"});
    EXPECT_EQ(game.root().next()->next(), &game.current());
    game.takeBack();
    play(game, {"e7e5"});
    EXPECT_EQ(game.root().next()->next(), &game.current());
}

TEST(Game, PlaysAgainWhatWasTakenBack) {
    Game game;
    play(game, {"e2e4", "e7e5"});
    game.takeBack();
    game.takeBack();
    game.redo();
    game.redo();
    EXPECT_EQ(game.moves().size(), 2U);
    EXPECT_FALSE(game.canRedo());
}

TEST(Game, ForgetsWhatWasTakenBackOnceAnotherMoveIsMade) {
    Game game;
    play(game, {"e2e4", "e7e5"});
    game.takeBack();
    play(game, {"c7c5"});
    EXPECT_FALSE(game.canRedo());
}

TEST(Game, KeepsTheRestWhenTheSameMoveIsMadeAgain) {
    Game game;
    play(game, {"e2e4", "e7e5"});
    game.takeBack();
    game.takeBack();
    play(game, {"e2e4"});
    EXPECT_TRUE(game.canRedo());
}

TEST(Game, CannotPlayAgainWhatWasTakenBackBeforeItWasResigned) {
    Game game;
    play(game, {"e2e4", "e7e5"});
    game.takeBack();
    game.end({Color::White, Termination::Resignation});
    EXPECT_FALSE(game.canRedo());
    game.takeBack();
    EXPECT_TRUE(game.canRedo());
}

TEST(Game, ReturnsTheMoveMadeEvenIfAWatcherTakesItBack) {
    Game game;
    const Subscription subscription = game.subscribe([&](const GameEvent& event) {
        if (std::holds_alternative<MovePlayed>(event)) game.takeBack();
    });
    const auto played = game.play({Square::G1, Square::F3});
    ASSERT_TRUE(played);
    EXPECT_EQ((*played)->san(), "Nf3");
    EXPECT_EQ(&game.current(), &game.root());
}

TEST(Game, LetsAThreefoldRepetitionBeClaimed) {
    Game game;
    play(game, {"g1f3", "g8f6", "f3g1", "f6g8", "g1f3", "g8f6", "f3g1"});
    EXPECT_FALSE(game.claims().any());
    EXPECT_FALSE(game.claimDraw());
    play(game, {"f6g8"});
    EXPECT_TRUE(game.claims().threefoldRepetition);
    EXPECT_TRUE(game.claimDraw());
    EXPECT_EQ(game.outcome(), (Outcome{std::nullopt, Termination::ThreefoldRepetition}));
}

TEST(Game, LetsFiftyMovesBeClaimed) {
    Game game(*parseFen("4k3/8/8/8/8/8/8/R3K3 w - - 99 80"));
    EXPECT_FALSE(game.claims().any());
    play(game, {"a1a2"});
    EXPECT_TRUE(game.claims().fiftyMoves);
}

TEST(Game, IsOverFromTheStartInAFinishedPosition) {
    const Game game(*parseFen("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1"));
    EXPECT_EQ(game.outcome(), (Outcome{std::nullopt, Termination::Stalemate}));
}

TEST(Game, TellsWhatHappensInItsOrder) {
    Game game;
    std::string told;
    const Subscription subscription = game.subscribe([&](const GameEvent& event) {
        if (const auto* played = std::get_if<MovePlayed>(&event)) told += played->node.san() + ' ';
        if (const auto* back = std::get_if<MoveTakenBack>(&event)) told += "-" + back->undone.san() + ' ';
        if (const auto* ended = std::get_if<GameEnded>(&event)) told += ended->outcome.score();
    });
    play(game, {"f2f3", "e7e5"});
    game.takeBack();
    game.redo();
    play(game, {"g2g4", "d8h4"});
    EXPECT_EQ(told, "f3 e5 -e5 e5 g4 Qh4# 0-1");
}

TEST(Game, RestoresEveryPositionWhenTakenBackToTheStart) {
    std::mt19937 random(20260101);
    for (int round = 0; round < 50; ++round) {
        Game game;
        std::vector<Position> before;
        while (!game.outcome() && before.size() < 200) {
            const MoveList moves = legalMoves(game.position());
            before.push_back(game.position());
            ASSERT_TRUE(game.play(moves[random() % moves.size()]));
        }
        const std::vector<Move> played = game.moves();
        const Position last = game.position();
        for (auto expected = before.rbegin(); expected != before.rend(); ++expected) {
            game.takeBack();
            ASSERT_EQ(game.position(), *expected);
        }
        while (game.canRedo()) game.redo();
        EXPECT_EQ(game.moves(), played);
        EXPECT_EQ(game.position(), last);
    }
}

}  // namespace
}  // namespace roque
