#pragma once

#include <memory>
#include <string>
#include <vector>

#include "model/base/export.h"
#include "model/base/move.h"
#include "model/position/position.h"
#include "model/game/move_notes.h"

namespace roque {

/// A position of a game and the moves that were tried from it. The first child is the main line.
///
/// Nodes belong to their parent and stay where they are in memory until they are deleted from the tree.
class ROQUE_MODEL GameNode {
public:
    explicit GameNode(const Position& start) : position_(start) {}
    /// Takes the tree below apart piece by piece: a long game must not exhaust the stack.
    ~GameNode();
    GameNode(const GameNode&) = delete;
    GameNode& operator=(const GameNode&) = delete;

    [[nodiscard]] const Position& position() const noexcept { return position_; }
    /// How the position arose; Move::none() at the root.
    [[nodiscard]] Move move() const noexcept { return move_; }
    /// The position before, nullptr at the root.
    [[nodiscard]] const GameNode* parent() const noexcept { return parent_; }
    [[nodiscard]] GameNode* parent() noexcept { return parent_; }
    /// The moves from the root to here.
    [[nodiscard]] std::vector<Move> movesFromRoot() const;
    /// Plies since the root.
    [[nodiscard]] unsigned ply() const noexcept { return ply_; }
    /// The move in SAN, empty at the root.
    [[nodiscard]] std::string san() const;

    [[nodiscard]] std::size_t childCount() const noexcept { return children_.size(); }
    [[nodiscard]] const GameNode& child(std::size_t at) const noexcept { return *children_[at]; }
    [[nodiscard]] GameNode& child(std::size_t at) noexcept { return *children_[at]; }
    /// The place of a child among its siblings.
    [[nodiscard]] std::size_t placeOf(const GameNode& child) const noexcept;
    /// The main line's next node, nullptr at its end.
    [[nodiscard]] const GameNode* next() const noexcept {
        return children_.empty() ? nullptr : children_[0].get();
    }

    /// The node a legal move leads to; it is added as the last child if it is not there yet.
    GameNode& play(Move move);

    /// What was noted beside the move; at the root, before the first one.
    [[nodiscard]] const MoveNotes& notes() const noexcept;
    /// Replaces what was noted. Nodes without notes need no memory for them.
    void annotate(MoveNotes notes);

    /// Takes out what was noted, to be changed and given back.
    [[nodiscard]] MoveNotes takeNotes();

    /// Takes a child, with all that is below it, out of the tree.
    [[nodiscard]] std::unique_ptr<GameNode> detach(std::size_t at);
    /// Puts a child that was detached from this node back in, at a place among its siblings.
    void attach(std::size_t at, std::unique_ptr<GameNode> child);
    /// Moves a child to another place among its siblings.
    void reorder(std::size_t from, std::size_t to) noexcept;

private:
    GameNode(GameNode& parent, Move move)
        : position_(parent.position_.after(move)), move_(move), parent_(&parent), ply_(parent.ply_ + 1) {}

    Position position_;
    Move move_ = Move::none();
    GameNode* parent_ = nullptr;
    unsigned ply_ = 0;
    std::vector<std::unique_ptr<GameNode>> children_;
    std::unique_ptr<MoveNotes> notes_;  ///< null: none
};

}  // namespace roque
