#pragma once

#include <array>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <stdexcept>
#include <string>
#include <string_view>

namespace roque::test {

/// A fault of tests/bad_plugins/planted.cpp, and the check that has to find it first.
struct PlantedFault {
    const char* name;
    const char* check;
};

inline constexpr std::array kPlantedFaults{
    PlantedFault{"crashes_when_loaded", "load"},
    PlantedFault{"exits_when_loaded", "load"},
    PlantedFault{"hangs_when_loaded", "load"},
    PlantedFault{"throws_when_loaded", "load"},
    PlantedFault{"has_another_version", "interface"},
    PlantedFault{"has_another_size", "interface"},
    PlantedFault{"lacks_a_function", "interface"},
    PlantedFault{"makes_no_player", "player"},
    PlantedFault{"crashes_in_create", "player"},
    PlantedFault{"hangs_in_create", "player"},
    PlantedFault{"throws_in_create", "player"},
    PlantedFault{"throws_in_new_game", "player"},
    PlantedFault{"exits_in_destroy", "player"},
    PlantedFault{"throws_in_destroy", "player"},
    PlantedFault{"has_no_identifier", "identity"},
    PlantedFault{"has_an_odd_identifier", "identity"},
    PlantedFault{"has_no_name", "identity"},
    PlantedFault{"has_a_name_of_two_lines", "identity"},
    PlantedFault{"has_an_author_in_latin_1", "identity"},
    PlantedFault{"default_is_no_choice", "options"},
    PlantedFault{"default_out_of_range", "options"},
    PlantedFault{"option_without_name", "options"},
    PlantedFault{"options_of_one_name", "options"},
    PlantedFault{"option_of_unknown_kind", "options"},
    PlantedFault{"seed_is_text", "known-options"},
    PlantedFault{"moves_illegally", "first-moves"},
    PlantedFault{"moves_for_opponent", "first-moves"},
    PlantedFault{"answers_null_move", "first-moves"},
    PlantedFault{"answers_nonsense", "first-moves"},
    PlantedFault{"repeats_its_move", "first-moves"},
    PlantedFault{"throws_in_search", "first-moves"},
    PlantedFault{"hangs_in_search", "first-moves"},
    PlantedFault{"writes_castling_in_words", "castling"},
    PlantedFault{"castles_carelessly", "castling"},
    PlantedFault{"takes_en_passant_askew", "en-passant"},
    PlantedFault{"forgets_promotion", "promotion"},
    PlantedFault{"crashes_in_chess960", "chess960"},
    PlantedFault{"reports_illegal_line", "reports"},
    PlantedFault{"reports_unknown_score", "reports"},
    PlantedFault{"reports_null", "reports"},
    PlantedFault{"ignores_stop", "stop"},
    PlantedFault{"stops_late", "stop"},
    PlantedFault{"oversteps_move_time", "move-time"},
    PlantedFault{"ignores_move_time", "move-time"},
    PlantedFault{"uses_up_its_clock", "clock"},
    PlantedFault{"ignores_depth", "limits"},
    PlantedFault{"ignores_nodes", "limits"},
    PlantedFault{"refuses_minimum", "option-values"},
    PlantedFault{"crashes_at_maximum", "option-values"},
    PlantedFault{"hangs_at_maximum", "option-values"},
    PlantedFault{"errs_at_maximum", "option-values"},
    PlantedFault{"default_is_a_lie", "option-defaults"},
    PlantedFault{"crashes_with_one_move", "forced-moves"},
    PlantedFault{"crashes_near_mate", "near-mate"},
    PlantedFault{"crashes_with_128_moves", "many-queens"},
    PlantedFault{"crashes_after_fifty_moves", "fifty-moves"},
    PlantedFault{"crashes_in_long_games", "long-games"},
    PlantedFault{"shares_its_position", "two-players"},
    PlantedFault{"counts_in_common", "two-players"},
    PlantedFault{"crashes_with_many_players", "many-players"},
    PlantedFault{"crashes_on_other_threads", "many-players"},
    PlantedFault{"changes_locale", "process"},
    PlantedFault{"changes_folder", "process"},
    PlantedFault{"changes_rounding", "process"},
    PlantedFault{"changes_signals", "process"},
    PlantedFault{"writes_to_output", "process"},
    PlantedFault{"is_random", "same-game"},
    PlantedFault{"ignores_seed", "same-game"},
    PlantedFault{"remembers_games", "same-game"},
    PlantedFault{"depends_on_process", "same-game"},
    PlantedFault{"leaks_memory", "memory"},
    PlantedFault{"leaks_threads", "memory"},
    PlantedFault{"leaks_descriptors", "memory"},
    PlantedFault{"reports_late", "late-calls"},
    PlantedFault{"thinks_long_at_last", "games"},
    PlantedFault{"crashes_in_time_trouble", "games"},
};

/// Writes a library with a fault into a folder, and returns its path.
inline std::filesystem::path plant(std::string_view fault, const std::filesystem::path& library,
                                   const std::filesystem::path& folder) {
    constexpr std::string_view kMark = "ROQUE-PLANTED-FAULT:";
    std::ifstream source(library, std::ios::binary);
    std::string bytes{std::istreambuf_iterator<char>(source), {}};
    const std::size_t at = bytes.find(kMark);
    if (at == std::string::npos) throw std::runtime_error("no place for a fault in " + library.string());
    bytes.replace(at + kMark.size(), fault.size() + 1, std::string(fault) + '\0');
    const auto path = folder / (std::string(fault) + ".so");
    std::ofstream(path, std::ios::binary) << bytes;
    return path;
}

}  // namespace roque::test
