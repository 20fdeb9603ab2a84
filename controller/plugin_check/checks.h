#pragma once

#include "controller/plugin_check/finding.h"

// The checks that run in the process of a guest, one function each. check.cpp lists them with their rules.
namespace roque::check {

class Subject;

// life_checks.cpp
[[nodiscard]] Finding isMadeAndEnded(Subject& subject);
[[nodiscard]] Finding declaresKnownOptions(Subject& subject);

// play_checks.cpp
[[nodiscard]] Finding playsAgainstItself(Subject& subject);
[[nodiscard]] Finding playsRandomPositions(Subject& subject);
[[nodiscard]] Finding playsCastling(Subject& subject);
[[nodiscard]] Finding playsEnPassant(Subject& subject);
[[nodiscard]] Finding playsPromotions(Subject& subject);
[[nodiscard]] Finding playsChess960(Subject& subject);
[[nodiscard]] Finding playsForcedMoves(Subject& subject);
[[nodiscard]] Finding playsNearMate(Subject& subject);
[[nodiscard]] Finding playsManyQueens(Subject& subject);
[[nodiscard]] Finding playsFiftyMoves(Subject& subject);
[[nodiscard]] Finding playsLongGames(Subject& subject);

// talk_checks.cpp
[[nodiscard]] Finding reportsSense(Subject& subject);
[[nodiscard]] Finding isSilentAfterSearch(Subject& subject);

// time_checks.cpp
[[nodiscard]] Finding stopsWhenTold(Subject& subject);
[[nodiscard]] Finding keepsMoveTime(Subject& subject);
[[nodiscard]] Finding keepsClock(Subject& subject);
[[nodiscard]] Finding keepsDepthAndNodes(Subject& subject);

// option_checks.cpp
[[nodiscard]] Finding takesOptionValues(Subject& subject);
[[nodiscard]] Finding keepsDefaults(Subject& subject);

// sharing_checks.cpp
[[nodiscard]] Finding playsBesideAnother(Subject& subject);
[[nodiscard]] Finding changesThreads(Subject& subject);
[[nodiscard]] Finding leavesProcessAlone(Subject& subject);

// steadiness_checks.cpp
[[nodiscard]] Finding playsSameGame(Subject& subject);
[[nodiscard]] Finding doesNotGrow(Subject& subject);

}  // namespace roque::check
