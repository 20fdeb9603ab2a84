#pragma once

#include <array>

#include "controller/search/search.h"
#include "model/board/board.h"

namespace roque {

/// Turns an engine's centipawns into an expected score. A centipawn is no unit: each engine has its own, and
/// what an advantage is worth depends on how many men are left. So a curve belongs to an engine.
///
/// It is logistic: an advantage of `c` centipawns is worth 1 / (1 + exp(-c / scale)) points. The scale
/// depends on the material of both sides (pawn 1, knight and bishop 3, rook 5, queen 9). [any-thread]
class WinCurve {
public:
    /// The material of each scale, in points; between two, the scale is interpolated.
    static constexpr std::array<unsigned, 5> kMaterial{18, 33, 48, 63, 78};
    using Scales = std::array<double, kMaterial.size()>;

    /// For engines that nobody has measured: the curve that lichess fitted to games of people, the same with
    /// any material.
    [[nodiscard]] static WinCurve standard() noexcept;
    /// Bastion's, fitted to its games against itself.
    [[nodiscard]] static WinCurve bastion() noexcept;

    /// A curve that is the same with any material. `scale` is positive, in centipawns.
    explicit constexpr WinCurve(double scale) noexcept { scales_.fill(scale); }
    /// A curve with a scale for each kMaterial, all positive.
    explicit constexpr WinCurve(const Scales& scales) noexcept : scales_(scales) {}

    /// The same curve for an engine to which so many centipawns are what one is here: with twice the stretch,
    /// its centipawns are worth half. `stretch` is positive.
    [[nodiscard]] WinCurve stretched(double stretch) const noexcept;

    /// The expected score of the side that is ahead by so many centipawns, between 0 and 1; less than a half
    /// if the number is negative.
    [[nodiscard]] double expected(int centipawns, const Board& board) const noexcept;

    /// The chances of the side that a score is for. A game is taken for two halves that are each won with the
    /// expected score, so that one that is level is drawn every second time. (In 248,134 positions of
    /// Bastion's own games of 1,000 nodes a move it was 36 of 100; the longer the games, the more.)
    [[nodiscard]] Chances chances(Score score, const Board& board) const noexcept;

    bool operator==(const WinCurve&) const = default;

private:
    [[nodiscard]] double scaleFor(const Board& board) const noexcept;

    Scales scales_{};
};

}  // namespace roque
