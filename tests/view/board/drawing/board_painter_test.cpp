#include "view/board/drawing/board_painter.h"

#include <algorithm>
#include <cstring>
#include <memory>
#include <vector>

#include <gmock/gmock.h>

#include "tests/support/position_of.h"
#include "tests/view/board/drawing/golden_image.h"
#include "view/board/board_image.h"
#include "view/board/input/board_interaction.h"
#include "view/board/wx_canvas.h"

namespace roque {
namespace {

using test::looksLikeGolden;
using test::positionOf;
using test::visibleDifference;
using testing::IsEmpty;
using testing::Not;

constexpr int kBoardPixels = 240;
constexpr PixelSize kArea{kBoardPixels, kBoardPixels};
/// A position with captures for both sides, castling on both wings, and a pawn that can promote.
constexpr const char* kBusy = "r3k2r/pPppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/1PPBBPPP/R3K2R w KQkq - 0 1";

/// A board and its picture.
class Painting : public testing::Test {
protected:
    Painting() {
        format_.pixels = kBoardPixels;
        board_.allow(MovableSides::Both);
    }

    void show(const char* fen, std::optional<Move> lastMove = std::nullopt) {
        board_.show(positionOf(fen), lastMove);
    }
    void click(Square square) {
        board_.press(square, {});
        board_.release(square);
    }
    [[nodiscard]] BoardGeometry geometry() const { return {kArea, format_.orientation, format_.coordinates}; }
    /// Picks up the piece of one square and holds it over the middle of another.
    void dragOver(Square from, Square to) {
        board_.press(from, geometry().rectOf(from).centre());
        board_.move(to, geometry().rectOf(to).centre());
    }
    [[nodiscard]] wxImage picture() { return picture(board_.state()); }
    [[nodiscard]] wxImage picture(const BoardState& state) { return boardImage(state, format_, pieces_); }

