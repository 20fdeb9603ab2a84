#pragma once

#include <cstdint>
#include <string>

#include "controller/analysis/move_answer.h"
#include "controller/search/search_engine.h"

namespace roque::bench {

/// What an engine has against a reason.
struct Objection {
    std::string text;  ///< empty: nothing
    /// What the reason says is true, but the engine sees less lost by the move than it makes believe, or more
    /// than it can explain.
    bool isToCost = false;
};

/// Checks a reason by other means than it was found: an engine, best another than the one that was asked,
/// says what is lost and answers every reply, and the rules replay every mate. Belongs to one thread.
class ReasonCheck {
public:
    /// The engine outlives the check. `nodes` are for each reply; a doubtful one gets ten times as many.
    ReasonCheck(SearchEngine& engine, std::uint64_t nodes) : engine_(engine), nodes_(nodes) {}

    /// What the engine has against the reason of an answer; nothing if there is no reason.
    [[nodiscard]] Objection check(const MoveAnswer& answer);

private:
    /// What the engine says of a position, as a side sees it.
    struct View {
        int centipawns = 0;  ///< a mate counts as 10,000
        std::vector<Move> line;
    };

    [[nodiscard]] std::string whatIsFalse(const MoveAnswer& answer);
    [[nodiscard]] std::string whatCostsOtherwise(const MoveAnswer& answer);
    [[nodiscard]] std::string checkMate(const MoveAnswer& answer) const;
    [[nodiscard]] std::string checkGain(const MoveAnswer& answer);
    [[nodiscard]] std::string checkPressure(const MoveAnswer& answer);
    [[nodiscard]] bool isSubmission(const Pressure& pressure, const Position& before, const Position& after,
                                    Move answer) const;
    [[nodiscard]] std::string checkReply(const MoveAnswer& answer, const Position& after, Move reply,
                                         int level);
    [[nodiscard]] View look(const Position& position, Color side, std::uint64_t nodes,
                            std::vector<Move> only = {});

    SearchEngine& engine_;
    std::uint64_t nodes_;
};

}  // namespace roque::bench
