#pragma once

#include <filesystem>
#include <string_view>

#include <wx/bmpbndl.h>
#include <wx/colour.h>
#include <wx/icon.h>

namespace roque {

/// The drawings of the toolbar: line drawings in one colour, that of the desktop's texts, so that they can be
/// seen in light and in dark themes. [ui-thread]
class ToolbarIcons {
public:
    /// `folder` has the drawings as SVG files that draw in the colour "#000".
    explicit ToolbarIcons(std::filesystem::path folder);

    /// The drawing of a name; an empty square if its file cannot be used.
    [[nodiscard]] wxBitmapBundle icon(std::string_view name) const;

    /// The program's own picture, in its own colours.
    [[nodiscard]] wxIcon programIcon() const;

private:
    std::filesystem::path folder_;
    wxColour colour_;
};

}  // namespace roque
