#pragma once

#include <algorithm>
#include <array>

#include "model/pieces/pieces.h"
#include "plugins/bastion/evaluation/pawn_evaluation.h"

namespace roque::bastion {

/// Finds the terms that are true of a position and hands them to a *recorder*: the evaluation adds up their
/// weights, the tuner notes which they are. So both see the same terms.
///
///   add(us, term, times)        a term of a side, `times` over
///   addDanger(us, fact, times)  a fact that makes the king of `us` unsafe
///
/// Piece-square terms are not among them, since moves keep their sum up to date (Accumulator).
template <typename Recorder>
class BoardEvaluator {
public:
    /// `passers` are the passed pawns of both sides, as evaluatePawns() returns them.
    BoardEvaluator(const Board& board, const ByColor<Bitboard>& passers, Recorder& recorder) noexcept
        : board_(board), occupied_(board.occupied()), passers_(passers), recorder_(recorder) {}

    void run() {
        prepare(kWhite);
        prepare(kBlack);
        evaluatePieces(kWhite);
        evaluatePieces(kBlack);
        evaluateKing(kWhite);
        evaluateKing(kBlack);
        evaluateThreats(kWhite);
        evaluateThreats(kBlack);
        evaluatePassers(kWhite);
        evaluatePassers(kBlack);
    }

private:
    /// What a side attacks and what is worked out once for it.
    struct Half {
        std::array<Bitboard, kPieceTypeCodes> by{};  ///< squares attacked by the pieces of a type
        Bitboard attacked = kNoSquares;
        Bitboard twice = kNoSquares;  ///< attacked by two or more
        Bitboard kingRing = kNoSquares;
        Bitboard mobilityArea = kNoSquares;
        Bitboard kingBlockers = kNoSquares;

        bool operator==(const Half&) const = default;
    };

    template <typename Side>
    void prepare(Side us) {
        Half& half = halves_[us];
        const Square king = board_.king(us);
        const Bitboard pawns = board_.pieces(us, PieceType::Pawn);
        const Bitboard byPawns = Pawn::attacks(us, pawns);
        half.by[index(PieceType::Pawn)] = byPawns;
        half.by[index(PieceType::King)] = King::attacks(king);
        half.attacked = byPawns | King::attacks(king);
        half.twice = (forwardWest(us, pawns) & forwardEast(us, pawns)) | (byPawns & King::attacks(king));
        half.kingRing = King::attacks(king) | bit(king) | forward(us, King::attacks(king));
        const Bitboard stuck = pawns & (forward(~us, occupied_) | rankMask(us, Rank::Second));
        half.mobilityArea = ~(Pawn::attacks(~us, board_.pieces(~us, PieceType::Pawn)) | stuck | bit(king));
        // Pieces that alone shield the king from a slider: they are not as free as they look.
        Bitboard sliders = (Bishop::attacks(king, kNoSquares) & board_.diagonalSliders(~us))
                           | (Rook::attacks(king, kNoSquares) & board_.straightSliders(~us));
        while (sliders != 0) {
            const Bitboard shield = geometry::between(king, popFirst(sliders)) & occupied_;
            if (shield != 0 && !hasSeveral(shield)) half.kingBlockers |= shield & board_.pieces(us);
        }
    }

    template <typename Side>
    void evaluatePieces(Side us) {
        evaluateKind(us, PieceType::Knight, 0, term::kKnightMobility);
        evaluateKind(us, PieceType::Bishop, 1, term::kBishopMobility);
        evaluateKind(us, PieceType::Rook, 2, term::kRookMobility);
        evaluateKind(us, PieceType::Queen, 3, term::kQueenMobility);
        if (count(board_.pieces(us, PieceType::Bishop)) >= 2) recorder_.add(us, term::kBishopPair, 1);
    }

    template <typename Side>
    ROQUE_INLINE void evaluateKind(Side us, PieceType type, std::size_t order, std::size_t mobilityTerm) {
        Half& half = halves_[us];
        const Half& other = halves_[~us];
        for (Bitboard rest = board_.pieces(us, type); rest != 0;) {
            const Square square = popFirst(rest);
            Bitboard attacks = attacksOf(us, type, square);
            if (contains(half.kingBlockers, square)) attacks &= lineThrough(board_.king(us), square);
            half.twice |= half.attacked & attacks;
            half.attacked |= attacks;
            half.by[index(type)] |= attacks;
            recorder_.add(us, mobilityTerm + count(attacks & half.mobilityArea), 1);
            if ((attacks & other.kingRing) != 0) {
                recorder_.addDanger(~us, danger::kAttacker + order, 1);
                const unsigned near = count(attacks & King::attacks(board_.king(~us)));
                recorder_.addDanger(~us, danger::kRingAttacks, static_cast<int>(near));
            }
            if (type == PieceType::Knight || type == PieceType::Bishop) evaluateMinor(us, type, square);
            if (type == PieceType::Rook) evaluateRook(us, square);
        }
    }

