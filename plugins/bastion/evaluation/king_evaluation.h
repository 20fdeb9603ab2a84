#pragma once

#include <algorithm>

#include "plugins/bastion/evaluation/board_facts.h"
#include "plugins/bastion/evaluation/pawn_evaluation.h"
#include "plugins/bastion/evaluation/terms.h"

namespace roque::bastion {

/// The square of a set that is nearest to the first rank of `us`.
template <typename Side>
[[nodiscard]] inline Square nearest(Side us, Bitboard set) noexcept {
    return us == Color::White ? firstOf(set) : lastOf(set);
}

/// Pawn shelter and pawn storm: the own and enemy pawns in front of the king, on its file and the two beside
/// it.
template <typename Side, typename Recorder>
void evaluateShelter(const BoardFacts& facts, Side us, Recorder& recorder) {
    const Board& board = facts.board;
    const Square king = board.king(us);
    const Bitboard own = board.pieces(us, PieceType::Pawn);
    const Bitboard enemy = board.pieces(~us, PieceType::Pawn);
    const auto center = std::clamp(static_cast<std::uint32_t>(fileOf(king)), 1U, 6U);
    const Bitboard ahead = inFrontOf(us, maskOf(rankOf(king))) | maskOf(rankOf(king));
    for (std::uint32_t file = center - 1; file <= center + 1; ++file) {
        const Bitboard mask = maskOf(File(file)) & ahead;
        const std::size_t isBeside = File(file) == fileOf(king) ? 0 : 1;
        const Bitboard shield = own & mask;
        const std::size_t shieldRank = shield == 0 ? 0 : rankFor(us, nearest(us, shield));
        recorder.add(us, term::kShelter + isBeside * 8 + shieldRank, 1);
        const Bitboard storm = enemy & mask;
        const std::size_t stormRank = storm == 0 ? 0 : rankFor(us, nearest(us, storm));
        const bool isBlocked = shieldRank != 0 && stormRank == shieldRank + 1;
        recorder.add(us, term::kStorm + (isBlocked ? 8U : 0U) + stormRank, 1);
    }
    const Bitboard file = maskOf(fileOf(king));
    if ((file & own) == 0) recorder.add(us, term::kKingOnOpenFile + ((file & enemy) == 0 ? 1U : 0U), 1);
}

/// King safety. The facts must contain all attacks.
template <typename Side, typename Recorder>
void evaluateKing(const BoardFacts& facts, Side us, Recorder& recorder) {
    const Board& board = facts.board;
    evaluateShelter(facts, us, recorder);
    const SideFacts& ours = facts.sides[us];
    const SideFacts& theirs = facts.sides[~us];
    const Square king = board.king(us);
    const Bitboard weak =
        theirs.attacked & ~ours.twice
        & (~ours.attacked | ours.by[index(PieceType::Queen)] | ours.by[index(PieceType::King)]);
    recorder.addDanger(us, danger::kBase, 1);
    recorder.addDanger(us, danger::kWeakRing, static_cast<int>(count(ours.kingRing & weak)));
    const Bitboard safe = ~board.pieces(~us) & (~ours.attacked | (weak & theirs.twice));
    const Bitboard diagonal = Bishop::attacks(king, facts.occupied ^ board.pieces(us, PieceType::Queen));
    const Bitboard straight = Rook::attacks(king, facts.occupied ^ board.pieces(us, PieceType::Queen));
    const auto checks = [&](std::size_t order, PieceType type, Bitboard from) {
        const unsigned squares = count(from & safe & theirs.by[index(type)]);
        if (squares != 0) recorder.addDanger(us, danger::kSafeCheck + order, squares > 1 ? 3 : 2);
    };
    checks(0, PieceType::Knight, Knight::attacks(king));
    checks(1, PieceType::Bishop, diagonal);
    checks(2, PieceType::Rook, straight);
    checks(3, PieceType::Queen, diagonal | straight);
    if (board.pieces(~us, PieceType::Queen) == 0) recorder.addDanger(us, danger::kNoQueen, 1);
    const Bitboard files = filesOf(bit(king) | beside(bit(king)));
    if ((files & board.pieces(us, PieceType::Pawn)) == 0) recorder.addDanger(us, danger::kNoPawnNear, 1);
    const Bitboard flank =
        (files | beside(files))
        & ~(rankMask(us, Rank::Sixth) | rankMask(us, Rank::Seventh) | rankMask(us, Rank::Eighth));
    recorder.addDanger(us, danger::kFlankAttacks,
                       static_cast<int>(count(flank & theirs.attacked) + count(flank & theirs.twice)));
    recorder.addDanger(us, danger::kFlankDefence, static_cast<int>(count(flank & ours.attacked)));
}

}  // namespace roque::bastion
