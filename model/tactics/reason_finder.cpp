#include "model/tactics/reason_finder.h"

#include <algorithm>

#include "model/attacks/geometry.h"
#include "model/board/attackers.h"
#include "model/draws/dead_position.h"
#include "model/draws/pawn_ending.h"
#include "model/game/captures.h"
#include "model/movegen/legal_moves.h"
#include "model/tactics/attack_lines.h"

namespace roque {
namespace {

using Kind = MoveReason::Kind;

/// How many positions may be looked at for a mate, and for what a move only forces or threatens.
constexpr std::uint64_t kForMate = 1'000'000;
constexpr std::uint64_t kForPressure = 300'000;

/// One claim may cost so great a share of the positions for a gain.
constexpr std::uint64_t kClaims = 3;

/// Says more exactly what the move has to do with a capture that refutes it.
Motif causeOf(const MoveCase& subject, GainFinder& finder) {
    const Move reply = subject.reply();
    const Square taken = captureSquare(subject.before.after(subject.move), reply);
    if (taken != reply.to() || subject.move.isCastling() || taken == subject.move.to()) return Motif::Capture;
    const Board& board = subject.before.board();
    if (contains(geometry::between(reply.from(), taken), subject.move.from())) return Motif::LineOpened;
    if (subject.before.isCheck()) return Motif::Capture;
    const Position passed = subject.before.afterNull();
    if (!isLegal(passed, reply)) return Motif::Capture;
    using Verdict = MaterialProof::Verdict;
    const Verdict before = finder.holdsIn(passed, reply);
    if (before == Verdict::Proved) return Motif::NotSaved;
    const Board after = subject.before.after(subject.move).board();
    const bool didDefend = contains(attackersTo(board, taken, board.occupied()), subject.move.from())
                           && !contains(attacksFrom(after, subject.move.to()), taken);
    return before == Verdict::Refuted && didDefend ? Motif::DefenderGone : Motif::Capture;
}

GainFinder::Belief beliefOf(const MoveCase& subject) noexcept {
    return {static_cast<int>(subject.mostPawns), static_cast<int>(subject.surePawns)};
}

/// Takes the name of a fork away if the line goes on otherwise: it takes neither of the two. Without a name,
/// only as much is told as scores vouch for.
std::optional<Gain> namedByLine(Gain gain, const std::vector<Move>& line, const GainFinder::Belief& belief) {
    if (gain.motif != Motif::Fork || line.size() < 3) return gain;
    const bool isTaken = std::ranges::any_of(gain.pieces, [&](const PlacedPiece& piece) {
        for (std::size_t at = 2; at < line.size(); at += 2)
            if (line[at].to() == piece.square) return true;
        return false;
    });
    if (isTaken) return gain;
    if (belief.sure < 1) return std::nullopt;
    gain.motif = Motif::Material;
    gain.pieces.clear();
    gain.pawns = std::min(gain.pawns, belief.sure);
    return gain;
}

/// Whether as much may be won after the better move, by the same reply or, unless scores vouch for the
/// difference, by any other: also where the positions are used up before it is known.
bool mayBeLostAnyhow(const MoveCase& subject, const Gain& loss, GainFinder& finder) {
    using Verdict = MaterialProof::Verdict;
    if (subject.betterMove() == Move::none()) return false;
    const Position after = subject.before.after(subject.betterMove());
    if (isLegal(after, subject.reply()) && finder.holdsIn(after, subject.reply()) != Verdict::Refuted)
        return true;
    return loss.pawns > static_cast<int>(subject.surePawns) && finder.holdsAtAll(after) != Verdict::Refuted;
}

/// Whether a loss of so many pawns may come from what a reply only forces or threatens. A weak pawn is worth
/// half a pawn, a lost move less than one; if a move costs more, there is more to it.
bool explainsLoss(const Pressure& pressure, const MoveCase& subject) {
    constexpr int kSlight = 1;
    const auto lost = static_cast<int>(subject.surePawns);
    switch (pressure.kind) {
        case Pressure::Kind::MateThreat:
            return true;
        case Pressure::Kind::Threat:
            return lost <= kSlight + pawnsWorth(pressure.pieces.front().type);
        case Pressure::Kind::TacticThreat:
            return lost <= kSlight + pressure.gain->pawns;
        case Pressure::Kind::DoubledPawns:
        case Pressure::Kind::IsolatedPawn:
            return lost < kSlight;
        case Pressure::Kind::Attack:
        case Pressure::Kind::PassedPawn:
            break;
    }
    return lost <= kSlight;
}

bool isThreat(Pressure::Kind kind) noexcept {
    return kind == Pressure::Kind::MateThreat || kind == Pressure::Kind::Threat
           || kind == Pressure::Kind::TacticThreat;
}

/// Whether another pressure, if there is one, is of the same kind. One threat is as good as another.
bool isAlike(const Pressure& pressure, const std::optional<Pressure>& other) noexcept {
    if (!other) return false;
    return pressure.kind == other->kind || (isThreat(pressure.kind) && isThreat(other->kind));
}

/// A finder that looks for the same after another move. What needs no advice is found without it, rather too
/// often than too seldom.
PressureFinder finderLike(const Pressure& pressure, MaterialProof& proof,
                          const PressureFinder::Advice& advice) {
    return pressure.gain ? PressureFinder(proof, advice) : PressureFinder(proof);
}

/// What the opponent wins by the refutation.
std::optional<Gain> lossOf(const MoveCase& subject, MaterialProof& proof) {
    if (subject.reply() == Move::none()) return std::nullopt;
    GainFinder finder(proof, proof.nodesLeft() / kClaims);
    const int before = balanceOf(subject.before, ~subject.before.sideToMove());
    proof.suggest(subject.refutation);
    auto loss = finder.find(subject.before.after(subject.move), subject.reply(), before, beliefOf(subject));
    if (loss && mayBeLostAnyhow(subject, *loss, finder)) return std::nullopt;
    if (loss) loss = namedByLine(*loss, subject.refutation, beliefOf(subject));
    if (loss && loss->motif == Motif::Capture) loss->motif = causeOf(subject, finder);
    return loss;
}

/// What the better move wins and this one does not.
std::optional<Gain> missOf(const MoveCase& subject, MaterialProof& proof) {
    if (subject.betterMove() == Move::none()) return std::nullopt;
    GainFinder finder(proof, proof.nodesLeft() / kClaims);
    const int before = balanceOf(subject.before, subject.before.sideToMove());
    proof.suggest(subject.better);
    auto gain = finder.find(subject.before, subject.betterMove(), before, beliefOf(subject));
    if (!gain) return std::nullopt;
    const auto same = finder.holdsAfter(subject.before.after(subject.move));
    if (same != MaterialProof::Verdict::Refuted) return std::nullopt;
    return namedByLine(*gain, subject.better, beliefOf(subject));
}

/// Whether a gain says more than another: it is greater, or as great and has a name.
bool isToldRather(const Gain& gain, const Gain& other) noexcept {
    if (gain.pawns != other.pawns) return gain.pawns > other.pawns;
    return gain.motif != Motif::Material && other.motif == Motif::Material;
}

/// The second move of a line; none if it is shorter.
Move second(const std::vector<Move>& line) noexcept {
    return line.size() > 1 ? line[1] : Move::none();
}

/// Whether a side may still castle, now or later.
bool mayCastle(const Position& position, Color side) noexcept {
    return (position.castlingRooks() & position.board().pieces(side)) != 0;
}

/// Whether the move alone, or every answer to its refutation, ends the right to castle, which the better move
/// keeps or uses.
bool losesCastling(const MoveCase& subject) {
    const Color side = subject.before.sideToMove();
    if (!mayCastle(subject.before, side) || subject.move.isCastling() || subject.betterMove() == Move::none())
        return false;
    if (!subject.betterMove().isCastling() && !mayCastle(subject.before.after(subject.betterMove()), side))
        return false;
    const Position after = subject.before.after(subject.move);
    if (!mayCastle(after, side)) return true;
    if (subject.reply() == Move::none()) return false;
    const Position refuted = after.after(subject.reply());
    const MoveList answers = legalMoves(refuted);
    return std::ranges::none_of(
        answers, [&](Move answer) { return answer.isCastling() || mayCastle(refuted.after(answer), side); });
}

}  // namespace

std::optional<MoveReason> ReasonFinder::find(const MoveCase& subject,
                                             const PressureFinder::Advice& advice) const {
    if (auto reason = atOnce(subject)) return reason;
    if (auto reason = byMate(subject)) return reason;
    if (auto reason = byMaterial(subject)) return reason;
    constexpr unsigned kMatters = 1;
    constexpr unsigned kWorth = 2;
    const bool isWorthCastling = subject.mostPawns >= kMatters && subject.surePawns <= kWorth;
    if (isWorthCastling && losesCastling(subject)) return MoveReason{Kind::CastlingLost};
    if (auto reason = byPressure(subject, advice)) return reason;
    return byMissedPressure(subject, advice);
}

/// What the position after the move shows by itself.
std::optional<MoveReason> ReasonFinder::atOnce(const MoveCase& subject) {
    const Position after = subject.before.after(subject.move);
    if (isStalemate(after)) return MoveReason{Kind::Stalemate};
    if (isDeadPosition(after)) return MoveReason{Kind::DeadPosition};
    if (subject.occurrences >= 3) return MoveReason{Kind::Repetition};
    if (!isPawnEnding(after.board())) return std::nullopt;
    const Bitboard own = after.board().pieces(subject.before.sideToMove());
    const bool hasPawn = (own & after.board().pieces(PieceType::Pawn)) != 0;
    if (isPawnEndingWon(after) == hasPawn) return std::nullopt;
    const bool wasThere = isPawnEnding(subject.before.board());
    if (wasThere && isPawnEndingWon(subject.before) != hasPawn) return std::nullopt;  // nothing has changed
    return MoveReason{hasPawn ? Kind::DrawnEnding : Kind::LostEnding};
}

std::optional<MoveReason> ReasonFinder::byMate(const MoveCase& subject) {
    if (subject.matedIn > 0) {
        const Position after = subject.before.after(subject.move);
        if (auto mate = proveMate(after, subject.matedIn, subject.reply(), kForMate))
            return MoveReason{Kind::Mated, mate};
    }
    if (subject.couldMateIn > 0) {
        if (auto mate = proveMate(subject.before, subject.couldMateIn, subject.betterMove(), kForMate))
            return MoveReason{Kind::MissedMate, mate};
    }
    return std::nullopt;
}

std::optional<MoveReason> ReasonFinder::byMaterial(const MoveCase& subject) const {
    constexpr int kPiece = 3;
    MaterialProof lossProof(nodes_ / 2);
    auto loss = lossOf(subject, lossProof);
    if (loss && loss->pawns >= kPiece) return MoveReason{Kind::Loss, std::nullopt, std::move(loss)};
    MaterialProof missProof(nodes_ / 2);
    auto miss = missOf(subject, missProof);
    if (miss && (!loss || isToldRather(*miss, *loss)))
        return MoveReason{Kind::MissedGain, std::nullopt, std::move(miss)};
    if (loss) return MoveReason{Kind::Loss, std::nullopt, std::move(loss)};
    return std::nullopt;
}

/// What the reply forces or threatens, if it does not do the same after the better move.
std::optional<MoveReason> ReasonFinder::byPressure(const MoveCase& subject,
                                                   const PressureFinder::Advice& advice) {
    if (subject.reply() == Move::none()) return std::nullopt;
    const Move answer = second(subject.refutation);
    MaterialProof proof(kForPressure);
    auto pressure = PressureFinder(proof, advice).find(subject.before, subject.move, subject.reply(), answer);
    if (!pressure || !explainsLoss(*pressure, subject)) return std::nullopt;
    const Move better = subject.betterMove();
    if (better != Move::none() && isLegal(subject.before.after(better), subject.reply())) {
        MaterialProof other(kForPressure);
        const auto same =
            finderLike(*pressure, other, advice).find(subject.before, better, subject.reply(), answer);
        if (isAlike(*pressure, same) || other.nodesLeft() == 0) return std::nullopt;
    }
    return MoveReason{Kind::Pressure, std::nullopt, std::nullopt, std::move(pressure)};
}

/// What the better move forces or threatens and this one does not.
std::optional<MoveReason> ReasonFinder::byMissedPressure(const MoveCase& subject,
                                                         const PressureFinder::Advice& advice) {
    if (subject.betterMove() == Move::none()) return std::nullopt;
    MaterialProof proof(kForPressure);
    auto pressure = PressureFinder(proof, advice)
                        .findAtOnce(subject.before, subject.betterMove(), second(subject.better));
    if (!pressure || !explainsLoss(*pressure, subject)) return std::nullopt;
    MaterialProof other(kForPressure);
    const auto same =
        finderLike(*pressure, other, advice).findAtOnce(subject.before, subject.move, subject.reply());
    if (isAlike(*pressure, same) || other.nodesLeft() == 0) return std::nullopt;
    return MoveReason{Kind::MissedPressure, std::nullopt, std::nullopt, std::move(pressure)};
}

}  // namespace roque
