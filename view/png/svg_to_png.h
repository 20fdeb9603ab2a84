#pragma once

#include <string>
#include <string_view>

// The one function of the library roque-png.so, which is built together with the program that loads it.

/// Its name in the library.
#define ROQUE_SVG_TO_PNG "roque_svg_to_png"

/// Renders a drawing in SVG as an opaque picture of `pixels` times `pixels` and appends it to `png`. Where
/// that fails, says why in `error`, in an English sentence without a full stop, and returns false. Needs no
/// display.
using SvgToPng = bool(std::string_view svg, int pixels, std::string& png, std::string& error);

extern "C" [[gnu::visibility("default")]] SvgToPng roque_svg_to_png;
