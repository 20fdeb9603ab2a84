#include "view/board/piece_set.h"

#include <cstring>
#include <filesystem>
#include <fstream>

#include <gmock/gmock.h>
#include <wx/image.h>

#include "tests/support/english_texts.h"
#include "view/toolkit/svg_rendering.h"

namespace roque {
namespace {

using testing::AllOf;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::SizeIs;

constexpr int kPiecePixels = 24;

const Piece& whiteKing() {
    return Piece::of(Color::White, PieceType::King);
}

/// A folder with a copy of the program's pieces, for tests to damage.
class SetOfPieces : public testing::Test {
protected:
    SetOfPieces() {
        std::filesystem::remove_all(folder_);
        std::filesystem::copy(ROQUE_RESOURCES "/pieces/roque", folder_);
    }
    ~SetOfPieces() override { std::filesystem::remove_all(folder_); }

    void replaceWhiteKing(const std::string& content) const {
        std::filesystem::remove(folder_ / "wK.svg");
        std::ofstream(folder_ / "wK.svg") << content;
    }

    std::filesystem::path folder_ = std::filesystem::path(testing::TempDir()) / "roque_piece_set_test";
};

TEST_F(SetOfPieces, HasAPictureOfEveryPieceInTheSizeAskedFor) {
    PieceSet set(folder_);
    EXPECT_THAT(test::englishTexts(set.problems()), IsEmpty());
    for (const Color color : kColors) {
        for (const PieceType type : kPieceTypes) {
            const wxBitmap* const picture = set.picture(Piece::of(color, type), kPiecePixels);
            ASSERT_NE(picture, nullptr) << Piece::of(color, type).symbol();
            EXPECT_EQ(picture->GetSize(), wxSize(kPiecePixels, kPiecePixels));
        }
    }
}

TEST_F(SetOfPieces, HasDarkBlackPiecesAndLightWhiteOnes) {
    PieceSet set(folder_);
    const auto brightness = [&set](Color color, PieceType type) {
        const wxImage image = set.picture(Piece::of(color, type), kPiecePixels)->ConvertToImage();
        int sum = 0;
        int opaque = 0;
        for (int place = 0; place < kPiecePixels * kPiecePixels; ++place) {
            if (image.GetAlpha()[place] != 255) continue;
            sum += image.GetData()[3 * place + 1];
            ++opaque;
        }
        return sum / opaque;
    };
    for (const PieceType type : kPieceTypes)
        EXPECT_GT(brightness(Color::White, type), brightness(Color::Black, type) + 60);
}

TEST_F(SetOfPieces, NamesAFileThatIsMissingAndHasTheOthers) {
    std::filesystem::remove(folder_ / "wK.svg");
    PieceSet set(folder_);
    EXPECT_THAT(test::englishTexts(set.problems()),
                ElementsAre(AllOf(HasSubstr("wK.svg"), HasSubstr("No such file"))));
    EXPECT_EQ(set.picture(whiteKing(), kPiecePixels), nullptr);
    EXPECT_NE(set.picture(Piece::of(Color::Black, PieceType::King), kPiecePixels), nullptr);
}

TEST_F(SetOfPieces, HasTheStandInOfAPieceWhosePictureDrawsNothing) {
    replaceWhiteKing("<svg viewBox='0 0 9 9'><path d='M0 0'/></svg>");
    PieceSet set(PieceFiles(folder_, ROQUE_RESOURCES "/pieces/flat"));
    PieceSet flat(PieceFiles(ROQUE_RESOURCES "/pieces/flat"));
    EXPECT_THAT(test::englishTexts(set.problems()),
                ElementsAre(AllOf(HasSubstr("wK.svg"), HasSubstr("draws nothing"))));
    const wxImage shown = set.picture(whiteKing(), kPiecePixels)->ConvertToImage();
    const wxImage expected = flat.picture(whiteKing(), kPiecePixels)->ConvertToImage();
    EXPECT_EQ(std::memcmp(shown.GetData(), expected.GetData(), 3 * kPiecePixels * kPiecePixels), 0);
}

TEST_F(SetOfPieces, HasNoPictureWhereTheStandInIsUselessToo) {
    replaceWhiteKing("<svg viewBox='0 0 9 9'><path d='M0 0'/></svg>");
    PieceSet set(PieceFiles(folder_, folder_));
    EXPECT_EQ(set.picture(whiteKing(), kPiecePixels), nullptr);
    EXPECT_THAT(test::englishTexts(set.problems()), SizeIs(1));
}

TEST_F(SetOfPieces, NamesEveryFileOfAFolderThatIsNotThere) {
    EXPECT_THAT(test::englishTexts(PieceSet(folder_ / "nowhere").problems()), SizeIs(12));
}

TEST_F(SetOfPieces, NamesAFolderInPlaceOfAFile) {
    std::filesystem::remove(folder_ / "wK.svg");
    std::filesystem::create_directory(folder_ / "wK.svg");
    EXPECT_THAT(test::englishTexts(PieceSet(folder_).problems()), ElementsAre(HasSubstr("wK.svg")));
}

TEST_F(SetOfPieces, NamesAFileThatIsTooLarge) {
    const std::string drawing =
        "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 9 9'>"
        "<rect width='9' height='9'/></svg>";
    replaceWhiteKing(drawing + std::string(PieceFiles::kLargestFile - drawing.size(), ' '));
    EXPECT_THAT(test::englishTexts(PieceSet(folder_).problems()), IsEmpty());
    replaceWhiteKing(drawing + std::string(PieceFiles::kLargestFile - drawing.size() + 1, ' '));
    EXPECT_THAT(test::englishTexts(PieceSet(folder_).problems()),
                ElementsAre(AllOf(HasSubstr("wK.svg"), HasSubstr("65536"))));
}

/// Files that are not drawings, or draw nothing.
class UselessFile : public SetOfPieces, public testing::WithParamInterface<const char*> {};

TEST_P(UselessFile, IsNamedAndHasNoPicture) {
    replaceWhiteKing(GetParam());
    PieceSet set(folder_);
    EXPECT_THAT(test::englishTexts(set.problems()),
                ElementsAre(AllOf(HasSubstr("wK.svg"), HasSubstr("not a picture"))));
    EXPECT_EQ(set.picture(whiteKing(), kPiecePixels), nullptr);
}

INSTANTIATE_TEST_SUITE_P(
    Of, UselessFile,
    testing::Values("", "chess", "\x89PNG\r\n", "<svg", "<svg xmlns='http://www.w3.org/2000/svg'/>",
                    "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 9 9'></svg>",
                    "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 9 9'><path d='M0 0'/></svg>",
                    "<html><body>404</body></html>"));

TEST_F(SetOfPieces, KeepsThePicturesOfASizeWhileOthersAreAskedFor) {
    PieceSet set(folder_);
    const wxImage small = set.picture(whiteKing(), kPiecePixels)->ConvertToImage();
    for (int pixels = 40; pixels < 50; ++pixels)
        EXPECT_EQ(set.picture(whiteKing(), pixels)->GetWidth(), pixels);
    const wxImage again = set.picture(whiteKing(), kPiecePixels)->ConvertToImage();
    EXPECT_EQ(std::memcmp(small.GetData(), again.GetData(), 3 * kPiecePixels * kPiecePixels), 0);
}

TEST_F(SetOfPieces, HasNoPictureWithoutPixels) {
    EXPECT_EQ(PieceSet(folder_).picture(whiteKing(), 0), nullptr);
    EXPECT_EQ(PieceSet(folder_).picture(whiteKing(), -1), nullptr);
}

// Rendering.

TEST(SvgRendering, KeepsAColourAsItIsWhereItIsTranslucent) {
    const wxBitmapBundle drawing = parseSvg(
        "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 8'>"
        "<rect width='8' height='8' fill='#ff8000' opacity='.5'/></svg>");
    const wxImage image = renderSvg(drawing, 8).ConvertToImage();
    EXPECT_NEAR(image.GetAlpha(4, 4), 128, 2);
    // Multiplied by alpha and divided again, rounded each time; 64 if multiplied twice.
    EXPECT_NEAR(image.GetRed(4, 4), 255, 5);
    EXPECT_NEAR(image.GetGreen(4, 4), 128, 5);
    EXPECT_EQ(image.GetBlue(4, 4), 0);
}

TEST(SvgRendering, KeepsAnOpaqueColour) {
    const wxBitmapBundle drawing = parseSvg(
        "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 8'>"
        "<rect width='8' height='8' fill='#ff8000'/></svg>");
    const wxImage image = renderSvg(drawing, 8).ConvertToImage();
    EXPECT_EQ(image.GetRed(4, 4), 255);
    EXPECT_EQ(image.GetGreen(4, 4), 128);
}

TEST(SvgRendering, FillsTheSizeAskedFor) {
    const wxBitmapBundle drawing = parseSvg(
        "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 8'>"
        "<rect x='4' width='4' height='8' fill='#ff8000'/></svg>");
    const wxImage image = renderSvg(drawing, 100).ConvertToImage();
    EXPECT_EQ(image.GetSize(), wxSize(100, 100));
    EXPECT_EQ(image.GetAlpha(48, 99), 0);
    EXPECT_EQ(image.GetAlpha(52, 99), 255);
}

}  // namespace
}  // namespace roque
