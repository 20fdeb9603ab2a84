#include <random>

#include <gtest/gtest.h>

#include "model/movegen/legal_moves.h"
#include "tests/controller/game/controller_test.h"

// Hundreds of random commands while AI players think: for the thread sanitizer, and to check that the state
// always fits the game.
namespace roque::test {
namespace {

class ControllerStorm : public ControllerTest {
protected:
    [[nodiscard]] std::size_t roll(std::size_t sides) { return static_cast<std::size_t>(engine_() % sides); }

    [[nodiscard]] PlayerSpec anyPlayer() {
        constexpr std::array kPlugins{"random", "minimax", "waits_for_stop", "bad_illegal_move",
                                      "bad_floods_info"};
        if (roll(3) == 0) return person();
        return plugin(kPlugins[roll(kPlugins.size())], std::chrono::milliseconds(20));
    }

    void playAny() {
        if (!controller_.isPersonsTurn()) return;
        const MoveList moves = legalMoves(controller_.game()->position());
        EXPECT_TRUE(controller_.play(moves[roll(moves.size())]));
    }

    void commandAny() {
        const Color color = roll(2) == 0 ? Color::White : Color::Black;
        switch (roll(12)) {
            case 0:
                return start(anyPlayer(), anyPlayer());
            case 1:
                return controller_.takeBack();
            case 2:
                return controller_.redo();
            case 3:
                return controller_.pause();
            case 4:
                return controller_.moveNow();
            case 5:
                return controller_.replacePlayer(color, anyPlayer());
            case 6:
                return controller_.swapSides();
            case 7:
                return roll(4) == 0 ? controller_.resign(color) : controller_.claimDraw();
            case 8:
                return controller_.restart();
            case 9:
                return controller_.resume();
            default:
                return playAny();
        }
    }

    void expectSense() {
        const Game* const game = controller_.game();
        if (const auto* awaiting = std::get_if<AwaitingMove>(&controller_.state())) {
            EXPECT_EQ(awaiting->color, game->position().sideToMove());
            EXPECT_FALSE(game->outcome());
        }
        if (std::holds_alternative<Ended>(controller_.state())) {
            EXPECT_TRUE(game->outcome());
        }
    }

    std::mt19937 engine_{20'261'121};
};

TEST_F(ControllerStorm, KeepsStateAndGameTogether) {
    constexpr int kCommands = 600;
    start(plugin("random"), plugin("minimax"));
    for (int command = 0; command < kCommands && !HasFailure(); ++command) {
        commandAny();
        expectSense();
        // The next command comes at once, or after a few answers.
        for (std::size_t rounds = roll(4); rounds > 0; --rounds) {
            dispatcher_.advance(std::chrono::milliseconds(1));
            std::this_thread::yield();
        }
        expectSense();
    }
}

TEST_F(ControllerStorm, QuitsInTheMiddleOfAnything) {
    constexpr int kControllers = 40;
    for (int at = 0; at < kControllers; ++at) {
        GameController controller(dispatcher_, testPlugins());
        controller.newGame({{anyPlayer(), anyPlayer()}, Position::start(), Variant::Standard});
        for (std::size_t rounds = roll(5); rounds > 0; --rounds)
            dispatcher_.advance(std::chrono::milliseconds(1));
        if (roll(2) == 0) controller.close();
    }
}

}  // namespace
}  // namespace roque::test
