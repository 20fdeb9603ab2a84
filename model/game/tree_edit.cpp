#include "model/game/tree_edit.h"

#include <algorithm>
#include <cassert>
#include <utility>

#include "model/notation/null_move.h"

namespace roque {
namespace {

bool isFirstChild(const GameNode& node) noexcept {
    return node.parent()->next() == &node;
}

}  // namespace

void TreeEdit::Presence::toggle() {
    if (kept)
        parent->attach(place, std::move(kept));
    else
        kept = parent->detach(place);
}

void TreeEdit::Order::toggle() {
    parent->reorder(place, otherPlace);
    std::swap(place, otherPlace);
}

void TreeEdit::Noting::toggle() {
    MoveNotes present = node->notes();
    node->annotate(std::exchange(otherNotes, std::move(present)));
}

void TreeEdit::Description::toggle() {
    otherTags = applyChanges(otherTags, game->tags);
    if (!otherResult) return;
    std::swap(game->result, *otherResult);
    std::swap(game->playedMoves, otherPlayedMoves);
}

GameNode& TreeEdit::play(GameNode& from, Move move) {
    return play(from, std::vector{move});
}

/// The first new node brings all others with it.
GameNode& TreeEdit::play(GameNode& from, const std::vector<Move>& line) {
    GameNode* node = &from;
    Step step;
    for (const Move move : line) {
        assert(isPlayable(node->position(), move));
        const std::size_t before = node->childCount();
        GameNode& next = node->play(move);
        if (step.empty() && node->childCount() > before) step.emplace_back(Presence{node, before, nullptr});
        node = &next;
    }
    if (!step.empty()) finish(std::move(step));
    return *node;
}

void TreeEdit::remove(GameNode& node) {
    assert(node.parent() != nullptr);
    GameNode& parent = *node.parent();
    const std::size_t place = parent.indexOf(node);
    Step step;
    step.emplace_back(Presence{&parent, place, parent.detach(place)});
    finish(std::move(step));
}

bool TreeEdit::promote(GameNode& node) {
    GameNode* top = &node;
    while (top->parent() != nullptr && isFirstChild(*top)) top = top->parent();
    if (top->parent() == nullptr) return false;
    GameNode& parent = *top->parent();
    const std::size_t place = parent.indexOf(*top);
    parent.reorder(place, place - 1);
    Step step;
    step.emplace_back(Order{&parent, place - 1, place});
    finish(std::move(step));
    return true;
}

bool TreeEdit::promoteToMainLine(GameNode& node) {
    Step step;
    for (GameNode* each = &node; each->parent() != nullptr; each = each->parent()) {
        if (isFirstChild(*each)) continue;
        GameNode& parent = *each->parent();
        const std::size_t place = parent.indexOf(*each);
        parent.reorder(place, 0);
        step.emplace_back(Order{&parent, 0, place});
    }
    if (step.empty()) return false;
    finish(std::move(step));
    return true;
}

void TreeEdit::annotate(GameNode& node, MoveNotes notes) {
    Step step;
    step.emplace_back(Noting{&node, node.notes()});
    node.annotate(std::move(notes));
    finish(std::move(step));
}

bool TreeEdit::takeOver(GameRecord& game, const GameRecord& revised) {
    Step step;
    takeOverTree(*game.root, *revised.root, step);
    Description description{&game, applyChanges(changesBetween(game.tags, revised.tags), game.tags),
                            std::nullopt, std::nullopt};
    if (!description.otherTags.empty()) step.emplace_back(std::move(description));
    if (step.empty()) return false;
    finish(std::move(step));
    return true;
}

/// Removes the moves that another copy of a position does not have.
void TreeEdit::removeOthers(GameNode& own, const GameNode& other, Step& step) {
    const auto hasMove = [&other](Move move) {
        for (std::size_t at = 0; at < other.childCount(); ++at) {
            if (other.child(at).move() == move) return true;
        }
        return false;
    };
    for (std::size_t place = own.childCount(); place-- > 0;) {
        if (!hasMove(own.child(place).move())) step.emplace_back(Presence{&own, place, own.detach(place)});
    }
}

/// With a stack of its own: lines may be nested deeper than function calls can be.
void TreeEdit::takeOverTree(GameNode& root, const GameNode& revised, Step& step) {
    struct Pair {
        GameNode* own;
        const GameNode* other;
        bool isNew;  ///< the first new move brings all others with it
    };
    std::vector<Pair> waiting{{&root, &revised, false}};
    while (!waiting.empty()) {
        const auto [own, other, isNew] = waiting.back();
        waiting.pop_back();
        removeOthers(*own, *other, step);
        if (own->notes() != other->notes()) {
            if (!isNew) step.emplace_back(Noting{own, own->notes()});
            own->annotate(other->notes());
        }
        for (std::size_t at = 0; at < other->childCount(); ++at) {
            const std::size_t before = own->childCount();
            GameNode& child = own->play(other->child(at).move());
            const bool isAdded = own->childCount() > before;
            if (isAdded && !isNew) step.emplace_back(Presence{own, before, nullptr});
            waiting.push_back({&child, &other->child(at), isNew || isAdded});
            const std::size_t place = own->indexOf(child);
            if (place == at) continue;
            own->reorder(place, at);
            if (!isNew) step.emplace_back(Order{own, at, place});
        }
    }
}

bool TreeEdit::describe(GameRecord& game, const TagChanges& changes, GameResult result) {
    Description description{&game, applyChanges(changes, game.tags), std::nullopt, std::nullopt};
    if (game.result != result) {
        description.otherResult = std::exchange(game.result, result);
        description.otherPlayedMoves = game.playedMoves;
        if (result == GameResult::Unknown) game.playedMoves.reset();
    }
    if (description.otherTags.empty() && !description.otherResult) return false;
    Step step;
    step.emplace_back(std::move(description));
    finish(std::move(step));
    return true;
}

GameNode* TreeEdit::undo() {
    assert(canUndo());
    undone_.push_back(std::move(done_.back()));
    done_.pop_back();
    return toggle(undone_.back());
}

GameNode* TreeEdit::redo() {
    assert(canRedo());
    done_.push_back(std::move(undone_.back()));
    undone_.pop_back();
    return toggle(done_.back());
}

/// Toggles the changes last to first, which reverses their order for the next toggle.
GameNode* TreeEdit::toggle(Step& step) {
    GameNode* back = nullptr;
    std::ranges::reverse(step);
    for (Change& change : step) {
        std::visit([](auto& each) { each.toggle(); }, change);
        const auto* const presence = std::get_if<Presence>(&change);
        if (presence != nullptr && !presence->kept) back = &presence->parent->child(presence->place);
    }
    return step.size() == 1 ? back : nullptr;
}

void TreeEdit::finish(Step step) {
    done_.push_back(std::move(step));
    undone_.clear();
}

}  // namespace roque
