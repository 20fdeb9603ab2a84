#include "model/tactics/gain_finder.h"

#include <algorithm>
#include <array>
#include <utility>

#include "model/board/attackers.h"
#include "model/game/captures.h"
#include "model/movegen/legal_moves.h"
#include "model/tactics/attack_lines.h"

namespace roque {
namespace {

/// The replies in a row that are all tried: two at first, more if that shows nothing.
constexpr std::array kReplies{2U, 3U, 4U};

/// The pieces of a set but pawns and kings, the most valuable first.
std::vector<Square> byValue(const Board& board, Bitboard set) {
    set &= ~(board.pieces(PieceType::Pawn) | board.pieces(PieceType::King));
    std::vector<Square> squares;
    for (const Square square : SquaresOf(set)) squares.push_back(square);
    std::ranges::stable_sort(squares, std::ranges::greater(),
                             [&](Square square) { return pawnsWorth(board.typeOn(square)); });
    return squares;
}

}  // namespace

std::optional<Gain> GainFinder::find(const Position& position, Move move, int before, const Belief& belief) {
    position_ = position;
    after_ = position.after(move);
    move_ = move;
    arrival_ = move.isCastling() ? Square::None : move.to();
    claim_ = {};
    claim_.winner = position.sideToMove();
    claim_.before = before;
    if (!findAmount(belief)) return std::nullopt;
    if (auto found = byCapture()) return found;
    if (auto found = byFork()) return found;
    if (auto found = byLines()) return found;
    if (auto found = byDiscovery()) return found;
    if (auto found = byPromotion()) return found;
    if (auto found = byAttack()) return found;
    if (belief.sure < 1) return std::nullopt;
    return gain(Motif::Material, {}, belief.sure);
}

MaterialProof::Verdict GainFinder::holdsIn(const Position& position, Move move) {
    return holdsAfter(position.after(move));
}

MaterialProof::Verdict GainFinder::holdsAfter(const Position& position) {
    return proof_.prove(position, claim_, replies_, perClaim_);
}

MaterialProof::Verdict GainFinder::holdsAtAll(const Position& position) {
    return proof_.proveToMove(position, claim_, replies_, perClaim_);
}

/// Proves as large a gain as it can. One for which scores do not vouch must hold for one reply more; one of
/// more pawns than can be believed is doubted altogether.
bool GainFinder::findAmount(const Belief& belief) {
    if (belief.most < 1) return false;
    const auto holds = [this](int pawns, unsigned replies) {
        MaterialClaim claim = claim_;
        claim.pawns = pawns;
        return proof_.prove(after_, claim, replies, perClaim_) == MaterialProof::Verdict::Proved;
    };
    for (const unsigned replies : kReplies) {
        replies_ = replies;
        int pawns = 0;
        const int enough = belief.sure < Belief::kAnything ? belief.most + 1 : Belief::kAnything;
        while (pawns < enough && holds(pawns + 1, replies)) ++pawns;
        if (pawns > belief.sure) {
            while (pawns > 0 && !holds(pawns, replies + 1)) --pawns;
        }
        claim_.pawns = pawns;
        if (pawns > 0) return pawns <= belief.most;
    }
    return false;
}

bool GainFinder::isProved(const MaterialClaim& claim) {
    return proof_.prove(after_, claim, replies_, perClaim_) == MaterialProof::Verdict::Proved;
}

/// Whether a claim holds, and something of it is left after one reply more.
bool GainFinder::isLasting(const MaterialClaim& claim) {
    if (!isProved(claim)) return false;
    MaterialClaim rest = claim;
    rest.pawns = 1;
    return proof_.prove(after_, rest, replies_ + 1, perClaim_) == MaterialProof::Verdict::Proved;
}

/// The claim that one of some pieces is taken, with a gain that is worth the least of them.
MaterialClaim GainFinder::capturing(Bitboard victims, Square hunter) const {
    MaterialClaim claim = claim_;
    claim.event = MaterialClaim::Event::Capture;
    claim.victims = victims;
    claim.hunter = hunter;
    for (const Square victim : SquaresOf(victims))
        claim.pawns = std::min(claim.pawns, pawnsWorth(after_.board().typeOn(victim)));
    return claim;
}

/// The move captures what is won.
std::optional<Gain> GainFinder::byCapture() {
    const Square taken = captureSquare(position_, move_);
    if (taken == Square::None) return std::nullopt;
    const PlacedPiece victim = pieceOn(position_.board(), taken);
    // To take a pawn and then win a piece is another motif; to win a pawn besides a piece is none.
    const int worth = pawnsWorth(victim.type);
    const int besides = worth > 1 ? 1 : 0;
    if (worth + besides < claim_.pawns || move_.isPromotion()) return std::nullopt;
    const Board& board = after_.board();
    const Color loser = ~claim_.winner;
    const Bitboard pinned = pinnedToKing(board, loser);
    const Bitboard guards = attackersTo(board, arrival_, board.occupied()) & board.pieces(loser);
    const MoveList recaptures = legalMoves(after_, kAllSquares, bit(arrival_));
    if ((guards & pinned) != 0 && recaptures.empty() && !after_.isCheck())
        return gain(Motif::PinnedDefender, {victim, pieceOn(board, firstOf(guards & pinned))}, worth);
    return gain(Motif::Capture, {victim}, worth);
}

std::optional<Gain> GainFinder::byFork() {
    if (arrival_ == Square::None) return std::nullopt;
    const Board& board = after_.board();
    const Bitboard attacked = attacksFrom(board, arrival_) & board.pieces(~claim_.winner);
    const std::vector<Square> victims = byValue(board, attacked);
    const Square king = board.king(~claim_.winner);
    if (contains(attacked, king)) {
        for (const Square victim : victims) {
            const MaterialClaim claim = capturing(bit(victim), arrival_);
            if (isLasting(claim))
                return gain(Motif::Fork, {pieceOn(board, king), pieceOn(board, victim)}, claim.pawns);
        }
        return std::nullopt;
    }
    if (victims.size() < 2) return std::nullopt;
    const Bitboard two = bit(victims[0]) | bit(victims[1]);
    const MaterialClaim claim = capturing(two, arrival_);
    if (!isLasting(claim)) return std::nullopt;
    // If one of them is lost whatever the other does, it is no fork.
    for (const Square victim : {victims[0], victims[1]}) {
        if (isProved(capturing(bit(victim), Square::None))) return std::nullopt;
    }
    return gain(Motif::Fork, {pieceOn(board, victims[0]), pieceOn(board, victims[1])}, claim.pawns);
}

/// Pins and skewers by the piece that has moved.
std::optional<Gain> GainFinder::byLines() {
    if (arrival_ == Square::None) return std::nullopt;
    const Board& board = after_.board();
    const auto worth = [&](Square square) {
        constexpr int kKing = 100;
        const PieceType type = board.typeOn(square);
        return type == PieceType::King ? kKing : pawnsWorth(type);
    };
    for (const LinedUp& line : linesFrom(board, arrival_)) {
        const std::vector<PlacedPiece> pieces{pieceOn(board, line.front), pieceOn(board, line.behind)};
        if (worth(line.front) > worth(line.behind)) {
            if (board.typeOn(line.behind) == PieceType::Pawn) continue;
            const bool isKing = board.typeOn(line.front) == PieceType::King;
            const Bitboard victims = isKing ? bit(line.behind) : bit(line.front) | bit(line.behind);
            const MaterialClaim claim = capturing(victims, arrival_);
            const bool isAlone = !isKing && isProved(capturing(bit(line.front), Square::None));
            if (!isAlone && isProved(claim)) return gain(Motif::Skewer, pieces, claim.pawns);
        } else if (worth(line.front) < worth(line.behind)) {
            if (board.typeOn(line.front) == PieceType::Pawn) continue;
            const bool isKing = board.typeOn(line.behind) == PieceType::King;
            if (!isKing && worth(line.behind) <= worth(line.slider)) continue;
            const Bitboard victims = isKing ? bit(line.front) : bit(line.front) | bit(line.behind);
            const MaterialClaim claim = capturing(victims, Square::None);
            if (isProved(claim)) return gain(Motif::Pin, pieces, claim.pawns);
        }
    }
    return std::nullopt;
}

std::optional<Gain> GainFinder::byDiscovery() {
    const Board& before = position_.board();
    const Board& board = after_.board();
    const Bitboard sliders = (board.diagonalSliders(claim_.winner) | board.straightSliders(claim_.winner))
                             & before.pieces(claim_.winner);
    for (const Square slider : SquaresOf(sliders)) {
        if (slider == arrival_ || before.typeOn(slider) != board.typeOn(slider)) continue;
        const Bitboard uncovered = attacksFrom(board, slider) & ~attacksFrom(before, slider);
        for (const Square victim : byValue(board, uncovered & board.pieces(~claim_.winner))) {
            const MaterialClaim claim = capturing(bit(victim), slider);
            if (isProved(claim)) return gain(Motif::Discovered, {pieceOn(board, victim)}, claim.pawns);
        }
    }
    return std::nullopt;
}

/// One piece that the move attacks is lost whatever is replied.
std::optional<Gain> GainFinder::byAttack() {
    if (replies_ > kReplies.front()) return std::nullopt;  // it takes too long to be seen in the attack
    const Board& board = after_.board();
    const Color loser = ~claim_.winner;
    const Bitboard pinned = pinnedToKing(board, loser);
    const Bitboard attacked = attackedBy(board, claim_.winner, board.occupied()) & board.pieces(loser);
    for (const Square victim : byValue(board, attacked)) {
        if (pawnsWorth(board.typeOn(victim)) + 1 < claim_.pawns) break;  // there is more to it
        const MaterialClaim claim = capturing(bit(victim), Square::None);
        // It must also be taken at once, or the sentence promises more than the board shows.
        if (proof_.prove(after_, claim, 1, perClaim_) != MaterialProof::Verdict::Proved) continue;
        if (!isProved(claim)) continue;
        const bool isByThis = arrival_ != Square::None && contains(attacksFrom(board, arrival_), victim);
        if (isByThis && contains(pinned, victim))
            return gain(Motif::PinnedVictim, {pieceOn(board, victim)}, claim.pawns);
        return gain(Motif::Trapped, {pieceOn(board, victim)}, claim.pawns);
    }
    return std::nullopt;
}

std::optional<Gain> GainFinder::byPromotion() {
    constexpr int kWorth = 4;  // what a queen is worth more than what must be given for it, at least
    if (move_.isPromotion() && claim_.pawns >= kWorth)
        return gain(Motif::Promotion, {pieceOn(position_.board(), move_.from())}, claim_.pawns);
    if (claim_.pawns < kWorth) return std::nullopt;
    const Board& board = after_.board();
    const Bitboard advanced = rankMask(claim_.winner, Rank::Sixth) | rankMask(claim_.winner, Rank::Seventh);
    for (const Square pawn : SquaresOf(board.pieces(claim_.winner, PieceType::Pawn) & advanced)) {
        MaterialClaim claim = claim_;
        claim.event = MaterialClaim::Event::Promotion;
        claim.pawns = kWorth;
        claim.hunter = pawn;
        if (isProved(claim)) return gain(Motif::Promotion, {pieceOn(board, pawn)}, claim.pawns);
    }
    return std::nullopt;
}

Gain GainFinder::gain(Motif motif, std::vector<PlacedPiece> pieces, int worth) const {
    return {motif, move_, std::min(worth, claim_.pawns), std::move(pieces)};
}

}  // namespace roque
