#include "plugins/bastion/training/book_maker.h"

#include <algorithm>
#include <array>

#include "model/movegen/legal_moves.h"
#include "model/notation/uci_move.h"
#include "plugins/bastion/training/quiet_host.h"

namespace roque::bastion::training {
namespace {

constexpr unsigned kBookPlies = 12;
constexpr unsigned kCompared = 4;   ///< best moves compared at each ply
constexpr Value kNearlyEqual = 15;  ///< the most a book move may lose against the best one

/// What a pawn becomes, as Polyglot numbers it.
unsigned numberOf(PieceType promotion) {
    constexpr std::array kPieces{PieceType::Knight, PieceType::Bishop, PieceType::Rook, PieceType::Queen};
    return 1U + static_cast<unsigned>(std::ranges::find(kPieces, promotion) - kPieces.begin());
}

/// A move as Polyglot numbers it; castling is "king takes rook" in both.
std::uint16_t polyglotMove(Move move) {
    const unsigned promotion = move.isPromotion() ? numberOf(move.promotion()) : 0U;
    return static_cast<std::uint16_t>(index(move.to()) + 64U * index(move.from()) + 4096U * promotion);
}

void append(std::string& bytes, std::uint64_t number, unsigned size) {
    while (size-- > 0) bytes += static_cast<char>(number >> 8U * size & 0xFFU);
}

}  // namespace

BookMaker::BookMaker(std::uint64_t seed, const Effort& effort)
    : effort_(effort), selfPlay_(effort.move), random_(seed) {
    engine_.resizeTable(16);
    engine_.setLines(kCompared);
}

void BookMaker::playGame() {
    std::vector<std::pair<Position, Move>> opening;
    Position position = Position::start();
    for (unsigned ply = 0; ply < kBookPlies; ++ply) {
        const std::vector<Move>& moves = goodMoves(position);
        if (moves.empty()) break;
        const Move move = moves[random_() % moves.size()];
        opening.emplace_back(position, move);
        position = position.after(move);
    }
    const auto result = selfPlay_.playFrom(position);
    if (!result) return;
    for (const auto& [before, move] : opening) {
        const double share = before.sideToMove() == Color::White ? *result : 1 - *result;
        points_[before.key()][polyglotMove(move)] += static_cast<unsigned>(2 * share);
    }
}

/// The moves of a position that are nearly as good as the best. Looked at once, without what other searches
/// have left in memory, so that the order of the games does not matter.
const std::vector<Move>& BookMaker::goodMoves(const Position& position) {
    const auto [entry, isNew] = good_.try_emplace(position.key());
    std::vector<Move>& moves = entry->second;
    if (!isNew || !hasLegalMove(position)) return moves;
    engine_.newGame();
    const QuietHost host({position}, {}, effort_.look);
    sdk::SearchJob job(host.request());
    static_cast<void>(engine_.search(job));
    if (host.lines().empty()) return moves;
    const Value best = std::ranges::max(host.lines(), {}, &QuietHost::Report::value).value;
    for (const auto& [text, value] : host.lines()) {
        const auto move = parseUciMove(position, text);
        const bool isNamed = move && std::ranges::find(moves, *move) != moves.end();
        if (move && !isNamed && value >= best - kNearlyEqual) moves.push_back(*move);
    }
    return moves;
}

std::string BookMaker::bytes() const {
    std::string bytes;
    for (const auto& [key, moves] : points_) {
        std::vector<std::pair<std::uint16_t, unsigned>> sorted(moves.begin(), moves.end());
        std::ranges::stable_sort(sorted, std::ranges::greater(), &std::pair<std::uint16_t, unsigned>::second);
        for (const auto& [move, points] : sorted) {
            if (points == 0) continue;
            append(bytes, key, sizeof key);
            append(bytes, move, sizeof move);
            append(bytes, std::min(points, 0xFFFFU), 2);
            append(bytes, 0, 4);  // no learning data
        }
    }
    return bytes;
}

}  // namespace roque::bastion::training
