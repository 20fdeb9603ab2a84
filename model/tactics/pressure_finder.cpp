#include "model/tactics/pressure_finder.h"

#include <algorithm>

#include "model/board/attackers.h"
#include "model/game/captures.h"
#include "model/movegen/legal_moves.h"
#include "model/tactics/attack_lines.h"
#include "model/tactics/gain_finder.h"
#include "model/tactics/mate_proof.h"
#include "model/tactics/pawn_faults.h"

namespace roque {
namespace {

/// How many positions one question may cost.
constexpr std::uint64_t kPerQuestion = 20'000;
/// And how many for a move that is threatened.
constexpr std::uint64_t kForTactic = 200'000;

}  // namespace

std::optional<Pressure> PressureFinder::find(const Position& before, Move move, Move reply, Move answer) {
    before_ = before;
    moved_ = before.after(move);
    after_ = moved_.after(reply);
    arrival_ = move.isCastling() ? Square::None : move.to();
    reply_ = reply;
    answer_ = answer;
    winner_ = moved_.sideToMove();
    return findAny();
}

std::optional<Pressure> PressureFinder::findAtOnce(const Position& position, Move move, Move answer) {
    before_ = moved_ = position;
    after_ = position.after(move);
    arrival_ = Square::None;
    reply_ = move;
    answer_ = answer;
    winner_ = position.sideToMove();
    return findAny();
}

std::optional<Pressure> PressureFinder::findAny() {
    passed_.reset();
    if (answer_ != Move::none() && !isLegal(after_, answer_)) answer_ = Move::none();
    if (auto found = byMateThreat()) return found;
    if (auto found = byAttack()) return found;
    if (auto found = byThreat()) return found;
    if (auto found = byTactic()) return found;
    if (auto found = byPassedPawn()) return found;
    return byPawns();
}

std::optional<Pressure> PressureFinder::byMateThreat() const {
    constexpr unsigned kMoves = 2;
    if (after_.isCheck()) return std::nullopt;
    const auto mate = proveMate(after_.afterNull(), kMoves, Move::none(), kPerQuestion);
    if (!mate) return std::nullopt;
    return Pressure{Pressure::Kind::MateThreat, reply_, {}, mate->moves};
}

/// A piece that is attacked anew, and is lost or costs material unless it moves.
std::optional<Pressure> PressureFinder::byAttack() {
    if (after_.isCheck()) return std::nullopt;
    const Board& board = after_.board();
    const auto attackers = [&](const Board& on, Square square) {
        return attackersTo(on, square, on.occupied()) & on.pieces(winner_);
    };
    const Bitboard pieces =
        board.pieces(~winner_) & ~(board.pieces(PieceType::Pawn) | board.pieces(PieceType::King));
    for (const Square victim : SquaresOf(pieces)) {
        if ((attackers(board, victim) & ~attackers(moved_.board(), victim)) == 0) continue;
        if (!mustMove(victim)) continue;
        return Pressure{Pressure::Kind::Attack, reply_, {pieceOn(board, victim)}, 0, victim == arrival_};
    }
    return std::nullopt;
}

bool PressureFinder::mustMove(Square victim) {
    constexpr int kClearly = 2;
    if (answer_ == Move::none() || answer_.from() != victim) return false;
    const MaterialClaim claim = claimOf(kClearly, balanceOf(after_, winner_));
    const MoveList others = legalMoves(after_, ~bit(victim), kAllSquares);
    return std::ranges::all_of(others, [&](Move other) { return wins(after_.after(other), claim); });
}

/// The piece that a quiet reply would win if the side passed, by a capture that the reply makes possible.
std::optional<Pressure> PressureFinder::byThreat() {
    if (after_.isCheck() || isNoisy(moved_, reply_)) return std::nullopt;
    const Board& board = after_.board();
    const Position passed = after_.afterNull();
    Bitboard attacked = attackedBy(board, winner_, board.occupied()) & board.pieces(~winner_)
                        & ~board.pieces(PieceType::King);
    std::vector<Square> victims;
    for (const Square square : SquaresOf(attacked)) victims.push_back(square);
    std::ranges::stable_sort(victims, std::ranges::greater(),
                             [&](Square square) { return pawnsWorth(board.typeOn(square)); });
    for (const Square victim : victims) {
        const MoveList captures = legalMoves(passed, kAllSquares, bit(victim));
        const bool isNew = std::ranges::any_of(captures, [&](Move capture) {
            return !isLegal(moved_, capture) && wins(passed, capture, victim);
        });
        if (!isNew) continue;
        constexpr int kMost = 5;
        if (advice_ && ifPassed().pawns < std::min(pawnsWorth(board.typeOn(victim)), kMost)) continue;
        return Pressure{Pressure::Kind::Threat, reply_, {pieceOn(board, victim)}};
    }
    return std::nullopt;
}

/// The move of the advice that would win material in a way that has a name, if the side passed, and that
/// would not have done so before a quiet reply.
std::optional<Pressure> PressureFinder::byTactic() {
    if (!advice_ || after_.isCheck() || isNoisy(moved_, reply_)) return std::nullopt;
    const Passed& passed = ifPassed();
    if (passed.line.empty() || passed.pawns < 1) return std::nullopt;
    const Position position = after_.afterNull();
    const Move tactic = passed.line.front();
    MaterialProof proof(kForTactic);
    proof.suggest(passed.line);
    GainFinder finder(proof, kForTactic / 3);
    auto gain = finder.find(position, tactic, balanceOf(position, winner_), {passed.pawns, 0});
    if (!gain) return std::nullopt;
    const bool isNew =
        !isLegal(moved_, tactic) || finder.holdsIn(moved_, tactic) == MaterialProof::Verdict::Refuted;
    if (!isNew) return std::nullopt;
    // The pawn that is promoted is named by where the move leaves it.
    for (PlacedPiece& piece : gain->pieces)
        if (gain->motif == Motif::Promotion && piece.square == tactic.to()) piece.square = tactic.from();
    return Pressure{Pressure::Kind::TacticThreat, reply_, gain->pieces, 0, false, std::move(gain)};
}

const PressureFinder::Passed& PressureFinder::ifPassed() {
    if (!passed_) passed_ = advice_(after_);
    return *passed_;
}

/// Whether a capture wins as much as the piece is worth that it takes.
bool PressureFinder::wins(const Position& position, Move capture, Square victim) {
    const int worth = pawnsWorth(position.board().typeOn(victim));
    const MaterialClaim claim = claimOf(worth, balanceOf(position, winner_));
    return proof_.prove(position.after(capture), claim, 1, kPerQuestion) == MaterialProof::Verdict::Proved;
}

std::optional<Pressure> PressureFinder::byPassedPawn() {
    if (answer_ == Move::none()) return std::nullopt;
    Bitboard known = passedPawns(before_.board(), winner_);
    if (contains(known, reply_.from())) known |= bit(reply_.to());
    const Bitboard far = rankMask(winner_, Rank::Fourth) | rankMask(winner_, Rank::Fifth)
                         | rankMask(winner_, Rank::Sixth) | rankMask(winner_, Rank::Seventh);
    const MaterialClaim claim = claimOf(1, balanceOf(after_.after(answer_), winner_));
    for (const Square pawn : SquaresOf(passedPawns(after_.board(), winner_) & far & ~known)) {
        const MoveList answers = legalMoves(after_);
        const bool stays = std::ranges::all_of(answers, [&](Move answer) {
            const Position next = after_.after(answer);
            if (contains(passedPawns(next.board(), winner_), pawn)) return true;
            return answer != answer_ && wins(next, claim);
        });
        if (stays) return Pressure{Pressure::Kind::PassedPawn, reply_, {pieceOn(after_.board(), pawn)}};
    }
    return std::nullopt;
}

/// Damage to the pawns of the side that all answers leave, but those that cost material.
std::optional<Pressure> PressureFinder::byPawns() {
    if (answer_ == Move::none() || !isNoisy(moved_, reply_)) return std::nullopt;
    const Color loser = ~winner_;
    Bitboard doubled = ~doubledPawns(moved_.board(), loser);
    Bitboard isolated = ~isolatedPawns(moved_.board(), loser);
    const MaterialClaim claim = claimOf(1, balanceOf(after_.after(answer_), winner_));
    for (const Move answer : legalMoves(after_)) {
        const Position next = after_.after(answer);
        const Bitboard two = doubledPawns(next.board(), loser) & doubled;
        const Bitboard alone = isolatedPawns(next.board(), loser) & isolated;
        if (answer != answer_ && wins(next, claim)) continue;
        if ((two | alone) == 0) return std::nullopt;
        doubled = two;
        isolated = alone;
    }
    if (doubled != 0)
        return Pressure{Pressure::Kind::DoubledPawns, reply_, {{PieceType::Pawn, firstOf(doubled)}}};
    return Pressure{Pressure::Kind::IsolatedPawn, reply_, {{PieceType::Pawn, firstOf(isolated)}}};
}

bool PressureFinder::wins(const Position& position, const MaterialClaim& claim) {
    return proof_.proveToMove(position, claim, 1, kPerQuestion) == MaterialProof::Verdict::Proved;
}

MaterialClaim PressureFinder::claimOf(int pawns, int before) const {
    MaterialClaim claim;
    claim.winner = winner_;
    claim.pawns = pawns;
    claim.before = before;
    return claim;
}

}  // namespace roque
