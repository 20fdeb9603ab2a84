#pragma once

#include <optional>
#include <vector>

#include "model/tactics/gain.h"

namespace roque {

/// What a reply forces or threatens without winning anything. What is forced is proved against every answer,
/// what is threatened if the side passes.
struct Pressure {
    enum class Kind : std::uint8_t {
        MateThreat,    ///< if the side did nothing, it would be mated
        Attack,        ///< one piece must move, or material is lost
        Threat,        ///< if the side did nothing, one piece would be lost
        TacticThreat,  ///< if the side did nothing, a move would win material: `gain`
        PassedPawn,    ///< the opponent has a passed pawn more
        DoubledPawns,  ///< two pawns of the side stand on one file
        IsolatedPawn,  ///< a pawn of the side has none beside it any more
    };

    Kind kind = Kind::Threat;
    Move move = Move::none();         ///< the reply
    std::vector<PlacedPiece> pieces;  ///< that it is about, where they stand after the reply
    unsigned moves = 0;               ///< of a MateThreat
    bool isAgain = false;             ///< of an Attack: the piece has just moved
    std::optional<Gain> gain{};       ///< of a TacticThreat, after the reply and a pass

    bool operator==(const Pressure&) const = default;
};

/// The word for a kind in JSON, such as "mate threat".
[[nodiscard]] ROQUE_MODEL const char* wordFor(Pressure::Kind kind) noexcept;

/// A sentence without a full stop about what a reply does in a position, such as "d4 attacks the rook on h6,
/// which must move again".
[[nodiscard]] ROQUE_MODEL Message describe(const Pressure& pressure, const Position& position,
                                           const MoveWriter& write = toSan);

}  // namespace roque
