#pragma once

#include "view/window/page_frame.h"
#include "view/window/play_page.h"

namespace roque {

/// Adds all pages of the window to its frame, in their order. This is the only place that lists them.
/// Returned is the page for playing, which the frame owns.
PlayPage& addPages(PageFrame& frame, const PageContext& context);

}  // namespace roque
