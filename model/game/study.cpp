#include "model/game/study.h"

#include <algorithm>
#include <cassert>
#include <utility>

#include "model/game/nag.h"
#include "model/movegen/legal_moves.h"

namespace roque {
namespace {

bool isInTree(const GameNode& node) noexcept {
    const GameNode* below = &node;
    for (const GameNode* above = node.parent(); above != nullptr; above = above->parent()) {
        bool isChild = false;
        for (std::size_t at = 0; at < above->childCount() && !isChild; ++at)
            isChild = &above->child(at) == below;
        if (!isChild) return false;
        below = above;
    }
    return true;
}

std::vector<Move> mainLineOf(const GameNode& root) {
    std::vector<Move> moves;
    for (const GameNode* node = root.next(); node != nullptr; node = node->next())
        moves.push_back(node->move());
    return moves;
}

/// Copies the time of a move to the same move elsewhere, unless that has one.
void takeOverTime(const MoveNotes& from, GameNode& node) {
    const auto isTime = [](const MoveAnnotation& note) { return note.name == "clk"; };
    const auto time = std::ranges::find_if(from.annotations, isTime);
    if (time == from.annotations.end() || std::ranges::any_of(node.notes().annotations, isTime)) return;
    MoveNotes notes = node.notes();
    notes.annotations.push_back(*time);
    node.annotate(std::move(notes));
}

}  // namespace

Study::Study(GameRecord record)
    : record_(std::move(record)),
      adoptedMoves_(record_.playedMoves.value_or(mainLineOf(*record_.root))),
      adoptedTags_(record_.tags),
      adoptedResult_(record_.result),
      shown_(record_.root.get()) {}

/// The same node, mutable.
GameNode& Study::own(const GameNode& node) {
    std::vector<std::size_t> path;
    for (const GameNode* each = &node; each->parent() != nullptr; each = each->parent())
        path.push_back(each->parent()->indexOf(*each));
    GameNode* found = record_.root.get();
    for (; !path.empty(); path.pop_back()) found = &found->child(path.back());
    assert(found == &node);
    return *found;
}

void Study::show(const GameNode& node) {
    shown_ = &own(node);
}

void Study::follow(const std::vector<Move>& moves) {
    shown_ = record_.root.get();
    for (const Move move : moves) {
        std::size_t at = 0;
        while (at < shown_->childCount() && shown_->child(at).move() != move) ++at;
        if (at == shown_->childCount()) return;
        shown_ = &shown_->child(at);
    }
}

void Study::play(Move move) {
    play(std::vector{move});
}

void Study::play(const std::vector<Move>& line) {
    const std::size_t before = edit_.steps();
    shown_ = &edit_.play(*shown_, line);
    if (edit_.steps() > before) onStep();
}

void Study::annotate(MoveNotes notes) {
    if (notes == shown_->notes()) return;
    edit_.annotate(*shown_, std::move(notes));
    onStep();
}

void Study::toggle(Nag nag) {
    MoveNotes notes = shown_->notes();
    notes.nags = toggled(std::move(notes.nags), nag);
    annotate(std::move(notes));
}

bool Study::canPromote() const noexcept {
    for (const GameNode* each = shown_; each->parent() != nullptr; each = each->parent()) {
        if (each->parent()->next() != each) return true;
    }
    return false;
}

void Study::promote() {
    if (edit_.promote(*shown_)) onStep();
}

void Study::promoteToMainLine() {
    if (edit_.promoteToMainLine(*shown_)) onStep();
}

void Study::remove() {
    assert(canRemove());
    GameNode& removed = *std::exchange(shown_, shown_->parent());
    edit_.remove(removed);
    onStep();
}

void Study::undo() {
    GameNode* const back = edit_.undo();
    --step_;
    afterUndo(back);
}

void Study::redo() {
    GameNode* const back = edit_.redo();
    ++step_;
    afterUndo(back);
}

/// Shows the restored move, if any; otherwise the position shown may no longer be in the tree.
void Study::afterUndo(GameNode* back) {
    ++revision_;
    if (back != nullptr) shown_ = back;
    while (!isInTree(*shown_)) shown_ = shown_->parent();
}

void Study::describe(const TagChanges& changes, GameResult result) {
    if (edit_.describe(record_, changes, result)) onStep();
}

void Study::takeOver(const GameRecord& revised) {
    if (!edit_.takeOver(record_, revised)) return;
    while (!isInTree(*shown_)) shown_ = shown_->parent();
    onStep();
}

void Study::adopt(const GameTags& tags, GameResult result) {
    TagChanges changes = changesBetween(adoptedTags_, tags);
    std::erase_if(changes, [this](const auto& change) {
        const std::string& name = change.first;
        return record_.tags.contains(name) != adoptedTags_.contains(name)
               || record_.tags.value(name) != adoptedTags_.value(name);
    });
    const bool isOtherResult = std::exchange(adoptedResult_, result) != result;
    adoptedTags_ = tags;
    if (changes.empty() && !isOtherResult) return;
    applyChanges(changes, record_.tags);
    if (isOtherResult) record_.result = result;
    ++revision_;
    if (wasSaved_) savedStep_.reset();
}

void Study::catchUp(const std::vector<Move>& moves) {
    if (moves == adoptedMoves_) return;
    const auto firstNew = std::ranges::mismatch(moves, adoptedMoves_).in1;
    const auto known = static_cast<std::size_t>(firstNew - moves.begin());
    adoptedMoves_ = moves;
    record_.playedMoves = moves;
    GameNode* node = record_.root.get();
    for (std::size_t at = 0; at < moves.size(); ++at) {
        GameNode& parent = *node;
        node = &parent.play(moves[at]);
        if (at >= known) parent.reorder(parent.indexOf(*node), 0);
    }
    const bool differsFromSaved = isChanged() || wasSaved_;
    edit_ = TreeEdit();
    step_ = 0;
    savedStep_ = differsFromSaved ? std::nullopt : std::optional<std::size_t>(0);
    ++revision_;
}

void Study::catchUp(const Game& game) {
    if (game.moves() == adoptedMoves_) return;
    catchUp(game.moves());
    GameNode* node = record_.root.get();
    for (const GameNode* const played : game.line()) {
        if (played->parent() == nullptr) continue;
        node = &node->play(played->move());
        takeOverTime(played->notes(), *node);
    }
}

void Study::onStep() {
    if (savedStep_ && *savedStep_ > step_) savedStep_.reset();
    ++step_;
    ++revision_;
}

}  // namespace roque
