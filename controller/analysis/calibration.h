#pragma once

#include <functional>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

#include "controller/analysis/win_curve.h"
#include "controller/engines/stored_engine.h"
#include "controller/search/search_engine.h"
#include "model/board/board.h"

namespace roque {

/// A position whose expected score is known.
struct KnownPosition {
    std::string_view fen;
    unsigned expectedPermille = 0;  ///< points of the side to move, in thousandths
};

/// Quiet positions of Bastion's games against itself, of all kinds of material, each with what it expects of
/// them after a million positions (docs/annotation.md).
[[nodiscard]] std::span<const KnownPosition> calibrationPositions() noexcept;

/// What an engine said of such a position.
struct Calibrated {
    Board board;
    double expected = 0.5;  ///< known
    int centipawns = 0;     ///< of the engine; both for the side to move
};

/// How many of the engine's centipawns make one of Bastion's: the stretch with which Bastion's curve fits the
/// answers best, by least squares, from 1/16 to 16. 1 if there are none.
[[nodiscard]] double stretchOf(std::span<const Calibrated> answers);

/// Asks an engine about one of the known positions, as in a new game. Nothing if it tells no centipawns of
/// it.
[[nodiscard]] Result<std::optional<Calibrated>, EngineError> askAbout(SearchEngine& engine,
                                                                      const KnownPosition& known,
                                                                      const SearchLimits& limits,
                                                                      const std::stop_token& stop);

/// The stretch that the answers to all known positions show; fails if most of them told no centipawns.
[[nodiscard]] Result<double, EngineError> stretchOfAll(std::span<const Calibrated> answers);

/// The limits of each search that are used if a person wants no others: two minutes for all positions.
[[nodiscard]] SearchLimits calibrationLimits();

/// Asks an engine about all known positions, and finds its stretch. `limits` are those of each search,
/// `onProgress` hears how many have been searched, from 1. Fails if the engine fails, if it is stopped, or if
/// the engine tells no centipawns of most positions. [search-thread]
[[nodiscard]] Result<double, EngineError> calibrate(SearchEngine& engine, const SearchLimits& limits,
                                                    const std::stop_token& stop,
                                                    const std::function<void(std::size_t)>& onProgress);

/// What an advantage of 100 of the engine's centipawns is worth with all pieces on the board, in points.
[[nodiscard]] double worthOfAPawn(double stretch) noexcept;

/// A measured stretch as a JSON object: engine, stretch, worthOfAPawn() as `expected`.
[[nodiscard]] std::string calibrationJson(std::string_view engine, double stretch);

/// Whether the engine's program, as it is now, has been measured: also if it told no centipawns.
[[nodiscard]] bool isMeasured(const StoredEngine& engine);

/// Whether the engine tells its chances to win, draw and lose, so that its centipawns are not needed.
[[nodiscard]] bool tellsChances(const StoredEngine& engine) noexcept;

/// The stretch that was measured of an engine of the list, if its program is still the same.
[[nodiscard]] std::optional<double> stretchOf(const StoredEngine& engine);

/// The curve of an engine of the list: Bastion's, stretched as was measured, if its program is still the
/// same.
[[nodiscard]] WinCurve curveOf(const StoredEngine& engine);

}  // namespace roque
