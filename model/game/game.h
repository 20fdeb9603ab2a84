#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "model/base/export.h"
#include "model/base/publisher.h"
#include "model/base/result.h"
#include "model/base/variant.h"
#include "model/game/game_event.h"
#include "model/game/game_node.h"
#include "model/game/outcome.h"
#include "model/notation/move_error.h"
#include "model/draws/history.h"

namespace roque {

/// Which draws the side to move may claim.
struct DrawClaims {
    bool threefoldRepetition = false;  ///< FIDE article 9.2
    bool fiftyMoves = false;           ///< FIDE article 9.3

    [[nodiscard]] bool any() const noexcept { return threefoldRepetition || fiftyMoves; }
    bool operator==(const DrawClaims&) const = default;
};

/// A game of chess: the moves made, those taken back, whether it has ended and why.
///
/// Moves form a tree. What is taken back stays in it, so it can be played again. The draws of FIDE
/// article 9.6 and the ends of article 5 come by themselves; those of articles 9.2 and 9.3 are claimed.
/// [ui-thread]
class ROQUE_MODEL Game {
public:
    explicit Game(const Position& start = Position::start(), Variant variant = Variant::Standard);

    [[nodiscard]] Variant variant() const noexcept { return variant_; }
    [[nodiscard]] const GameNode& root() const noexcept { return *root_; }
    /// Where the game stands.
    [[nodiscard]] const GameNode& current() const noexcept { return *current_; }
    [[nodiscard]] const Position& start() const noexcept { return root_->position(); }
    [[nodiscard]] const Position& position() const noexcept { return current_->position(); }

    /// The nodes from the root to where the game stands, both included.
    [[nodiscard]] std::vector<const GameNode*> line() const;
    /// The moves from the start to where the game stands.
    [[nodiscard]] std::vector<Move> moves() const;

    /// Makes a move. Refuses one that is not legal, and any after the end.
    Result<const GameNode*, MoveError> play(Move move);

    [[nodiscard]] bool canTakeBack() const noexcept { return current_->parent() != nullptr; }
    /// Takes the last move back; a game that had ended goes on.
    void takeBack();
    /// Whether something was taken back that can be played again. Another move in between makes that
    /// impossible, and so does an end: resigning is final until it is taken back itself.
    [[nodiscard]] bool canRedo() const noexcept { return !undone_.empty() && !outcome_; }
    /// Plays again what was taken back last.
    void redo();

    /// How the game ended, nothing while it goes on.
    [[nodiscard]] const std::optional<Outcome>& outcome() const noexcept { return outcome_; }
    /// Ends a game that goes on, for a reason that the position does not tell: resignation, agreement, time.
    void end(const Outcome& outcome);

    /// How often the current position has occurred, this time included.
    [[nodiscard]] unsigned repetitions() const noexcept { return history_.repetitions(); }
    /// The draws that the side to move may claim now.
    [[nodiscard]] DrawClaims claims() const noexcept;
    /// Ends the game with a draw that may be claimed now; tells whether there was one.
    bool claimDraw();

    /// Be told of what happens.
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
    std::vector<Move> undone_;  ///< moves taken back, the last one to be played again first
    std::optional<Outcome> outcome_;
    Publisher<GameEvent> publisher_;
};

}  // namespace roque
