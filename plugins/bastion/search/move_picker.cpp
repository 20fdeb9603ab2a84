#include "plugins/bastion/search/move_picker.h"

#include <utility>

#include "model/pieces/sinks.h"
#include "plugins/bastion/search/exchange.h"

namespace roque::bastion {
namespace {

/// Calls a function with each legal move of the kind wanted.
template <Wanted Which, typename Function>
void eachMove(const Place& place, Bitboard among, Function function) {
    EachSink sink{std::move(function)};
    if (place.us() == Color::White)
        generate<Which>(place.position, kWhite, place.situation, sink, among);
    else
        generate<Which>(place.position, kBlack, place.situation, sink, among);
}

constexpr int kKillerScore = 1 << 20;

}  // namespace

bool isLegalAt(const Place& place, Move move) noexcept {
    if (!contains(place.situation.own, move.from())) return false;
    bool isFound = false;
    eachMove<Wanted::All>(place, bit(move.from()), [&](Move each) { isFound |= each == move; });
    return isFound;
}

MovePicker::MovePicker(const Place& place, const OrderHints& hints, Range range, Value least) noexcept
    : place_(place), hints_(hints), least_(least), range_(range) {
    const Move first = hints.tableMove;
    const bool isWanted = first != Move::none() && (range == Range::All || place.isNoisy(first));
    if (!isWanted || !isLegalAt(place, first)) stage_ = Stage::GenerateNoisy;
}

Move MovePicker::next() noexcept {
    switch (stage_) {
        case Stage::Table:
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
    eachMove<Wanted::Noisy>(place_, kAllSquares, [&](Move move) {
        if (move != hints_.tableMove) moves_[end_++] = {move, noisyScore(move)};
    });
}

void MovePicker::generateQuiet() noexcept {
    at_ = losing_;
    end_ = losing_;
    eachMove<Wanted::Quiet>(place_, kAllSquares, [&](Move move) {
        if (move != hints_.tableMove) moves_[end_++] = {move, quietScore(move)};
    });
}

int MovePicker::noisyScore(Move move) const noexcept {
    constexpr int kVictimWeight = 16;
    const PieceType victim = place_.board().typeOn(move.to());
    const Arrival arrival = arrivalOf(place_.board(), place_.us(), move);
    return kVictimWeight * immediateGain(place_.board(), move)
           + hints_.history.capture(arrival, victim).value();
}

int MovePicker::quietScore(Move move) const noexcept {
    if (move == hints_.killers[0]) return kKillerScore + 1;
    if (move == hints_.killers[1]) return kKillerScore;
    const Arrival arrival = arrivalOf(place_.board(), place_.us(), move);
    int score = 2 * hints_.history.quiet(place_.us(), hints_.threats, move).value()
                + hints_.history.inStructure(hints_.pawnKey, arrival).value();
    score += 2 * (*hints_.continuations[0])[arrival].value();
    score += 2 * (*hints_.continuations[1])[arrival].value();
    score += (*hints_.continuations[2])[arrival].value();
    score += (*hints_.continuations[3])[arrival].value() / 2;
    return score;
}

Move MovePicker::pickNoisy() noexcept {
    while (at_ < end_) {
        const Scored best = takeBest();
        const bool isUnderPromotion = best.move.isPromotion() && best.move.promotion() != PieceType::Queen;
        if (!isUnderPromotion && gainsAtLeast(place_.board(), place_.us(), best.move, least_)) {
            return best.move;
        }
        if (range_ == Range::All) moves_[losing_++] = best;
    }
    return Move::none();
}

Move MovePicker::pickQuiet() noexcept {
    if (areQuietsSkipped_ || at_ >= end_) return Move::none();
    const Scored best = takeBest();
    return best.move;
}

MovePicker::Scored MovePicker::takeBest() noexcept {
    std::size_t best = at_;
    for (std::size_t each = at_ + 1; each < end_; ++each) {
        if (moves_[each].score > moves_[best].score) best = each;
    }
    std::swap(moves_[at_], moves_[best]);
    return moves_[at_++];
}

}  // namespace roque::bastion
