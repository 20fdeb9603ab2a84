#include "controller/tuning/tuning_path.h"

#include <algorithm>
#include <cassert>
#include <utility>

namespace roque::tuning {

TuningPath::TuningPath(const Spsa& spsa, std::size_t lag, std::span<const TuningRound> played)
    : spsa_(spsa), lag_(lag), size_(played.size()) {
    assert(lag >= 1);
    recent_.push_back(spsa.start());
    for (const TuningRound& round : played.last(std::min(lag, played.size()))) note(round.values);
}

Spsa::Sides TuningPath::begin(std::size_t round) const {
    assert(canBegin(round) && round >= size_);
    const std::size_t after = round + 1 > lag_ ? round + 1 - lag_ : 0;  // so many rounds
    return spsa_.sides(round, recent_[recent_.size() - 1 - (size_ - after)]);
}

void TuningPath::add(std::size_t round, std::optional<int> points) {
    waiting_.emplace(round, points);
}

std::optional<TuningRound> TuningPath::next() {
    const auto found = waiting_.find(size_);
    if (found == waiting_.end()) return std::nullopt;
    TuningRound round{size_, found->second, values()};
    if (round.points) round.values = spsa_.moved(std::move(round.values), size_, *round.points);
    waiting_.erase(found);
    ++size_;
    note(round.values);
    return round;
}

void TuningPath::note(Spsa::Values values) {
    recent_.push_back(std::move(values));
    if (recent_.size() > lag_) recent_.pop_front();
}

}  // namespace roque::tuning
