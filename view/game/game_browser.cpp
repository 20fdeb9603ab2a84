#include "view/game/game_browser.h"

#include <algorithm>

namespace roque {
namespace {

/// Appends the nodes that follow the last one, to the end of its line.
void addMainLine(std::vector<const GameNode*>& line) {
    for (const GameNode* each = line.back()->next(); each != nullptr; each = each->next())
        line.push_back(each);
}

/// From the root to a node and on to the end of its line.
std::vector<const GameNode*> lineThrough(const GameNode& node) {
    std::vector<const GameNode*> line;
    for (const GameNode* each = &node; each != nullptr; each = each->parent()) line.push_back(each);
    std::ranges::reverse(line);
    addMainLine(line);
    return line;
}

const GameNode* childOf(const GameNode& node, Move move) noexcept {
    for (std::size_t at = 0; at < node.childCount(); ++at) {
        if (node.child(at).move() == move) return &node.child(at);
    }
    return nullptr;
}

/// Follows moves from the root as far as the tree has them.
std::vector<const GameNode*> nodesOf(const GameNode& root, const std::vector<Move>& moves) {
    std::vector<const GameNode*> nodes{&root};
    for (const Move move : moves) {
        const GameNode* const next = childOf(*nodes.back(), move);
        if (next == nullptr) break;
        nodes.push_back(next);
    }
    return nodes;
}

}  // namespace

void GameBrowser::follow(const Game& game) {
    game_ = &game;
    leaveStudy();
}

void GameBrowser::open(Study& study) {
    study_ = &study;
    isStudyOfGame_ = false;
    update();
}

void GameBrowser::openStudyOfGame(Study& study) {
    study_ = &study;
    isStudyOfGame_ = true;
    standing_ = nullptr;  // the study sets the shown node
    played_.clear();
    update();
}

void GameBrowser::leaveStudy() {
    study_ = nullptr;
    isStudyOfGame_ = false;
    shown_ = standing_ = nullptr;  // and with it the node where the game stands
    update();
}

void GameBrowser::update() {
    ++revision_;
    const bool wasLive = isLive();
    const bool wasPlayed = shown_ != nullptr && isPlayed(*shown_);
    findPlayed();
    const GameNode* const before = shown_;
    if (study_ != nullptr) shown_ = &study_->shown();  // possibly a move just tried out
    const bool isGone = wasPlayed && !isPlayed(*shown_);
    if (shown_ == before && standing_ != nullptr && (wasLive || isGone)) return goToGame();
    draw();
}

/// Finds the game's moves in the tree that is shown.
void GameBrowser::findPlayed() {
    played_.clear();
    standing_ = nullptr;
    if (game_ == nullptr || !isGameShown()) return;
    played_ = study_ == nullptr ? game_->line() : nodesOf(study_->root(), game_->moves());
    standing_ = played_.back();
}

/// Computes the line of the shown position.
void GameBrowser::draw() {
    if (shown_ == nullptr) return;
    if (!isPlayed(*shown_)) {
        line_ = lineThrough(*shown_);
    } else {
        line_ = played_;
        if (study_ != nullptr) addMainLine(line_);  // moves tried out where the game stands
    }
}

bool GameBrowser::isPlayed(const GameNode& node) const noexcept {
    return node.ply() < played_.size() && played_[node.ply()] == &node;
}

std::size_t GameBrowser::playedPlies() const noexcept {
    return isGameShown() ? played_.size() - 1 : study_->record().lastPlayed().ply();
}

const GameNode* GameBrowser::variation(BrowseStep step) const noexcept {
    const GameNode* const parent = shown_ == nullptr ? nullptr : shown_->parent();
    if (parent == nullptr) return nullptr;
    const std::size_t place = parent->indexOf(*shown_);
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
            return isGameShown() ? shown_ != nullptr && !isLive() : canGo(BrowseStep::Next);
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
            return isGameShown() && (isPlayed(*shown_) || !canGo(BrowseStep::Next)) ? goToGame()
                                                                                    : goTo(line_.size());
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
