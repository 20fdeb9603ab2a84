#include "plugins/bastion/search/move_picker.h"

#include <utility>

#include "model/movegen/generator.h"
#include "plugins/bastion/search/parameters.h"
#include "plugins/bastion/search/static_exchange.h"

namespace roque::bastion {
namespace {

/// Calls a function with each legal move of a kind.
template <MoveFilter Filter, typename Function>
void eachMove(const SearchPosition& position, Bitboard among, Function function) {
    EachSink sink{std::move(function)};
    if (position.us() == Color::White)
        generate<Filter>(position.position, kWhite, position.checksAndPins, sink, among);
    else
        generate<Filter>(position.position, kBlack, position.checksAndPins, sink, among);
}

/// Above every other score of a quiet move.
constexpr int kKillerScore = 1 << 24;

}  // namespace

bool isLegalIn(const SearchPosition& position, Move move) noexcept {
    if (!contains(position.checksAndPins.own, move.from())) return false;
    bool isFound = false;
    eachMove<MoveFilter::All>(position, bit(move.from()), [&](Move each) { isFound |= each == move; });
    return isFound;
}

MovePicker::MovePicker(const SearchPosition& position, const OrderHints& hints, Range range,
                       Value threshold) noexcept
    : position_(position), hints_(hints), threshold_(threshold), range_(range) {
    const Move first = hints.tableMove;
    const bool isWanted = first != Move::none() && (range == Range::All || position.isNoisy(first));
    if (!isWanted || !isLegalIn(position, first)) stage_ = Stage::GenerateNoisy;
}

Move MovePicker::next() noexcept {
    switch (stage_) {
        case Stage::TableMove:
            stage_ = Stage::GenerateNoisy;
            return hints_.tableMove;
        case Stage::GenerateNoisy:
            generateNoisy();
            stage_ = Stage::Noisy;
            [[fallthrough]];
        case Stage::Noisy:
            if (const Move move = pickNoisy(); move != Move::none()) return move;
            stage_ = range_ == Range::Noisy ? Stage::Done : Stage::GenerateQuiet;
            return next();
        case Stage::GenerateQuiet:
            if (!areQuietsSkipped_) generateQuiet();
            stage_ = Stage::Quiet;
            [[fallthrough]];
        case Stage::Quiet:
            if (const Move move = pickQuiet(); move != Move::none()) return move;
            stage_ = Stage::Losing;
            [[fallthrough]];
        case Stage::Losing:
            if (losingAt_ < losing_) return moves_[losingAt_++].move;
            stage_ = Stage::Done;
            [[fallthrough]];
        case Stage::Done:
            break;
    }
    return Move::none();
}

void MovePicker::generateNoisy() noexcept {
    eachMove<MoveFilter::Noisy>(position_, kAllSquares, [&](Move move) {
        if (move != hints_.tableMove) moves_[end_++] = {move, noisyScore(move)};
    });
}

void MovePicker::generateQuiet() noexcept {
    at_ = losing_;
    end_ = losing_;
    eachMove<MoveFilter::Quiet>(position_, kAllSquares, [&](Move move) {
        if (move != hints_.tableMove) moves_[end_++].move = move;
    });
    scoreByHistory();
    if (hints_.checks != nullptr) preferChecks(*hints_.checks);
    if (hints_.escapesEarly) preferEscapes();
    preferKillers();
}

int MovePicker::noisyScore(Move move) const noexcept {
    const PieceType victim = position_.board().typeOn(move.to());
    const PieceTo pieceTo = pieceToOf(position_.board(), position_.us(), move);
    return parameter::kOrderVictim * immediateGain(position_.board(), move)
           + hints_.history.capture(pieceTo, victim).value();
}

/// Gives each quiet move the sum of its histories.
void MovePicker::scoreByHistory() noexcept {
    const Board& board = position_.board();
    const Color us = position_.us();
    const auto [before1, before2, before4, before6] = hints_.continuations;
    const ContinuationHistory& withPawns = hints_.history.ofPawns(hints_.pawnKey);
    const auto weighted = [](HistoryScore history, int halves) { return history.value() * halves / 2; };
    for (ScoredMove& each : quiets()) {
        const PieceTo pieceTo = pieceToOf(board, us, each.move);
        each.score = weighted(hints_.history.quiet(us, hints_.threats, each.move), parameter::kOrderQuiet)
                     + weighted(withPawns[pieceTo], parameter::kOrderPawn)
                     + weighted((*before1)[pieceTo], parameter::kOrderContinuation1)
                     + weighted((*before2)[pieceTo], parameter::kOrderContinuation2)
                     + weighted((*before4)[pieceTo], parameter::kOrderContinuation4)
                     + weighted((*before6)[pieceTo], parameter::kOrderContinuation6);
    }
    if (hints_.ply >= HistoryTables::kLowPlies) return;
    for (ScoredMove& each : quiets())
        each.score +=
            parameter::kOrderLowPly * hints_.history.lowPly(hints_.ply, each.move).value() / (1 + hints_.ply);
}

/// Moves that give check and lose little by it come earlier.
void MovePicker::preferChecks(const CheckingSquares& checks) noexcept {
    const Board& board = position_.board();
    for (ScoredMove& each : quiets()) {
        const Move move = each.move;
        if (!checks.givesCheck(board.typeOn(move.from()), move.from(), move.to())) continue;
        if (isExchangeAtLeast(board, position_.us(), move, -parameter::kOrderCheckLoss))
            each.score += parameter::kOrderCheck;
    }
}

/// Moves that leave the attack of a lesser piece come earlier, those that walk into one later.
void MovePicker::preferEscapes() noexcept {
    const Board& board = position_.board();
    const Dangers dangers(board, position_.us());
    for (ScoredMove& each : quiets())
        each.score += parameter::kOrderDanger * dangers.relief(board.typeOn(each.move.from()), each.move) / 2;
}

void MovePicker::preferKillers() noexcept {
    for (ScoredMove& each : quiets()) {
        if (each.move == hints_.killers[1]) each.score = kKillerScore;
        if (each.move == hints_.killers[0]) each.score = kKillerScore + 1;
    }
}

Move MovePicker::pickNoisy() noexcept {
    while (at_ < end_) {
        const ScoredMove best = takeBest();
        const bool isUnderPromotion = best.move.isPromotion() && best.move.promotion() != PieceType::Queen;
        if (!isUnderPromotion && isExchangeAtLeast(position_.board(), position_.us(), best.move, threshold_))
            return best.move;
        if (range_ == Range::All) moves_[losing_++] = best;
    }
    return Move::none();
}

Move MovePicker::pickQuiet() noexcept {
    if (areQuietsSkipped_ || at_ >= end_) return Move::none();
    return takeBest().move;
}

MovePicker::ScoredMove MovePicker::takeBest() noexcept {
    std::size_t best = at_;
    for (std::size_t each = at_ + 1; each < end_; ++each) {
        if (moves_[each].score > moves_[best].score) best = each;
    }
    std::swap(moves_[at_], moves_[best]);
    return moves_[at_++];
}

}  // namespace roque::bastion
