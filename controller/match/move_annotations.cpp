#include "controller/match/move_annotations.h"

#include <algorithm>

#include <fmt/format.h>

namespace roque::match {

std::string clockText(std::chrono::milliseconds time) {
    const auto left = std::max(time, std::chrono::milliseconds(0)).count();
    std::string text = fmt::format("{}:{:02}:{:02}.{:03}", left / 3'600'000, left / 60'000 % 60,
                                   left / 1000 % 60, left % 1000);
    text.erase(text.find_last_not_of('0') + 1);
    if (text.back() == '.') text.pop_back();
    return text;
}

std::string evaluationText(const sdk::Score& scoreForMover, Color mover, unsigned depth) {
    const int value = mover == Color::White ? scoreForMover.value : -scoreForMover.value;
    const std::string score = scoreForMover.kind == sdk::Score::Kind::Mate
                                  ? fmt::format("#{}", value)
                                  : fmt::format("{:.2f}", value / 100.0);
    return depth > 0 ? fmt::format("{},{}", score, depth) : score;
}

}  // namespace roque::match
