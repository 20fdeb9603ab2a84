#pragma once

#include <stdexcept>
#include <string>
#include <string_view>

#include "model/notation/fen.h"

namespace roque::test {

/// The position of a valid FEN; otherwise throws what is wrong with it.
inline Position positionOf(std::string_view fen) {
    const auto position = parseFen(fen);
    if (!position)
        throw std::invalid_argument(std::string(fen) + "\n" + english(position.error().describe()));
    return *position;
}

}  // namespace roque::test
