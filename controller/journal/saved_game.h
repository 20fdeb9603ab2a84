#pragma once

#include <string>
#include <variant>
#include <vector>

#include "controller/game_setup.h"
#include "controller/journal/clock_reading.h"
#include "controller/journal/journal_event.h"
#include "model/base/move.h"

namespace roque {

/// A game from the journal that can go on.
struct SavedGame {
    /// The last ply was taken back.
    struct TakenBack {
        bool operator==(const TakenBack&) const = default;
    };
    using Step = std::variant<Move, TakenBack>;

    std::string id;
    GameSetup setup;                   ///< with those who played last
    std::string began;                 ///< when, in UTC: "2024-02-29T18:00:05Z"
    std::vector<Step> steps;           ///< all that was played, each move legal where it was made
    ClockReading clock;                ///< when the game was last heard of
    bool isAdjourned = false;          ///< by its players, or by leaving the program; else it was cut off
    std::vector<JournalEvent> events;  ///< all that the journal has of it

    /// How many plies there are from the start to where the game stands.
    [[nodiscard]] unsigned plies() const noexcept;
    /// Where it stands.
    [[nodiscard]] Position position() const;
};

}  // namespace roque
