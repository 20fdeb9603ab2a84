#include "model/game/game.h"

#include <algorithm>
#include <cassert>
#include <utility>

#include "model/game/clock_text.h"
#include "model/movegen/legal_moves.h"
#include "model/notation/uci_move.h"

namespace roque {
namespace {

constexpr unsigned kThreefold = 3;
constexpr unsigned kFivefold = 5;
constexpr unsigned kFiftyMoves = 100;  // plies

DrawClaims claimsAt(unsigned repetitions, const Position& position) noexcept {
    return {repetitions >= kThreefold, position.halfmoveClock() >= kFiftyMoves};
}

}  // namespace

Game::Game(const Position& start, Variant variant)
    : variant_(variant), root_(std::make_unique<GameNode>(start)), current_(root_.get()), history_(start) {
    outcome_ = outcomeOf(start);
}

std::vector<const GameNode*> Game::line() const {
    std::vector<const GameNode*> nodes;
    for (const GameNode* node = current_; node != nullptr; node = node->parent()) nodes.push_back(node);
    std::ranges::reverse(nodes);
    return nodes;
}

std::vector<Move> Game::moves() const {
    return current_->movesFromRoot();
}

Result<const GameNode*, MoveError> Game::play(Move move) {
    if (outcome_ || !isLegal(position(), move)) {
        return MoveError{MoveError::Kind::Illegal, toUci(move, position())};
    }
    if (!undone_.empty() && undone_.back() == move)
        undone_.pop_back();
    else
        undone_.clear();
    GameNode& node = current_->play(move);
    enter(node);
    return &node;
}

void Game::noteTime(std::chrono::milliseconds left) {
    constexpr std::chrono::milliseconds kTenth{100};
    MoveNotes notes;
    notes.annotations.push_back({"clk", clockText(left - left % kTenth)});
    current_->annotate(std::move(notes));
}

void Game::takeBack() {
    assert(canTakeBack());
    GameNode& undone = *current_;
    current_ = undone.parent();
    history_.pop();
    undone_.push_back(undone.move());
    outcome_.reset();
    publisher_.publish(MoveTakenBack{undone, *current_});
}

void Game::redo() {
    assert(canRedo());
    const Move move = undone_.back();
    undone_.pop_back();
    enter(current_->play(move));
}

void Game::end(const Outcome& outcome) {
    assert(!outcome_);
    outcome_ = outcome;
    publisher_.publish(GameEnded{outcome});
}

DrawClaims Game::claims() const noexcept {
    if (outcome_) return {};
    return claimsAt(history_.repetitions(), position());
}

bool Game::claimDraw() {
    const DrawClaims now = claims();
    if (!now.any()) return false;
    end({std::nullopt, now.threefoldRepetition ? Termination::ThreefoldRepetition : Termination::FiftyMoves});
    return true;
}

/// A played move becomes the first child of its position.
void Game::enter(GameNode& node) {
    GameNode& parent = *node.parent();
    if (const std::size_t place = parent.indexOf(node); place > 0) parent.reorder(place, 0);
    current_ = &node;
    history_.push(node.position());
    publisher_.publish(MovePlayed{node});
    endIfOver();
}

/// Ends the game if the last move decided it. An observer told of the move may already have ended it.
void Game::endIfOver() {
    if (outcome_) return;
    if (const auto decided = outcomeOf(position())) {
        end(*decided);
    } else if (history_.repetitions() >= kFivefold) {
        end({std::nullopt, Termination::FivefoldRepetition});
    }
}

}  // namespace roque
