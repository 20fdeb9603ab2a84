#pragma once

#include <filesystem>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>

#include "model/notation/start_position.h"

namespace roque {

/// Open the window, with a position or a file of games if one was named.
struct OpenWindow {
    std::optional<StartPosition> start = std::nullopt;
    std::optional<std::filesystem::path> file = std::nullopt;
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
/// or several. One argument is a file if there is one of that name, or if it ends as names of such files do.
[[nodiscard]] Arguments parseArguments(std::span<const std::string_view> arguments);

}  // namespace roque
