#pragma once

#include <cstddef>
#include <vector>

#include "model/position/position.h"

namespace roque {

/// The positions of a line of play, for the repetition rule.
class History {
public:
    explicit History(const Position& start) : positions_{start} {}

    void push(const Position& position) { positions_.push_back(position); }
    /// Removes the last position; the start stays.
    void pop() {
        if (positions_.size() > 1) positions_.pop_back();
    }

    /// The last position of the line.
    [[nodiscard]] const Position& current() const noexcept { return positions_.back(); }
    /// Plies played since the start.
    [[nodiscard]] std::size_t plies() const noexcept { return positions_.size() - 1; }

    /// How often the current position has occurred, including now (FIDE article 9.2.3).
    [[nodiscard]] unsigned repetitions() const noexcept { return 1 + earlier(current(), plies()); }

private:
    /// Counts the occurrences of `position` before ply `at`. Equal positions have the same side to move and
    /// no capture or pawn move between them.
    [[nodiscard]] unsigned earlier(const Position& position, std::size_t at) const noexcept {
        unsigned found = 0;
        const std::size_t reversible = position.halfmoveClock();
        for (std::size_t back = 2; back <= reversible && back <= at; back += 2) {
            if (positions_[at - back].isSameAs(position)) ++found;
        }
        return found;
    }

    std::vector<Position> positions_;
};

}  // namespace roque
