#pragma once

#include <wx/image.h>
#include <wx/window.h>

namespace roque::test {

/// What the screen shows of a window's client area, in the pixels of the screen.
[[nodiscard]] wxImage pictureOf(wxWindow& window);

}  // namespace roque::test
