#pragma once

#include <string>
#include <string_view>

// The one function of the library roque-png.so, which is built with the program that loads it.

/// Its name in the library.
#define ROQUE_SVG_TO_PNG "roque_svg_to_png"

/// Renders an SVG drawing as an opaque picture of `pixels` times `pixels` and appends it to `png`. On
/// failure, puts the reason into `error`, an English sentence without a full stop, and returns false. Needs
/// no display.
using SvgToPng = bool(std::string_view svg, int pixels, std::string& png, std::string& error);

extern "C" [[gnu::visibility("default")]] SvgToPng roque_svg_to_png;
