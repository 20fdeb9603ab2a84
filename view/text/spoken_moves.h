#pragma once

#include <wx/string.h>

#include "model/game/captures.h"
#include "model/game/game_node.h"

// Moves and positions in whole sentences, for the ear: nothing is abbreviated and no sign stands for a piece.
namespace roque {

/// The move that led to a position, and whether it gives check: "White knight from g1 to f3. Check."
[[nodiscard]] wxString moveSentences(const GameNode& node);

/// Where the pieces of both sides stand.
[[nodiscard]] wxString positionSentences(const Board& board);

/// Where the piece on a square can go, with captures, or why it cannot go anywhere.
[[nodiscard]] wxString targetSentence(const Position& position, Square square);

/// The pieces that attack a square.
[[nodiscard]] wxString attackerSentence(const Board& board, Square square);

/// Captured pieces, the most valuable first: "rook, pawn, pawn"; empty for none.
[[nodiscard]] wxString capturedPieces(const PieceCounts& captures);

/// The captures of both sides, and the side with more material.
[[nodiscard]] wxString captureSentences(const ByColor<PieceCounts>& captures, int balance);

}  // namespace roque
