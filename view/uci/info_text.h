#pragma once

#include <string>

#include "controller/search/search.h"
#include "model/notation/uci_move.h"

namespace roque::uci {

/// What a player tells while it thinks, as a line of UCI: "info depth 8 ... pv e2e4 e7e5". `position` is the
/// one that is searched.
[[nodiscard]] std::string infoText(const SearchInfo& info, const Position& position,
                                   CastlingNotation castling);

}  // namespace roque::uci
