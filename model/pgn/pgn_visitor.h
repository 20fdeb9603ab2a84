#pragma once

#include <cstdint>
#include <string_view>

#include "model/base/move.h"
#include "model/base/variant.h"
#include "model/game/game_result.h"
#include "model/game/move_notes.h"
#include "model/pgn/pgn_problem.h"
#include "model/position/position.h"

namespace roque {

/// Whether to parse the moves of a game.
enum class PgnMoves : std::uint8_t { Read, Skip };

/// Receives the contents of a PGN text in order; the parser keeps nothing. All texts are UTF-8 and valid only
/// during the call. Functions that are not overridden ignore their call.
///
/// The calls for a game: beginGame, tags, beginMoves, then moves with their notes, endGame. A variation
/// replaces the last move before it.
class PgnVisitor {
public:
    virtual ~PgnVisitor() = default;

    virtual void beginGame() {}
    virtual void tag(std::string_view /*name*/, std::string_view /*value*/) {}
    /// All tags are complete. Skipping the moves saves most of the time; problems in them are then not found.
    virtual PgnMoves beginMoves(const Position& /*start*/, Variant /*variant*/) { return PgnMoves::Read; }

    virtual void move(const Position& /*before*/, Move /*move*/, const Position& /*after*/) {}
    virtual void nag(Nag /*nag*/) {}
    /// A comment: the text between its braces or after its semicolon.
    virtual void comment(std::string_view /*text*/) {}
    virtual void beginVariation() {}
    virtual void endVariation() {}

    /// A problem. After an illegal move, nothing more is reported of its line.
    virtual void problem(const PgnProblem& /*problem*/) {}

    /// `text` is the whole game as in the file, tags included.
    virtual void endGame(GameResult /*result*/, std::string_view /*text*/) {}
};

}  // namespace roque
