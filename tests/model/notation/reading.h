#pragma once

#include <string>
#include <string_view>

#include <gtest/gtest.h>

#include "model/notation/uci_move.h"
#include "tests/support/position_of.h"

// Helpers shared by the tests of notation.
namespace roque::test {

inline constexpr std::string_view kStart = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

/// A move, or the reason why there is none, as text: "e1h1", "illegal", "syntax", "ambiguous". Castling is
/// written "king takes rook".
inline std::string outcomeOf(const Result<Move, MoveError>& move, const Position& position) {
    if (move) return toUci(*move, position, CastlingNotation::KingTakesRook);
    switch (move.error().kind) {
        case MoveError::Kind::Syntax:
            return "syntax";
        case MoveError::Kind::Illegal:
            return "illegal";
        default:
            return "ambiguous";
    }
}

}  // namespace roque::test