    /// Sliders see through the pieces of their own side that move the same way: a battery attacks as one.
    template <typename Side>
    [[nodiscard]] ROQUE_INLINE Bitboard attacksOf(Side us, PieceType type, Square square) const {
        const Bitboard queens = board_.pieces(PieceType::Queen);
        switch (type) {
            case PieceType::Knight:
                return Knight::attacks(square);
            case PieceType::Bishop:
                return Bishop::attacks(square, occupied_ ^ queens);
            case PieceType::Rook:
                return Rook::attacks(square, occupied_ ^ queens ^ board_.pieces(us, PieceType::Rook));
            default:
                return Queen::attacks(square, occupied_);
        }
    }

    /// The squares of the line on which a king and a square stand: where a pinned piece may go.
    [[nodiscard]] static Bitboard lineThrough(Square king, Square square) noexcept {
        if (contains(Rook::attacks(king, kNoSquares), square))
            return Rook::attacks(king, kNoSquares) & (Rook::attacks(square, kNoSquares) | bit(square));
        return Bishop::attacks(king, kNoSquares) & (Bishop::attacks(square, kNoSquares) | bit(square));
    }

    template <typename Side>
    void evaluateMinor(Side us, PieceType type, Square square) {
        const Bitboard minor = bit(square);
        const Bitboard zone =
            rankMask(us, Rank::Fourth) | rankMask(us, Rank::Fifth) | rankMask(us, Rank::Sixth);
        const Bitboard hunters = inFrontOf(us, beside(minor)) & board_.pieces(~us, PieceType::Pawn);
        if ((minor & zone) != 0 && hunters == 0) {
            const std::size_t isGuarded = contains(halves_[us].by[index(PieceType::Pawn)], square) ? 1 : 0;
            recorder_.add(us, term::kOutpost + (type == PieceType::Bishop ? 2U : 0U) + isGuarded, 1);
        }
        if ((forward(us, minor) & board_.pieces(PieceType::Pawn)) != 0)
            recorder_.add(us, term::kMinorBehindPawn, 1);
        if (type != PieceType::Bishop) return;
        const Bitboard sameColor = (minor & kDarkSquares) != 0 ? kDarkSquares : ~kDarkSquares;
        const unsigned inTheWay = count(board_.pieces(us, PieceType::Pawn) & sameColor);
        recorder_.add(us, term::kBishopPawns, static_cast<int>(inTheWay));
        constexpr Bitboard kCenter = 0x0000001818000000;
        if (count(Bishop::attacks(square, board_.pieces(PieceType::Pawn)) & kCenter) >= 2)
            recorder_.add(us, term::kBishopLongDiagonal, 1);
    }

    template <typename Side>
    void evaluateRook(Side us, Square square) {
        const Bitboard file = maskOf(fileOf(square));
        if ((file & board_.pieces(us, PieceType::Pawn)) == 0) {
            const bool isOpen = (file & board_.pieces(PieceType::Pawn)) == 0;
            recorder_.add(us, term::kRookOnFile + (isOpen ? 1U : 0U), 1);
        }
        const Bitboard passers = passers_[us] & inFrontOf(us, bit(square));
        if (passers != 0) recorder_.add(us, term::kRookBehindPasser, 1);
    }

    template <typename Side>
    void evaluateKing(Side us) {
        evaluateShelter(us);
        const Half& half = halves_[us];
        const Half& other = halves_[~us];
        const Square king = board_.king(us);
        const Bitboard weak =
            other.attacked & ~half.twice
            & (~half.attacked | half.by[index(PieceType::Queen)] | half.by[index(PieceType::King)]);
        recorder_.addDanger(us, danger::kBase, 1);
        recorder_.addDanger(us, danger::kWeakRing, static_cast<int>(count(half.kingRing & weak)));
        const Bitboard safe = ~board_.pieces(~us) & (~half.attacked | (weak & other.twice));
        const Bitboard diagonal = Bishop::attacks(king, occupied_ ^ board_.pieces(us, PieceType::Queen));
        const Bitboard straight = Rook::attacks(king, occupied_ ^ board_.pieces(us, PieceType::Queen));
        const auto checks = [&](std::size_t order, PieceType type, Bitboard from) {
            const unsigned squares = count(from & safe & other.by[index(type)]);
            if (squares != 0) recorder_.addDanger(us, danger::kSafeCheck + order, squares > 1 ? 3 : 2);
        };
        checks(0, PieceType::Knight, Knight::attacks(king));
        checks(1, PieceType::Bishop, diagonal);
        checks(2, PieceType::Rook, straight);
        checks(3, PieceType::Queen, diagonal | straight);
        if (board_.pieces(~us, PieceType::Queen) == 0) recorder_.addDanger(us, danger::kNoQueen, 1);
        const Bitboard files = filesOf(bit(king) | beside(bit(king)));
        if ((files & board_.pieces(us, PieceType::Pawn)) == 0)
            recorder_.addDanger(us, danger::kNoPawnNear, 1);
        const Bitboard flank =
            (files | beside(files))
            & ~(rankMask(us, Rank::Sixth) | rankMask(us, Rank::Seventh) | rankMask(us, Rank::Eighth));
        recorder_.addDanger(us, danger::kFlankAttacks,
                            static_cast<int>(count(flank & other.attacked) + count(flank & other.twice)));
        recorder_.addDanger(us, danger::kFlankDefence, static_cast<int>(count(flank & half.attacked)));
    }

