#pragma once

#include <string_view>
#include <vector>

#include <wx/string.h>

#include "controller/game/game_controller.h"
#include "controller/scores/points_entry.h"
#include "view/game/game_session.h"

namespace roque {

/// Something known of a game, under a heading: "Time", "5 min + 3 s".
struct GameFact {
    wxString heading;
    wxString words;

    bool operator==(const GameFact&) const = default;
};

/// What is known of the game on the board besides its players and moves. Of the game in progress: its time
/// control, when it began today, its starting position, the hints taken; of a studied one, what its tags say.
[[nodiscard]] std::vector<GameFact> gameFacts(const GameController& controller, const GameSession& session);

/// The last games of a person against an opponent, the latest first: the score of each, why it ended, and
/// when. The names are those in the table of scores; `games` are in that order.
[[nodiscard]] std::vector<GameFact> recordFacts(const std::vector<PointsEntry>& games,
                                                std::string_view person, std::string_view opponent);

/// A time control in words: "10 min", "5 min + 3 s", "No clock"; what is less usual as in PGN.
[[nodiscard]] wxString timeControlWords(const TimeControl& control);

}  // namespace roque
