#include "view/game_browser.h"

#include <algorithm>

namespace roque {

void GameBrowser::follow(const Game& game) {
    game_ = &game;
    line_ = game.line();
    index_ = line_.size() - 1;
}

void GameBrowser::update() {
    const bool wasLive = isLive();
    line_ = game_->line();
    const std::size_t last = line_.size() - 1;
    index_ = wasLive ? last : std::min(index_, last);
}

bool GameBrowser::canGo(BrowseStep step) const noexcept {
    const bool isBackwards = step == BrowseStep::First || step == BrowseStep::Previous;
    return isBackwards ? index_ > 0 : !isLive();
}

void GameBrowser::go(BrowseStep step) noexcept {
    if (!canGo(step)) return;
    switch (step) {
        case BrowseStep::First:
            index_ = 0;
            break;
        case BrowseStep::Previous:
            --index_;
            break;
        case BrowseStep::Next:
            ++index_;
            break;
        case BrowseStep::Last:
            index_ = line_.size() - 1;
            break;
    }
}

void GameBrowser::goTo(std::size_t index) noexcept {
    if (!line_.empty()) index_ = std::min(index, line_.size() - 1);
}

}  // namespace roque
