// A player with one of many faults, which its file names: a test overwrites the text of `planted` in a copy
// of the library (tests/controller/plugin_check/planted_faults.h). Without a fault it plays well behaved: the
// same moves for the same seed, within all limits.
#include <array>
#include <atomic>
#include <cfenv>
#include <chrono>
#include <clocale>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <stdexcept>
#include <string>
#include <string_view>
#include <thread>
#include <vector>

#include <fcntl.h>
#include <unistd.h>

#include "model/movegen/legal_moves.h"
#include "plugins/sdk/option.h"
#include "plugins/sdk/search_job.h"

namespace {

using namespace std::chrono_literals;
using roque::Move;
using roque::MoveList;
using roque::Position;
using Clock = std::chrono::steady_clock;

/// Volatile, so that no compiler knows it.
[[gnu::used]] volatile char planted[64] = "ROQUE-PLANTED-FAULT:none";

/// Whether this library has a fault.
bool has(std::string_view fault) {
    constexpr std::size_t kBegin = std::string_view("ROQUE-PLANTED-FAULT:").size();
    for (std::size_t at = 0; at < fault.size(); ++at) {
        if (planted[kBegin + at] != fault[at]) return false;
    }
    return planted[kBegin + fault.size()] == '\0';
}

[[noreturn]] void hang() {
    for (;;) ::pause();
}

void crash() {
    std::raise(SIGSEGV);
}

struct PlantedPlayer {
    std::uint64_t seed = 0;
    std::int64_t level = 1;
    unsigned games = 0;
    std::thread::id maker = std::this_thread::get_id();
    std::string lastMove;
};

std::atomic<int> players{0};
std::atomic<int> searches{0};
std::atomic<int> talkers{0};
std::atomic<unsigned> drawn{0};
void* leak = nullptr;
std::string sharedFen;  // by all players: a fault

// Description

constexpr std::array<const char*, 2> kStyles{"Solid", "Wild"};

std::vector<roque_player_option>& options() {
    using roque::sdk::Ticked;
    static std::vector<roque_player_option> list{
        roque::sdk::spinOption("Level", nullptr, 1, 1, 3),
        roque::sdk::comboOption("Style", nullptr, "Solid", kStyles),
        roque::sdk::stringOption("Book", nullptr, ""),
        roque::sdk::checkOption("Fast", nullptr, Ticked::No),
    };
    return list;
}

void spoilOptions() {
    auto& list = options();
    if (has("default_is_no_choice")) list[1].default_text = "Mild";
    if (has("default_out_of_range")) list[0].default_number = 9;
    if (has("option_without_name")) list[0].name = "";
    if (has("options_of_one_name")) list[3].name = "level";
    if (has("option_of_unknown_kind")) list[3].kind = 77;
    if (has("seed_is_text")) list[2].name = "Seed";
    const bool hasSeed = has("ignores_seed") || has("none");
    if (hasSeed) list.push_back(roque::sdk::spinOption("Seed", nullptr, 0, 0, 1'000'000));
}

void spoilLoading() {
    if (has("crashes_when_loaded")) crash();
    if (has("exits_when_loaded")) std::exit(0);
    if (has("hangs_when_loaded")) hang();
    if (has("throws_when_loaded")) throw std::runtime_error("not today");
}

// The five functions

void* create(roque_player_failure* failure) {
    if (has("makes_no_player")) {
        std::strcpy(failure->text, "out of players");
        return nullptr;
    }
    if (has("hangs_in_create")) hang();
    if (has("crashes_in_create")) crash();
    if (has("throws_in_create")) throw std::runtime_error("no player today");
    if (++players > 4 && has("crashes_with_many_players")) crash();
    return new PlantedPlayer;
}

void destroy(void* self) {
    if (has("exits_in_destroy")) std::exit(0);
    if (has("throws_in_destroy")) throw std::runtime_error("it wants to live");
    --players;
    delete static_cast<PlantedPlayer*>(self);
}

int setOption(void* self, const char* name, const char* value, roque_player_failure* failure) {
    auto& player = *static_cast<PlantedPlayer*>(self);
    const std::string_view option(name);
    if (option == "Seed") player.seed = has("ignores_seed") ? 0 : std::strtoull(value, nullptr, 10);
    if (option == "Fast" && has("default_is_a_lie")) player.seed += 7;
    if (option != "Level") return ROQUE_PLAYER_OK;
    player.level = std::strtoll(value, nullptr, 10);
    if (has("crashes_at_maximum") && player.level == 3) crash();
    if (has("hangs_at_maximum") && player.level == 3) hang();
    if (has("refuses_minimum") && player.level == 1) {
        std::strcpy(failure->text, "not so low");
        return ROQUE_PLAYER_FAILED;
    }
    return ROQUE_PLAYER_OK;
}

int newGame(void* self, roque_player_failure* /*failure*/) {
    if (has("throws_in_new_game")) throw std::runtime_error("no more games");
    ++static_cast<PlantedPlayer*>(self)->games;
    return ROQUE_PLAYER_OK;
}

// Searching

/// What a fault does to the process, or leaves behind in it.
void spoilProcess(const roque_player_request& request) {
    if (has("changes_locale")) std::setlocale(LC_ALL, "C.UTF-8");
    if (has("changes_folder") && ::chdir("/usr") != 0) crash();
    if (has("changes_rounding")) std::fesetround(FE_UPWARD);
    if (has("changes_signals")) std::signal(SIGTERM, SIG_IGN);
    if (has("writes_to_output")) std::puts("thinking hard");
    if (has("leaks_memory")) {
        constexpr std::size_t kBytes = std::size_t{1} << 20U;
        leak = std::malloc(kBytes);
        std::memset(leak, 1, kBytes);
    }
    if (has("leaks_threads") && ++searches % 8 == 0)
        std::thread([] { std::this_thread::sleep_for(60s); }).detach();
    if (has("leaks_descriptors") && ::open("/dev/null", O_RDONLY) < 0) std::fputs("no more files\n", stderr);
    if (has("reports_late") && talkers < 8) {
        ++talkers;
        std::thread([report = request.report, host = request.host] {
            std::this_thread::sleep_for(10ms);
            const roque_player_info info{};
            report(host, &info);
            --talkers;
        }).detach();
    }
}

/// Positions of the checks have few pieces, random ones have many: so a fault shows in one check only.
bool isSparse(const Position& position) {
    constexpr unsigned kFew = 8;
    return roque::count(position.board().occupied()) <= kFew;
}

bool hasMate(const Position& position) {
    for (const Move move : roque::legalMoves(position)) {
        if (roque::isCheckmate(position.after(move))) return true;
    }
    return false;
}

/// Crashes and hangs where a position or a game is unusual.
void spoilPosition(const PlantedPlayer& player, const roque_player_request& request,
                   const Position& position) {
    const MoveList moves = roque::legalMoves(position);
    const bool isForced = moves.size() == 1 && moves[0].kind() != Move::Kind::EnPassant;
    if (has("hangs_in_search")) hang();
    if (has("throws_in_search")) throw std::runtime_error("lost in thought");
    if (has("crashes_in_chess960") && request.chess960 != 0) crash();
    if (has("crashes_with_one_move") && isForced && isSparse(position)) crash();
    if (has("crashes_with_128_moves") && moves.size() > 128) crash();
    if (has("crashes_near_mate") && isSparse(position) && hasMate(position)) crash();
    if (has("crashes_after_fifty_moves") && position.halfmoveClock() >= 100) crash();
    if (has("crashes_in_long_games") && request.move_count > 512) crash();
    if (has("crashes_on_other_threads") && player.maker != std::this_thread::get_id()) crash();
    if (has("crashes_in_time_trouble") && request.move_count > 40 && request.limits.time_left_ms[0] >= 0)
        crash();
}

/// How long a player with a fault of time thinks beside what it was asked.
void thinkTooLong(const roque_player_request& request) {
    const roque_player_limits& limits = request.limits;
    const auto milliseconds = [](std::int64_t count) { return std::chrono::milliseconds(count); };
    if (has("oversteps_move_time") && limits.move_time_ms >= 0)
        std::this_thread::sleep_for(milliseconds(limits.move_time_ms * 6 / 5));
    if (has("ignores_move_time") && limits.move_time_ms >= 80) std::this_thread::sleep_for(1s);
    if (has("uses_up_its_clock") && limits.time_left_ms[0] >= 0)
        std::this_thread::sleep_for(milliseconds(limits.time_left_ms[0] + 5));
    if (has("thinks_long_at_last") && request.move_count > 30 && limits.time_left_ms[0] >= 0)
        std::this_thread::sleep_for(2s);
    const auto waitForStop = [&] {
        while (request.is_stop_requested(request.host) == 0) std::this_thread::sleep_for(1ms);
    };
    const bool hasTime = limits.move_time_ms >= 0 || limits.time_left_ms[0] >= 0;
    if (has("ignores_depth") && limits.depth != 0 && !hasTime) waitForStop();
    if (has("ignores_nodes") && limits.nodes != 0) waitForStop();
    if (limits.infinite == 0) return;
    if (has("ignores_stop")) hang();
    waitForStop();
    if (has("stops_late")) std::this_thread::sleep_for(200ms);
}

std::uint64_t mixed(std::uint64_t number) {
    number = (number ^ number >> 30U) * 0xbf58476d1ce4e5b9U;
    return number ^ number >> 27U;
}

/// A number that decides the move.
std::uint64_t choiceOf(const PlantedPlayer& player, const Position& position) {
    std::uint64_t choice = position.key() + player.seed;
    if (has("is_random")) choice += static_cast<std::uint64_t>(Clock::now().time_since_epoch().count());
    if (has("ignores_seed")) choice += ++drawn;
    if (has("remembers_games")) choice += player.games;
    if (has("depends_on_process")) choice += static_cast<std::uint64_t>(::getpid());
    if (has("counts_in_common")) {
        choice += static_cast<std::uint64_t>(++searches);
        std::this_thread::sleep_for(2ms);
        --searches;
    }
    return mixed(choice);
}

std::string textOf(const roque::sdk::SearchJob& job, Move move) {
    std::string text = job.textOf(move, job.position());
    if (has("forgets_promotion") && move.isPromotion()) text.resize(4);
    if (has("writes_castling_in_words") && move.isCastling()) text = "O-O";
    return text;
}

/// The answer of a player with a fault of moves; empty: an ordinary one.
std::string wrongMove(const PlantedPlayer& player, const roque::sdk::SearchJob& job) {
    if (has("moves_illegally")) return "e2e5";
    if (has("moves_for_opponent"))
        return job.position().sideToMove() == roque::Color::White ? "e7e5" : "e2e4";
    if (has("answers_null_move")) return "0000";
    if (has("answers_nonsense")) return "pawn up";
    if (has("repeats_its_move")) return player.lastMove;
    if (has("errs_at_maximum") && player.level == 3) return "a1a1";
    if (!isSparse(job.position())) return {};
    for (const Move move : roque::legalMoves(job.position())) {
        const bool isEnPassant = move.kind() == Move::Kind::EnPassant;
        if (isEnPassant && has("takes_en_passant_askew")) return "e5e6";
        if (move.isCastling() && has("writes_castling_in_words")) return textOf(job, move);
        if (move.isPromotion() && has("forgets_promotion")) return textOf(job, move);
    }
    return {};
}

/// Castles by its rights alone, whatever is attacked or in the way.
std::string carelessCastling(const Position& position) {
    const bool hasRights = position.castlingRooks() != roque::kNoSquares;
    if (!has("castles_carelessly") || !hasRights || !isSparse(position)) return {};
    return position.sideToMove() == roque::Color::White ? "e1g1" : "e8g8";
}

void report(const roque_player_request& request) {
    roque_player_info info{};
    info.depth = 1;
    info.multi_pv = 1;
    if (has("reports_illegal_line")) info.line = "e2e5 e7e4";
    if (has("reports_unknown_score")) info.score_kind = 9;
    if (has("reports_null"))
        request.report(request.host, nullptr);
    else
        request.report(request.host, &info);
}

std::string ownMove(PlantedPlayer& player, const roque::sdk::SearchJob& job) {
    if (auto wrong = wrongMove(player, job); !wrong.empty()) return wrong;
    if (auto careless = carelessCastling(job.position()); !careless.empty()) return careless;
    const MoveList moves = roque::legalMoves(job.position());
    return textOf(job, moves[choiceOf(player, job.position()) % moves.size()]);
}

/// The move of whichever player asked last.
std::string sharedMove(const roque_player_request& request) {
    std::this_thread::sleep_for(2ms);
    const Position position = *roque::parseFen(sharedFen);
    const MoveList moves = roque::legalMoves(position);
    return roque::toUci(moves[mixed(position.key()) % moves.size()], position,
                        request.chess960 != 0 ? roque::CastlingNotation::KingTakesRook
                                              : roque::CastlingNotation::KingTwoSquares);
}

int search(void* self, const roque_player_request* request, roque_player_answer* answer) {
    auto& player = *static_cast<PlantedPlayer*>(self);
    const roque::sdk::SearchJob job(*request);
    spoilPosition(player, *request, job.position());
    spoilProcess(*request);
    report(*request);
    thinkTooLong(*request);
    std::string move;
    if (has("shares_its_position")) {
        sharedFen = roque::toFen(job.position(), roque::FenStyle::Shredder);
        move = sharedMove(*request);
    } else {
        move = ownMove(player, job);
    }
    player.lastMove = move;
    std::memcpy(answer->best_move, move.c_str(), std::min(move.size() + 1, sizeof answer->best_move));
    return ROQUE_PLAYER_OK;
}

roque_player_plugin description() {
    spoilLoading();
    spoilOptions();
    roque_player_plugin plugin{};
    plugin.size = has("has_another_size") ? 40U : static_cast<std::uint32_t>(sizeof plugin);
    plugin.abi_version = has("has_another_version") ? 7U : ROQUE_PLAYER_ABI_VERSION;
    plugin.id = has("has_no_identifier") ? "" : has("has_an_odd_identifier") ? "Not Good!" : "planted";
    plugin.name = has("has_no_name") ? nullptr : has("has_a_name_of_two_lines") ? "one\ntwo" : "Planted";
    plugin.author = has("has_an_author_in_latin_1") ? "Andr\xe9" : "The tests of Roque";
    plugin.version = "1.0";
    plugin.capabilities = ROQUE_PLAYER_PLAYS_CHESS960;
    plugin.options = options().data();
    plugin.option_count = static_cast<std::uint32_t>(options().size());
    plugin.create = create;
    plugin.destroy = destroy;
    plugin.set_option = setOption;
    plugin.new_game = newGame;
    plugin.search = has("lacks_a_function") ? nullptr : search;
    return plugin;
}

}  // namespace

const roque_player_plugin roque_player_plugin_v1 = description();
