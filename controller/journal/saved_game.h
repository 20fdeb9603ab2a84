#pragma once

#include <chrono>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "controller/journal/clock_reading.h"
#include "controller/journal/journal_event.h"
#include "controller/players/game_setup.h"
#include "model/base/move.h"

namespace roque {

/// A game from the journal that can be continued.
struct SavedGame {
    /// A move that was played.
    struct Played {
        Move move;
        std::optional<std::chrono::milliseconds> left{};  ///< on the mover's clock, if there was one

        bool operator==(const Played&) const = default;
    };
    /// The last ply was taken back.
    struct TakenBack {
        bool operator==(const TakenBack&) const = default;
    };
    using Step = std::variant<Played, TakenBack>;

    std::string id;
    GameSetup setup;                   ///< with the latest players
    std::string began;                 ///< when, in UTC: "2024-02-29T18:00:05Z"
    std::vector<Step> steps;           ///< all plies played and taken back, each move legal
    ByColor<unsigned> hints{};         ///< that each side has taken
    ClockReading clock;                ///< last recorded
    bool isAdjourned = false;          ///< by its players or at exit; otherwise it was interrupted
    bool isCutOff = false;             ///< whether the rest of it in the journal is unreadable
    std::vector<JournalEvent> events;  ///< of the journal, as far as they can be read

    /// The number of plies to the current position.
    [[nodiscard]] unsigned plies() const noexcept;
    /// The current position.
    [[nodiscard]] Position position() const;
};

}  // namespace roque
