#pragma once

namespace roque {

/// Whether the present theme is one of those that desktops offer to people who need more contrast. They are
/// known by their names: the colours of GTK's own, dark grey on white, are nearly those of usual themes.
/// [ui-thread]
[[nodiscard]] bool isHighContrastTheme();

}  // namespace roque
