#pragma once

#include <string>

#include "controller/search/search.h"
#include "model/notation/uci_move.h"

namespace roque::uci {

/// A player's search info as a line of UCI: "info depth 8 ... pv e2e4 e7e5". `position` is the one being
/// searched.
[[nodiscard]] std::string infoText(const SearchInfo& info, const Position& position,
                                   CastlingNotation castling);

}  // namespace roque::uci
