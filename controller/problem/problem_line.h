#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "model/base/result.h"

namespace roque {

/// A mate problem from a line of a file.
struct ProblemLine {
    std::string fen;
    std::optional<unsigned> moves;  ///< of the mate, if the line states it
};

/// The error of a line that is not text: the rest of the file is not worth reading.
inline constexpr auto kNotText = ROQUE_PATTERN("this is not text");

/// Reads a line: a FEN, optionally followed by a tab and the length of the mate, or EPD (four fields and
/// operations; `dm` is the length; PGN standard, section 16.2). Does not check the FEN. The error says what
/// is wrong.
[[nodiscard]] Result<ProblemLine, Message> parseProblemLine(std::string_view line);

}  // namespace roque
