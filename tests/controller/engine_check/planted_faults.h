#pragma once

#include <array>
#include <string_view>

namespace roque::engine_check {

/// A fault of planted-engine and the step that must find it.
struct PlantedFault {
    std::string_view fault;
    std::string_view step;
};

/// At least one for each step.
inline constexpr std::array kPlantedFaults{
    PlantedFault{"no-name", "name"},
    PlantedFault{"no-author", "author"},
    PlantedFault{"latin-1", "text"},
    PlantedFault{"option-without-type", "option-type"},
    PlantedFault{"option-twice", "option-once"},
    PlantedFault{"default-beyond-bounds", "option-spin"},
    PlantedFault{"bound-is-text", "option-spin"},
    PlantedFault{"default-no-choice", "option-combo"},
    PlantedFault{"default-maybe", "option-check"},
    PlantedFault{"hash-is-text", "option-known"},
    PlantedFault{"never-ready", "ready"},
    PlantedFault{"ready-once", "ready-twice"},
    PlantedFault{"dies-at-default", "set-defaults"},
    PlantedFault{"dies-at-small-hash", "set-hash"},
    PlantedFault{"dies-at-unknown-option", "set-unknown"},
    PlantedFault{"dies-at-junk", "junk"},
    PlantedFault{"answers-stop", "stop-idle"},
    PlantedFault{"dies-at-debug", "debug"},
    PlantedFault{"dies-at-new-game", "new-game"},
    PlantedFault{"illegal-move", "start-position"},
    PlantedFault{"ignores-moves", "moves"},
    PlantedFault{"ignores-fen", "fen"},
    PlantedFault{"dies-at-castling", "castling-read"},
    PlantedFault{"castles-onto-rook", "castling-written"},
    PlantedFault{"dies-at-en-passant", "en-passant"},
    PlantedFault{"dies-at-promotion", "promotion-read"},
    PlantedFault{"promotes-in-capitals", "promotion-written"},
    PlantedFault{"dies-at-long-game", "long-game"},
    PlantedFault{"null-move", "only-move"},
    PlantedFault{"silent-at-mate", "checkmate"},
    PlantedFault{"move-at-mate", "checkmate"},
    PlantedFault{"silent-at-stalemate", "stalemate"},
    PlantedFault{"dies-at-960", "chess960-read"},
    PlantedFault{"castles-by-two-squares", "chess960-written"},
    PlantedFault{"no-info", "info"},
    PlantedFault{"illegal-line", "line-legal"},
    PlantedFault{"other-answer", "line-answer"},
    PlantedFault{"score-for-black", "score-white"},
    PlantedFault{"score-for-white", "score-black"},
    PlantedFault{"ignores-mate", "go-mate"},
    PlantedFault{"ignores-searchmoves", "go-searchmoves"},
    PlantedFault{"one-line", "multipv"},
    PlantedFault{"same-line-twice", "multipv"},
    PlantedFault{"lines-disordered", "multipv-order"},
    PlantedFault{"line-too-many", "multipv-moves"},
    PlantedFault{"forgets-options", "options-kept"},
    PlantedFault{"ignores-nodes", "go-nodes"},
    PlantedFault{"late", "go-movetime"},
    PlantedFault{"late-when-short", "go-movetime-20"},
    PlantedFault{"ignores-clock", "go-clock"},
    PlantedFault{"ignores-movestogo", "go-movestogo"},
    PlantedFault{"answers-infinite", "infinite"},
    PlantedFault{"ignores-stop", "infinite"},
    PlantedFault{"answers-only-move", "infinite-end"},
    PlantedFault{"deaf-while-searching", "ready-searching"},
    PlantedFault{"answers-ponder", "ponderhit"},
    PlantedFault{"ignores-ponderhit", "ponderhit"},
    PlantedFault{"ignores-stop-of-ponder", "ponder-stop"},
    PlantedFault{"two-answers", "quiet"},
    PlantedFault{"talks-on", "quiet"},
    PlantedFault{"ignores-quit", "quit"},
    PlantedFault{"ignores-quit-in-search", "quit-searching"},
    PlantedFault{"ignores-end", "end-of-input"},
};

}  // namespace roque::engine_check
