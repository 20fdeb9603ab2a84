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

/// Where the piece on a square may go, which of that is a capture, or why it may go nowhere.
[[nodiscard]] wxString targetSentence(const Position& position, Square square);

/// Which pieces attack a square.
[[nodiscard]] wxString attackerSentence(const Board& board, Square square);

/// What both sides have captured, and who has more.
[[nodiscard]] wxString captureSentences(const ByColor<PieceCounts>& captures, int balance);

}  // namespace roque
