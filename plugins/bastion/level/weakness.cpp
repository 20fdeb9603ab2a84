#include "plugins/bastion/level/weakness.h"

#include <algorithm>
#include <cmath>
#include <iterator>

#include "model/game/captures.h"
#include "model/movegen/legal_moves.h"
#include "plugins/bastion/base/distance.h"
#include "plugins/bastion/evaluation/endgame_scale.h"

namespace roque::bastion {
namespace {

// What a random number is for: numbers of one position are independent.
constexpr std::uint64_t kForError = 1;
constexpr std::uint64_t kForChoice = 2;
constexpr std::uint64_t kForSeeing = 16;  ///< and the move's bits added

/// The expected score of a value, from 0 to 1.
double expectation(Value value) noexcept {
    constexpr double kScale = 200;
    return 1 / (1 + std::exp(-value / kScale));
}

/// How easily a move is overlooked, from 0 to 1.
double obscurity(const Position& position, Move move, std::optional<Square> lastTarget) noexcept {
    const Board& board = position.board();
    const bool isCapture =
        contains(board.pieces(~position.sideToMove()), move.to()) || move.kind() == Move::Kind::EnPassant;
    const int length = distance(move.from(), move.to());
    if (lastTarget && move.to() == *lastTarget) return 0.02;  // recaptures
    if (move.isCastling() || move.isPromotion()) return 0.05;
    if (isCapture) return length > 4 ? 0.2 : 0.12;  // captures are looked for
    double obscurity = 0.5;
    if (board.typeOn(move.from()) == PieceType::Pawn) obscurity *= 0.5;
    if (length > 2) obscurity += 0.1 * (length - 2);
    const Rank from = relativeRank(position.sideToMove(), rankOf(move.from()));
    const Rank to = relativeRank(position.sideToMove(), rankOf(move.to()));
    if (to < from) obscurity += 0.2;
    if (lastTarget && distance(*lastTarget, move.to()) <= 2) obscurity *= 0.5;
    return std::min(obscurity, 1.0);
}

}  // namespace

Weakness::Weakness(const Handicap& handicap, std::uint64_t seed) : handicap_(handicap), seed_(seed) {
    for (std::size_t number = 0; number < kQuantiles; ++number) {
        const double share = (static_cast<double>(number) + 0.5) / kQuantiles;
        errors_[number] = static_cast<Value>(std::lround(handicap.error * std::log(share / (1 - share))));
    }
}

Value Weakness::error(const Position& position) const noexcept {
    if (handicap_.error == 0) return 0;
    const Value error = errors_[hash(position.key(), kForError) % kQuantiles];
    const bool isEndgame = count(position.board().occupied()) <= 10;
    return isEndgame ? error / 2 : error;
}

bool Weakness::isSeen(const Position& position, Move move, std::optional<Square> lastTarget) const noexcept {
    if (handicap_.attention >= 1) return true;
    const double overlooked = (1 - handicap_.attention) * obscurity(position, move, lastTarget);
    return uniform(position.key(), kForSeeing + move.raw()) >= overlooked;
}

std::vector<Move> Weakness::seenOf(const Position& position, const std::vector<Move>& moves,
                                   std::optional<Square> lastTarget) const {
    std::vector<Move> seen;
    std::ranges::copy_if(moves, std::back_inserter(seen),
                         [&](Move move) { return isSeen(position, move, lastTarget); });
    return seen;
}

std::optional<Move> Weakness::mateAmong(const Position& position, const std::vector<Move>& moves) const {
    if (!handicap_.seesMates) return std::nullopt;
    const auto mate =
        std::ranges::find_if(moves, [&](Move move) { return isCheckmate(position.after(move)); });
    return mate == moves.end() ? std::nullopt : std::optional(*mate);
}

std::vector<Move> Weakness::withoutStalemates(const Position& position, std::vector<Move> moves) const {
    constexpr int kQueen = 9;  // pawns
    const int balance = materialBalance(position.board());
    const int lead = position.sideToMove() == Color::White ? balance : -balance;
    if (!handicap_.avoidsStalemate || lead < kQueen) return moves;
    const auto stalemates = [&](Move move) {
        const Position after = position.after(move);
        return !after.isCheck() && !hasLegalMove(after);
    };
    if (!std::ranges::all_of(moves, stalemates)) std::erase_if(moves, stalemates);
    return moves;
}

/// Draws among the moves that lose little, by a softmax of their expected scores.
Move Weakness::choose(const Position& position, std::span<const RootMove> moves) const {
    const RootMove& best = moves.front();
    if (handicap_.carelessness <= 0 || isMate(best.value)) return best.move;
    constexpr double kMaxLoss = 4;  // in units of carelessness
    std::vector<double> weights;
    double sum = 0;
    for (const RootMove& move : moves) {
        const double loss = (expectation(best.value) - expectation(move.value)) / handicap_.carelessness;
        weights.push_back(move.value == -kInfinity || loss > kMaxLoss ? 0 : std::exp(-loss));
        sum += weights.back();
    }
    double drawn = uniform(position.key(), kForChoice) * sum;
    for (std::size_t number = 0; number < weights.size(); ++number) {
        drawn -= weights[number];
        if (drawn < 0) return moves[number].move;
    }
    return best.move;
}

bool Weakness::isAtFullStrength(const Position& position) const noexcept {
    return handicap_.canMateLoneKing && drivingBonus(position.board(), position.sideToMove()) != 0;
}

/// Mixes the bits of key, seed and purpose (S. Vigna, splitmix64, 2015).
std::uint64_t Weakness::hash(Key key, std::uint64_t purpose) const noexcept {
    std::uint64_t mixed = key ^ (seed_ + purpose * 0x9E3779B97F4A7C15);
    mixed = (mixed ^ mixed >> 30U) * 0xBF58476D1CE4E5B9;
    mixed = (mixed ^ mixed >> 27U) * 0x94D049BB133111EB;
    return mixed ^ mixed >> 31U;
}

double Weakness::uniform(Key key, std::uint64_t purpose) const noexcept {
    return static_cast<double>(hash(key, purpose) >> 11U) * 0x1p-53;
}

}  // namespace roque::bastion
