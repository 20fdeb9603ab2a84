#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <variant>
#include <vector>

#include "model/base/export.h"
#include "model/game/game_node.h"
#include "model/game/game_record.h"
#include "model/game/tag_changes.h"

namespace roque {

/// Edits a game tree and its tags in steps that can be undone and redone.
///
/// A removed node lives as long as its removal can be undone, and references to it stay valid that long.
/// Nobody else may change the tree meanwhile. [ui-thread]
class ROQUE_MODEL TreeEdit {
public:
    /// The node a legal move, or a null move where there is no check, leads to. If it does not exist yet,
    /// adds it as the last variation; otherwise this is not a step.
    GameNode& play(GameNode& from, Move move);

    /// The node that a line of such moves leads to; all that is new of it is one step.
    GameNode& play(GameNode& from, const std::vector<Move>& line);

    /// Removes a move and everything after it. The root cannot be removed.
    void remove(GameNode& node);

    /// Moves the variation containing a move up by one, before its sibling; returns false and changes nothing
    /// if the move is in the main line.
    bool promote(GameNode& node);

    /// Makes the line leading to a move the main line; returns false and changes nothing if it already is.
    bool promoteToMainLine(GameNode& node);

    /// Replaces the notes on a move.
    void annotate(GameNode& node, MoveNotes notes);

    /// Makes a game the same as a revised copy of it: notes, moves and their order, and tags, but not the
    /// result. All of it is one step; false if there is nothing.
    bool takeOver(GameRecord& game, const GameRecord& revised);

    /// Changes the tags and the result of a game; returns false if nothing changes. A game whose result
    /// becomes unknown goes on: all of its main line counts as played. The game must keep its address as long
    /// as this can be undone.
    bool describe(GameRecord& game, const TagChanges& changes, GameResult result);

    [[nodiscard]] bool canUndo() const noexcept { return !done_.empty(); }
    /// The number of steps that can be undone.
    [[nodiscard]] std::size_t steps() const noexcept { return done_.size(); }
    /// Undoes the last step. Returns the node of the move it restored to the tree; nullptr if it restored
    /// none, or did more than that.
    GameNode* undo();
    [[nodiscard]] bool canRedo() const noexcept { return !undone_.empty(); }
    /// Redoes the step undone last; returns as undo(). Impossible after another step.
    GameNode* redo();

private:
    /// A child is in the tree, or it is kept here.
    struct Presence {
        GameNode* parent;
        std::size_t place;
        std::unique_ptr<GameNode> kept;

        void toggle();
    };
    /// A child has one index or the other.
    struct Order {
        GameNode* parent;
        std::size_t place;
        std::size_t otherPlace;

        void toggle();
    };
    /// A node has one set of notes or the other.
    struct Noting {
        GameNode* node;
        MoveNotes otherNotes;

        void toggle();
    };
    /// A game has one set of tags and result or the other. Only what changed is listed; the moves played come
    /// with the result.
    struct Description {
        GameRecord* game;
        TagChanges otherTags;
        std::optional<GameResult> otherResult;
        std::optional<std::vector<Move>> otherPlayedMoves;

        void toggle();
    };
    /// Each change is its own inverse: toggling it twice restores the state before.
    using Change = std::variant<Presence, Order, Noting, Description>;
    using Step = std::vector<Change>;

    static GameNode* toggle(Step& step);
    static void removeOthers(GameNode& own, const GameNode& other, Step& step);
    static void takeOverTree(GameNode& root, const GameNode& revised, Step& step);
    void finish(Step step);

    std::vector<Step> done_;
    std::vector<Step> undone_;
};

}  // namespace roque
