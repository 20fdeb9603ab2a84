#pragma once

namespace roque {

/// Whether the desktop lets things move on the screen (GTK's setting gtk-enable-animations). [ui-thread]
[[nodiscard]] bool desktopAnimates();

}  // namespace roque
