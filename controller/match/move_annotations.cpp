#include "controller/match/move_annotations.h"

#include <algorithm>

#include <fmt/format.h>

namespace roque::match {

std::string evaluationText(const sdk::Score& scoreForMover, Color mover, unsigned depth) {
    const int value = mover == Color::White ? scoreForMover.value : -scoreForMover.value;
    const std::string score = scoreForMover.kind == sdk::Score::Kind::Mate
                                  ? fmt::format("#{}", value)
                                  : fmt::format("{:.2f}", value / 100.0);
    return depth > 0 ? fmt::format("{},{}", score, depth) : score;
}

}  // namespace roque::match
