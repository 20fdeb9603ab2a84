#pragma once

#include <filesystem>
#include <string_view>
#include <utility>

#include <wx/bmpbndl.h>
#include <wx/colour.h>
#include <wx/icon.h>

namespace roque {

/// Icons for buttons: line drawings in the colour of the text beside them, so that they are visible in light
/// and dark themes. [ui-thread]
class LineIcons {
public:
    /// `folder` contains the drawings as SVG files that draw in the colour "#000".
    explicit LineIcons(std::filesystem::path folder) : folder_(std::move(folder)) {}

    /// The icon of a name in a colour; an empty square if its file is unusable.
    [[nodiscard]] wxBitmapBundle icon(std::string_view name, const wxColour& colour,
                                      int side = kDefaultSide) const;

    /// The program's icon, in its own colours.
    [[nodiscard]] wxIcon programIcon() const;

    /// Sides in device independent pixels.
    static constexpr int kDefaultSide = 24;
    static constexpr int kSmall = 18;

private:
    std::filesystem::path folder_;
};

}  // namespace roque