    /// The pawns before the king and those that come at him, on his file and the two beside it.
    template <typename Side>
    void evaluateShelter(Side us) {
        const Square king = board_.king(us);
        const Bitboard own = board_.pieces(us, PieceType::Pawn);
        const Bitboard enemy = board_.pieces(~us, PieceType::Pawn);
        const auto center = std::clamp(static_cast<std::uint32_t>(fileOf(king)), 1U, 6U);
        const Bitboard ahead = inFrontOf(us, maskOf(rankOf(king))) | maskOf(rankOf(king));
        for (std::uint32_t file = center - 1; file <= center + 1; ++file) {
            const Bitboard mask = maskOf(File(file)) & ahead;
            const std::size_t isBeside = File(file) == fileOf(king) ? 0 : 1;
            const Bitboard shield = own & mask;
            const std::size_t shieldRank = shield == 0 ? 0 : rankFor(us, nearest(us, shield));
            recorder_.add(us, term::kShelter + isBeside * 8 + shieldRank, 1);
            const Bitboard storm = enemy & mask;
            const std::size_t stormRank = storm == 0 ? 0 : rankFor(us, nearest(us, storm));
            const bool isBlocked = shieldRank != 0 && stormRank == shieldRank + 1;
            recorder_.add(us, term::kStorm + (isBlocked ? 8U : 0U) + stormRank, 1);
        }
        const Bitboard file = maskOf(fileOf(king));
        if ((file & own) == 0) recorder_.add(us, term::kKingOnOpenFile + ((file & enemy) == 0 ? 1U : 0U), 1);
    }

    /// The square of a set that is nearest to the own first rank.
    template <typename Side>
    [[nodiscard]] static Square nearest(Side us, Bitboard set) noexcept {
        return us == Color::White ? firstOf(set) : lastOf(set);
    }

    template <typename Side>
    void evaluateThreats(Side us) {
        const Half& half = halves_[us];
        const Half& other = halves_[~us];
        const Bitboard enemies = board_.pieces(~us);
        const Bitboard officers = enemies & ~board_.pieces(PieceType::Pawn) & ~bit(board_.king(~us));
        const Bitboard byPawns = half.by[index(PieceType::Pawn)];
        const Bitboard guarded = other.by[index(PieceType::Pawn)] | (other.twice & ~half.twice);
        const Bitboard weak = enemies & ~guarded & half.attacked;
        threatsOn(us, term::kPawnThreat, byPawns & officers, {});
        const Bitboard byMinors = half.by[index(PieceType::Knight)] | half.by[index(PieceType::Bishop)];
        const Bitboard weakPawns = weak & board_.pieces(PieceType::Pawn);
        threatsOn(
            us, term::kMinorThreat + 1,
            byMinors & (officers & (weak | board_.pieces(PieceType::Rook) | board_.pieces(PieceType::Queen))),
            byMinors & weakPawns);
        const Bitboard byRooks = half.by[index(PieceType::Rook)];
        threatsOn(us, term::kRookThreat + 1, byRooks & officers & (weak | board_.pieces(PieceType::Queen)),
                  byRooks & weakPawns);
        if ((half.by[index(PieceType::King)] & weak) != 0) recorder_.add(us, term::kKingThreat, 1);
        const Bitboard hanging = weak & (~other.attacked | (officers & half.twice));
        recorder_.add(us, term::kHangingPiece, static_cast<int>(count(hanging)));
        recorder_.add(us, term::kRestricted,
                      static_cast<int>(count(half.attacked & other.attacked & ~guarded)));
        evaluatePushes(us, officers);
        evaluateSpace(us);
        evaluateQueenHunt(us);
    }

