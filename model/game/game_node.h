#pragma once

#include <memory>
#include <string>
#include <vector>

#include "model/base/export.h"
#include "model/base/move.h"
#include "model/game/move_notes.h"
#include "model/position/position.h"

namespace roque {

/// A position in the tree of a game, with the moves played or tried from it. The first child is the main
/// line.
///
/// A node belongs to its parent and keeps its address until it is deleted from the tree.
class ROQUE_MODEL GameNode {
public:
    explicit GameNode(const Position& start) : position_(start) {}
    /// Destroys the subtree iteratively: a long game must not exhaust the stack.
    ~GameNode();
    GameNode(const GameNode&) = delete;
    GameNode& operator=(const GameNode&) = delete;

    [[nodiscard]] const Position& position() const noexcept { return position_; }
    /// The move that led here; Move::none() at the root.
    [[nodiscard]] Move move() const noexcept { return move_; }
    /// The previous node; nullptr at the root.
    [[nodiscard]] const GameNode* parent() const noexcept { return parent_; }
    [[nodiscard]] GameNode* parent() noexcept { return parent_; }
    /// The moves from the root to here.
    [[nodiscard]] std::vector<Move> movesFromRoot() const;
    /// Plies since the root.
    [[nodiscard]] unsigned ply() const noexcept { return ply_; }
    /// The move in SAN; empty at the root.
    [[nodiscard]] std::string san() const;

    [[nodiscard]] std::size_t childCount() const noexcept { return children_.size(); }
    [[nodiscard]] const GameNode& child(std::size_t at) const noexcept { return *children_[at]; }
    [[nodiscard]] GameNode& child(std::size_t at) noexcept { return *children_[at]; }
    /// The index of a child among its siblings.
    [[nodiscard]] std::size_t indexOf(const GameNode& child) const noexcept;
    /// The next node of the main line; nullptr at its end.
    [[nodiscard]] const GameNode* next() const noexcept {
        return children_.empty() ? nullptr : children_[0].get();
    }

    /// The node a legal move leads to; adds it as the last child if it does not exist yet.
    GameNode& play(Move move);

    /// The notes on the move; at the root, those before the first move.
    [[nodiscard]] const MoveNotes& notes() const noexcept;
    /// Replaces the notes. Nodes without notes use no memory for them.
    void annotate(MoveNotes notes);

    /// Moves the notes out, to be changed and set again.
    [[nodiscard]] MoveNotes takeNotes();

    /// Removes a child and its subtree from the tree.
    [[nodiscard]] std::unique_ptr<GameNode> detach(std::size_t at);
    /// Reinserts a child detached from this node, at an index among its siblings.
    void attach(std::size_t at, std::unique_ptr<GameNode> child);
    /// Moves a child to another index among its siblings.
    void reorder(std::size_t from, std::size_t to) noexcept;

private:
    GameNode(GameNode& parent, Move move)
        : position_(move == Move::null() ? parent.position_.afterNull() : parent.position_.after(move)),
          move_(move),
          parent_(&parent),
          ply_(parent.ply_ + 1) {}

    Position position_;
    Move move_ = Move::none();
    GameNode* parent_ = nullptr;
    unsigned ply_ = 0;
    std::vector<std::unique_ptr<GameNode>> children_;
    std::unique_ptr<MoveNotes> notes_;  ///< null: none
};

}  // namespace roque
