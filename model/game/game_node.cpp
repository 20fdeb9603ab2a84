#include "model/game/game_node.h"

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

}  // namespace roque
