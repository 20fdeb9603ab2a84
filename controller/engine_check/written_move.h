#pragma once

#include <string>
#include <string_view>

#include "controller/engine_check/step_outcome.h"
#include "controller/engine_check/tested_engine.h"
#include "model/notation/uci_move.h"

namespace roque::engine_check {

/// Whether a text is a legal move exactly as UCI writes it: promotions in lower case, too.
[[nodiscard]] inline bool isLegalText(const std::string& text, const Position& position) {
    const auto move = parseUciMove(position, text);
    return move
           && (text == toUci(*move, position)
               || text == toUci(*move, position, CastlingNotation::KingTakesRook));
}

[[nodiscard]] inline StepOutcome illegal(const ToldPosition& position, std::string_view text) {
    return fault(
        ROQUE_MESSAGE("After '{0}' it answers '{1}', which is not a legal move", position.command, text));
}

}  // namespace roque::engine_check
