#include "view/toolkit/line_icons.h"

#include <fstream>
#include <iterator>
#include <string>

#include "view/toolkit/svg_rendering.h"

namespace roque {
namespace {

std::string contentsOf(const std::filesystem::path& path) {
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

std::string recoloured(std::string svg, const wxColour& colour) {
    constexpr std::string_view kDrawnIn = "#000";
    const std::string wanted = colour.GetAsString(wxC2S_HTML_SYNTAX).utf8_string();
    for (std::size_t at = svg.find(kDrawnIn); at != std::string::npos; at = svg.find(kDrawnIn, at))
        svg.replace(at, kDrawnIn.size(), wanted), at += wanted.size();
    return svg;
}

}  // namespace

wxBitmapBundle LineIcons::icon(std::string_view name, const wxColour& colour, int side) const {
    return svgIcon(recoloured(contentsOf(folder_ / (std::string(name) + ".svg")), colour), side);
}

wxIcon LineIcons::programIcon() const {
    constexpr int kProgramIconSide = 64;
    const wxBitmapBundle drawing = parseSvg(contentsOf(folder_ / "roque.svg"));
    wxIcon icon;
    if (drawing.IsOk()) icon.CopyFromBitmap(renderSvg(drawing, kProgramIconSide));
    return icon;
}

}  // namespace roque
