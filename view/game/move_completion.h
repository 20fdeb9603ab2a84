#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "model/base/move.h"
#include "model/notation/move_error.h"
#include "model/position/position.h"
#include "view/game/piece_letters.h"
#include "view/game/premove_list.h"

namespace roque {

/// What a partly typed text means, and what it can become.
struct MoveCompletion {
    std::optional<Move> move;             ///< the move that the text means as it stands
    std::optional<MoveError> problem;     ///< why it is not a move and cannot become one
    std::optional<Message> reason;        ///< why that move is illegal, if one reason can be told
    std::vector<std::string> candidates;  ///< possible completions: moves in the given letters, else in UCI
    std::string rest;                     ///< what all candidates continue with; empty after a whole move
};

/// Reads what a person has typed so far, in UCI or in SAN with piece names from `letters`, as leniently as
/// parseMove(). An empty text can become every legal move. No candidate says whether it gives check or mate:
/// the person finds that out. Knows no toolkit. [any-thread]
[[nodiscard]] MoveCompletion completeMove(const Position& position, std::string_view typed,
                                          const PieceLetters& letters);

/// The same for a premove, of those that are possible (possiblePremoves). No reason is told.
[[nodiscard]] MoveCompletion completePremove(const std::vector<PremoveText>& premoves, std::string_view typed,
                                             const PieceLetters& letters);

}  // namespace roque
