#include "tests/view/board/golden_image.h"

#include <gmock/gmock.h>

// That the comparison of pictures sees what a person would see, and no more.
namespace roque::test {
namespace {

using testing::HasSubstr;
using testing::IsEmpty;

wxImage plain(int side, unsigned char grey = 200) {
    wxImage image(side, side);
    image.SetRGB(wxRect(image.GetSize()), grey, grey, grey);
    return image;
}

TEST(VisibleDifference, IsNothingBetweenEqualPictures) {
    EXPECT_THAT(visibleDifference(plain(64), plain(64)), IsEmpty());
}

TEST(VisibleDifference, IsADotOfAFewPixels) {
    wxImage dotted = plain(64);
    dotted.SetRGB(wxRect(21, 30, 3, 3), 80, 80, 80);
    EXPECT_THAT(visibleDifference(dotted, plain(64)), HasSubstr("at (20, 28)"));
}

TEST(VisibleDifference, IsAnotherColour) {
    wxImage reddish = plain(64);
    reddish.SetRGB(wxRect(8, 8, 8, 8), 230, 200, 200);
    EXPECT_THAT(visibleDifference(reddish, plain(64)), HasSubstr("by 30 of 255 at (8, 8)"));
}

TEST(VisibleDifference, IsNotAnEdgeThatIsALittleSofter) {
    wxImage softer = plain(64);
    softer.SetRGB(wxRect(16, 0, 1, 64), 170, 170, 170);
    EXPECT_THAT(visibleDifference(softer, plain(64)), IsEmpty());
}

TEST(VisibleDifference, IsAnotherSize) {
    EXPECT_THAT(visibleDifference(plain(64), plain(60)), HasSubstr("64 x 64 pixels instead of 60 x 60"));
}

}  // namespace
}  // namespace roque::test
