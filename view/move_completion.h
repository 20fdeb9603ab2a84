#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "model/base/move.h"
#include "model/position/position.h"
#include "model/notation/move_error.h"
#include "view/board/piece_letters.h"

namespace roque {

/// What a text that is being typed means and what it can still become.
struct MoveCompletion {
    std::optional<Move> move;             ///< what the text means as it is
    std::optional<MoveError> problem;     ///< why it means none, and can become none
    std::vector<std::string> candidates;  ///< what it can become: moves in the given letters, else in UCI
    std::string rest;                     ///< how all candidates go on after it; may be empty
};

/// Reads what a person has typed of a move so far, in UCI or in SAN with pieces named by `letters`, as
/// forgiving as parseMove(). An empty text can become every legal move. Knows no toolkit. [any-thread]
[[nodiscard]] MoveCompletion completeMove(const Position& position, std::string_view typed,
                                          const PieceLetters& letters);

}  // namespace roque
