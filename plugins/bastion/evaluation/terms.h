#pragma once

#include <array>
#include <cstddef>

#include "plugins/bastion/evaluation/tapered.h"

namespace roque::bastion {

/// The terms of the evaluation: facts that can be true of a side, perhaps several times, each with one
/// weight. A family of terms is a range of numbers; the comment after its first says what its index is.
namespace term {

inline constexpr std::size_t kPieceSquare = 0;  ///< [type from pawn to king][square, seen from the own side]
inline constexpr std::size_t kKnightMobility = kPieceSquare + 6 * 64;  ///< [squares to go to, 0-8]
inline constexpr std::size_t kBishopMobility = kKnightMobility + 9;    ///< [0-13]
inline constexpr std::size_t kRookMobility = kBishopMobility + 14;     ///< [0-14]
inline constexpr std::size_t kQueenMobility = kRookMobility + 15;      ///< [0-27]
inline constexpr std::size_t kBishopPair = kQueenMobility + 28;
inline constexpr std::size_t kIsolatedPawn = kBishopPair + 1;  ///< [whether its file is open]
inline constexpr std::size_t kDoubledPawn = kIsolatedPawn + 2;
inline constexpr std::size_t kBackwardPawn = kDoubledPawn + 1;       ///< [whether its file is open]
inline constexpr std::size_t kPhalanxPawn = kBackwardPawn + 2;       ///< [rank]
inline constexpr std::size_t kGuardedPawn = kPhalanxPawn + 8;        ///< [rank]
inline constexpr std::size_t kPassedPawn = kGuardedPawn + 8;         ///< [rank]
inline constexpr std::size_t kCandidatePawn = kPassedPawn + 8;       ///< [rank]
inline constexpr std::size_t kBlockedPasser = kCandidatePawn + 8;    ///< [rank]
inline constexpr std::size_t kFreePasser = kBlockedPasser + 8;       ///< [rank]: nothing attacks its path
inline constexpr std::size_t kGuardedPasser = kFreePasser + 8;       ///< its next square is guarded
inline constexpr std::size_t kPasserOwnKing = kGuardedPasser + 1;    ///< [distance of the own king]
inline constexpr std::size_t kPasserEnemyKing = kPasserOwnKing + 8;  ///< [distance of the enemy king]
inline constexpr std::size_t kRookOnFile = kPasserEnemyKing + 8;     ///< [half open, open]
inline constexpr std::size_t kRookBehindPasser = kRookOnFile + 2;
inline constexpr std::size_t kOutpost = kRookBehindPasser + 1;  ///< [knight, bishop][guarded]
inline constexpr std::size_t kMinorBehindPawn = kOutpost + 4;
inline constexpr std::size_t kBishopPawns = kMinorBehindPawn + 1;  ///< own pawns on its color
inline constexpr std::size_t kBishopLongDiagonal = kBishopPawns + 1;
inline constexpr std::size_t kShelter = kBishopLongDiagonal + 1;  ///< [king's file or beside][rank, 0 none]
inline constexpr std::size_t kStorm = kShelter + 16;              ///< [blocked][rank, 0 none]
inline constexpr std::size_t kKingOnOpenFile = kStorm + 16;       ///< [half open, open]
inline constexpr std::size_t kPawnThreat = kKingOnOpenFile + 2;   ///< [type attacked: N B R Q]
inline constexpr std::size_t kMinorThreat = kPawnThreat + 4;      ///< [pawn hung, N, B, R, Q]
inline constexpr std::size_t kRookThreat = kMinorThreat + 5;      ///< [the same]
inline constexpr std::size_t kKingThreat = kRookThreat + 5;
inline constexpr std::size_t kHangingPiece = kKingThreat + 1;
inline constexpr std::size_t kPawnPushThreat = kHangingPiece + 1;
inline constexpr std::size_t kRestricted = kPawnPushThreat + 1;  ///< squares the enemy cannot use well
inline constexpr std::size_t kSpace = kRestricted + 1;           ///< safe squares behind the pawns
inline constexpr std::size_t kQueenAttackable = kSpace + 1;      ///< by a knight, bishop or rook next
inline constexpr std::size_t kTempo = kQueenAttackable + 1;
inline constexpr std::size_t kCount = kTempo + 1;

}  // namespace term

/// The facts that make a king unsafe. The square of their weighted sum, the *danger*, counts.
namespace danger {

inline constexpr std::size_t kBase = 0;
inline constexpr std::size_t kAttacker = 1;                 ///< [N B R Q]: pieces that attack the king's ring
inline constexpr std::size_t kRingAttacks = kAttacker + 4;  ///< attacks on squares beside the king
inline constexpr std::size_t kWeakRing = kRingAttacks + 1;  ///< squares of the ring that only the king guards
inline constexpr std::size_t kSafeCheck = kWeakRing + 1;    ///< [N B R Q]: squares of safe checks
inline constexpr std::size_t kNoQueen = kSafeCheck + 4;     ///< the attacker has no queen
inline constexpr std::size_t kNoPawnNear = kNoQueen + 1;    ///< no pawn of its own stands on the three files
inline constexpr std::size_t kFlankAttacks = kNoPawnNear + 1;  ///< attacked squares on the king's side
inline constexpr std::size_t kFlankDefence = kFlankAttacks + 1;
inline constexpr std::size_t kCount = kFlankDefence + 1;

/// The divisor of the squared danger.
inline constexpr int kDivisor = 1024;

}  // namespace danger

/// The weights of terms and dangers, by number. Tuned on nothing but games of Bastion against itself
/// (docs/bastion-training.md).
extern const std::array<Tapered, term::kCount> kWeights;
extern const std::array<int, danger::kCount> kDangerWeights;

}  // namespace roque::bastion
