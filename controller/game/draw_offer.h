#pragma once

#include <optional>

#include "controller/search/search.h"
#include "model/base/color.h"

namespace roque {

/// A draw offer, and an AI player's answer to one, which follows its own evaluation. [ui-thread]
class DrawOffer {
public:
    /// The side whose offer has not been answered yet.
    [[nodiscard]] std::optional<Color> by() const noexcept { return by_; }
    void make(Color by) noexcept { by_ = by; }
    /// The offer was answered, or a move was made (FIDE article 9.1.2.2).
    void lapse() noexcept { by_.reset(); }

    /// Notes a player's evaluation of its position.
    void noteScore(Color color, const SearchInfo& info);

    /// Whether the AI player of a side agrees to a draw after `plies`: if it is clearly worse or, in a long
    /// game, not better.
    [[nodiscard]] bool agrees(Color color, unsigned plies) const noexcept;

private:
    std::optional<Color> by_;
    ByColor<std::optional<Score>> scores_;  ///< from each side's point of view
};

}  // namespace roque
