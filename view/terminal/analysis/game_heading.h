#pragma once

#include <cstddef>

#include "controller/annotation/game_source.h"
#include "model/base/message.h"

namespace roque::terminal {

/// "Game 2 of 17: Anderssen – Kieseritzky", above what is told of a game; "?" for a name that is not known.
[[nodiscard]] Message gameHeading(const annotation::SourceGame& game, std::size_t all);

}  // namespace roque::terminal
