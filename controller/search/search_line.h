#pragma once

#include <string_view>

#include "controller/search/search.h"

namespace roque {

/// Writes a line of play into a SearchInfo, move by move, as far as the moves are legal.
class SearchLine {
public:
    /// More plies than any engine needs: a line without end must not keep us busy.
    static constexpr std::size_t kMaxPlies = 1000;

    /// Writes into `info`, which outlives this object. The line begins in `position`.
    SearchLine(const Position& position, SearchInfo& info) : position_(position), info_(info) {}

    /// Adds a move in UCI notation. False if it is not legal: then the line ends before it.
    bool add(std::string_view move);

private:
    Position position_;
    SearchInfo& info_;
};

}  // namespace roque
