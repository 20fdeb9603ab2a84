#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "model/base/result.h"

namespace roque::terminal {

/// A mate problem as a line of a file has it.
struct ProblemLine {
    std::string fen;
    std::optional<unsigned> moves;  ///< the length that the line says
};

/// What is said of a line that is none, so that no other of its file is worth reading.
inline constexpr std::string_view kNotText = "this is not text";

/// Reads a line: a FEN, perhaps with a tab and the length of the mate behind it, or EPD (four fields, then
/// operations, of which `dm` says the length; Edwards's PGN standard, 16.2). The FEN is not judged here. An
/// error says what is wrong.
[[nodiscard]] Result<ProblemLine, std::string> parseProblemLine(std::string_view line);

}  // namespace roque::terminal
