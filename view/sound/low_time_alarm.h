#pragma once

#include "model/base/color.h"

namespace roque {

/// Warns once when a side's time becomes short, and again only after it was long. Knows no toolkit.
class LowTimeAlarm {
public:
    /// Notes whether a side's time is short now. Returns whether to warn.
    [[nodiscard]] bool rings(Color color, bool isShort) noexcept {
        const bool wasShort = wasShort_[color];
        wasShort_[color] = isShort;
        return isShort && !wasShort;
    }

private:
    ByColor<bool> wasShort_{};
};

}  // namespace roque
