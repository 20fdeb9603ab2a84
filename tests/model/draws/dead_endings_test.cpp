#include <gtest/gtest.h>

#include "model/draws/dead_position.h"
#include "model/notation/fen.h"
#include "tests/model/draws/helpmate_tables.h"

namespace roque {
namespace {

/// The position with the colors swapped.
Position mirrored(const Position& position) {
    Setup setup;
    setup.sideToMove = ~position.sideToMove();
    for (const Square square : SquaresOf(position.board().occupied())) {
        setup.board.put(~*position.board().colorOn(square), position.board().typeOn(square),
                        Square(index(square) ^ 56U));
    }
    return *Position::from(setup);
}

class DeadEnding : public testing::TestWithParam<std::string> {};

TEST_P(DeadEnding, IsJudgedAsTheTableOfAllItsPositionsSays) {
    std::size_t wrong = 0;
    std::string example;
    test::HelpmateTables tables;
    tables.forEach(GetParam(), [&](const Position& position, bool canWhiteMate) {
        if (canMate(position, Color::White) == canWhiteMate
            && canMate(mirrored(position), Color::Black) == canWhiteMate)
            return;
        ++wrong;
        example = toFen(position);
    });
    EXPECT_EQ(wrong, 0U) << "for instance " << example;
}

INSTANTIATE_TEST_SUITE_P(OfTwoPieces, DeadEnding, testing::Values(""));
INSTANTIATE_TEST_SUITE_P(OfThreePieces, DeadEnding,
                         testing::Values("Q", "R", "B", "N", "P", "q", "r", "b", "n", "p"));
INSTANTIATE_TEST_SUITE_P(OfFourPieces, DeadEnding, testing::Values("NN", "Nr"));

}  // namespace
}  // namespace roque
