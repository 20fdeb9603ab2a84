#include "model/game/game_node.h"

#include <algorithm>
#include <cassert>
#include <iterator>
#include <utility>

#include "model/notation/san.h"

namespace roque {

GameNode::~GameNode() {
    std::vector<std::unique_ptr<GameNode>> doomed = std::move(children_);
    while (!doomed.empty()) {
        const std::unique_ptr<GameNode> node = std::move(doomed.back());
        doomed.pop_back();
        std::move(node->children_.begin(), node->children_.end(), std::back_inserter(doomed));
        node->children_.clear();
    }
}

std::string GameNode::san() const {
    return parent_ == nullptr ? std::string() : toSan(parent_->position_, move_);
}

GameNode& GameNode::play(Move move) {
    for (const auto& child : children_) {
        if (child->move_ == move) return *child;
    }
    return *children_.emplace_back(std::unique_ptr<GameNode>(new GameNode(*this, move)));
}

std::vector<Move> GameNode::movesFromRoot() const {
    std::vector<Move> moves;
    for (const GameNode* node = this; node->parent_ != nullptr; node = node->parent_)
        moves.push_back(node->move_);
    std::ranges::reverse(moves);
    return moves;
}

std::size_t GameNode::indexOf(const GameNode& child) const noexcept {
    const auto found =
        std::ranges::find_if(children_, [&child](const auto& each) { return each.get() == &child; });
    assert(found != children_.end());
    return static_cast<std::size_t>(found - children_.begin());
}

const MoveNotes& GameNode::notes() const noexcept {
    static const MoveNotes kNone;
    return notes_ ? *notes_ : kNone;
}

void GameNode::annotate(MoveNotes notes) {
    notes_ = notes.empty() ? nullptr : std::make_unique<MoveNotes>(std::move(notes));
}

MoveNotes GameNode::takeNotes() {
    const std::unique_ptr<MoveNotes> notes = std::move(notes_);
    return notes ? std::move(*notes) : MoveNotes();
}

std::unique_ptr<GameNode> GameNode::detach(std::size_t at) {
    assert(at < children_.size());
    const auto place = children_.begin() + static_cast<std::ptrdiff_t>(at);
    std::unique_ptr<GameNode> child = std::move(*place);
    children_.erase(place);
    return child;
}

void GameNode::attach(std::size_t at, std::unique_ptr<GameNode> child) {
    assert(at <= children_.size() && child->parent_ == this);
    children_.insert(children_.begin() + static_cast<std::ptrdiff_t>(at), std::move(child));
}

void GameNode::reorder(std::size_t from, std::size_t to) noexcept {
    const auto begin = children_.begin();
    const auto source = begin + static_cast<std::ptrdiff_t>(from);
    const auto target = begin + static_cast<std::ptrdiff_t>(to);
    if (from < to)
        std::rotate(source, source + 1, target + 1);
    else
        std::rotate(target, source, source + 1);
}

}  // namespace roque
