#pragma once

#include <filesystem>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>

#include "model/notation/start_position.h"

namespace roque {

/// Open the window, with a position or a file of games if one was given.
struct OpenWindow {
    std::optional<StartPosition> start = std::nullopt;
    std::optional<std::filesystem::path> file = std::nullopt;
};
/// Print a text and exit.
struct PrintText {
    std::string text;
};
/// The arguments are invalid: print why, and exit with the exit code for wrong usage.
struct RefuseArguments {
    std::string reason;
};
using Arguments = std::variant<OpenWindow, PrintText, RefuseArguments>;

/// What the command line, without the program's name, asks for. The fields of a FEN may be one argument or
/// several. A single argument is a file if a file of that name exists, or if the name ends like that of such
/// a file.
[[nodiscard]] Arguments parseArguments(std::span<const std::string_view> arguments);

}  // namespace roque
