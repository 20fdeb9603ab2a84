#pragma once

#include "controller/engine_check/step_outcome.h"
#include "controller/engine_check/tested_engine.h"

// The steps of a check, each with an engine that runs and is idle. A step that has found a fault may leave it
// in any state.
namespace roque::engine_check {

// What it says of itself: introduction_steps.cpp.
[[nodiscard]] StepOutcome saysItsName(TestedEngine& engine);
[[nodiscard]] StepOutcome saysItsAuthor(TestedEngine& engine);
[[nodiscard]] StepOutcome writesText(TestedEngine& engine);
[[nodiscard]] StepOutcome namesKindOfOption(TestedEngine& engine);
[[nodiscard]] StepOutcome namesOptionOnce(TestedEngine& engine);
[[nodiscard]] StepOutcome keepsDefaultWithinBounds(TestedEngine& engine);
[[nodiscard]] StepOutcome keepsDefaultAmongChoices(TestedEngine& engine);
[[nodiscard]] StepOutcome keepsDefaultTrueOrFalse(TestedEngine& engine);
[[nodiscard]] StepOutcome usesKnownOptionsAsDefined(TestedEngine& engine);

// What it takes besides a search: command_steps.cpp.
[[nodiscard]] StepOutcome isReady(TestedEngine& engine);
[[nodiscard]] StepOutcome answersEachIsReady(TestedEngine& engine);
[[nodiscard]] StepOutcome takesItsDefaults(TestedEngine& engine);
[[nodiscard]] StepOutcome takesHashSizes(TestedEngine& engine);
[[nodiscard]] StepOutcome ignoresUnknownOption(TestedEngine& engine);
[[nodiscard]] StepOutcome ignoresUnknownCommands(TestedEngine& engine);
[[nodiscard]] StepOutcome ignoresStopWhenIdle(TestedEngine& engine);
[[nodiscard]] StepOutcome takesDebug(TestedEngine& engine);
[[nodiscard]] StepOutcome takesNewGame(TestedEngine& engine);

// What it understands of positions: position_steps.cpp.
[[nodiscard]] StepOutcome understandsStart(TestedEngine& engine);
[[nodiscard]] StepOutcome understandsMoves(TestedEngine& engine);
[[nodiscard]] StepOutcome understandsFen(TestedEngine& engine);
[[nodiscard]] StepOutcome understandsCastling(TestedEngine& engine);
[[nodiscard]] StepOutcome understandsEnPassant(TestedEngine& engine);
[[nodiscard]] StepOutcome understandsPromotion(TestedEngine& engine);
[[nodiscard]] StepOutcome understandsLongGame(TestedEngine& engine);
[[nodiscard]] StepOutcome writesCastling(TestedEngine& engine);
[[nodiscard]] StepOutcome writesPromotion(TestedEngine& engine);
[[nodiscard]] StepOutcome playsOnlyMove(TestedEngine& engine);
[[nodiscard]] StepOutcome answersCheckmate(TestedEngine& engine);
[[nodiscard]] StepOutcome answersStalemate(TestedEngine& engine);
[[nodiscard]] StepOutcome writesChess960Castling(TestedEngine& engine);
[[nodiscard]] StepOutcome understandsChess960Castling(TestedEngine& engine);

// What it reports of a search: report_steps.cpp.
[[nodiscard]] StepOutcome reportsScoreAndLine(TestedEngine& engine);
[[nodiscard]] StepOutcome reportsLegalLines(TestedEngine& engine);
[[nodiscard]] StepOutcome answersItsLine(TestedEngine& engine);
[[nodiscard]] StepOutcome scoresForWhiteToMove(TestedEngine& engine);
[[nodiscard]] StepOutcome scoresForBlackToMove(TestedEngine& engine);
[[nodiscard]] StepOutcome findsMateInOne(TestedEngine& engine);
[[nodiscard]] StepOutcome searchesSomeMoves(TestedEngine& engine);
[[nodiscard]] StepOutcome reportsSeveralLines(TestedEngine& engine);
[[nodiscard]] StepOutcome ordersSeveralLines(TestedEngine& engine);
[[nodiscard]] StepOutcome reportsNoMoreLinesThanMoves(TestedEngine& engine);
[[nodiscard]] StepOutcome keepsOptionsInNewGame(TestedEngine& engine);

// When a search ends: time_steps.cpp.
[[nodiscard]] StepOutcome keepsNodes(TestedEngine& engine);
[[nodiscard]] StepOutcome keepsMoveTime(TestedEngine& engine);
[[nodiscard]] StepOutcome keepsShortMoveTime(TestedEngine& engine);
[[nodiscard]] StepOutcome keepsClock(TestedEngine& engine);
[[nodiscard]] StepOutcome keepsLastMoveOfClock(TestedEngine& engine);
[[nodiscard]] StepOutcome searchesUntilStopped(TestedEngine& engine);
[[nodiscard]] StepOutcome searchesOnAfterMate(TestedEngine& engine);
[[nodiscard]] StepOutcome isReadyWhileSearching(TestedEngine& engine);
[[nodiscard]] StepOutcome pondersUntilHit(TestedEngine& engine);
[[nodiscard]] StepOutcome pondersUntilStopped(TestedEngine& engine);
[[nodiscard]] StepOutcome isQuietAfterAnswer(TestedEngine& engine);

// How it ends: end_steps.cpp.
[[nodiscard]] StepOutcome quits(TestedEngine& engine);
[[nodiscard]] StepOutcome quitsWhileSearching(TestedEngine& engine);
[[nodiscard]] StepOutcome endsWithItsInput(TestedEngine& engine);

}  // namespace roque::engine_check
