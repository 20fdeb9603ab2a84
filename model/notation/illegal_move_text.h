#pragma once

#include <optional>
#include <string_view>

#include "model/base/export.h"
#include "model/base/message.h"
#include "model/notation/move_error.h"
#include "model/position/position.h"

namespace roque {

/// Why a move that a person has typed, in UCI or SAN, is illegal: a sentence without a full stop. Nothing if
/// the text is no move, if the side has no such piece, or if different reasons hold for several of them.
[[nodiscard]] ROQUE_MODEL std::optional<Message> illegalMoveText(const Position& position,
                                                                 std::string_view text);

/// Why a text that a person has typed is refused as a move: what the error says and, if it can be told, why
/// the move is illegal. One sentence or two, without a full stop at the end.
[[nodiscard]] ROQUE_MODEL Message refusalText(const Position& position, const MoveError& error);

}  // namespace roque
