#pragma once

#include <string_view>

#include <wx/string.h>

#include "controller/diagnostics/crash_report.h"
#include "controller/game_controller.h"
#include "controller/players/search.h"
#include "model/game/captures.h"
#include "model/game/chess_clock.h"
#include "model/game/game.h"
#include "model/game/game_node.h"
#include "model/game/game_result.h"
#include "model/game/outcome.h"
#include "model/game/time_control.h"

// What the window says, in the person's language.
namespace roque {

/// "White" or "Black".
[[nodiscard]] wxString nameOf(Color color);

/// A player's name as it is stored. A person without one has that of the side, in English, which is told in
/// the person's language.
[[nodiscard]] wxString nameWords(std::string_view name);

/// The name that nameWords() shows as these words, in capitals or not. UTF-8.
[[nodiscard]] std::string nameOfWords(const wxString& words);

/// What a player of the game is called: a person without a name by the colour.
[[nodiscard]] wxString playerWords(const GameController& controller, Color color);

/// Which player failed and why: "Random (Black): It did not answer within 2 s."
[[nodiscard]] wxString failureWords(const PlayerFailure& failure);

/// Whose turn it is and whether he is in check, such as "Check! White to move".
[[nodiscard]] wxString turnWords(const Position& position);

/// That the program has crashed, perhaps in a plugin, and where that is described.
[[nodiscard]] wxString crashWords(const CrashReport& crash);

/// How a game ended, such as "White wins by checkmate · 1-0".
[[nodiscard]] wxString outcomeWords(const Outcome& outcome);

/// Why a game ended, in a word or two: "checkmate", "time".
[[nodiscard]] wxString terminationWords(Termination termination);

/// The points of a game that is over, White's first, on a line of its own: "52 : 24 points"; nothing if it
/// was broken off.
[[nodiscard]] wxString pointsWords(const Game& game);

/// What the points are for, in two lines.
[[nodiscard]] wxString pointsRuleWords();

/// A result as a score sheet shows it, such as "½-½"; "*" where there is none.
[[nodiscard]] wxString resultWords(GameResult result);

/// A move with its number, such as "12. Nf3" or "12… Nf6"; the start of a game has words of its own.
[[nodiscard]] wxString moveWords(const GameNode& node);

/// What a side has captured, the most valuable first, and how many pawns' worth it has more on the board:
/// "♛ ♞×2 ♟ +4". `advantage` is not said unless it is positive.
[[nodiscard]] wxString capturesWords(const PieceCounts& captures, Color by, int advantage);

/// What is left on a clock: "1:02:05", "4:59", "9.8" below ten seconds; with the periods of overtime that are
/// left "0:25 (3)", and with a sign if the time is short.
[[nodiscard]] wxString clockWords(const TimeControl& control, const SideTime& time);

/// What else there is to know of a clock: "12 moves to go", "waits 2.4 s", "then 3 × 30 s"; empty if nothing.
[[nodiscard]] wxString clockNoteWords(const TimeControl& control, const SideTime& time);

/// Whether the time is so short that one should be warned: below 20 seconds, or below a quarter of what there
/// was at first if that is less. Of overtime, in the last period.
[[nodiscard]] bool isShort(const TimeControl& control, const SideTime& time) noexcept;

// What a player tells of its thoughts; each is empty if it told nothing about it.

/// "Depth 6".
[[nodiscard]] wxString depthWords(const SearchInfo& info);

/// What a player that has `mover`'s pieces thinks of the position, from White's side and saying so: "White
/// +0.35", "White mates in 3", "Black has mated".
[[nodiscard]] wxString whiteScoreWords(const SearchInfo& info, Color mover);

/// How many positions it looks at in a second, such as "1.2 M/s"; nothing before it can be said.
[[nodiscard]] wxString speedWords(const SearchInfo& info);

/// How long it has thought: "3.4 s", "2:05".
[[nodiscard]] wxString thinkTimeWords(const SearchInfo& info);

}  // namespace roque
