#include "view/game_browser.h"

#include <algorithm>

namespace roque {
namespace {

/// From the root to a node and on to the end of its line.
std::vector<const GameNode*> lineThrough(const GameNode& node) {
    std::vector<const GameNode*> line;
    for (const GameNode* each = &node; each != nullptr; each = each->parent()) line.push_back(each);
    std::ranges::reverse(line);
    for (const GameNode* each = node.next(); each != nullptr; each = each->next()) line.push_back(each);
    return line;
}

}  // namespace

void GameBrowser::follow(const Game& game) {
    game_ = &game;
    leaveStudy();
}

void GameBrowser::open(Study& study) {
    study_ = &study;
    update();
}

void GameBrowser::leaveStudy() {
    study_ = nullptr;
    shown_ = standing_ = nullptr;  // and so where the game stands
    update();
}

void GameBrowser::update() {
    ++revision_;
    const bool wasLive = isLive();
    const bool wasPlayed = study_ == nullptr && shown_ != nullptr && isOnLine(played_);
    if (game_ != nullptr) {
        played_ = game_->line();
        standing_ = &game_->current();
    }
    if (study_ == nullptr && (wasLive || (wasPlayed && !isOnLine(played_)))) shown_ = standing_;
    draw();
}

/// Works out the line of the position that is looked at.
void GameBrowser::draw() {
    if (study_ != nullptr) shown_ = &study_->shown();
    if (shown_ == nullptr) return;
    line_ = study_ == nullptr && isOnLine(played_) ? played_ : lineThrough(*shown_);
}

bool GameBrowser::isOnLine(const std::vector<const GameNode*>& line) const noexcept {
    return index() < line.size() && line[index()] == shown_;
}

const GameNode* GameBrowser::variation(BrowseStep step) const noexcept {
    const GameNode* const parent = shown_ == nullptr ? nullptr : shown_->parent();
    if (parent == nullptr) return nullptr;
    const std::size_t place = parent->placeOf(*shown_);
    if (step == BrowseStep::PreviousVariation) return place == 0 ? nullptr : &parent->child(place - 1);
    return place + 1 < parent->childCount() ? &parent->child(place + 1) : nullptr;
}

bool GameBrowser::canGo(BrowseStep step) const noexcept {
    switch (step) {
        case BrowseStep::First:
        case BrowseStep::Previous:
            return index() > 0;
        case BrowseStep::Next:
            return index() + 1 < line_.size();
        case BrowseStep::Last:
            return index() + 1 < line_.size() || (shown_ != nullptr && study_ == nullptr && !isLive());
        case BrowseStep::PreviousVariation:
        case BrowseStep::NextVariation:
            return variation(step) != nullptr;
    }
    return false;
}

void GameBrowser::go(BrowseStep step) {
    if (!canGo(step)) return;
    switch (step) {
        case BrowseStep::First:
            return goTo(std::size_t{0});
        case BrowseStep::Previous:
            return goTo(index() - 1);
        case BrowseStep::Next:
            return goTo(index() + 1);
        case BrowseStep::Last:
            return goTo(study_ == nullptr ? *standing_ : *line_.back());
        case BrowseStep::PreviousVariation:
        case BrowseStep::NextVariation:
            return goTo(*variation(step));
    }
}

void GameBrowser::goTo(std::size_t index) {
    if (!line_.empty()) goTo(*line_[std::min(index, line_.size() - 1)]);
}

void GameBrowser::goTo(const GameNode& node) {
    if (study_ != nullptr) study_->show(node);
    shown_ = &node;
    draw();
}

}  // namespace roque
