#include "tests/view/board/drawing/golden_image.h"

#include <gmock/gmock.h>

// The comparison of pictures sees what a person would see, and no more.
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

/// A golden picture of a window.
wxImage pictureOfWindow(const std::string& name) {
    return wxImage(std::string(ROQUE_TEST_DATA) + "/golden/window/" + name + ".png");
}

/// The same with a part painted over in the colour of its first pixel.
wxImage without(const wxRect& part, const wxImage& picture) {
    wxImage changed = picture;
    changed.SetRGB(part, picture.GetRed(part.x, part.y), picture.GetGreen(part.x, part.y),
                   picture.GetBlue(part.x, part.y));
    return changed;
}

TEST(VisibleDifferenceElsewhere, IsNotASizeThatIsALittleOff) {
    const wxImage golden = pictureOfWindow("settings_play");
    const wxImage lower = golden.Scale(golden.GetWidth(), golden.GetHeight() - 6);
    EXPECT_THAT(visibleDifference(lower, golden, kLikenessOfWindowsElsewhere), IsEmpty());
    EXPECT_THAT(visibleDifference(golden.Scale(golden.GetWidth(), golden.GetHeight() - 9), golden,
                                  kLikenessOfWindowsElsewhere),
                HasSubstr("pixels instead of"));
}

TEST(VisibleDifferenceElsewhere, IsAPartThatIsMissing) {
    const wxImage golden = pictureOfWindow("game");
    const wxRect piece(golden.GetWidth() / 2 - 50, 30, 50, 30);
    EXPECT_THAT(visibleDifference(without(piece, golden), golden, kLikenessOfWindowsElsewhere),
                HasSubstr("It differs"));
    EXPECT_THAT(visibleDifference(pictureOfWindow("study"), golden, kLikenessOfWindowsElsewhere),
                HasSubstr("It differs"));
}

TEST(VisibleDifferenceOfWindows, IsAButtonThatIsMissing) {
    const wxImage golden = pictureOfWindow("settings_play");
    const wxRect last(golden.GetWidth() - 51, golden.GetHeight() - 22, 50, 21);
    EXPECT_THAT(visibleDifference(without(last, golden), golden, kLikenessOfWindows),
                HasSubstr("It differs"));
}

TEST(VisibleDifferenceOfWindows, IsAWordThatIsMissing) {
    const wxImage golden = pictureOfWindow("start");
    const wxRect player(342, 50, 150, 14);
    EXPECT_THAT(visibleDifference(without(player, golden), golden, kLikenessOfWindows),
                HasSubstr("It differs"));
}

TEST(VisibleDifferenceOfWindows, IsAListThatStandsTwelvePixelsLower) {
    constexpr int kPixels = 12 / 2;  // a window is twice as large as its picture
    const wxImage golden = pictureOfWindow("game");
    wxImage lower = golden;
    lower.Paste(golden.GetSubImage(wxRect(350, 120, 140, 120)), 350, 120 + kPixels);
    EXPECT_THAT(visibleDifference(lower, golden, kLikenessOfWindows), HasSubstr("It differs"));
}

TEST(VisibleDifferenceOfWindows, IsDarkInsteadOfLight) {
    EXPECT_THAT(visibleDifference(pictureOfWindow("game_dark"), pictureOfWindow("game"), kLikenessOfWindows),
                HasSubstr("It differs"));
}

/// Text as on screens that smooth edges with the three colours of each pixel: two of them are shifted by a
/// third of a pixel, a sixth in a picture of half the size.
wxImage withFringes(const wxImage& picture) {
    constexpr int kParts = 6;
    const auto mixed = [](int own, int beside) {
        return static_cast<unsigned char>(((kParts - 1) * own + beside) / kParts);
    };
    wxImage fringed = picture.Copy();
    for (int y = 0; y < picture.GetHeight(); ++y) {
        for (int x = 1; x + 1 < picture.GetWidth(); ++x)
            fringed.SetRGB(x, y, mixed(picture.GetRed(x, y), picture.GetRed(x - 1, y)),
                           picture.GetGreen(x, y), mixed(picture.GetBlue(x, y), picture.GetBlue(x + 1, y)));
    }
    return fringed;
}

TEST(VisibleDifferenceOfWindows, IsNotTextWithColouredEdges) {
    for (const char* const name : {"keys", "study", "new_game"}) {
        const wxImage golden = pictureOfWindow(name);
        EXPECT_THAT(visibleDifference(withFringes(golden), golden, kLikenessOfWindows), IsEmpty());
    }
}

TEST(VisibleDifference, IsAnotherSize) {
    EXPECT_THAT(visibleDifference(plain(64), plain(60)), HasSubstr("64 x 64 pixels instead of 60 x 60"));
}

}  // namespace
}  // namespace roque::test
