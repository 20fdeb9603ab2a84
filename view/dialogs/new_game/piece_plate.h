#pragma once

#include <wx/bitmap.h>

namespace roque {

/// A piece's picture on a small plate, on which pieces of both colours are seen in every theme. The plate is
/// a little larger than the picture; `scale` is the number of pixels in a device-independent one. [ui-thread]
[[nodiscard]] wxBitmap onPlate(const wxBitmap& piece, double scale);

}  // namespace roque
