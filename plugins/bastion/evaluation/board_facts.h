#pragma once

#include <array>

#include "model/pieces/pieces.h"

namespace roque::bastion {

/// The attacks of a side, and other sets that several terms need.
struct SideFacts {
    std::array<Bitboard, kPieceTypeCodes> by{};  ///< squares attacked by the pieces of a type
    Bitboard attacked = kNoSquares;
    Bitboard twice = kNoSquares;  ///< attacked by two or more pieces
    Bitboard kingRing = kNoSquares;
    Bitboard mobilityArea = kNoSquares;
    Bitboard kingBlockers =
        kNoSquares;  ///< own pieces that alone stand between the king and a slider: pinned

    bool operator==(const SideFacts&) const = default;
};

/// The facts of a board that several terms need. At first the attacks are those of kings and pawns;
/// evaluatePieces() adds the other pieces.
struct BoardFacts {
    /// `passed` are the passed pawns of both sides, as evaluatePawns() returns them. Both must outlive the
    /// facts.
    BoardFacts(const Board& ofBoard, const ByColor<Bitboard>& passed) noexcept
        : board(ofBoard), occupied(ofBoard.occupied()), passers(passed) {
        prepare(kWhite);
        prepare(kBlack);
    }

    const Board& board;
    Bitboard occupied;
    const ByColor<Bitboard>& passers;
    ByColor<SideFacts> sides;

private:
    template <typename Side>
    void prepare(Side us) noexcept {
        SideFacts& ours = sides[us];
        const Square king = board.king(us);
        const Bitboard pawns = board.pieces(us, PieceType::Pawn);
        const Bitboard byPawns = Pawn::attacks(us, pawns);
        ours.by[index(PieceType::Pawn)] = byPawns;
        ours.by[index(PieceType::King)] = King::attacks(king);
        ours.attacked = byPawns | King::attacks(king);
        ours.twice = (forwardWest(us, pawns) & forwardEast(us, pawns)) | (byPawns & King::attacks(king));
        ours.kingRing = King::attacks(king) | bit(king) | forward(us, King::attacks(king));
        const Bitboard stuck = pawns & (forward(~us, occupied) | rankMask(us, Rank::Second));
        ours.mobilityArea = ~(Pawn::attacks(~us, board.pieces(~us, PieceType::Pawn)) | stuck | bit(king));
        Bitboard sliders = (Bishop::attacks(king, kNoSquares) & board.diagonalSliders(~us))
                           | (Rook::attacks(king, kNoSquares) & board.straightSliders(~us));
        while (sliders != 0) {
            const Bitboard shield = geometry::between(king, popFirst(sliders)) & occupied;
            if (shield != 0 && !hasSeveral(shield)) ours.kingBlockers |= shield & board.pieces(us);
        }
    }
};

}  // namespace roque::bastion