    PieceSet pieces_{ROQUE_RESOURCES "/pieces/roque"};
    BoardInteraction board_;
    BoardImageFormat format_;
};

// Pictures that a person has approved.

TEST_F(Painting, OfTheStartSeenByWhite) {
    board_.show(Position::start());
    EXPECT_TRUE(looksLikeGolden(picture(), "start_white_below"));
}

TEST_F(Painting, OfTheStartSeenByBlack) {
    board_.show(Position::start());
    format_.orientation = Orientation::BlackBelow;
    EXPECT_TRUE(looksLikeGolden(picture(), "start_black_below"));
}

TEST_F(Painting, OfCoordinatesInSquares) {
    board_.show(Position::start());
    format_.coordinates = Coordinates::InSquares;
    EXPECT_TRUE(looksLikeGolden(picture(), "coordinates_in_squares"));
}

TEST_F(Painting, OfHiddenCoordinates) {
    board_.show(Position::start());
    format_.coordinates = Coordinates::Hidden;
    EXPECT_TRUE(looksLikeGolden(picture(), "coordinates_hidden"));
}

TEST_F(Painting, OfSmallSquares) {
    constexpr int kWithSquaresOf24 = 212;
    show(kBusy, Move(Square::H7, Square::H3));
    click(Square::E5);
    format_.pixels = kWithSquaresOf24;
    EXPECT_TRUE(looksLikeGolden(picture(), "small_squares"));
}

TEST_F(Painting, OfTargetsInTheModernScheme) {
    show(kBusy);
    click(Square::E5);
    EXPECT_TRUE(looksLikeGolden(picture(), "targets_modern"));
}

TEST_F(Painting, OfTargetsInTheClassicScheme) {
    show(kBusy);
    board_.use(TargetScheme::Classic);
    click(Square::E1);  // which can castle
    EXPECT_TRUE(looksLikeGolden(picture(), "targets_classic"));
}

TEST_F(Painting, OfTheLastMoveAndACheck) {
    show("rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3", Move(Square::D8, Square::H4));
    EXPECT_TRUE(looksLikeGolden(picture(), "last_move_and_check"));
}

TEST_F(Painting, OfAPawnThatPromotes) {
    show(kBusy);
    click(Square::B7);
    click(Square::A8);
    EXPECT_TRUE(looksLikeGolden(picture(), "promotion_white"));
}

TEST_F(Painting, OfABlackPawnThatPromotesSeenByBlack) {
    show("4k3/8/8/8/8/8/1p6/R3K3 b Q - 0 1");
    format_.orientation = Orientation::BlackBelow;
    click(Square::B2);
    click(Square::B1);
    board_.strike(BoardKey::Down, Orientation::BlackBelow);  // to the rook
    EXPECT_TRUE(looksLikeGolden(picture(), "promotion_black"));
}

TEST_F(Painting, OfAPieceThatIsDragged) {
    show(kBusy);
    dragOver(Square::F3, Square::F5);
    EXPECT_TRUE(looksLikeGolden(picture(), "dragging"));
}

TEST_F(Painting, OfTheCursor) {
    board_.show(Position::start());
    board_.strike(BoardKey::Up, Orientation::WhiteBelow);
    EXPECT_TRUE(looksLikeGolden(picture(), "cursor"));
}

/// Arrows and circles of every colour, across pieces, along ranks, files and diagonals, and knight-wise.
BoardAnnotations everyAnnotation() {
    using enum AnnotationColor;
    return {{{Square::E2, Square::E4, Green},
             {Square::G8, Square::F6, Red},
             {Square::A5, Square::E5, Yellow},
             {Square::H3, Square::D7, Blue}},
            {{Square::E2}, {Square::D5, Red}, {Square::B7, Yellow}, {Square::H1, Blue}}};
}

TEST_F(Painting, OfArrowsAndCircles) {
    board_.show(Position::start());
    board_.annotate(everyAnnotation());
    EXPECT_TRUE(looksLikeGolden(picture(), "annotations_white_below"));
}

TEST_F(Painting, OfArrowsAndCirclesSeenByBlack) {
    board_.show(Position::start());
    board_.annotate(everyAnnotation());
    format_.orientation = Orientation::BlackBelow;
    EXPECT_TRUE(looksLikeGolden(picture(), "annotations_black_below"));
}

TEST_F(Painting, OfPremoves) {
    board_.show(Position::start(), std::nullopt,
                {{Square::G8, Square::F6}, {Square::F6, Square::G4}, {Square::E7, Square::E5}});
    EXPECT_TRUE(looksLikeGolden(picture(), "premoves"));
}

TEST_F(Painting, OfPiecesOnTheirWay) {
    const Move castling(Square::E1, Square::H1, Move::Kind::Castling);
    show(kBusy);
    const Board before = board_.state().board;
    const Position after = positionOf(kBusy).after(castling);
    board_.show(after, castling);
    auto transition = transitionBetween(before, after.board());
    ASSERT_TRUE(transition);
    transition->progress = 0.4;
    board_.showTransition(transition);
    EXPECT_TRUE(looksLikeGolden(picture(), "castling_on_its_way"));
}

TEST_F(Painting, OfABlindfoldGameHasNoPieces) {
    board_.show(Position::start());
    board_.hidePieces(true);
    const wxImage blind = picture();
    BoardState empty;
    empty.hidesPieces = true;
    EXPECT_THAT(visibleDifference(blind, picture(empty)), IsEmpty());
    board_.hidePieces(false);
    EXPECT_THAT(visibleDifference(blind, picture()), Not(IsEmpty()));
}

TEST_F(Painting, OfABlindfoldGameSaysThatItIsOne) {
    BoardState blind;
    blind.hidesPieces = true;
    EXPECT_TRUE(looksLikeGolden(picture(blind), "blindfold"));
}

TEST_F(Painting, OfPiecesWithoutPictures) {
    board_.show(Position::start());
    PieceSet none{ROQUE_RESOURCES "/pieces/there is no such set"};
    EXPECT_TRUE(looksLikeGolden(boardImage(board_.state(), format_, none), "pieces_without_pictures"));
}

// Properties of every picture.

TEST_F(Painting, IsTheSameEveryTime) {
    show(kBusy);
    click(Square::E5);
    const wxImage first = picture();
    const wxImage second = picture();
    EXPECT_EQ(std::memcmp(first.GetData(), second.GetData(), 3 * kBoardPixels * kBoardPixels), 0);
}

TEST_F(Painting, IsNothingWhereThereIsNoRoom) {
    board_.show(Position::start());
    format_.pixels = 4;
    const wxImage image = picture();
    EXPECT_EQ(image.GetRed(2, 2), format_.colors.margin.red);
}

/// A picture with twice the pixels, drawn in single coordinates as on a screen of high density.
wxImage densePicture(const BoardState& state, PieceSet& pieces) {
    constexpr double kScale = 2.0;
    wxImage image(2 * kBoardPixels, 2 * kBoardPixels);
    const BoardGeometry geometry(kArea, Orientation::WhiteBelow, Coordinates::InMargin, kScale);
    const std::unique_ptr<wxGraphicsContext> context(wxGraphicsContext::Create(image));
    context->Scale(kScale, kScale);
    const BoardColors colors;
    WxCanvas canvas(*context, pieces, geometry.squareSideOnDevice());
    BoardPainter(canvas, geometry, colors).paint(state);
    context->Flush();
    return image;
}

TEST_F(Painting, IsAsSharpOnAScreenOfDoubleDensityAsTwiceTheSize) {
    show(kBusy, Move(Square::H7, Square::H3));
    click(Square::E5);
    const wxImage dense = densePicture(board_.state(), pieces_);
    format_.pixels = 2 * kBoardPixels;
    const wxImage large = picture();
    // Letters stand on whole logical pixels, so those in the margin differ a little.
    const PixelRect board =
        BoardGeometry({2.0 * kBoardPixels, 2.0 * kBoardPixels}, format_.orientation, format_.coordinates)
            .board();
    const wxRect inside(wxRound(board.x), wxRound(board.y), wxRound(board.width), wxRound(board.height));
    EXPECT_THAT(visibleDifference(dense.GetSubImage(inside), large.GetSubImage(inside)), IsEmpty());
}

TEST_F(Painting, OfAPartIsAsInTheWholePicture) {
    show(kBusy, Move(Square::H7, Square::H3));
    board_.annotate(everyAnnotation());
    dragOver(Square::F3, Square::G4);
    constexpr PixelRect kDamaged{61, 70, 90, 66};
    wxImage image(kBoardPixels, kBoardPixels);
    {
        const std::unique_ptr<wxGraphicsContext> context(wxGraphicsContext::Create(image));
        const BoardGeometry where = geometry();
        WxCanvas canvas(*context, pieces_, where.squareSideOnDevice());
        BoardPainter(canvas, where, format_.colors).paint(board_.state(), kDamaged);
    }
    const wxRect part(61, 70, 90, 66);
    EXPECT_THAT(visibleDifference(image.GetSubImage(part), picture().GetSubImage(part)), IsEmpty());
    EXPECT_EQ(image.GetRed(20, 220), format_.colors.margin.red);  // no square is painted far away
}

/// Whether two pictures are equal outside the squares that changedSquares() names and the dragged and sliding
/// pieces, each with the extra pixel that BoardPanel repaints.
testing::AssertionResult differOnlyWhereToldTo(const wxImage& before, const wxImage& after,
                                               const std::vector<PixelRect>& told) {
    for (int y = 0; y < kBoardPixels; ++y) {
        for (int x = 0; x < kBoardPixels; ++x) {
            const bool isEqual = before.GetRed(x, y) == after.GetRed(x, y)
                                 && before.GetGreen(x, y) == after.GetGreen(x, y)
                                 && before.GetBlue(x, y) == after.GetBlue(x, y);
            const PixelPoint middle{x + 0.5, y + 0.5};
            if (isEqual || std::ranges::any_of(told, [&](const PixelRect& rect) {
                    return rect.shrunk(-1).contains(middle);
                }))
                continue;
            return testing::AssertionFailure() << "pixel (" << x << ", " << y << ')';
        }
    }
    return testing::AssertionSuccess();
}

class Change : public Painting {
protected:
    /// Changes the board and checks where its picture differs.
    template <typename Action>
    void expectChangeIsTold(const char* what, Action action) {
        const BoardState before = board_.state();
        const wxImage picturedBefore = picture();
        action();
        const BoardState after = board_.state();
        std::vector<PixelRect> told;
        for (const Square square : SquaresOf(changedSquares(before, after)))
            told.push_back(geometry().rectOf(square));
        for (const auto& drag : {before.drag, after.drag}) {
            if (drag) told.push_back(geometry().rectOfPieceAt(drag->at));
        }
        for (const auto& transition : {before.transition, after.transition}) {
            if (!transition) continue;
            for (const MovingPiece& moving : transition->pieces)
                told.push_back(rectOf(moving, transition->progress, geometry()));
        }
        const wxImage picturedAfter = picture();
        EXPECT_THAT(visibleDifference(picturedAfter, picturedBefore), Not(IsEmpty())) << what;
        EXPECT_TRUE(differOnlyWhereToldTo(picturedBefore, picturedAfter, told)) << what;
    }
};

TEST_F(Change, IsSeenOnlyOnTheSquaresThatAreToldToChange) {
    show(kBusy);
    expectChangeIsTold("selecting", [this] { click(Square::E5); });
    expectChangeIsTold("selecting another", [this] { click(Square::F3); });
    expectChangeIsTold("dragging", [this] { dragOver(Square::F3, Square::G4); });
    expectChangeIsTold("dragging on", [this] { dragOver(Square::F3, Square::F6); });
    expectChangeIsTold("going back", [this] { board_.cancel(); });
    expectChangeIsTold("arrows and circles", [this] { board_.annotate(everyAnnotation()); });
    expectChangeIsTold("an arrow more", [this] {
        BoardAnnotations more = everyAnnotation();
        more.arrows.push_back({Square::C1, Square::F8});
        board_.annotate(more);
    });
    expectChangeIsTold("a selection below arrows", [this] { click(Square::A1); });
    expectChangeIsTold("no arrows", [this] { board_.annotate({}); });
    expectChangeIsTold("no selection", [this] { board_.cancel(); });
    expectChangeIsTold("the keyboard", [this] { board_.strike(BoardKey::Left, Orientation::WhiteBelow); });
    expectChangeIsTold("a pawn", [this] { click(Square::B7); });
    expectChangeIsTold("its promotion", [this] { click(Square::A8); });
    expectChangeIsTold("the choice", [this] { board_.strike(BoardKey::Down, Orientation::WhiteBelow); });
    expectChangeIsTold("no promotion", [this] { board_.cancel(); });
    expectChangeIsTold("a move", [this] { show("4k3/8/8/8/8/8/8/4K2R b - - 0 1"); });
    expectChangeIsTold("premoves", [this] { board_.showPremoves({{Square::H1, Square::H5}}); });
    expectChangeIsTold("no premoves", [this] { board_.showPremoves({}); });
    expectChangeIsTold("a piece on its way", [this] {
        const Board before = board_.state().board;
        show("4k3/8/8/8/8/8/7R/4K3 b - - 0 1");
        auto transition = transitionBetween(before, board_.state().board);
        ASSERT_TRUE(transition);
        transition->progress = 0.5;
        board_.showTransition(transition);
    });
    expectChangeIsTold("its arrival", [this] { board_.showTransition(std::nullopt); });
    expectChangeIsTold("a check",
                       [this] { show("4k3/8/8/8/8/8/8/4R1K1 b - - 0 1", Move(Square::E2, Square::E1)); });
}

}  // namespace
}  // namespace roque
