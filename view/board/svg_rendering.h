#pragma once

#include <string>

#include <wx/bitmap.h>
#include <wx/bmpbndl.h>

namespace roque {

/// A drawing in SVG, to be rendered in any size; not IsOk() if the text is none or if it draws nothing.
[[nodiscard]] wxBitmapBundle parseSvg(const std::string& text);

/// The drawing as a picture of `pixels` times `pixels` with straight (not premultiplied) alpha and no scale
/// factor.
[[nodiscard]] wxBitmap renderSvg(const wxBitmapBundle& drawing, int pixels);

}  // namespace roque
