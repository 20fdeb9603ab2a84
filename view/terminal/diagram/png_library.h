#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "model/base/message.h"
#include "model/base/result.h"

namespace roque::terminal {

/// Why a PNG could not be made.
struct PngError {
    enum class Kind : std::uint8_t {
        CannotLoad,    ///< the rendering library is missing or cannot be used
        CannotRender,  ///< the library rejects the drawing, or memory is too short for the picture
    };

    Kind kind;
    std::string reason;  ///< in the words of the system or the library

    /// A sentence without a full stop.
    [[nodiscard]] Message describe() const;
};

/// Renders an SVG drawing as PNG, `pixels` wide and high. The first call loads the rendering library
/// (view/png), so that commands without PNG start without it.
[[nodiscard]] Result<std::string, PngError> toPng(std::string_view svg, int pixels);

}  // namespace roque::terminal
