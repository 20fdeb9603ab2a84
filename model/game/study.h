#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "model/base/export.h"
#include "model/game/game_record.h"
#include "model/game/tag_changes.h"
#include "model/game/tree_edit.h"

namespace roque {

/// A game that is looked at and worked on: which of its positions is looked at, and what was changed, step by
/// step, so that it can be undone. Nobody plays it: for that there is Game. [ui-thread]
class ROQUE_MODEL Study {
public:
    /// Looks at the start of a game.
    explicit Study(GameRecord record);
    Study(const Study&) = delete;
    Study& operator=(const Study&) = delete;

    [[nodiscard]] const GameRecord& record() const noexcept { return record_; }
    [[nodiscard]] const GameNode& root() const noexcept { return *record_.root; }
    /// The position that is looked at.
    [[nodiscard]] const GameNode& shown() const noexcept { return *shown_; }

    /// Looks at a position of the tree.
    void show(const GameNode& node);
    /// Looks at the position that moves lead to from the start, as far as they are in the tree.
    void follow(const std::vector<Move>& moves);

    /// Makes a legal move from the position that is looked at and looks at what comes of it. A move that is
    /// not there yet becomes the last variation.
    void play(Move move);

    /// Changes what is known about the game beside its moves: who played, where, how it ended.
    void describe(const TagChanges& changes, GameResult result);

    // All of these are about the move that led to the position that is looked at.

    void annotate(MoveNotes notes);
    /// Puts a judgement beside the move, or takes it away.
    void toggle(Nag nag);
    /// Whether the move is in a variation.
    [[nodiscard]] bool canPromote() const noexcept;
    /// Moves its variation one place up.
    void promote();
    /// Makes the moves that lead to it the main line.
    void promoteToMainLine();
    /// Whether there is a move to delete: not at the start.
    [[nodiscard]] bool canRemove() const noexcept { return shown_->parent() != nullptr; }
    /// Deletes the move with all that follows it and looks at the position before.
    void remove();

    /// Whoever undoes something, or does it again, looks at the move that is there again by that.
    [[nodiscard]] bool canUndo() const noexcept { return edit_.canUndo(); }
    void undo();
    [[nodiscard]] bool canRedo() const noexcept { return edit_.canRedo(); }
    void redo();

    /// Says what the game itself tells by now: who plays, how it ended, which opening it is. A tag that
    /// describe() has changed, or the undoing of it, stays as it is. That is no step.
    void adopt(const GameTags& tags, GameResult result);
    /// Adds what the game itself, whose moves from the start these are by now, has gone on with since the
    /// last time, or since the main line that there was at first. New moves come first among those of their
    /// position, and what leads to them is there again if it was deleted. What was changed before, or before
    /// the game went back, can then no longer be undone. Where the game is the same, nothing is changed.
    void catchUp(const std::vector<Move>& moves);

    /// Whether something was changed that has not been saved, or the game has gone on or ended since it was.
    [[nodiscard]] bool isChanged() const noexcept { return savedStep_ != step_; }
    /// All is saved as it is now.
    void markSaved() noexcept {
        savedStep_ = step_;
        wasSaved_ = true;
    }
    /// It is saved as it was before something was changed.
    void markSavedBefore() noexcept {
        savedStep_.reset();
        wasSaved_ = true;
    }
    /// Another number whenever the tree or what is known beside it is another.
    [[nodiscard]] std::uint64_t revision() const noexcept { return revision_; }

private:
    [[nodiscard]] GameNode& own(const GameNode& node);
    void onStep();
    void afterUndo(GameNode* back);

    GameRecord record_;
    std::vector<Move> adoptedMoves_;  ///< as the game itself told them last
    GameTags adoptedTags_;            ///< likewise
    GameResult adoptedResult_;
    GameNode* shown_;
    TreeEdit edit_;
    std::size_t step_ = 0;                     ///< how many steps are done and not undone
    std::optional<std::size_t> savedStep_{0};  ///< after which of them it was saved; nothing: none of them
    bool wasSaved_ = false;
    std::uint64_t revision_ = 0;
};

}  // namespace roque
