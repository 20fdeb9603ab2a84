#pragma once

#include <wx/image.h>
#include <wx/window.h>

namespace roque::test {

/// What the screen shows of a window's client area, in the pixels of the screen.
[[nodiscard]] wxImage pictureOf(wxWindow& window);

/// What the screen shows where a window is: of a frame, with its menus and its toolbar.
[[nodiscard]] wxImage screenAt(const wxWindow& window);

}  // namespace roque::test
