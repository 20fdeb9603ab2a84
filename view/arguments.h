#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>

#include "model/notation/start_position.h"

namespace roque {

/// Open the window, with a position if one was named.
struct OpenWindow {
    std::optional<StartPosition> start;
};
/// Print a text and leave.
struct PrintText {
    std::string text;
};
/// The arguments are wrong: print why and leave with the exit code of a wrong call.
struct RefuseArguments {
    std::string reason;
};
using Arguments = std::variant<OpenWindow, PrintText, RefuseArguments>;

/// What the command line of the program, without its name, asks for. The fields of a FEN may be one argument
/// or several.
[[nodiscard]] Arguments parseArguments(std::span<const std::string_view> arguments);

}  // namespace roque
