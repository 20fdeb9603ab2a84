#pragma once

#include <cstdint>
#include <string_view>

#include "model/base/move.h"
#include "model/base/variant.h"
#include "model/position/position.h"
#include "model/game/game_result.h"
#include "model/game/move_notes.h"
#include "model/notation/pgn/pgn_problem.h"

namespace roque {

/// Whether somebody wants to hear of the moves of a game.
enum class PgnMoves : std::uint8_t { Read, Skip };

/// Is told what a PGN text says, in the order in which it stands there; nothing is kept for it. All texts are
/// UTF-8 and valid during the call only. What is not overridden is ignored.
///
/// A game is: beginGame, tags, beginMoves, then moves with what belongs to them, endGame. A variation
/// replaces the last move before it.
class PgnVisitor {
public:
    virtual ~PgnVisitor() = default;

    virtual void beginGame() {}
    virtual void tag(std::string_view /*name*/, std::string_view /*value*/) {}
    /// All tags have been told. To skip the moves saves most of the time; no problem in them is found then.
    virtual PgnMoves beginMoves(const Position& /*start*/, Variant /*variant*/) { return PgnMoves::Read; }

    virtual void move(const Position& /*before*/, Move /*move*/, const Position& /*after*/) {}
    virtual void nag(Nag /*nag*/) {}
    /// A comment, as it stands between its braces or behind its semicolon.
    virtual void comment(std::string_view /*text*/) {}
    virtual void beginVariation() {}
    virtual void endVariation() {}

    /// Something is wrong. After an illegal move nothing more is told of the line that it is in.
    virtual void problem(const PgnProblem& /*problem*/) {}

    /// `text` is the whole game as it stands in the file, tags included.
    virtual void endGame(GameResult /*result*/, std::string_view /*text*/) {}
};

}  // namespace roque
