#pragma once

#include <wx/image.h>
#include <wx/window.h>

namespace roque::test {

/// What the screen shows of a window's client area.
[[nodiscard]] wxImage pictureOf(wxWindow& window);

}  // namespace roque::test
