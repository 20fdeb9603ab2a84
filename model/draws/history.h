#pragma once

#include <cstddef>
#include <vector>

#include "model/position/position.h"

namespace roque {

/// The positions of a line of play, for the rules that count: repetition and moves without progress.
class History {
public:
    explicit History(const Position& start) : positions_{start} {}

    void push(const Position& position) { positions_.push_back(position); }
    /// Forgets the last position; the start stays.
    void pop() {
        if (positions_.size() > 1) positions_.pop_back();
    }

    /// The position the line has come to.
    [[nodiscard]] const Position& current() const noexcept { return positions_.back(); }
    /// Plies played since the start.
    [[nodiscard]] std::size_t plies() const noexcept { return positions_.size() - 1; }

    /// How often the current position has occurred, this time included (FIDE article 9.2.3).
    [[nodiscard]] unsigned repetitions() const noexcept { return 1 + earlier(current(), plies()); }

private:
    /// Occurrences before the ply `at`, at which `position` stands. No capture or pawn move lies between
    /// equal positions, and the same side is to move in both.
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
