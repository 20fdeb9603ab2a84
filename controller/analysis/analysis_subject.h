#pragma once

#include <optional>
#include <vector>

#include "controller/search/search.h"
#include "model/base/variant.h"
#include "model/game/game_node.h"
#include "model/position/position.h"

namespace roque {

/// What an analysis is about: a position, and how it came about as far as repetitions go.
struct AnalysisSubject {
    Position start = Position::start();  ///< after the last move that cannot be repeated
    std::vector<Move> moves{};           ///< from there to the position
    Position position = Position::start();
    Variant variant = Variant::Standard;
    bool isThreat = false;  ///< the side to move has passed: what would the opponent do?

    bool operator==(const AnalysisSubject&) const = default;
};

/// The position of a node. An engine is told no null move, and nothing of what came before a move that cannot
/// be repeated.
[[nodiscard]] AnalysisSubject subjectAt(const GameNode& node, Variant variant);

/// What the opponent threatens; nothing in check, where no side may pass.
[[nodiscard]] std::optional<AnalysisSubject> threatIn(const AnalysisSubject& subject);

}  // namespace roque
