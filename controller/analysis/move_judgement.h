#pragma once

#include <cstdint>
#include <optional>

#include "model/game/move_notes.h"

namespace roque {

/// What a sign says of a move.
enum class MoveJudgement : std::uint8_t {
    None,
    Inaccuracy,  ///< ?!
    Mistake,     ///< ?
    Blunder,     ///< ??
    Good,        ///< !: the only move that holds the position, and not an obvious one
    Only,        ///< □: the only one too, but it answers a check or takes back
};

/// The judgement of a move that gives away so much of the expected score, in points from 0 to 1: from 5, 10
/// and 15 of 100 on (lila, Advice.scala, where a game is worth 200). A loss counts as it is written, in
/// hundredths of a point of 100: so the figures in a game tell the same as its signs.
[[nodiscard]] constexpr MoveJudgement judgementOf(double loss) noexcept {
    constexpr double kRounding = 0.00005;
    if (loss >= 0.15 - kRounding) return MoveJudgement::Blunder;
    if (loss >= 0.10 - kRounding) return MoveJudgement::Mistake;
    return loss >= 0.05 - kRounding ? MoveJudgement::Inaccuracy : MoveJudgement::None;
}

/// Whether a judgement is ?!, ? or ??.
[[nodiscard]] constexpr bool isMistake(MoveJudgement judgement) noexcept {
    return judgement == MoveJudgement::Inaccuracy || judgement == MoveJudgement::Mistake
           || judgement == MoveJudgement::Blunder;
}

/// Whether a loss is so near to a border that a second look may judge otherwise: within 3 points of 100.
[[nodiscard]] constexpr bool isNearBorder(double loss) noexcept {
    return loss > 0.05 - 0.03 && loss < 0.15 + 0.03;
}

/// The NAG of a judgement; nothing for none.
[[nodiscard]] constexpr std::optional<Nag> nagOf(MoveJudgement judgement) noexcept {
    switch (judgement) {
        case MoveJudgement::Inaccuracy:
            return Nag{6};
        case MoveJudgement::Mistake:
            return Nag{2};
        case MoveJudgement::Blunder:
            return Nag{4};
        case MoveJudgement::Good:
            return Nag{1};
        case MoveJudgement::Only:
            return Nag{7};
        case MoveJudgement::None:
            break;
    }
    return std::nullopt;
}

}  // namespace roque
