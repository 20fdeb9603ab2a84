#pragma once

#include <optional>
#include <vector>

#include "model/base/export.h"
#include "model/tactics/gain_finder.h"
#include "model/tactics/move_reason.h"
#include "model/tactics/pressure_finder.h"

namespace roque {

/// What is known of a move that seems to be worse than another.
struct MoveCase {
    Position before = Position::start();
    Move move = Move::none();      ///< legal
    std::vector<Move> refutation;  ///< the line after the move; empty if the game is over
    std::vector<Move> better;      ///< the line that seems best; empty if that is this move
    unsigned occurrences = 1;      ///< of the position after the move, with that one
    unsigned mostPawns = 0;        ///< how much material scores leave to be believed that it costs
    unsigned surePawns = 0;        ///< how much they vouch for
    unsigned matedIn = 0;          ///< moves in which the opponent is said to mate; 0: not said
    unsigned couldMateIn = 0;      ///< moves in which the better move is said to mate; 0: not said

    [[nodiscard]] Move reply() const noexcept { return firstOf(refutation); }
    [[nodiscard]] Move betterMove() const noexcept { return firstOf(better); }

private:
    [[nodiscard]] static Move firstOf(const std::vector<Move>& line) noexcept {
        return line.empty() ? Move::none() : line.front();
    }
};

/// Finds the reason for which a move is worse, if one can be proved: else there is none. Knows no engine:
/// what it is told is where it begins to look, and what becomes of threats. [search-thread]
class ROQUE_MODEL ReasonFinder {
public:
    /// `nodes` is how many positions all proofs of material for one reason may look at.
    explicit ReasonFinder(std::uint64_t nodes = kNodes) noexcept : nodes_(nodes) {}

    /// With advice, threats must hold by it as well, and more of them are found.
    [[nodiscard]] std::optional<MoveReason> find(const MoveCase& subject,
                                                 const PressureFinder::Advice& advice = {}) const;

private:
    static constexpr std::uint64_t kNodes = 3'000'000;

    [[nodiscard]] static std::optional<MoveReason> atOnce(const MoveCase& subject);
    [[nodiscard]] static std::optional<MoveReason> byMate(const MoveCase& subject);
    [[nodiscard]] std::optional<MoveReason> byMaterial(const MoveCase& subject) const;
    [[nodiscard]] static std::optional<MoveReason> byPressure(const MoveCase& subject,
                                                              const PressureFinder::Advice& advice);
    [[nodiscard]] static std::optional<MoveReason> byMissedPressure(const MoveCase& subject,
                                                                    const PressureFinder::Advice& advice);

    std::uint64_t nodes_;
};

}  // namespace roque
