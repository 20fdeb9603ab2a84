#pragma once

#include <cstdint>
#include <optional>

#include "model/base/export.h"
#include "model/tactics/gain.h"
#include "model/tactics/material_proof.h"

namespace roque {

/// Finds what a move wins and how, and proves it: every Gain it returns holds against every reply, as far as
/// a MaterialProof looks. [search-thread]
class ROQUE_MODEL GainFinder {
public:
    /// The proof outlives the finder. One claim may cost `perClaim` positions of it.
    GainFinder(MaterialProof& proof, std::uint64_t perClaim) noexcept : proof_(proof), perClaim_(perClaim) {}

    /// What an engine's scores say of a gain, in pawns.
    struct Belief {
        /// No piece is worth more: where scores vouch for so much nothing is doubted, and no more is counted.
        static constexpr int kAnything = 9;
        int most = 0;  ///< a greater gain is doubted altogether
        /// A greater gain must hold for one reply more, and is told up to here if it has no name.
        int sure = 0;
    };

    /// What a legal move wins, counted from the winner's balance of material `before`. Nothing if it wins
    /// nothing, or if that cannot be proved or believed.
    [[nodiscard]] std::optional<Gain> find(const Position& position, Move move, int before,
                                           const Belief& belief);

    /// Whether as much as was found last is won by a move in another position.
    [[nodiscard]] MaterialProof::Verdict holdsIn(const Position& position, Move move);
    /// Whether it is won in a position where the opponent is to move.
    [[nodiscard]] MaterialProof::Verdict holdsAfter(const Position& position);
    /// Whether it is won in a position where the winner is to move, by whatever move.
    [[nodiscard]] MaterialProof::Verdict holdsAtAll(const Position& position);

private:
    [[nodiscard]] bool findAmount(const Belief& belief);
    [[nodiscard]] bool isProved(const MaterialClaim& claim);
    [[nodiscard]] bool isLasting(const MaterialClaim& claim);
    [[nodiscard]] MaterialClaim capturing(Bitboard victims, Square hunter) const;

    [[nodiscard]] std::optional<Gain> byCapture();
    [[nodiscard]] std::optional<Gain> byFork();
    [[nodiscard]] std::optional<Gain> byLines();
    [[nodiscard]] std::optional<Gain> byDiscovery();
    [[nodiscard]] std::optional<Gain> byAttack();
    [[nodiscard]] std::optional<Gain> byPromotion();
    [[nodiscard]] Gain gain(Motif motif, std::vector<PlacedPiece> pieces, int worth) const;

    MaterialProof& proof_;
    std::uint64_t perClaim_;
    Position position_ = Position::start();
    Position after_ = Position::start();
    Move move_ = Move::none();
    Square arrival_ = Square::None;  ///< of the piece moved; None for castling
    MaterialClaim claim_;            ///< the amount, proved
    unsigned replies_ = 2;           ///< that it takes
};

}  // namespace roque
