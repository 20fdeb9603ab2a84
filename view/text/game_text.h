#pragma once

#include <string_view>

#include <wx/string.h>

#include "controller/diagnostics/crash_report.h"
#include "controller/game/game_controller.h"
#include "controller/search/search.h"
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

/// A player's name as stored. A person without a name is stored as "White" or "Black", which is shown in the
/// person's language.
[[nodiscard]] wxString nameWords(std::string_view name);

/// The stored name that nameWords() shows as these words; case does not matter. UTF-8.
[[nodiscard]] std::string nameOfWords(const wxString& words);

/// The name of a player of the game: the colour for a person without a name.
[[nodiscard]] wxString playerWords(const GameController& controller, Color color);

/// The failed player and the reason: "Random (Black): It did not answer within 2 s."
[[nodiscard]] wxString failureWords(const PlayerFailure& failure);

/// Whose turn it is, and check if there is one, such as "Check! White to move".
[[nodiscard]] wxString turnWords(const Position& position);

/// Reports that the program crashed, perhaps in a plugin, and where the details are. Empty if nothing is
/// known but that it was ended, as by a power cut.
[[nodiscard]] wxString crashWords(const CrashReport& crash);

/// The end of a game, such as "White wins by checkmate · 1-0".
[[nodiscard]] wxString outcomeWords(const Outcome& outcome);

/// The reason for the end in a word or two: "checkmate", "time".
[[nodiscard]] wxString terminationWords(Termination termination);

/// The points of a finished game, White's first, on a line of their own: "52 : 24 points"; nothing if it was
/// aborted.
[[nodiscard]] wxString pointsWords(const Game& game);

/// How points are earned, in two lines.
[[nodiscard]] wxString pointsRuleWords();

/// A result as on a score sheet, such as "½-½"; "*" if there is none.
[[nodiscard]] wxString resultWords(GameResult result);

/// A move with its number, such as "12. Nf3" or "12… Nf6"; the start of a game has its own text.
[[nodiscard]] wxString moveWords(const GameNode& node);

/// The time left on a clock: "1:02:05", "4:59", "0:09.8" below ten seconds; with the remaining periods of
/// overtime "0:25 (3)".
[[nodiscard]] wxString clockWords(const SideTime& time);

/// The time left on a clock for the ear, without signs: "6 min 31 s".
[[nodiscard]] wxString spokenTimeWords(const SideTime& time);

/// The share of its first time that a clock has left, from 0 to 1.
[[nodiscard]] double timeShare(const TimeControl& control, const SideTime& time);

/// Further facts about a clock: "12 moves to go", "delay 2.4 s", "then 3 × 30 s"; empty if there are none.
[[nodiscard]] wxString clockNoteWords(const TimeControl& control, const SideTime& time);

/// Whether to warn of the time: below 20 seconds, or below a quarter of the initial time if that is less. In
/// overtime, only in the last period.
[[nodiscard]] bool isShort(const TimeControl& control, const SideTime& time) noexcept;

// A player's search info; each text is empty if the player did not report it.

/// "Depth 6".
[[nodiscard]] wxString depthWords(const SearchInfo& info);

/// A player's evaluation of the position, from White's side; `mover` is the player's colour: "White +0.35",
/// "White mates in 3", "Black has mated".
[[nodiscard]] wxString whiteScoreWords(const SearchInfo& info, Color mover);

/// Positions searched per second, such as "1.2 M/s"; empty while it cannot be told.
[[nodiscard]] wxString speedWords(const SearchInfo& info);

/// The thinking time: "3.4 s", "2:05".
[[nodiscard]] wxString thinkTimeWords(const SearchInfo& info);

}  // namespace roque
