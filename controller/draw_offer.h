#pragma once

#include <optional>

#include "controller/players/search.h"
#include "model/base/color.h"

namespace roque {

/// Who has offered a draw, and what an AI player says to one: it goes by its own opinion of the game.
/// [ui-thread]
class DrawOffer {
public:
    /// The side that has offered a draw which has not been answered yet.
    [[nodiscard]] std::optional<Color> by() const noexcept { return by_; }
    void make(Color by) noexcept { by_ = by; }
    /// It was answered, or a move was made (FIDE article 9.1.2.2).
    void lapse() noexcept { by_.reset(); }

    /// What a side's player thinks of its position.
    void heed(Color color, const SearchInfo& thought);

    /// Whether the AI player of a side agrees to a draw after so many plies: if it is clearly worse off, or,
    /// when the game has been long, if it is not better off.
    [[nodiscard]] bool agrees(Color color, unsigned plies) const noexcept;

private:
    std::optional<Color> by_;
    ByColor<std::optional<Score>> scores_;  ///< for the side itself
};

}  // namespace roque
