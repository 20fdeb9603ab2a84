#pragma once

#include <optional>

#include "model/base/color.h"

namespace roque {

/// A draw offer (FIDE article 9.1). [ui-thread]
class DrawOffer {
public:
    /// The side whose offer has not been answered yet.
    [[nodiscard]] std::optional<Color> by() const noexcept { return by_; }
    void make(Color by) noexcept { by_ = by; }
    /// The offer was answered, or a move was made (FIDE article 9.1.2.2).
    void lapse() noexcept { by_.reset(); }

private:
    std::optional<Color> by_;
};

}  // namespace roque
