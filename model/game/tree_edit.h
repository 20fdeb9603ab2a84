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

/// Changes a tree of moves, and what is known about the game, step by step. Every step can be undone and done
/// again.
///
/// A node that was removed lives on as long as its removal can be undone, so references to it stay valid that
/// long. Nobody else may change the tree meanwhile. [ui-thread]
class ROQUE_MODEL TreeEdit {
public:
    /// The node a legal move leads to. It is added as the last variation if it is not there yet; else this is
    /// no step.
    GameNode& play(GameNode& from, Move move);

    /// Takes a move out, with all that follows it. The root cannot be removed.
    void remove(GameNode& node);

    /// Moves the variation that a move belongs to one place up, before the line beside it; false if the move
    /// is in the main line, and nothing has changed.
    bool promote(GameNode& node);

    /// Makes the moves that lead to a move the main line; false if they are, and nothing has changed.
    bool promoteToMainLine(GameNode& node);

    /// Replaces what is noted beside a move.
    void annotate(GameNode& node, MoveNotes notes);

    /// Changes tags of a game, and its result; false if both are so already, and nothing has changed. The
    /// game stays where it is in memory as long as that can be undone.
    bool describe(GameRecord& game, const TagChanges& changes, GameResult result);

    [[nodiscard]] bool canUndo() const noexcept { return !done_.empty(); }
    /// Takes the last step back. The position that a move leads to which is there again by that, else
    /// nullptr.
    GameNode* undo();
    [[nodiscard]] bool canRedo() const noexcept { return !undone_.empty(); }
    /// Does again what was undone last, and tells the same. Another step in between makes that impossible.
    GameNode* redo();

private:
    /// A child is there, or it is kept here.
    struct Presence {
        GameNode* parent;
        std::size_t place;
        std::unique_ptr<GameNode> kept;

        void toggle();
    };
    /// A child stands in one place or in another.
    struct Order {
        GameNode* parent;
        std::size_t place;
        std::size_t otherPlace;

        void toggle();
    };
    /// A node has some notes or others.
    struct Noting {
        GameNode* node;
        MoveNotes otherNotes;

        void toggle();
    };
    /// A game has some tags and a result, or others. What did not change here is not touched.
    struct Description {
        GameRecord* game;
        TagChanges otherTags;
        std::optional<GameResult> otherResult;

        void toggle();
    };
    /// Each change knows its opposite: toggled twice, all is as before.
    using Change = std::variant<Presence, Order, Noting, Description>;
    using Step = std::vector<Change>;

    static GameNode* toggle(Step& step);
    void finish(Step step);

    std::vector<Step> done_;
    std::vector<Step> undone_;
};

}  // namespace roque
