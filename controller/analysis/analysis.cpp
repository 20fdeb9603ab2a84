#include "controller/analysis/analysis.h"

#include <algorithm>
#include <utility>

namespace roque {

Analysis::Analysis(UiDispatcher& dispatcher, const AnalysisRules& rules)
    : dispatcher_(dispatcher), rules_(rules) {}

AnalysisEngine& Analysis::add(AnalysisPlayer player) {
    const std::size_t index = engines_.size();
    engines_.push_back(
        std::make_unique<AnalysisEngine>(dispatcher_, std::move(player), rules_, [this, index] {
            if (onChanged) onChanged(*engines_[index]);
        }));
    engines_.back()->setQuiet(isQuiet_);
    engines_.back()->setOnBattery(isOnBattery_);
    engines_.back()->show(subject_);
    return *engines_.back();
}

AnalysisEngine* Analysis::find(std::string_view player) const {
    const auto found = std::ranges::find_if(
        engines_, [player](const auto& engine) { return engine->player().id == player; });
    return found == engines_.end() ? nullptr : found->get();
}

void Analysis::shareThreads(unsigned processors) {
    unsigned taken = 0;
    unsigned sharing = 0;
    for (const auto& engine : engines_) {
        if (!engine->isOn()) continue;
        if (engine->player().sharesThreads)
            ++sharing;
        else
            taken += engine->threads();
    }
    const unsigned share = sharedThreads(processors, taken, sharing);
    for (const auto& engine : engines_) engine->setThreads(share);
}

unsigned Analysis::threads() const noexcept {
    unsigned sum = 0;
    for (const auto& engine : engines_) sum += engine->isDone() ? 0 : engine->threads();
    return sum;
}

void Analysis::leave() {
    for (const auto& engine : engines_) engine->turn(false);
}

void Analysis::show(std::optional<AnalysisSubject> shown) {
    shown_ = std::move(shown);
    update();
}

void Analysis::lock(bool isLocked) {
    isLocked_ = isLocked;
    locked_ = isLocked ? shown_ : std::nullopt;
    update();
}

void Analysis::seekThreat(bool isSought) {
    seeksThreat_ = isSought;
    update();
}

void Analysis::update() {
    subject_ = isLocked_ ? locked_ : shown_;
    if (subject_ && seeksThreat_) subject_ = threatIn(*subject_);
    for (const auto& engine : engines_) engine->show(subject_);
}

void Analysis::setSeen(bool isSeen) {
    if (std::exchange(isSeen_, isSeen) == isSeen) return;
    ++looks_;
    if (isSeen) return setQuiet(false);
    dispatcher_.postAfter(rules_.unseen, self_.bind([look = looks_](Analysis& self) {
        if (self.looks_ == look) self.setQuiet(true);
    }));
}

void Analysis::setOnBattery(bool isOnBattery) {
    isOnBattery_ = isOnBattery;
    for (const auto& engine : engines_) engine->setOnBattery(isOnBattery);
}

void Analysis::setQuiet(bool isQuiet) {
    isQuiet_ = isQuiet;
    for (const auto& engine : engines_) engine->setQuiet(isQuiet);
}

}  // namespace roque
