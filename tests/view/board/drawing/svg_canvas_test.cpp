#include "view/board/drawing/svg_canvas.h"

#include <gmock/gmock.h>
#include <wx/mstream.h>

#include "tests/support/position_of.h"
#include "tests/view/board/drawing/golden_image.h"
#include "view/board/board_image.h"
#include "view/terminal/diagram/png_library.h"

// A picture made without a toolkit equals the one the window shows.
namespace roque {
namespace {

using testing::IsEmpty;

class SvgPicture : public testing::Test {
protected:
    /// The differences between the two pictures of a board.
    [[nodiscard]] std::string difference(const BoardState& state, const BoardImageFormat& format) {
        const auto png = terminal::toPng(boardSvg(state, format, files_), format.pixels);
        if (!png) return english(png.error().describe());
        wxMemoryInputStream stream(png->data(), png->size());
        const wxImage fromSvg(stream, wxBITMAP_TYPE_PNG);
        PieceSet pieces(files_);
        return test::visibleDifference(fromSvg, boardImage(state, format, pieces));
    }

    PieceFiles files_{std::filesystem::path(ROQUE_RESOURCES) / "pieces" / "roque"};
};

TEST_F(SvgPicture, LooksLikeTheBoardOfTheWindow) {
    BoardState state;
    showPosition(state,
                 test::positionOf("r1bqkb1r/pppp1Qpp/2n2n2/4p3/2B1P3/8/PPPP1PPP/RNB1K1NR b KQkq - 0 4"));
    BoardImageFormat format;
    format.coordinates = Coordinates::Hidden;
    EXPECT_THAT(difference(state, format), IsEmpty());
}

TEST_F(SvgPicture, HasTheSameMarksAndArrows) {
    BoardState state;
    showPosition(state, test::positionOf("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"));
    state.lastFrom = Square::D8;
    state.lastTo = Square::E8;
    state.annotations.arrows = {{Square::E2, Square::E4, AnnotationColor::Red},
                                {Square::A1, Square::H8, AnnotationColor::Blue}};
    state.annotations.marks = {{Square::C3, AnnotationColor::Yellow}, {Square::E4, AnnotationColor::Green}};
    BoardImageFormat format;
    format.coordinates = Coordinates::Hidden;
    format.orientation = Orientation::BlackBelow;
    EXPECT_THAT(difference(state, format), IsEmpty());
}

TEST_F(SvgPicture, HasThePiecesOfEverySet) {
    BoardState state;
    showPosition(state, Position::start());
    BoardImageFormat format;
    format.coordinates = Coordinates::Hidden;
    for (const char* const set : {"flat", "signs"}) {
        files_ = PieceFiles(std::filesystem::path(ROQUE_RESOURCES) / "pieces" / set);
        EXPECT_THAT(difference(state, format), IsEmpty()) << set;
    }
}

TEST_F(SvgPicture, IsReadBySomebodyElse) {
    const auto png = terminal::toPng("<svg>", 100);
    ASSERT_TRUE(png.has_error());
    EXPECT_EQ(png.error().kind, terminal::PngError::Kind::CannotRender);
}

}  // namespace
}  // namespace roque
