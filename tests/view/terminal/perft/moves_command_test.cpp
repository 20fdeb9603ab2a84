#include "view/terminal/perft/moves_command.h"

#include <gmock/gmock.h>

#include "tests/view/terminal/command_test.h"

namespace roque::terminal {
namespace {

using testing::HasSubstr;

class MovesCommand : public CommandTest {};

TEST_F(MovesCommand, ListsUciSanAndFenAfterSorted) {
    EXPECT_EQ(run({"moves", "--fen", "7k/8/8/8/8/8/p7/7K b - - 3 9"}), ExitCode::Success);
    EXPECT_EQ(out(),
              "a2a1b\ta1=B\t7k/8/8/8/8/8/8/b6K w - - 0 10\n"
              "a2a1n\ta1=N\t7k/8/8/8/8/8/8/n6K w - - 0 10\n"
              "a2a1q\ta1=Q+\t7k/8/8/8/8/8/8/q6K w - - 0 10\n"
              "a2a1r\ta1=R+\t7k/8/8/8/8/8/8/r6K w - - 0 10\n"
              "h8g7\tKg7\t8/6k1/8/8/8/8/p7/7K w - - 4 10\n"
              "h8g8\tKg8\t6k1/8/8/8/8/8/p7/7K w - - 4 10\n"
              "h8h7\tKh7\t8/7k/8/8/8/8/p7/7K w - - 4 10\n");
}

TEST_F(MovesCommand, TakesTheStartPositionWithoutAFen) {
    EXPECT_EQ(run({"moves"}), ExitCode::Success);
    EXPECT_THAT(out(), HasSubstr("g1f3\tNf3\trnbqkbnr/pppppppp/8/8/8/5N2/PPPPPPPP/RNBQKB1R b KQkq - 1 1\n"));
}

TEST_F(MovesCommand, WritesCastlingAsKingTakesRookWhereTheFenNamesRooksByFile) {
    EXPECT_EQ(run({"moves", "--fen", "4k3/8/8/8/8/8/8/4K2R w H - 0 1"}), ExitCode::Success);
    EXPECT_THAT(out(), HasSubstr("e1h1\tO-O\t"));
}

TEST_F(MovesCommand, NamesEveryProblemOfABadFen) {
    EXPECT_EQ(run({"moves", "--fen", "8/8/8/8/8/8/8/P7 x - - 0 1"}), ExitCode::BadInput);
    EXPECT_EQ(out(), "");
    EXPECT_THAT(error(), HasSubstr("side to move"));
}

TEST_F(MovesCommand, RefusesAnEmptyFen) {
    EXPECT_EQ(run({"moves", "--fen", ""}), ExitCode::BadInput);
}

}  // namespace
}  // namespace roque::terminal
