#include <filesystem>

#include <gmock/gmock.h>
#include <wx/image.h>

#include "tests/support/english_texts.h"
#include "tests/support/position_of.h"
#include "tests/view/board/drawing/contrast.h"
#include "tests/view/board/drawing/golden_image.h"
#include "view/board/board_image.h"
#include "view/board/drawing/color_scheme.h"
#include "view/board/drawing/piece_catalog.h"
#include "view/board/input/board_interaction.h"

// Every piece set works with every colour scheme.
namespace roque {
namespace {

using testing::Combine;
using testing::Ge;
using testing::IsEmpty;
using testing::Values;
using testing::ValuesIn;

PieceFiles filesOf(const std::string& set) {
    return PieceCatalog(ROQUE_RESOURCES, std::nullopt).load(set);
}

std::vector<std::string> setNames() {
    return PieceCatalog(ROQUE_RESOURCES, std::nullopt).names();
}

const auto kNameOfSet = [](const auto& set) { return set.param; };
const auto kNameOfBoth = [](const auto& both) {
    return std::get<0>(both.param) + "_" + std::string(std::get<1>(both.param).name);
};

/// A picture of one piece on a square.
wxImage pictureOn(PieceSet& pieces, const Piece& piece, int pixels, Rgba square) {
    const wxImage drawn = pieces.picture(piece, pixels)->ConvertToImage();
    wxImage picture(pixels, pixels);
    for (int at = 0; at < pixels * pixels; ++at) {
        const unsigned char* color = drawn.GetData() + 3 * at;
        const Rgba seen = test::over({color[0], color[1], color[2], drawn.GetAlpha()[at]}, square);
        picture.SetRGB(at % pixels, at / pixels, seen.red, seen.green, seen.blue);
    }
    return picture;
}

/// The share of pixels that contrast with a background (WCAG 2.1, 1.4.11).
double partThatIsSeen(const wxImage& picture, Rgba ground) {
    const int count = picture.GetWidth() * picture.GetHeight();
    int seen = 0;
    for (int at = 0; at < count; ++at) {
        const unsigned char* color = picture.GetData() + 3 * at;
        if (test::contrast({color[0], color[1], color[2]}, ground) >= 3) ++seen;
    }
    return static_cast<double>(seen) / count;
}

class SetWithScheme : public testing::TestWithParam<std::tuple<std::string, ColorScheme>> {
protected:
    [[nodiscard]] static const BoardColors& colors() { return std::get<1>(GetParam()).colors; }

