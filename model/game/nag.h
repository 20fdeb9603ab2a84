#pragma once

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "model/base/export.h"
#include "model/game/move_notes.h"

// The meaning of Numeric Annotation Glyphs (PGN standard, section 10).
namespace roque {

/// What a NAG is about. A move has at most one each of the first two kinds.
enum class NagKind : std::uint8_t {
    Move,        ///< how good the move is: "!", "??"
    Evaluation,  ///< who stands better after it: "±", "="
    Other,
};

[[nodiscard]] ROQUE_MODEL NagKind kindOf(Nag nag) noexcept;

/// The symbol of a NAG after a move, in UTF-8, such as "!?" or "±"; empty for NAGs without one. Symbols
/// missing from most fonts are written as PGN readers understand them, such as "+=".
[[nodiscard]] ROQUE_MODEL std::string_view symbolOf(Nag nag) noexcept;

/// The most common NAGs, all with a symbol, those of moves first, each kind in the order in which menus offer
/// them.
[[nodiscard]] ROQUE_MODEL std::span<const Nag> commonNags() noexcept;

/// The other NAGs with a symbol, which players and books use: novelty, initiative, compensation and so on.
[[nodiscard]] ROQUE_MODEL std::span<const Nag> otherNags() noexcept;

/// Adds a NAG, replacing another one of the same kind, or removes it if present. NAGs of moves come first,
/// then evaluations.
[[nodiscard]] ROQUE_MODEL std::vector<Nag> toggled(std::vector<Nag> nags, Nag nag);

}  // namespace roque
