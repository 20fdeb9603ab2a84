#pragma once

#include <gtest/gtest.h>

#include <stdexcept>
#include <string>
#include <string_view>

#include "model/notation/fen.h"
#include "model/notation/uci_move.h"

// What the tests of notation share.
namespace roque::test {

/// The position of a FEN that is right; throws what is wrong with it otherwise.
inline Position positionOf(std::string_view fen) {
    const auto position = parseFen(fen);
    if (!position) throw std::invalid_argument(std::string(fen) + "\n" + position.error().describe());
    return *position;
}

/// A move or the reason why there is none, as text: "e1h1", "illegal", "syntax", "ambiguous". Castling is
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
