#pragma once

#include <optional>
#include <string>

#include "controller/analysis/white_score.h"

namespace roque {

/// What an evaluation bar shows. Knows no toolkit.
struct BarLook {
    double upper = 0.5;  ///< the part of its height that belongs to the side at the upper end
    bool isUpperWhite = false;
    std::string number;          ///< White's expected score of 100; empty: nothing is known
    bool isNumberAbove = false;  ///< it stands at the end of the side that is better

    bool operator==(const BarLook&) const = default;
};

/// The look of a bar beside a board with White below, or else above. It shows White's expected score, also
/// when Black is to move. A bound is not shown.
[[nodiscard]] BarLook barLook(const std::optional<WhiteScore>& score, bool isWhiteBelow);

}  // namespace roque
