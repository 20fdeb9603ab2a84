#include "plugins/bastion/training/tree_sampler.h"

#include <cstdlib>
#include <utility>

#include "model/movegen/legal_moves.h"

namespace roque::bastion::training {
namespace {

constexpr Value kLargest = 2000;  ///< the largest value of a position that is kept

/// Whether a side has only its king. Such endings keep their hand-crafted evaluation.
bool hasLoneKing(const Board& board) noexcept {
    return count(board.pieces(Color::White)) == 1 || count(board.pieces(Color::Black)) == 1;
}

}  // namespace

TreeSampler::TreeSampler(std::uint64_t nodes, std::uint32_t every, Values values)
    : selfPlay_(nodes), searcher_(nodes), every_(every), values_(values) {
    selfPlay_.setEvaluationWatch(this);
}

void TreeSampler::setNetwork(const std::shared_ptr<const Network>& network) {
    network_ = network;
    selfPlay_.setNetwork(network);
    searcher_.setNetwork(network);
}

std::vector<PackedPosition> TreeSampler::playGame(std::uint64_t seed) {
    kept_.clear();
    seen_ = 0;
    if (!selfPlay_.playGame(seed)) return {};
    if (values_ == Values::Searched) {
        searcher_.newGame();
        std::erase_if(kept_, [this](PackedPosition& each) { return !search(each); });
    }
    return std::move(kept_);
}

/// Whether the position is quiet; then it has the value of a search.
bool TreeSampler::search(PackedPosition& packed) {
    const auto position = packed.position();
    if (!position || !hasLegalMove(*position)) return false;
    const auto value = searcher_.valueIfQuiet(*position);
    if (!value || std::abs(*value) >= kLargest) return false;
    packed.value = static_cast<std::int16_t>(*value);
    return true;
}

/// The value of a position for the side to move. That of a network is without what is added to it in a game.
Value TreeSampler::evaluate(const Position& position) {
    if (!network_) return evaluation_.valueForMover(position, Accumulator(position));
    stack_.begin(network_.get(), position.board());
    return stack_.valueAt(0, position.board(), position.sideToMove());
}

void TreeSampler::see(const Position& position, Value /*valueForMover*/) {
    if (++seen_ < every_ || hasLoneKing(position.board())) return;
    seen_ = 0;
    PackedPosition packed(position, 0);
    const auto fresh = packed.position();  // without the fifty-move rule, of which a network knows nothing
    if (!fresh) return;
    const Value value = evaluate(*fresh);
    if (std::abs(value) >= kLargest) return;
    packed.value = static_cast<std::int16_t>(value);
    kept_.push_back(packed);
}

}  // namespace roque::bastion::training
