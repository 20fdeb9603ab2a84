#pragma once

#include "model/base/export.h"
#include "model/position/position.h"
#include "model/tactics/material_claim.h"

namespace roque {

/// Follows the pieces of a claim from move to move: where its victims and its hunter stand, and whether its
/// event has happened.
struct Hunt {
    Bitboard victims = kNoSquares;
    Square hunter = Square::None;
    bool hasHappened = false;

    /// The hunt of a claim before the first move.
    [[nodiscard]] static Hunt of(const MaterialClaim& claim) noexcept {
        return {claim.victims, claim.hunter, claim.event == MaterialClaim::Event::None};
    }
    /// The hunt after a legal move in a position.
    [[nodiscard]] ROQUE_MODEL Hunt after(const MaterialClaim& claim, const Position& position,
                                         Move move) const noexcept;

    bool operator==(const Hunt&) const = default;
};

/// The square on which a move captures; None if it does not.
[[nodiscard]] inline Square captureSquare(const Position& position, Move move) noexcept {
    if (move.isCastling()) return Square::None;
    if (move.kind() == Move::Kind::EnPassant) return shifted(move.to(), -forwardStep(position.sideToMove()));
    return position.board().isEmpty(move.to()) ? Square::None : move.to();
}

/// Whether a move captures or promotes.
[[nodiscard]] inline bool isNoisy(const Position& position, Move move) noexcept {
    return move.isPromotion() || captureSquare(position, move) != Square::None;
}

/// The legal captures and promotions.
[[nodiscard]] ROQUE_MODEL MoveList noisyMoves(const Position& position);

}  // namespace roque
