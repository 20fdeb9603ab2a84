#include "plugins/bastion/training/weights_text.h"

#include <array>
#include <cmath>
#include <string_view>

namespace roque::bastion::training {
namespace {

/// A family of terms: it ends where the next one begins.
struct Family {
    std::size_t first;
    std::string_view name;
};

constexpr std::array kTermFamilies{
    Family{term::kPieceSquare, "pawn on a square"},
    Family{term::kPieceSquare + 64, "knight on a square"},
    Family{term::kPieceSquare + 128, "bishop on a square"},
    Family{term::kPieceSquare + 192, "rook on a square"},
    Family{term::kPieceSquare + 256, "queen on a square"},
    Family{term::kPieceSquare + 320, "king on a square"},
    Family{term::kKnightMobility, "knight mobility"},
    Family{term::kBishopMobility, "bishop mobility"},
    Family{term::kRookMobility, "rook mobility"},
    Family{term::kQueenMobility, "queen mobility"},
    Family{term::kBishopPair, "bishop pair"},
    Family{term::kIsolatedPawn, "isolated pawn"},
    Family{term::kDoubledPawn, "doubled pawn"},
    Family{term::kBackwardPawn, "backward pawn"},
    Family{term::kPhalanxPawn, "phalanx pawn"},
    Family{term::kGuardedPawn, "guarded pawn"},
    Family{term::kPassedPawn, "passed pawn"},
    Family{term::kCandidatePawn, "candidate pawn"},
    Family{term::kBlockedPasser, "blocked passer"},
    Family{term::kFreePasser, "free passer"},
    Family{term::kGuardedPasser, "guarded passer"},
    Family{term::kPasserOwnKing, "own king's way to a passer"},
    Family{term::kPasserEnemyKing, "enemy king's way to a passer"},
    Family{term::kRookOnFile, "rook on a file"},
    Family{term::kRookBehindPasser, "rook behind a passer"},
    Family{term::kOutpost, "outpost"},
    Family{term::kMinorBehindPawn, "minor piece behind a pawn"},
    Family{term::kBishopPawns, "pawns in a bishop's way"},
    Family{term::kBishopLongDiagonal, "bishop on a long diagonal"},
    Family{term::kShelter, "shelter"},
    Family{term::kStorm, "storm"},
    Family{term::kKingOnOpenFile, "king on an open file"},
    Family{term::kPawnThreat, "threat of a pawn"},
    Family{term::kMinorThreat, "threat of a minor piece"},
    Family{term::kRookThreat, "threat of a rook"},
    Family{term::kKingThreat, "threat of a king"},
    Family{term::kHangingPiece, "hanging piece"},
    Family{term::kPawnPushThreat, "threat of a pawn's step"},
    Family{term::kRestricted, "restricted squares"},
    Family{term::kSpace, "space"},
    Family{term::kQueenAttackable, "queen attackable"},
    Family{term::kTempo, "tempo"},
    Family{term::kCount, ""},
};

constexpr std::array kFactFamilies{
    Family{danger::kBase, "base"},
    Family{danger::kAttacker, "attacker"},
    Family{danger::kRingAttacks, "ring attacks"},
    Family{danger::kWeakRing, "weak ring"},
    Family{danger::kSafeCheck, "safe check"},
    Family{danger::kNoQueen, "no queen"},
    Family{danger::kNoPawnNear, "no pawn near"},
    Family{danger::kFlankAttacks, "flank attacks"},
    Family{danger::kFlankDefence, "flank defence"},
    Family{danger::kCount, ""},
};

std::string rounded(double number) {
    return std::to_string(std::lround(number));
}

/// All families, eight entries a line.
template <std::size_t Count, typename Entry>
std::string listOf(const std::array<Family, Count>& families, Entry entry) {
    constexpr std::size_t kInALine = 8;
    std::string text;
    for (std::size_t family = 0; family + 1 < Count; ++family) {
        text += "    // " + std::string(families[family].name) + '\n';
        const std::size_t first = families[family].first;
        const std::size_t end = families[family + 1].first;
        for (std::size_t number = first; number < end; ++number) {
            const bool isLast = number + 1 == end || (number + 1 - first) % kInALine == 0;
            text +=
                ((number - first) % kInALine == 0 ? "    " : " ") + entry(number) + (isLast ? ",\n" : ",");
        }
    }
    return text;
}

}  // namespace

std::string weightsText(const Parameters& parameters) {
    std::string text =
        "#include \"plugins/bastion/evaluation/terms.h\"\n\nnamespace roque::bastion {\n\n"
        "// Written by bastion-tune (docs/bastion-training.md).\n// clang-format off\n"
        "const std::array<Tapered, term::kCount> kWeights{{\n";
    text += listOf(kTermFamilies, [&](std::size_t number) {
        return '{' + rounded(parameters.middlegame[number]) + ", " + rounded(parameters.endgame[number])
               + '}';
    });
    text += "}};\n\nconst std::array<int, danger::kCount> kDangerWeights{\n";
    text += listOf(kFactFamilies, [&](std::size_t fact) { return rounded(parameters.danger[fact]); });
    return text + "};\n// clang-format on\n\n}  // namespace roque::bastion\n";
}

}  // namespace roque::bastion::training
