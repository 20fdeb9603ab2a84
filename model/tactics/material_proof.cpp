#include "model/tactics/material_proof.h"

#include <algorithm>
#include <array>

#include "model/board/attackers.h"
#include "model/draws/dead_position.h"
#include "model/game/captures.h"
#include "model/movegen/legal_moves.h"
#include "model/tactics/attack_lines.h"

namespace roque {
namespace {

constexpr std::size_t kKnown = std::size_t{1} << 16U;

std::uint64_t keyOf(const Position& position, const Hunt& hunt, unsigned replies) noexcept {
    constexpr std::uint64_t kMix = 0x9E3779B97F4A7C15;
    std::uint64_t key = position.key();
    key = (key ^ hunt.victims) * kMix;
    key ^= key >> 29U;
    key = (key ^ (index(hunt.hunter) << 8U | (hunt.hasHappened ? 0x80U : 0U) | replies)) * kMix;
    return key ^ key >> 32U;
}

/// Whether a piece that has moved attacks one that is worth more, or that nothing protects.
bool threatens(const Board& board, Square from) noexcept {
    const Color them = ~*board.colorOn(from);
    const int worth = pawnsWorth(board.typeOn(from));
    const Bitboard attacked = attacksFrom(board, from) & board.pieces(them) & ~board.pieces(PieceType::King);
    for (const Square square : SquaresOf(attacked)) {
        const int theirs = pawnsWorth(board.typeOn(square));
        if (theirs > worth) return true;
        if (theirs > 1 && (attackersTo(board, square, board.occupied()) & board.pieces(them)) == 0)
            return true;
    }
    return false;
}

bool isFewPieces(const Board& board) noexcept {
    return count(board.occupied()) <= 4;
}

/// Sorts the first move before all others, then captures of much by little.
void sort(MoveList& moves, const Position& position, Move first) {
    constexpr int kFirst = 100;
    const Board& board = position.board();
    const auto rank = [&](Move move) {
        if (move == first) return kFirst;
        const Square taken = captureSquare(position, move);
        int worth = move.isPromotion() ? pawnsWorth(move.promotion()) : 0;
        if (taken != Square::None)
            worth += 20 + 2 * pawnsWorth(board.typeOn(taken)) - pawnsWorth(board.typeOn(move.from()));
        return worth;
    };
    std::array<int, MoveList::kCapacity> ranks;
    for (std::size_t at = 0; at < moves.size(); ++at) {
        const Move move = moves[at];
        const int own = rank(move);
        std::size_t place = at;
        for (; place > 0 && ranks[place - 1] < own; --place) {
            ranks[place] = ranks[place - 1];
            moves[place] = moves[place - 1];
        }
        ranks[place] = own;
        moves[place] = move;
    }
}

/// The captures and promotions, or, in check, all legal moves, sorted.
MoveList forcedOrNoisy(const Position& position, bool isCheck) {
    MoveList moves;
    if (isCheck) {
        moves = legalMoves(position);
    } else {
        moves = noisyMoves(position);
    }
    sort(moves, position, Move::none());
    return moves;
}

}  // namespace

int balanceOf(const Position& position, Color side) noexcept {
    const int white = materialBalance(position.board());
    return side == Color::White ? white : -white;
}

MaterialProof::Verdict MaterialProof::prove(const Position& position, const MaterialClaim& claim,
                                            unsigned replies, std::uint64_t nodes) {
    begin(claim, nodes);
    return verdict(survivesReplies(position, Hunt::of(claim), replies));
}

MaterialProof::Verdict MaterialProof::proveToMove(const Position& position, const MaterialClaim& claim,
                                                  unsigned replies, std::uint64_t nodes) {
    begin(claim, nodes);
    return verdict(winsNow(position, Hunt::of(claim), replies));
}

void MaterialProof::begin(const MaterialClaim& claim, std::uint64_t nodes) {
    claim_ = claim;
    isOut_ = false;
    limit_ = nodes < left_ ? left_ - nodes : 0;
    path_.clear();
    killers_.assign(64, Move::none());
    known_.assign(kKnown, {});
}

MaterialProof::Verdict MaterialProof::verdict(bool isProved) const noexcept {
    if (isOut_) return Verdict::Unknown;
    return isProved ? Verdict::Proved : Verdict::Refuted;
}

/// The opponent of the winner is to move and may play everything.
bool MaterialProof::survivesReplies(const Position& position, const Hunt& hunt, unsigned replies) {
    if (!spend() || isOnPath(position)) return false;
    Known& known = known_[keyOf(position, hunt, replies) % kKnown];
    const std::uint64_t key = keyOf(position, hunt, replies);
    if (known.key == key) return known.isProved;
    path_.push_back(position.key());
    const bool isProved = searchReplies(position, hunt, replies);
    path_.pop_back();
    if (!isOut_) known = {key, isProved};
    return isProved;
}

bool MaterialProof::searchReplies(const Position& position, const Hunt& hunt, unsigned replies) {
    const std::size_t ply = path_.size();
    const MoveList moves = ordered(position, ply);
    if (moves.empty()) return position.isCheck();
    for (const Move move : moves) {
        if (winsNow(position.after(move), hunt.after(claim_, position, move), replies - 1)) continue;
        remember(ply, move);
        return false;
    }
    return true;
}

/// The winner is to move; the opponent will have so many replies more.
bool MaterialProof::winsNow(const Position& position, const Hunt& hunt, unsigned replies) {
    if (!spend() || isOnPath(position)) return false;
    if (isFewPieces(position.board()) && isDeadPosition(position)) return false;
    path_.push_back(position.key());
    const bool wins = searchWins(position, hunt, replies);
    path_.pop_back();
    return wins;
}

bool MaterialProof::searchWins(const Position& position, const Hunt& hunt, unsigned replies) {
    const std::size_t ply = path_.size();
    const bool isWon = isGoal(position, hunt);
    const Board& board = position.board();
    const Bitboard light =
        board.pieces(claim_.winner) & (board.pieces(PieceType::Pawn) | board.pieces(PieceType::King));
    const bool canPass = !position.isCheck() && light != board.pieces(claim_.winner);
    // A side with pieces has a move that is as good as none.
    if (isWon && canPass && holdsAfter(position.afterNull(), hunt, replies)) return true;
    for (const Move move : ordered(position, ply)) {
        const Position next = position.after(move);
        const Hunt then = hunt.after(claim_, position, move);
        if (!isWon && !isCandidate(position, move, next, then, replies)) continue;
        if (!holdsAfter(next, then, replies)) continue;
        remember(ply, move);
        return true;
    }
    return false;
}

bool MaterialProof::holdsAfter(const Position& position, const Hunt& hunt, unsigned replies) {
    return replies == 0 ? survivesCaptures(position, hunt) : survivesReplies(position, hunt, replies);
}

/// The opponent of the winner is to move and may only capture, or leave it at that.
bool MaterialProof::survivesCaptures(const Position& position, const Hunt& hunt) {
    if (!spend()) return false;
    const bool isCheck = position.isCheck();
    if (!isCheck && !isGoal(position, hunt)) return false;
    const MoveList moves = forcedOrNoisy(position, isCheck);
    if (moves.empty() && !hasLegalMove(position)) return isCheck;
    if (isFewPieces(position.board()) && isDeadPosition(position)) return false;
    return std::ranges::all_of(
        moves, [&](Move move) { return recoups(position.after(move), hunt.after(claim_, position, move)); });
}

/// The winner is to move and may only capture, or leave it at that.
bool MaterialProof::recoups(const Position& position, const Hunt& hunt) {
    if (!spend()) return false;
    const bool isCheck = position.isCheck();
    if (isFewPieces(position.board()) && isDeadPosition(position)) return false;
    if (!isCheck && isGoal(position, hunt)) return hasLegalMove(position);
    const MoveList moves = forcedOrNoisy(position, isCheck);
    return std::ranges::any_of(moves, [&](Move move) {
        return survivesCaptures(position.after(move), hunt.after(claim_, position, move));
    });
}

bool MaterialProof::isGoal(const Position& position, const Hunt& hunt) const noexcept {
    return hunt.hasHappened && balanceOf(position, claim_.winner) - claim_.before >= claim_.pawns;
}

/// Whether the winner tries a move before the material is won.
bool MaterialProof::isCandidate(const Position& position, Move move, const Position& next, const Hunt& hunt,
                                unsigned replies) {
    if (isNoisy(position, move) || next.isCheck()) return true;
    if (std::ranges::find(suggested_, move) != suggested_.end()) return true;
    if (replies == 0 || move.isCastling()) return false;
    const bool isPawn = position.board().typeOn(move.from()) == PieceType::Pawn;
    if (isPawn && claim_.event == MaterialClaim::Event::Promotion) return true;
    // At first every threat is looked at, then those that show at a glance.
    return path_.size() <= 2 ? recoups(next.afterNull(), hunt) : threatens(next.board(), move.to());
}

bool MaterialProof::spend() noexcept {
    if (left_ <= limit_) {
        isOut_ = true;
        return false;
    }
    --left_;
    return true;
}

bool MaterialProof::isOnPath(const Position& position) const noexcept {
    return std::ranges::find(path_, position.key()) != path_.end();
}

/// The legal moves: the one that decided last at this ply, then captures of much by little, then the others.
MoveList MaterialProof::ordered(const Position& position, std::size_t ply) const {
    MoveList moves = legalMoves(position);
    sort(moves, position, ply < killers_.size() ? killers_[ply] : Move::none());
    return moves;
}

void MaterialProof::remember(std::size_t ply, Move move) {
    if (ply < killers_.size()) killers_[ply] = move;
}

}  // namespace roque
