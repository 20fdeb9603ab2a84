#pragma once

#include <array>
#include <cstddef>

#include "model/attacks/attacks.h"
#include "model/endings/ending_material.h"

namespace roque {

/// The men of an ending on their squares: what they attack, how they move and how they have moved.
///
/// Moves may leave the own king attacked: the caller leaves out what leads to no legal position.
class EndingMen {
public:
    EndingMen(const EndingMaterial& material, const Placement& placement) noexcept
        : material_(material), placement_(placement) {
        for (std::size_t place = 0; place < material.size(); ++place) {
            squares_[place] =
                hasJustMovedTwo(place) ? stepped(placement[place], color(place), 3) : placement[place];
            occupied_ |= bit(squares_[place]);
        }
    }

    /// The square where a man really stands, also a pawn that has just made its double step.
    [[nodiscard]] Square square(std::size_t place) const noexcept { return squares_[place]; }
    [[nodiscard]] Bitboard occupied() const noexcept { return occupied_; }

    /// Whether men stand where they cannot: two on one square, kings that touch, pawns on a first or last
    /// rank.
    [[nodiscard]] bool isImpossible(Color toMove) const noexcept;
    [[nodiscard]] bool isAttacked(Square target, Color by) const noexcept {
        for (std::size_t place = 0; place < material_.size(); ++place) {
            if (color(place) == by && contains(attacks(place), target)) return true;
        }
        return false;
    }
    [[nodiscard]] Bitboard attacks(std::size_t place) const noexcept;

    /// The square behind a pawn that has just made its double step, where `side` may capture it; None
    /// without.
    [[nodiscard]] Square enPassantTarget(Color side, std::size_t& captured) const noexcept;

    /// Hands the placement after each move of a side that neither captures nor promotes to `visit`, until
    /// that returns false; returns whether it never did.
    template <typename Visit>
    bool forEachQuietMove(Color side, Visit visit) const {
        Placement after = settled();
        for (std::size_t place = 0; place < material_.size(); ++place) {
            if (color(place) != side) continue;
            const Square from = after[place];
            for (const Square to : SquaresOf(quietTargets(place))) {
                after[place] = to;
                if (!visit(afterStep(after, place, from))) return false;
            }
            after[place] = from;
        }
        return true;
    }

    /// Hands each placement from which a side may have moved to this one, without capture or promotion, to
    /// `visit`. Some of them may be no legal positions.
    template <typename Visit>
    void forEachMoveBack(Color side, Visit visit) const {
        Placement before = settled();
        for (std::size_t place = 0; place < material_.size(); ++place) {
            if (color(place) != side) continue;
            const Square to = before[place];
            for (const Square from : SquaresOf(origins(place))) {
                before[place] = from;
                visit(before);
                if (material_.hasEnPassant()) visitDoubleSteps(before, ~side, visit);
            }
            before[place] = to;
        }
    }

private:
    [[nodiscard]] Color color(std::size_t place) const noexcept { return material_.man(place).color; }
    [[nodiscard]] bool isPawn(std::size_t place) const noexcept {
        return material_.man(place).type == PieceType::Pawn;
    }
    [[nodiscard]] static Square stepped(Square square, Color color, int ranks) noexcept {
        return shifted(square, ranks * forwardStep(color));
    }
    [[nodiscard]] bool hasJustMovedTwo(std::size_t place) const noexcept {
        return isPawn(place) && relativeRank(color(place), rankOf(placement_[place])) == Rank::First;
    }
    /// The placement with each man where it really stands.
    [[nodiscard]] Placement settled() const noexcept;
    /// The placement after a move, marked if it was a double step that may be answered by a capture en
    /// passant.
    [[nodiscard]] Placement afterStep(Placement after, std::size_t place, Square from) const noexcept;
    [[nodiscard]] bool isBesidePawnOf(Color side, Square square) const noexcept;
    [[nodiscard]] Bitboard quietTargets(std::size_t place) const noexcept;
    [[nodiscard]] Bitboard origins(std::size_t place) const noexcept;

    template <typename Visit>
    void visitDoubleSteps(const Placement& before, Color side, Visit visit) const {
        for (std::size_t place = 2; place < material_.size(); ++place) {
            if (!isPawn(place) || color(place) != side) continue;
            if (relativeRank(side, rankOf(before[place])) != Rank::Fourth) continue;
            Placement marked = before;
            marked[place] = stepped(before[place], side, -3);
            visit(marked);
        }
    }

    const EndingMaterial& material_;
    Placement placement_;
    std::array<Square, kMaxEndingMen> squares_{};
    Bitboard occupied_ = kNoSquares;
};

}  // namespace roque
