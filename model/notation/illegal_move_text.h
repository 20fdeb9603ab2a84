#pragma once

#include <optional>
#include <string_view>

#include "model/base/export.h"
#include "model/base/message.h"
#include "model/position/position.h"

namespace roque {

/// Why a move that a person has typed, in UCI or SAN, is illegal: a sentence without a full stop. Nothing if
/// the text is no move, if the side has no such piece, or if different reasons hold for several of them.
[[nodiscard]] ROQUE_MODEL std::optional<Message> illegalMoveText(const Position& position,
                                                                 std::string_view text);

}  // namespace roque
