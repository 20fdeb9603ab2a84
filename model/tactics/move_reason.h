#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "model/base/export.h"
#include "model/tactics/gain.h"
#include "model/tactics/mate_proof.h"
#include "model/tactics/pressure.h"

namespace roque {

/// Why a move is worse than another. Every reason is proved, none is an estimate.
struct MoveReason {
    enum class Kind : std::uint8_t {
        Mated,           ///< the opponent mates: `mate`
        Loss,            ///< the opponent wins material: `gain`
        Stalemate,       ///< the game is drawn at once
        DeadPosition,    ///< nobody can win any more
        Repetition,      ///< a draw can be claimed
        LostEnding,      ///< an ending of king and pawn against king is lost
        DrawnEnding,     ///< such an ending is drawn, with the pawn
        CastlingLost,    ///< the king stays in the middle for good, whatever is played
        Pressure,        ///< what the reply forces or threatens: `pressure`
        MissedMate,      ///< the side could have mated: `mate`
        MissedGain,      ///< the side could have won material: `gain`
        MissedPressure,  ///< what the better move forces or threatens: `pressure`
    };

    Kind kind = Kind::Loss;
    std::optional<ProvedMate> mate{};
    std::optional<Gain> gain{};
    std::optional<roque::Pressure> pressure{};

    /// The pieces that it is about.
    [[nodiscard]] ROQUE_MODEL std::vector<PlacedPiece> pieces() const;
    /// Whether it is about the move that would have been better, not about the reply.
    [[nodiscard]] bool isMissed() const noexcept {
        return kind == Kind::MissedMate || kind == Kind::MissedGain || kind == Kind::MissedPressure;
    }
    bool operator==(const MoveReason&) const = default;
};

/// The word for a kind in JSON, such as "mated".
[[nodiscard]] ROQUE_MODEL const char* wordFor(MoveReason::Kind kind) noexcept;

/// A sentence without a full stop about why a move in a position is worse.
[[nodiscard]] ROQUE_MODEL Message describe(const MoveReason& reason, const Position& before, Move move,
                                           const MoveWriter& write = toSan);

}  // namespace roque
