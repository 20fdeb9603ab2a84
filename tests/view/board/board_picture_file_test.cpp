#include "view/board/board_picture_file.h"

#include <system_error>

#include <gmock/gmock.h>
#include <wx/mstream.h>

#include "tests/support/position_of.h"
#include "tests/support/temporary_folder.h"
#include "tests/view/board/drawing/golden_image.h"
#include "view/board/board_image.h"

namespace roque {
namespace {

using testing::IsEmpty;
using testing::StartsWith;

class BoardPictureFile : public testing::Test {
protected:
    BoardPictureFile() {
        showPosition(state_, test::positionOf("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"));
        format_.pixels = 160;
    }
    void save(const std::string& name, PictureType type = PictureType::Png) {
        saveBoardPicture(folder_ / name, type, state_, format_, pieces_);
    }

    std::filesystem::path set_ = std::filesystem::path(ROQUE_RESOURCES) / "pieces" / "roque";
    PieceSet pieces_{set_};
    BoardState state_;
    BoardImageFormat format_;
    test::TemporaryFolder folder_;
};

TEST_F(BoardPictureFile, IsPngThatShowsTheBoard) {
    save("board.png");
    const wxImage saved((folder_ / "board.png").string(), wxBITMAP_TYPE_PNG);
    EXPECT_THAT(test::visibleDifference(saved, boardImage(state_, format_, pieces_)), IsEmpty());
}

TEST_F(BoardPictureFile, IsSvgIfThatIsAskedFor) {
    save("board", PictureType::Svg);
    EXPECT_THAT(folder_.read("board"), StartsWith("<svg "));
}

TEST_F(BoardPictureFile, SaysWhyItCannotBeSaved) {
    EXPECT_THROW(save("missing/board.png"), std::system_error);
    EXPECT_TRUE(folder_.isEmpty());
}

TEST(PictureTypeOf, IsToldByTheEndOfTheName) {
    EXPECT_EQ(pictureTypeOf("folder.png/board.SVG"), PictureType::Svg);
    EXPECT_EQ(pictureTypeOf("board.svg.png"), PictureType::Png);
    EXPECT_EQ(pictureTypeOf("folder.png/board"), std::nullopt);
    EXPECT_EQ(pictureTypeOf(".svg"), std::nullopt);
}

TEST_F(BoardPictureFile, ShowsNoHandOnTheBoard) {
    BoardState state = state_;
    state.selected = state.cursor = Square::E2;
    state.targets = bit(Square::E3);
    EXPECT_EQ(withoutInteraction(state), state_);
}

}  // namespace
}  // namespace roque
