#include "view/commands/toolbar_icons.h"

#include <fstream>
#include <iterator>
#include <string>
#include <utility>

#include <wx/settings.h>

#include "view/toolkit/svg_rendering.h"

namespace roque {
namespace {

constexpr int kSide = 24;  ///< in device independent pixels

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

ToolbarIcons::ToolbarIcons(std::filesystem::path folder)
    : folder_(std::move(folder)), colour_(wxSystemSettings::GetColour(wxSYS_COLOUR_BTNTEXT)) {}

wxBitmapBundle ToolbarIcons::icon(std::string_view name) const {
    const std::string svg = contentsOf(folder_ / (std::string(name) + ".svg"));
    const wxBitmapBundle drawing = parseSvg(recoloured(svg, colour_));
    if (!drawing.IsOk()) return wxBitmapBundle::FromBitmap(wxBitmap(kSide, kSide));
    return wxBitmapBundle::FromBitmaps(renderSvg(drawing, kSide), renderSvg(drawing, 2 * kSide));
}

wxIcon ToolbarIcons::programIcon() const {
    constexpr int kProgramIconSide = 64;
    const wxBitmapBundle drawing = parseSvg(contentsOf(folder_ / "roque.svg"));
    wxIcon icon;
    if (drawing.IsOk()) icon.CopyFromBitmap(renderSvg(drawing, kProgramIconSide));
    return icon;
}

}  // namespace roque
