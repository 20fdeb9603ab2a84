#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "model/base/result.h"

namespace roque::terminal {

/// Why there is no PNG.
struct PngError {
    enum class Kind : std::uint8_t {
        CannotLoad,    ///< the library that renders is missing or cannot be used
        CannotRender,  ///< it does not take the drawing, or there is no memory for so large a picture
    };

    Kind kind;
    std::string reason;  ///< as the system or the library says it

    /// One English sentence without a full stop.
    [[nodiscard]] std::string describe() const;
};

/// The PNG of a drawing in SVG, `pixels` wide and high. The library that can render one (view/png) is loaded
/// when this is called for the first time, so that what needs no PNG starts without it.
[[nodiscard]] Result<std::string, PngError> toPng(std::string_view svg, int pixels);

}  // namespace roque::terminal
