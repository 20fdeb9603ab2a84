#pragma once

#include <filesystem>
#include <string_view>

#include <wx/bmpbndl.h>
#include <wx/colour.h>
#include <wx/icon.h>

namespace roque {

/// The toolbar's icons: line drawings in the desktop's text colour, so that they are visible in light and
/// dark themes. [ui-thread]
class ToolbarIcons {
public:
    /// `folder` contains the drawings as SVG files that draw in the colour "#000".
    explicit ToolbarIcons(std::filesystem::path folder);

    /// The icon of a name; an empty square if its file is unusable.
    [[nodiscard]] wxBitmapBundle icon(std::string_view name) const;

    /// The program's icon, in its own colours.
    [[nodiscard]] wxIcon programIcon() const;

private:
    std::filesystem::path folder_;
    wxColour colour_;
};

}  // namespace roque
