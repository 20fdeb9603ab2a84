#include "view/terminal/diagram/png_library.h"

#include <system_error>

#include <boost/dll/runtime_symbol_info.hpp>
#include <boost/dll/shared_library.hpp>

#include "view/png/svg_to_png.h"

namespace roque::terminal {
namespace {

/// The library. It is never unloaded, not even at exit: GLib, on which it depends, does not survive that.
const boost::dll::shared_library& library() {
    static const auto* const loaded = new boost::dll::shared_library(
        boost::dll::program_location().parent_path() / ROQUE_LIB_FROM_BIN / "roque-png.so");
    return *loaded;
}

}  // namespace

Message PngError::describe() const {
    return kind == Kind::CannotLoad
               ? ROQUE_MESSAGE("roque-png.so, which renders PNG, cannot be loaded: {0}", reason)
               : ROQUE_MESSAGE("the picture cannot be rendered: {0}", reason);
}

Result<std::string, PngError> toPng(std::string_view svg, int pixels) {
    try {
        std::string png;
        std::string error;
        if (library().get<SvgToPng>(ROQUE_SVG_TO_PNG)(svg, pixels, png, error)) return png;
        return PngError{PngError::Kind::CannotRender, error};
    } catch (const std::system_error& error) {
        return PngError{PngError::Kind::CannotLoad, error.what()};
    }
}

}  // namespace roque::terminal
