#pragma once

#include <chrono>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "model/base/export.h"
#include "model/base/publisher.h"
#include "model/base/result.h"
#include "model/base/variant.h"
#include "model/draws/history.h"
#include "model/game/game_event.h"
#include "model/game/game_node.h"
#include "model/game/outcome.h"
#include "model/notation/move_error.h"

namespace roque {

/// The draws the side to move may claim.
struct DrawClaims {
    bool threefoldRepetition = false;  ///< FIDE article 9.2
    bool fiftyMoves = false;           ///< FIDE article 9.3

    [[nodiscard]] bool any() const noexcept { return threefoldRepetition || fiftyMoves; }
    bool operator==(const DrawClaims&) const = default;
};

/// A game of chess: the moves played and taken back, whether it has ended, and why.
///
/// Moves form a tree. Moves taken back stay in it and can be replayed. The draws of FIDE article 9.6 and the
/// endings of article 5 happen automatically; the draws of articles 9.2 and 9.3 must be claimed. [ui-thread]
class ROQUE_MODEL Game {
public:
    explicit Game(const Position& start = Position::start(), Variant variant = Variant::Standard);

    [[nodiscard]] Variant variant() const noexcept { return variant_; }
    [[nodiscard]] const GameNode& root() const noexcept { return *root_; }
    /// The node of the current position.
    [[nodiscard]] const GameNode& current() const noexcept { return *current_; }
    [[nodiscard]] const Position& start() const noexcept { return root_->position(); }
    [[nodiscard]] const Position& position() const noexcept { return current_->position(); }

    /// The nodes from the root to the current one, both included.
    [[nodiscard]] std::vector<const GameNode*> line() const;
    /// The moves from the start to the current position.
    [[nodiscard]] std::vector<Move> moves() const;

    /// Plays a move. Refuses an illegal one, and any move after the end.
    Result<const GameNode*, MoveError> play(Move move);

    /// Notes the time left to the side that has just moved, in tenths, in place of what was noted before.
    void noteTime(std::chrono::milliseconds left);

    [[nodiscard]] bool canTakeBack() const noexcept { return current_->parent() != nullptr; }
    /// Takes the last move back; a game that had ended continues.
    void takeBack();
    /// Whether a move that was taken back can be replayed. Not after a different move was played, nor after
    /// an end: a resignation is final until a move is taken back again.
    [[nodiscard]] bool canRedo() const noexcept { return !undone_.empty() && !outcome_; }
    /// Replays the move that was taken back last.
    void redo();

    /// How the game ended; nothing while it is in progress.
    [[nodiscard]] const std::optional<Outcome>& outcome() const noexcept { return outcome_; }
    /// Ends a game in progress for a reason outside the position: resignation, agreement, time.
    void end(const Outcome& outcome);

    /// How often the current position has occurred, including now.
    [[nodiscard]] unsigned repetitions() const noexcept { return history_.repetitions(); }
    /// The draws the side to move may claim now.
    [[nodiscard]] DrawClaims claims() const noexcept;
    /// Ends the game with a claimable draw; returns whether there was one.
    bool claimDraw();

    /// Calls the handler for each event until the subscription ends.
    [[nodiscard]] Subscription subscribe(std::function<void(const GameEvent&)> handler) {
        return publisher_.subscribe(std::move(handler));
    }

private:
    void enter(GameNode& node);
    void endIfOver();

    Variant variant_;
    std::unique_ptr<GameNode> root_;
    GameNode* current_;
    History history_;
    std::vector<Move> undone_;  ///< moves taken back; the last one is replayed first
    std::optional<Outcome> outcome_;
    Publisher<GameEvent> publisher_;
};

}  // namespace roque
