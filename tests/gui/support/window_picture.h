#pragma once

#include <wx/image.h>
#include <wx/window.h>

namespace roque::test {

/// The client area of a window as it is on the screen, in screen pixels.
[[nodiscard]] wxImage pictureOf(wxWindow& window);

/// A window as it is on the screen; for a frame, with its menus and toolbar.
[[nodiscard]] wxImage screenAt(const wxWindow& window);

}  // namespace roque::test
