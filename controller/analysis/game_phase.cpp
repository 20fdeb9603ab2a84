#include "controller/analysis/game_phase.h"

#include <algorithm>

namespace roque {
namespace {

GamePhase phaseOf(const Board& board) {
    constexpr unsigned kMiddlegamePieces = 10;
    constexpr unsigned kEndgamePieces = 6;
    constexpr unsigned kFewOnFirstRank = 4;
    constexpr Bitboard kFirstRank{0xFF};
    constexpr Bitboard kLastRank{0xFF00'0000'0000'0000};
    unsigned pieces = 0;
    for (const PieceType type : {PieceType::Knight, PieceType::Bishop, PieceType::Rook, PieceType::Queen})
        pieces += count(board.pieces(type));
    if (pieces <= kEndgamePieces) return GamePhase::Endgame;
    const bool isFirstRankLeft = count(board.pieces(Color::White) & kFirstRank) < kFewOnFirstRank
                                 || count(board.pieces(Color::Black) & kLastRank) < kFewOnFirstRank;
    return pieces <= kMiddlegamePieces || isFirstRankLeft ? GamePhase::Middlegame : GamePhase::Opening;
}

}  // namespace

std::vector<GamePhase> phasesOf(const std::vector<Position>& positions) {
    std::vector<GamePhase> phases;
    GamePhase phase = GamePhase::Opening;
    for (const Position& position : positions) {
        phase = std::max(phase, phaseOf(position.board()));
        phases.push_back(phase);
    }
    return phases;
}

}  // namespace roque
