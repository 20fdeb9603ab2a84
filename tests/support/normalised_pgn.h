#pragma once

#include <optional>
#include <sstream>
#include <string>

#include "controller/pgn/pgn_batch_reader.h"
#include "controller/pgn/pgn_normalisation.h"

namespace roque::test {

/// What `roque-cli pgn normalise` makes of a text; nothing if it refuses it.
[[nodiscard]] inline std::optional<std::string> normalised(const std::string& text) {
    std::istringstream stream(text);
    PgnBatchReader reader(stream);
    std::string written;
    while (const auto batch = reader.next()) written += normaliseGames(*batch).text;
    if (!reader.isText() || reader.isBroken()) return std::nullopt;
    return written;
}

}  // namespace roque::test