    /// One term for each piece of a set by its type; `first` is that of knights, pawns stand before it.
    template <typename Side>
    ROQUE_INLINE void threatsOn(Side us, std::size_t first, Bitboard pieces, Bitboard pawns) {
        if (pawns != 0) recorder_.add(us, first - 1, static_cast<int>(count(pawns)));
        if (pieces == 0) return;
        constexpr std::array kTypes{PieceType::Knight, PieceType::Bishop, PieceType::Rook, PieceType::Queen};
        for (std::size_t order = 0; order < kTypes.size(); ++order) {
            const Bitboard set = pieces & board_.pieces(kTypes[order]);
            if (set != 0) recorder_.add(us, first + order, static_cast<int>(count(set)));
        }
    }

    /// Pawns that will attack a piece by a safe step.
    template <typename Side>
    void evaluatePushes(Side us, Bitboard officers) {
        const Half& other = halves_[~us];
        Bitboard steps = forward(us, board_.pieces(us, PieceType::Pawn)) & ~occupied_;
        steps |= forward(us, steps & rankMask(us, Rank::Third)) & ~occupied_;
        steps &= ~other.by[index(PieceType::Pawn)] & (halves_[us].attacked | ~other.attacked);
        const Bitboard targets = Pawn::attacks(us, steps) & officers;
        recorder_.add(us, term::kPawnPushThreat, static_cast<int>(count(targets)));
    }

    /// Squares of the four central files behind or among the own pawns that no enemy pawn attacks.
    template <typename Side>
    void evaluateSpace(Side us) {
        const Bitboard center =
            (maskOf(File::C) | maskOf(File::D) | maskOf(File::E) | maskOf(File::F))
            & (rankMask(us, Rank::Second) | rankMask(us, Rank::Third) | rankMask(us, Rank::Fourth));
        const Bitboard own = board_.pieces(us, PieceType::Pawn);
        const Bitboard safe = center & ~own & ~halves_[~us].by[index(PieceType::Pawn)];
        const Bitboard behind = safe & inFrontOf(~us, own);
        recorder_.add(us, term::kSpace, static_cast<int>(count(safe) + count(behind)));
    }

    /// Squares from which a lesser piece would attack the enemy queen.
    template <typename Side>
    void evaluateQueenHunt(Side us) {
        const Bitboard queens = board_.pieces(~us, PieceType::Queen);
        if (queens == 0 || hasSeveral(queens)) return;
        const Square queen = firstOf(queens);
        const Half& half = halves_[us];
        const Bitboard safe = ~halves_[~us].attacked & ~board_.pieces(us);
        const Bitboard from = (Knight::attacks(queen) & half.by[index(PieceType::Knight)])
                              | (Bishop::attacks(queen, occupied_) & half.by[index(PieceType::Bishop)])
                              | (Rook::attacks(queen, occupied_) & half.by[index(PieceType::Rook)]);
        recorder_.add(us, term::kQueenAttackable, static_cast<int>(count(from & safe)));
    }

    template <typename Side>
    void evaluatePassers(Side us) {
        const Half& half = halves_[us];
        const Half& other = halves_[~us];
        for (const Square square : SquaresOf(passers_[us])) {
            const std::size_t rank = rankFor(us, square);
            const Bitboard next = forward(us, bit(square));
            if ((next & occupied_) != 0) recorder_.add(us, term::kBlockedPasser + rank, 1);
            const Bitboard path = inFrontOf(us, bit(square));
            if ((path & (board_.pieces(~us) | other.attacked)) == 0)
                recorder_.add(us, term::kFreePasser + rank, 1);
            if ((next & half.attacked) != 0) recorder_.add(us, term::kGuardedPasser, 1);
            if (rank < 3) continue;
            const Square stop = firstOf(next);
            const auto weight = static_cast<int>(rank) - 2;
            recorder_.add(us, term::kPasserOwnKing + distance(board_.king(us), stop), weight);
            recorder_.add(us, term::kPasserEnemyKing + distance(board_.king(~us), stop), weight);
        }
    }

    /// Moves of a king from one square to another.
    [[nodiscard]] static std::size_t distance(Square one, Square other) noexcept {
        const auto apart = [](auto a, auto b) {
            const auto x = static_cast<std::size_t>(a);
            const auto y = static_cast<std::size_t>(b);
            return x > y ? x - y : y - x;
        };
        return std::max(apart(fileOf(one), fileOf(other)), apart(rankOf(one), rankOf(other)));
    }

    const Board& board_;
    Bitboard occupied_;
    const ByColor<Bitboard>& passers_;
    Recorder& recorder_;
    ByColor<Half> halves_;
};

}  // namespace roque::bastion
