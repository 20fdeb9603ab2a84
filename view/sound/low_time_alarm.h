#pragma once

#include "model/base/color.h"

namespace roque {

/// Warns once when a side becomes short of time, and again only after it has had enough. Knows no toolkit.
class LowTimeAlarm {
public:
    /// Records whether a side is short of time now. Returns whether to warn.
    [[nodiscard]] bool rings(Color color, bool isShort) noexcept {
        const bool wasShort = wasShort_[color];
        wasShort_[color] = isShort;
        return isShort && !wasShort;
    }

private:
    ByColor<bool> wasShort_{};
};

}  // namespace roque
