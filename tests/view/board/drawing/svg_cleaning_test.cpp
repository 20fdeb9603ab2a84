#include "view/board/drawing/svg_cleaning.h"

#include <gmock/gmock.h>

namespace roque {
namespace {

using testing::AllOf;
using testing::EndsWith;
using testing::HasSubstr;
using testing::Not;
using testing::StartsWith;

constexpr const char* kBegin = "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 10 10'>";

/// A drawing of a square and additional content.
std::string drawing(const std::string& inner) {
    return std::string(kBegin) + "<rect width='10' height='10'/>" + inner + "</svg>";
}

std::string cleaned(const std::string& file) {
    const auto result = cleanedSvg(file, "p-");
    return result ? *result : "refused: " + english(result.error().reason);
}

TEST(SvgCleaning, KeepsShapesGroupsAndHowTheyArePainted) {
    EXPECT_THAT(cleaned(std::string(kBegin)
                        + "<g fill='#123456' transform='translate(1 2)'>"
                          "<path d='M0 0L5 5Z' stroke-width='2'/></g></svg>"),
                EndsWith("viewBox=\"0 0 10 10\"><g fill=\"#123456\" transform=\"translate(1 2)\">"
                         "<path d=\"M0 0L5 5Z\" stroke-width=\"2\"/></g></svg>"));
}

TEST(SvgCleaning, LeavesOutWhatIsNoShape) {
    const std::string text =
        cleaned("<?xml version='1.0'?><!-- a <b> --><!DOCTYPE svg PUBLIC 'x' 'y'>"
                + drawing("<title>King</title><metadata><rdf:RDF><a/></rdf:RDF></metadata>"
                          "<sodipodi:namedview id='x'><inkscape:grid/></sodipodi:namedview>"
                          "<circle r='2' class='a' onclick='x()' inkscape:label='y'/>"));
    EXPECT_THAT(text, EndsWith("<rect width=\"10\" height=\"10\"/><circle r=\"2\"/></svg>"));
}

TEST(SvgCleaning, KeepsOfAStyleWhatPaints) {
    EXPECT_THAT(
        cleaned(drawing("<path style='fill:#fff; font-size:9;stroke-dasharray:1,2 ;stroke:none' d='M0 0'/>")),
        HasSubstr("<path style=\"fill:#fff;stroke:none;\" d=\"M0 0\"/>"));
}

TEST(SvgCleaning, GivesGradientsNamesOfTheirOwn) {
    EXPECT_THAT(cleaned(drawing("<linearGradient id='a'><stop offset='0' stop-color='red'/></linearGradient>"
                                "<radialGradient id='b' xlink:href='#a'/><path fill='url(#b)' d='M0 0'/>")),
                AllOf(HasSubstr("<linearGradient id=\"p-a\">"), HasSubstr("id=\"p-b\" xlink:href=\"#p-a\""),
                      HasSubstr("fill=\"url(#p-b)\"")));
}

TEST(SvgCleaning, MakesADrawingSquareAboutItsMiddle) {
    EXPECT_THAT(cleaned("<svg viewBox='0 0 10 30'><rect/></svg>"), HasSubstr("viewBox=\"-10 0 30 30\""));
}

TEST(SvgCleaning, TakesTheSizeOfADrawingWithoutAViewBox) {
    EXPECT_THAT(cleaned("<svg width='45px' height='45'><rect/></svg>"), HasSubstr("viewBox=\"0 0 45 45\""));
}

TEST(SvgCleaning, ReadsItsOwnResultAgain) {
    const std::string once = cleaned(drawing("<g><circle r='2' style='fill:#fff'/></g>"));
    EXPECT_EQ(cleaned(once), once);
}

/// Content to refuse, and a word of the reason.
struct Refused {
    std::string file;
    const char* reason;
};

class RefusedDrawing : public testing::TestWithParam<Refused> {};

TEST_P(RefusedDrawing, IsToldTheReason) {
    EXPECT_THAT(cleaned(GetParam().file), AllOf(StartsWith("refused: "), HasSubstr(GetParam().reason)));
}

std::string repeated(const std::string& text, int times) {
    std::string all;
    for (int time = 0; time < times; ++time) all += text;
    return all;
}

INSTANTIATE_TEST_SUITE_P(
    ThatCannotBeRead, RefusedDrawing,
    testing::Values(Refused{"", "no SVG"}, Refused{"chess", "no SVG"}, Refused{"<html></html>", "no SVG"},
                    Refused{"<svg", "cannot be read"}, Refused{"<svg a=1>", "cannot be read"},
                    Refused{"<svg a='1>", "cannot be read"}, Refused{"<svg <g>", "cannot be read"},
                    Refused{"< svg>", "cannot be read"}, Refused{"<!-- <svg>", "middle of a tag"},
                    Refused{kBegin, "end is missing"},
                    Refused{std::string(kBegin) + "<title>", "end is missing"},
                    Refused{"<svg viewBox='0 0 9 9'/>", "draws nothing"},
                    Refused{"<svg viewBox='0 0 9 9'><g></svg>", "not nested"},
                    Refused{drawing("") + "</g>", "not nested"}, Refused{drawing("") + drawing(""), "no SVG"},
                    Refused{"<svg><rect/></svg>", "how large"},
                    Refused{"<svg viewBox='0 0 0 9'><rect/></svg>", "how large"},
                    Refused{"<svg viewBox='0 0 1e9 1e9'><rect/></svg>", "how large"},
                    Refused{"<svg viewBox='0 0 nan nan'><rect/></svg>", "how large"}));

INSTANTIATE_TEST_SUITE_P(ThatLooksOtherwiseElsewhere, RefusedDrawing,
                         testing::Values(Refused{drawing("<style>rect{fill:red}</style>"), "<style>"},
                                         Refused{drawing("<use href='#a'/>"), "<use>"},
                                         Refused{drawing("<text>K</text>"), "<text>"},
                                         Refused{drawing("<clipPath/>"), "<clipPath>"},
                                         Refused{drawing("<svg/>"), "<svg>"},
                                         Refused{drawing("<script>x()</script>"), "<script>"},
                                         Refused{drawing("<image href='file:///etc/passwd'/>"), "<image>"}));

INSTANTIATE_TEST_SUITE_P(
    ThatReachesOutside, RefusedDrawing,
    testing::Values(Refused{"<!DOCTYPE svg [<!ENTITY x 'y'>]>" + drawing(""), "entities"},
                    Refused{drawing("<path d='M0 0' fill='url(http://example.org/a)'/>"), "outside"},
                    Refused{drawing("<path d='M0 0' style='fill: url(a.svg#b)'/>"), "outside"},
                    Refused{drawing("<linearGradient xlink:href='http://example.org/a'/>"), "outside"},
                    Refused{drawing("<linearGradient id='a' xlink:href='#a'/>"), "stand before"},
                    Refused{drawing("<linearGradient id='a'/><linearGradient id='a'/>"), "same name"},
                    Refused{drawing("<path d='&x;'/>"), "odd letter"},
                    Refused{drawing("<path fill='\xff'/>"), "odd letter"}));

INSTANTIATE_TEST_SUITE_P(
    ThatWouldTakeLong, RefusedDrawing,
    testing::Values(Refused{drawing(repeated("<g>", 16) + repeated("</g>", 16)), "nested too deeply"},
                    Refused{drawing(repeated("<rect/>", 500)), "too many parts"},
                    Refused{drawing("<path d='M0 0" + repeated("h1v1", 3000) + "'/>"), "too intricate"},
                    Refused{drawing("<path d='M0 0L1001 0'/>"), "too large"},
                    Refused{drawing("<path d='M0 0L1e300 0'/>"), "too large"},
                    Refused{drawing("<circle r='1e999'/>"), "too large"},
                    Refused{drawing("<path stroke-width='5.5' d='M0 0'/>"), "too large"},
                    Refused{drawing("<path style='stroke-width:6' d='M0 0'/>"), "too large"},
                    Refused{drawing("<g transform='scale(99)'/>"), "too large"},
                    Refused{drawing("<g transform='skewX(89.99)'/>"), "too large"},
                    Refused{drawing("<g transform='scale(9)'><path d='M0 90L90 0'/></g>"), "too large"}));

TEST(SvgCleaning, TakesAsMuchAsIsAllowed) {
    EXPECT_THAT(cleaned(drawing(repeated("<g>", 15) + repeated("</g>", 15) + repeated("<rect/>", 400)
                                + "<path stroke-width='5' d='M0 0L10 0" + repeated("h1v1", 2990) + "'/>")),
                Not(StartsWith("refused")));
}

TEST(SvgCleaning, CountsWhatReachesFarAsOftenAsItIsLong) {
    const auto path = [](int lines) { return drawing("<path d='M0 0" + repeated("h1v100", lines) + "'/>"); };
    EXPECT_THAT(cleaned(path(298)), Not(StartsWith("refused")));
    EXPECT_THAT(cleaned(path(300)), HasSubstr("too intricate"));
}

}  // namespace
}  // namespace roque
