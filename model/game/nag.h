#pragma once

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "model/base/export.h"
#include "model/game/move_notes.h"

// What the judgements by number mean (PGN standard, section 10).
namespace roque {

/// What a judgement is about. A move has at most one of each of the first two kinds.
enum class NagKind : std::uint8_t {
    Move,        ///< how good the move is: "!", "??"
    Evaluation,  ///< who stands better after it: "±", "="
    Other,
};

[[nodiscard]] ROQUE_MODEL NagKind kindOf(Nag nag) noexcept;

/// How a judgement is written behind a move, in UTF-8: "!?" or "±"; empty for those that have no sign of
/// their own. Signs that most fonts lack are written as PGN readers understand them, such as "+=".
[[nodiscard]] ROQUE_MODEL std::string_view symbolOf(Nag nag) noexcept;

/// The judgements that have a sign, those of moves first, each kind in the order in which they are offered.
[[nodiscard]] ROQUE_MODEL std::span<const Nag> commonNags() noexcept;

/// Puts a judgement among others, in the place of one that says something else of the same kind, or takes it
/// out if it is there. Those of moves come first, then evaluations.
[[nodiscard]] ROQUE_MODEL std::vector<Nag> toggled(std::vector<Nag> nags, Nag nag);

}  // namespace roque
