#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "controller/search/search.h"

// What players are asked about: positions in which some have erred before, and random ones, which the same
// seed gives again on every machine.
namespace roque::check {

/// A position as a FEN. It has a legal move.
using Fens = std::span<const std::string_view>;

[[nodiscard]] Fens castlingFens() noexcept;
[[nodiscard]] Fens enPassantFens() noexcept;
[[nodiscard]] Fens promotionFens() noexcept;
/// Shredder-FENs.
[[nodiscard]] Fens chess960Fens() noexcept;
/// Each with one legal move.
[[nodiscard]] Fens forcedFens() noexcept;
[[nodiscard]] Fens nearMateFens() noexcept;
[[nodiscard]] Fens manyQueensFens() noexcept;
[[nodiscard]] Fens fiftyMovesFens() noexcept;
/// Opening, middlegame and endgame, each with enough to think about for seconds.
[[nodiscard]] Fens ordinaryFens() noexcept;

/// A question about a position, without limits.
[[nodiscard]] SearchRequest requestOf(std::string_view fen, Variant variant = Variant::Standard);

/// Questions about random games of up to 120 plies, each of which goes on.
[[nodiscard]] std::vector<SearchRequest> randomRequests(std::uint64_t seed, std::size_t count,
                                                        Variant variant = Variant::Standard);

/// A game of so many plies that never comes to its end.
[[nodiscard]] SearchRequest longGame(std::uint64_t seed, std::size_t plies);

/// The start position for the third time.
[[nodiscard]] SearchRequest repeatedPosition();

}  // namespace roque::check