    PieceSet pieces_{filesOf(std::get<0>(GetParam()))};
};

TEST_P(SetWithScheme, HasPiecesThatAreSeenOnEverySquareAtEverySize) {
    constexpr double kMin = 0.03;  // as much as an outline
    for (const int pixels : {30, 60, 120}) {
        for (const Rgba square : {colors().lightSquare, colors().darkSquare}) {
            for (const Color color : kColors) {
                for (const PieceType type : kPieceTypes) {
                    const Piece& piece = Piece::of(color, type);
                    EXPECT_THAT(partThatIsSeen(pictureOn(pieces_, piece, pixels, square), square), Ge(kMin))
                        << PieceFiles::shortNameOf(piece) << " at " << pixels;
                }
            }
        }
    }
}

INSTANTIATE_TEST_SUITE_P(Of, SetWithScheme,
                         Combine(ValuesIn(setNames()),
                                 ValuesIn(colorSchemes().begin(), colorSchemes().end())),
                         kNameOfBoth);

class ShippedSet : public testing::TestWithParam<std::string> {};

TEST_P(ShippedSet, HasNoProblems) {
    EXPECT_THAT(test::englishTexts(PieceSet(filesOf(GetParam())).problems()), IsEmpty());
}

/// Where a piece is drawn on its square, as shares of the side.
struct Extent {
    double left = 1;
    double top = 1;
    double right = 0;
    double bottom = 0;
};

Extent extentOf(PieceSet& pieces, const Piece& piece) {
    constexpr int kPixels = 200;
    const wxImage drawn = pieces.picture(piece, kPixels)->ConvertToImage();
    Extent extent;
    for (int at = 0; at < kPixels * kPixels; ++at) {
        constexpr unsigned char kSeen = 60;
        if (drawn.GetAlpha()[at] < kSeen) continue;
        const int x = at % kPixels;
        const int y = at / kPixels;
        extent.left = std::min(extent.left, static_cast<double>(x) / kPixels);
        extent.right = std::max(extent.right, static_cast<double>(x + 1) / kPixels);
        extent.top = std::min(extent.top, static_cast<double>(y) / kPixels);
        extent.bottom = std::max(extent.bottom, static_cast<double>(y + 1) / kPixels);
    }
    return extent;
}

/// No cross touches the edge, and no piece sits at the lower end of its square.
TEST_P(ShippedSet, HasPiecesThatKeepFromTheEdgesOfTheirSquares) {
    constexpr double kAbove = 0.04;
    constexpr double kBelow = 0.08;
    PieceSet pieces(filesOf(GetParam()));
    for (const Color color : kColors) {
        for (const PieceType type : kPieceTypes) {
            const Piece& piece = Piece::of(color, type);
            const Extent extent = extentOf(pieces, piece);
            EXPECT_THAT(extent.top, Ge(kAbove)) << PieceFiles::shortNameOf(piece);
            EXPECT_THAT(1 - extent.bottom, Ge(kBelow)) << PieceFiles::shortNameOf(piece);
            EXPECT_NEAR(extent.left + extent.right, 1, 0.05) << PieceFiles::shortNameOf(piece);
        }
    }
}

/// People can tell the pieces apart: on the same square, much of two pieces differs.
TEST_P(ShippedSet, HasPiecesThatCannotBeMistaken) {
    constexpr int kPixels = 60;
    constexpr double kMin = 0.06;
    PieceSet pieces(filesOf(GetParam()));
    std::vector<wxImage> all;
    for (const Color color : kColors) {
        for (const PieceType type : kPieceTypes)
            all.push_back(pictureOn(pieces, Piece::of(color, type), kPixels, BoardColors().darkSquare));
    }
    for (std::size_t one = 0; one < all.size(); ++one) {
        for (std::size_t other = 0; other < one; ++other) {
            int differing = 0;
            for (int at = 0; at < kPixels * kPixels; ++at) {
                const int difference = all[one].GetData()[3 * at + 1] - all[other].GetData()[3 * at + 1];
                if (std::abs(difference) > 60) ++differing;
            }
            EXPECT_THAT(static_cast<double>(differing) / (kPixels * kPixels), Ge(kMin))
                << one << ' ' << other;
        }
    }
}

INSTANTIATE_TEST_SUITE_P(Of, ShippedSet, ValuesIn(setNames()), kNameOfSet);

// Pictures that a person has approved.

/// Much of what a board can show, in one picture.
BoardState busyBoard() {
    BoardInteraction board;
    board.allow(MovableSides::Both);
    board.show(test::positionOf("r3k2r/pPppqNb1/bn2pnp1/3P4/1p2P3/2N2Q1p/1PPBBPPP/R3K2R w KQkq - 0 1"),
               Move(Square::H7, Square::H3));
    board.use(TargetScheme::Classic);
    board.press(Square::F7, {});
    board.release(Square::F7);
    BoardState state = board.state();
    state.check = Square::E8;
    state.cursor = Square::B4;
    state.annotations.arrows = {{Square::A2, Square::C4, AnnotationColor::Yellow}};
    return state;
}

class Golden : public testing::Test {
protected:
    [[nodiscard]] static wxImage picture(const std::string& set, std::string_view scheme,
                                         TargetScheme targets) {
        constexpr int kPixels = 240;
        BoardState state = busyBoard();
        state.scheme = targets;
        BoardImageFormat format;
        format.pixels = kPixels;
        format.coordinates = Coordinates::InSquares;
        format.colors = boardColors(scheme);
        PieceSet pieces(filesOf(set));
        return boardImage(state, format, pieces);
    }
};

class GoldenScheme : public Golden, public testing::WithParamInterface<ColorScheme> {};

TEST_P(GoldenScheme, LooksAsItDid) {
    const std::string name(GetParam().name);
    EXPECT_TRUE(test::looksLikeGolden(picture("roque", name, TargetScheme::Modern), "scheme_" + name));
    EXPECT_TRUE(
        test::looksLikeGolden(picture("flat", name, TargetScheme::Classic), "scheme_" + name + "_classic"));
}

INSTANTIATE_TEST_SUITE_P(Of, GoldenScheme, ValuesIn(colorSchemes().begin(), colorSchemes().end()),
                         [](const auto& scheme) { return std::string(scheme.param.name); });

class GoldenSet : public Golden, public testing::WithParamInterface<std::string> {};

TEST_P(GoldenSet, LooksAsItDid) {
    EXPECT_TRUE(test::looksLikeGolden(picture(GetParam(), kDefaultColorScheme, TargetScheme::Modern),
                                      "set_" + GetParam()));
}

INSTANTIATE_TEST_SUITE_P(Of, GoldenSet, Values("flat", "signs"), kNameOfSet);

}  // namespace
}  // namespace roque
