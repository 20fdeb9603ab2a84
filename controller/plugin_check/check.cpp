#include "controller/plugin_check/check.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <iterator>
#include <utility>
#include <vector>

#include "controller/plugin_check/checks.h"

namespace roque::check {
namespace {

using Stage = PluginRefusal::Stage;

/// A check of what is looked at while the plugin is loaded.
Check whileLoading(unsigned level, std::string_view name, Message rule, Stage stage) {
    return {level, name, std::move(rule), stage};
}

/// A check of a plugin that is loaded.
Check inGuest(unsigned level, std::string_view name, Message rule, Check::InGuest run) {
    return {level, name, std::move(rule), std::nullopt, run};
}

/// A check in which two processes must do the same.
Check twice(Check check) {
    check.isRunTwice = true;
    return check;
}

std::vector<Check> describedChecks() {
    return {
        whileLoading(
            1, "load",
            ROQUE_MESSAGE("The library loads within 3 seconds: everything it needs is found, and its "
                          "initialisers neither fail, nor wait, nor end the process."),
            Stage::Library),
        whileLoading(2, "export", ROQUE_MESSAGE("The library exports the constant roque_player_plugin_v1."),
                     Stage::Export),
        whileLoading(
            2, "interface",
            ROQUE_MESSAGE(
                "The constant has the version and the size of the interface, and no function is NULL."),
            Stage::Interface),
        inGuest(2, "player",
                ROQUE_MESSAGE(
                    "The plugin makes players, begins new games and ends players, and no exception leaves "
                    "a function."),
                isMadeAndEnded),
        whileLoading(
            3, "identity",
            ROQUE_MESSAGE(
                "Identifier, name, author and version are present, short, and one line of UTF-8 each."),
            Stage::Identity),
        whileLoading(
            3, "options",
            ROQUE_MESSAGE("Options are declared completely: names differ, and defaults are allowed values."),
            Stage::Options),
        inGuest(3, "known-options",
                ROQUE_MESSAGE(
                    "The options Seed, Hash, Threads and MultiPV are numbers (spin), if there are any."),
                declaresKnownOptions),
    };
}

std::vector<Check> playChecks() {
    return {
        inGuest(4, "first-moves",
                ROQUE_MESSAGE("The player makes only legal moves in a game against itself."),
                playsAgainstItself),
        inGuest(4, "random-positions",
                ROQUE_MESSAGE("The player makes legal moves in positions from random games."),
                playsRandomPositions),
        inGuest(
            4, "castling",
            ROQUE_MESSAGE("The player makes legal moves where castling is possible, and where it nearly is."),
            playsCastling),
        inGuest(4, "en-passant",
                ROQUE_MESSAGE("The player makes legal moves where capturing en passant is possible, and "
                              "where it nearly is."),
                playsEnPassant),
        inGuest(4, "promotion", ROQUE_MESSAGE("A promotion names the new piece."), playsPromotions),
        inGuest(4, "chess960", ROQUE_MESSAGE("A player that claims to play Chess960 does."), playsChess960),
        inGuest(4, "reports",
                ROQUE_MESSAGE("Reported lines are legal, and reported scores are of a known kind."),
                reportsSense),
        inGuest(5, "stop", ROQUE_MESSAGE("A search returns within 50 ms after it is told to stop."),
                stopsWhenTold),
        inGuest(5, "move-time", ROQUE_MESSAGE("A search with a time for the move returns within that time."),
                keepsMoveTime),
        inGuest(5, "clock", ROQUE_MESSAGE("A search with a clock returns before the flag falls."),
                keepsClock),
        inGuest(5, "limits", ROQUE_MESSAGE("A search with a depth or a number of positions ends by itself."),
                keepsDepthAndNodes),
    };
}

std::vector<Check> unusualChecks() {
    return {
        inGuest(6, "option-values",
                ROQUE_MESSAGE("Every option accepts its default and its limits, and the player plays on."),
                takesOptionValues),
        inGuest(6, "option-defaults", ROQUE_MESSAGE("Setting options to their defaults changes nothing."),
                keepsDefaults),
        inGuest(7, "forced-moves", ROQUE_MESSAGE("The player finds the only legal move."), playsForcedMoves),
        inGuest(7, "near-mate", ROQUE_MESSAGE("The player plays positions close to mate and stalemate."),
                playsNearMate),
        inGuest(7, "many-queens",
                ROQUE_MESSAGE(
                    "The player plays positions full of promoted pieces, one of them with 218 legal moves."),
                playsManyQueens),
        inGuest(7, "fifty-moves", ROQUE_MESSAGE("The player plays positions around the fifty-move rule."),
                playsFiftyMoves),
        inGuest(7, "long-games", ROQUE_MESSAGE("The player plays on after 600 plies, and after repetitions."),
                playsLongGames),
    };
}

std::vector<Check> lastingChecks() {
    return {
        inGuest(8, "two-players",
                ROQUE_MESSAGE("Two players that search at the same time play as each does alone."),
                playsBesideAnother),
        inGuest(8, "many-players",
                ROQUE_MESSAGE("Players can be made and ended in any order, and can change threads."),
                changesThreads),
        inGuest(8, "process",
                ROQUE_MESSAGE(
                    "The plugin leaves locale, working directory, umask, signal handlers, rounding mode "
                    "and standard output alone."),
                leavesProcessAlone),
        twice(inGuest(9, "same-game", ROQUE_MESSAGE("The same seed and the same input give the same game."),
                      playsSameGame)),
        inGuest(9, "memory",
                ROQUE_MESSAGE(
                    "Memory, threads and descriptors do not grow over 200 searches of the same positions."),
                doesNotGrow),
        inGuest(9, "late-calls",
                ROQUE_MESSAGE("The plugin reports and asks nothing after a search has returned."),
                isSilentAfterSearch),
        {10, "games",
         ROQUE_MESSAGE("The player loses no game on time at one second and 10 ms a move, and plays all "
                       "without a fault.")},
    };
}

std::vector<Check> everyCheck() {
    std::vector<Check> all = describedChecks();
    for (auto checks : {playChecks(), unusualChecks(), lastingChecks()})
        std::ranges::move(checks, std::back_inserter(all));
    return all;
}

/// The name that GitHub gives a heading, for links to it.
std::string anchorOf(std::string_view heading) {
    std::string anchor;
    for (const char letter : heading) {
        const auto byte = static_cast<unsigned char>(letter);
        if (std::isalnum(byte) != 0) anchor += static_cast<char>(std::tolower(byte));
        if (letter == ' ') anchor += '-';
    }
    return anchor;
}

}  // namespace

std::span<const Check> allChecks() {
    static const std::vector<Check> checks = everyCheck();
    return checks;
}

const Check* findCheck(std::string_view name) {
    const auto found = std::ranges::find(allChecks(), name, &Check::name);
    return found == allChecks().end() ? nullptr : &*found;
}

Message titleOf(unsigned level) {
    static const std::array<Message, kHighestLevel> kTitles{
        ROQUE_MESSAGE("Level 1: it loads"),
        ROQUE_MESSAGE("Level 2: exports and interface"),
        ROQUE_MESSAGE("Level 3: description"),
        ROQUE_MESSAGE("Level 4: legal play"),
        ROQUE_MESSAGE("Level 5: it stops in time"),
        ROQUE_MESSAGE("Level 6: options"),
        ROQUE_MESSAGE("Level 7: unusual positions"),
        ROQUE_MESSAGE("Level 8: several players in one process"),
        ROQUE_MESSAGE("Level 9: repeatable and frugal"),
        ROQUE_MESSAGE("Level 10: games against the clock"),
    };
    return kTitles.at(level - 1);
}

std::string pageOf(unsigned level) {
    return "plugins/README.md#" + anchorOf(english(titleOf(level)));
}

}  // namespace roque::check
