#pragma once

#include <string>

#include <wx/bitmap.h>
#include <wx/bmpbndl.h>

namespace roque {

/// An SVG drawing that can be rendered at any size; not IsOk() if the text is not SVG or draws nothing.
[[nodiscard]] wxBitmapBundle parseSvg(const std::string& text);

/// An icon, `side` by `side` device-independent pixels; an empty one if the text is not SVG. It is rendered
/// when it is first shown, at the scale of the screen.
[[nodiscard]] wxBitmapBundle svgIcon(const std::string& text, int side);

/// Renders the drawing at `pixels` times `pixels`, with straight (not premultiplied) alpha and no scale
/// factor.
[[nodiscard]] wxBitmap renderSvg(const wxBitmapBundle& drawing, int pixels);

}  // namespace roque
