#include "model/draws/history.h"

#include <gtest/gtest.h>

#include "model/notation/fen.h"
#include "model/notation/uci_move.h"

namespace roque {
namespace {

/// Plays moves in UCI notation.
void play(History& history, std::initializer_list<const char*> moves) {
    for (const char* text : moves)
        history.push(history.current().after(*parseUciMove(history.current(), text)));
}

TEST(History, CountsThePositionItStartsFrom) {
    History history(Position::start());
    play(history, {"g1f3", "g8f6", "f3g1", "f6g8"});
    EXPECT_EQ(history.repetitions(), 2U);
}

TEST(History, DoesNotCountAPositionWithOtherRightsToCastle) {
    History history(*parseFen("4k2r/8/8/8/8/8/8/R3K3 w Qk - 0 1"));
    play(history, {"a1b1", "e8d8", "b1a1", "d8e8"});
    EXPECT_EQ(history.repetitions(), 1U);
}

TEST(History, DoesNotCountAPositionWithAnEnPassantCaptureThatIsGone) {
    History history(*parseFen("4k1n1/8/8/8/3p4/8/4P3/4K1N1 w - - 0 1"));
    play(history, {"e2e4", "g8f6", "g1f3", "f6g8", "f3g1"});
    EXPECT_EQ(history.repetitions(), 1U);
}

TEST(History, ForgetsWhatIsTakenBack) {
    History history(Position::start());
    play(history, {"g1f3", "g8f6", "f3g1", "f6g8"});
    history.pop();
    EXPECT_EQ(history.plies(), 3U);
    EXPECT_EQ(history.repetitions(), 1U);
}

}  // namespace
}  // namespace roque
