#pragma once

#include <cstdint>

namespace roque::sdk {

/// How good a position is for the side to move.
struct Score {
    enum class Kind : std::uint8_t {
        Centipawns,  ///< hundredths of a pawn
        Mate,        ///< moves until mate; negative: the side to move is mated, 0: it is mated already
    };
    Kind kind = Kind::Centipawns;
    int value = 0;

    bool operator==(const Score&) const = default;
};

}  // namespace roque::sdk
