#include "view/board/drawing/board_geometry.h"

#include <cmath>

#include <gmock/gmock.h>

#include "model/base/bitboard.h"

namespace roque {
namespace {

constexpr PixelSize kArea{400, 400};

TEST(BoardGeometry, PutsA1BelowOnTheLeftForWhite) {
    const BoardGeometry geometry(kArea, Orientation::WhiteBelow, Coordinates::Hidden);
    EXPECT_EQ(geometry.rectOf(Square::A1), (PixelRect{0, 350, 50, 50}));
    EXPECT_EQ(geometry.rectOf(Square::H8), (PixelRect{350, 0, 50, 50}));
}

TEST(BoardGeometry, PutsH8BelowOnTheLeftForBlack) {
    const BoardGeometry geometry(kArea, Orientation::BlackBelow, Coordinates::Hidden);
    EXPECT_EQ(geometry.rectOf(Square::H8), (PixelRect{0, 350, 50, 50}));
    EXPECT_EQ(geometry.rectOf(Square::A1), (PixelRect{350, 0, 50, 50}));
}

TEST(BoardGeometry, CentresTheBoardInAnAreaThatIsNotSquare) {
    const BoardGeometry geometry({600, 400}, Orientation::WhiteBelow, Coordinates::Hidden);
    EXPECT_EQ(geometry.board(), (PixelRect{100, 0, 400, 400}));
}

TEST(BoardGeometry, LaysASmallerBoardWhereItIsWanted) {
    const BoardGeometry geometry({600, 400}, Orientation::WhiteBelow, Coordinates::Hidden, 1.0,
                                 {0.5, 0.0, 1.0});
    EXPECT_EQ(geometry.board(), (PixelRect{0, 200, 200, 200}));
    const BoardGeometry right({600, 400}, Orientation::WhiteBelow, Coordinates::InMargin, 1.0,
                              {0.5, 1.0, 0.0});
    EXPECT_EQ(right.frame().y, 0);
    EXPECT_EQ(right.frame().x + right.frame().width, 600);
}

TEST(BoardGeometry, LeavesWhatDoesNotFillWholePixels) {
    const BoardGeometry geometry({407, 407}, Orientation::WhiteBelow, Coordinates::InSquares);
    EXPECT_EQ(geometry.squareSide(), 50);
    EXPECT_EQ(geometry.board(), (PixelRect{3, 3, 400, 400}));
}

TEST(BoardGeometry, KeepsTheMarginInsideTheArea) {
    for (double side = 40; side < 700; side += 1) {
        const BoardGeometry geometry({side, side}, Orientation::WhiteBelow, Coordinates::InMargin);
        const PixelRect frame = geometry.frame();
        EXPECT_GE(frame.x, 0) << side;
        EXPECT_LE(frame.right(), side);
        EXPECT_GT(geometry.board().x, frame.x);
    }
}

TEST(BoardGeometry, HasNoMarginForCoordinatesInTheSquares) {
    const BoardGeometry geometry(kArea, Orientation::WhiteBelow, Coordinates::InSquares);
    EXPECT_EQ(geometry.frame(), geometry.board());
}

TEST(BoardGeometry, MakesSquaresAWholeNumberOfTheDevicesPixels) {
    constexpr double kScale = 1.5;
    const BoardGeometry geometry(kArea, Orientation::WhiteBelow, Coordinates::InMargin, kScale);
    const double edge = geometry.rectOf(Square::D5).x * kScale;
    EXPECT_EQ(geometry.squareSide() * kScale, geometry.squareSideOnDevice());
    EXPECT_NEAR(edge, std::round(edge), 1e-9);
}

TEST(BoardGeometry, FindsEverySquareByItsMiddleAndByItsCorner) {
    for (const Orientation orientation : {Orientation::WhiteBelow, Orientation::BlackBelow}) {
        const BoardGeometry geometry({613, 477}, orientation, Coordinates::InMargin, 2.0);
        for (const Square square : SquaresOf(kAllSquares)) {
            const PixelRect rect = geometry.rectOf(square);
            EXPECT_EQ(geometry.squareAt(rect.centre()), square);
            EXPECT_EQ(geometry.squareAt({rect.x, rect.y}), square);
        }
    }
}

TEST(BoardGeometry, FindsNoSquareBesideTheBoard) {
    const BoardGeometry geometry({600, 400}, Orientation::WhiteBelow, Coordinates::Hidden);
    EXPECT_EQ(geometry.squareAt({99.5, 200}), std::nullopt);
    EXPECT_EQ(geometry.squareAt({500, 200}), std::nullopt);
    EXPECT_EQ(geometry.squareAt({300, -1}), std::nullopt);
    EXPECT_EQ(geometry.squareAt({300, 400}), std::nullopt);
}

TEST(BoardGeometry, HasNoSquaresInAnAreaWithoutRoom) {
    const BoardGeometry geometry({0, 0}, Orientation::WhiteBelow, Coordinates::InMargin);
    EXPECT_EQ(geometry.squareSideOnDevice(), 0);
    EXPECT_EQ(geometry.squareAt({0, 0}), std::nullopt);
}

TEST(Neighbour, IsMeantAsTheBoardIsSeen) {
    EXPECT_EQ(neighbour(Square::E4, Step::Up, Orientation::WhiteBelow), Square::E5);
    EXPECT_EQ(neighbour(Square::E4, Step::Left, Orientation::WhiteBelow), Square::D4);
    EXPECT_EQ(neighbour(Square::E4, Step::Up, Orientation::BlackBelow), Square::E3);
    EXPECT_EQ(neighbour(Square::E4, Step::Left, Orientation::BlackBelow), Square::F4);
}

TEST(Neighbour, StopsAtTheEdge) {
    EXPECT_EQ(neighbour(Square::H8, Step::Right, Orientation::WhiteBelow), Square::H8);
    EXPECT_EQ(neighbour(Square::H8, Step::Down, Orientation::BlackBelow), Square::H8);
}

}  // namespace
}  // namespace roque
