#pragma once

#include <optional>
#include <string>
#include <vector>

#include "controller/analysis/white_score.h"
#include "model/tactics/move_reason.h"

namespace roque {

/// The answer to "why not this move?".
struct MoveAnswer {
    Position before = Position::start();
    Move move = Move::none();
    WhiteScore best;             ///< of the position
    std::vector<Move> bestLine;  ///< begins with the move that the engine prefers; empty: the game was over
    WhiteScore score;            ///< after the move
    std::vector<Move> line;      ///< begins with the move, then its refutation
    std::optional<MoveReason> reason;

    /// Whether the engine would play the move itself.
    [[nodiscard]] bool isBest() const noexcept { return !bestLine.empty() && bestLine.front() == move; }
    /// What the move gives away of the expected score of the side that plays it, in points from 0 to 1.
    [[nodiscard]] double cost() const noexcept;
    /// Whether the engine prefers another move, but says the same of both, to half a point of 100 and 15
    /// centipawns, or even more of this one.
    [[nodiscard]] bool isAsGood() const noexcept;
};

/// The line that shows the reason: the better one for a chance that is missed, else the refutation. It begins
/// in the position before the move.
[[nodiscard]] const std::vector<Move>& shownLine(const MoveAnswer& answer) noexcept;

/// Why not, in a sentence without a full stop: the reason if one is proved, else what it costs.
[[nodiscard]] Message describe(const MoveAnswer& answer, const MoveWriter& write = toSan);

/// What the move costs, such as "It costs 12 points of 100".
[[nodiscard]] Message describeCost(const MoveAnswer& answer, const MoveWriter& write = toSan);

/// A line from a position in SAN with move numbers, such as "12... Nd5 13. Bxf6".
[[nodiscard]] std::string numberedLine(Position position, const std::vector<Move>& line);

/// The answer as one JSON object on one line.
[[nodiscard]] std::string answerJson(const MoveAnswer& answer);

}  // namespace roque
