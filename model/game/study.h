#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "model/base/export.h"
#include "model/game/game.h"
#include "model/game/game_record.h"
#include "model/game/tag_changes.h"
#include "model/game/tree_edit.h"

namespace roque {

/// A game under study: which position is shown, and which edits were made, so that they can be undone. Games
/// being played are the business of Game. [ui-thread]
class ROQUE_MODEL Study {
public:
    /// Starts at the root of the game.
    explicit Study(GameRecord record);
    Study(const Study&) = delete;
    Study& operator=(const Study&) = delete;

    [[nodiscard]] const GameRecord& record() const noexcept { return record_; }
    [[nodiscard]] const GameNode& root() const noexcept { return *record_.root; }
    /// The node shown.
    [[nodiscard]] const GameNode& shown() const noexcept { return *shown_; }

    /// Shows a node of the tree.
    void show(const GameNode& node);
    /// Shows the position after `moves` from the start, as far as they are in the tree.
    void follow(const std::vector<Move>& moves);

    /// Plays a legal move, or a null move where there is no check, from the position shown and shows the
    /// result. A new move becomes the last variation.
    void play(Move move);
    /// The same for the moves of a line, as one step.
    void play(const std::vector<Move>& line);

    /// Changes the tags and the result.
    void describe(const TagChanges& changes, GameResult result);

    /// Makes the game the same as a revised copy of it, as one step: notes, moves and their order, and tags.
    /// If the position shown goes, the last one before it is shown that stays.
    void takeOver(const GameRecord& revised);

    // These concern the move that led to the position shown.

    void annotate(MoveNotes notes);
    /// Adds a NAG to the move, or removes it.
    void toggle(Nag nag);
    /// Whether the move is part of a variation.
    [[nodiscard]] bool canPromote() const noexcept;
    /// Moves its variation up by one.
    void promote();
    /// Makes the line that leads to it the main line.
    void promoteToMainLine();
    /// Whether there is a move to delete; not at the start.
    [[nodiscard]] bool canRemove() const noexcept { return shown_->parent() != nullptr; }
    /// Deletes the move and everything after it, and shows the position before.
    void remove();

    /// Undo and redo show the move they restore.
    [[nodiscard]] bool canUndo() const noexcept { return edit_.canUndo(); }
    void undo();
    [[nodiscard]] bool canRedo() const noexcept { return edit_.canRedo(); }
    void redo();

    /// Takes over tags and result from the game being played: players, result, opening. A tag changed by
    /// describe() or its undo keeps its value. Not an undoable step.
    void adopt(const GameTags& tags, GameResult result);
    /// Takes over the moves of the game being played, `moves` from the start, as far as they are new since
    /// the last call or since the initial main line. New moves become the first child of their position, and
    /// deleted moves leading to them are restored. Earlier edits can then no longer be undone. Does nothing
    /// if the moves have not changed.
    void catchUp(const std::vector<Move>& moves);
    /// The same for the game itself, whose times it takes over too.
    void catchUp(const Game& game);

    /// Whether there are unsaved changes, including progress of the game being played since the last save.
    [[nodiscard]] bool isChanged() const noexcept { return savedStep_ != step_; }
    /// Marks the current state as saved.
    void markSaved() noexcept {
        savedStep_ = step_;
        wasSaved_ = true;
    }
    /// Marks the state before the unsaved changes as saved: there still are unsaved ones.
    void markSavedBefore() noexcept {
        savedStep_.reset();
        wasSaved_ = true;
    }
    /// Changes whenever the tree or the tags and result change.
    [[nodiscard]] std::uint64_t revision() const noexcept { return revision_; }

private:
    [[nodiscard]] GameNode& own(const GameNode& node);
    void onStep();
    void afterUndo(GameNode* back);

    GameRecord record_;
    std::vector<Move> adoptedMoves_;  ///< last taken over from the game being played
    GameTags adoptedTags_;            ///< likewise
    GameResult adoptedResult_;
    GameNode* shown_;
    TreeEdit edit_;
    std::size_t step_ = 0;                     ///< number of steps done and not undone
    std::optional<std::size_t> savedStep_{0};  ///< the step it was saved after; nothing: none
    bool wasSaved_ = false;
    std::uint64_t revision_ = 0;
};

}  // namespace roque
