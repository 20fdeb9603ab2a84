#pragma once

#include <cstdint>

namespace roque::sdk {

/// The value of a position for the side to move.
struct Score {
    enum class Kind : std::uint8_t {
        Centipawns,  ///< hundredths of a pawn
        Mate,        ///< moves to mate; negative if the side to move is being mated, 0 if it is mated
    };
    Kind kind = Kind::Centipawns;
    int value = 0;

    bool operator==(const Score&) const = default;
};

}  // namespace roque::sdk
