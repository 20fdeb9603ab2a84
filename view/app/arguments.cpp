#include "view/app/arguments.h"

#include <system_error>

namespace roque {
namespace {

constexpr std::string_view kHelp =
    "usage: roque [FEN | FILE]\n"
    "\n"
    "Opens the window of Roque, a chess program, with a game from the start position or from the\n"
    "position that a FEN describes, or with the games of a file (PGN) or the position in one (.fen).\n"
    "\n"
    "  -h, --help      print this text\n"
    "  -v, --version   print the version\n"
    "\n"
    "roque-cli does without a window.\n";

/// Whether an argument names something on the disk. The window tells why a folder cannot be opened.
bool isFile(std::string_view argument) {
    std::error_code code;
    const std::filesystem::path path(argument);
    return path.extension() == ".pgn" || path.extension() == ".fen" || std::filesystem::exists(path, code);
}

std::string joined(std::span<const std::string_view> words) {
    std::string text;
    for (const std::string_view word : words) {
        if (!text.empty()) text += ' ';
        text += word;
    }
    return text;
}

}  // namespace

Arguments parseArguments(std::span<const std::string_view> arguments) {
    for (const std::string_view argument : arguments) {
        if (argument == "-h" || argument == "--help") return PrintText{std::string(kHelp)};
        if (argument == "-v" || argument == "--version") return PrintText{"roque " ROQUE_VERSION "\n"};
        if (argument.starts_with('-') && argument.size() > 1)
            return RefuseArguments{"roque: there is no option " + std::string(argument)
                                   + "; roque --help tells which there are\n"};
    }
    if (arguments.empty()) return OpenWindow{};
    if (arguments.size() == 1 && isFile(arguments[0])) return OpenWindow{std::nullopt, arguments[0]};
    const auto start = readStartPosition(joined(arguments));
    if (!start)
        return RefuseArguments{"roque: this FEN cannot be used:\n" + english(start.error().describe())
                               + '\n'};
    return OpenWindow{*start};
}

}  // namespace roque
