// why_bench [COUNT] [FIRST_SEED] [CASES.tsv] [FIRST_LEVEL]: asks "why not?" of moves that lost at least ten
// points of 100 in games of eight of Bastion's levels against themselves, and checks every reason by other
// means.
//
// why_bench CASES.tsv: looks again for the reasons of moves that were written there, and checks them.
//
// Stockfish checks where it is installed, else Bastion. Prints each answer, how many have a reason, how many
// reasons are doubtful or do not agree with what the checker sees lost, and the most processor time; with a
// file, writes the cases there as tests/data/why.tsv has them. Ends with 1 if a reason is doubtful.
// docs/why.md explains it.

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <exception>
#include <filesystem>
#include <fstream>
#include <map>
#include <random>
#include <stdexcept>
#include <string>
#include <utility>

#include <fmt/ostream.h>

#include "controller/analysis/move_question.h"
#include "controller/engines/uci_source.h"
#include "controller/plugins/in_process_engine.h"
#include "controller/plugins/plugin_registry.h"
#include "model/game/game.h"
#include "model/movegen/legal_moves.h"
#include "model/notation/fen.h"
#include "model/notation/uci_move.h"
#include "tests/bench/cpu_clock.h"
#include "tests/bench/reason_check.h"
#include "tests/support/reason_case.h"

namespace roque::bench {
namespace {

constexpr double kLeastCost = 0.10;
constexpr std::size_t kPerGame = 5;
constexpr std::size_t kFirstPly = 8;
constexpr std::size_t kLongest = 160;  // plies
constexpr unsigned kLevels = 8;

using Engine = std::unique_ptr<SearchEngine>;

Engine engineOf(const Plugin& plugin, const std::string& level) {
    auto engine = InProcessEngine::make(plugin);
    if (!engine) throw std::runtime_error("Bastion does not start");
    if (!(*engine)->setOption("Level", level)) throw std::runtime_error("There is no level " + level);
    return std::move(*engine);
}

/// Stockfish, if it is installed, where Debian puts it or where PATH says; else Bastion.
Engine checkerOf(const Plugin& bastion) {
    for (const char* const program : {"/usr/games/stockfish", "stockfish"}) {
        auto stockfish = uciSource({program, {}}).make({});
        if (!stockfish) continue;
        fmt::print("{} checks\n", (*stockfish)->description().name);
        return std::move(*stockfish);
    }
    fmt::print("Stockfish is not installed; Bastion checks\n");
    return engineOf(bastion, "12");
}

/// Plays some moves at random: strong levels would repeat one game.
void open(Game& game, unsigned seed) {
    constexpr std::size_t kRandomPlies = 6;
    std::minstd_rand random(seed);
    while (!game.outcome() && game.moves().size() < kRandomPlies) {
        const MoveList moves = legalMoves(game.position());
        static_cast<void>(game.play(moves[random() % moves.size()]));
    }
}

/// The moves of a game of a level against itself.
std::vector<Move> play(const Plugin& plugin, unsigned level, unsigned seed) {
    const Engine engine = engineOf(plugin, std::to_string(level));
    if (!engine->setOption("Seed", std::to_string(seed)) || !engine->newGame(Variant::Standard))
        throw std::runtime_error("Bastion does not play");
    SearchLimits limits;
    limits.nodes = 5'000;
    Game game;
    open(game, seed);
    while (!game.outcome() && game.moves().size() < kLongest) {
        const auto answer = engine->search({game.start(), Variant::Standard, game.moves(), limits}, {});
        if (!answer || !game.play(answer->best)) throw std::runtime_error("Bastion does not move");
    }
    return game.moves();
}

/// White's advantage in pawns, or "mate"; "?" if nothing is known.
std::string wordFor(const WhiteScore& score) {
    constexpr double kCentipawns = 100;
    if (score.mate) return "mate";
    return score.centipawns ? fmt::format("{:+.2f}", *score.centipawns / kCentipawns) : "?";
}

std::string wordFor(const Objection& objection) {
    if (objection.text.empty()) return {};
    return (objection.isToCost ? "   COST: " : "   DOUBTFUL: ") + objection.text;
}

/// What has been counted.
struct Tally {
    std::size_t asked = 0;
    std::size_t reasons = 0;
    std::size_t wrong = 0;  ///< reasons that are not true, as it seems
    std::size_t costs = 0;  ///< reasons that are true, but say too much or too little of the cost
    std::chrono::milliseconds slowest{0};
    std::chrono::milliseconds total{0};
    std::map<std::string, unsigned> kinds;
};

class WhyBench {
public:
    WhyBench(const Plugin& plugin, std::size_t count, const std::string& file)
        : plugin_(plugin),
          count_(count),
          asker_(engineOf(plugin, "12")),
          checker_(checkerOf(plugin)),
          check_(*checker_, 30'000) {
        if (!file.empty()) cases_.open(file);
    }

    Tally run(unsigned seed, unsigned firstLevel) {
        for (; tally_.asked < count_; ++seed) {
            askAbout(play(plugin_, firstLevel + seed % kLevels, seed));
        }
        return tally_;
    }

    /// Looks again at cases that an earlier run has written.
    Tally runAgain(const std::string& file) {
        std::ifstream cases(file);
        for (std::string line; std::getline(cases, line);) {
            if (line.starts_with('#')) continue;
            const MoveCase subject = test::labelledCase(line).subject;
            const CpuClock clock;
            const auto begin = clock.used();
            MoveAnswer answer;
            answer.before = subject.before;
            answer.move = subject.move;
            answer.line = subject.refutation;
            answer.line.insert(answer.line.begin(), subject.move);
            answer.bestLine = subject.better;
            answer.reason = ReasonFinder().find(subject);
            note(answer, subject, std::chrono::ceil<std::chrono::milliseconds>(clock.used() - begin));
        }
        return tally_;
    }

private:
    /// Asks about some of the bad moves of a game, evenly spread.
    void askAbout(const std::vector<Move>& game) {
        AnalysisSubject subject;
        std::vector<std::pair<AnalysisSubject, Move>> bad;
        for (const Move move : game) {
            if (subject.moves.size() >= kFirstPly && seemsBad(subject, move)) bad.emplace_back(subject, move);
            subject.moves.push_back(move);
            subject.position = subject.position.after(move);
        }
        const std::size_t step = std::max<std::size_t>(1, bad.size() / kPerGame);
        std::size_t asked = 0;
        for (std::size_t at = step / 2; at < bad.size() && asked < kPerGame && tally_.asked < count_;
             at += step)
            if (ask(bad[at].first, bad[at].second)) ++asked;
    }

    /// A quick look, to ask about few good moves.
    bool seemsBad(const AnalysisSubject& subject, Move move) {
        SearchLimits quick;
        quick.nodes = 10'000;
        const auto answer = MoveQuestion(*asker_, WinCurve::bastion(), quick, MoveQuestion::Reasons::None)
                                .ask(subject, move, {});
        return answer && answer->cost() >= kLeastCost;
    }

    bool ask(const AnalysisSubject& subject, Move move) {
        const CpuClock clock;
        const auto begin = clock.used();
        const auto answer =
            MoveQuestion(*asker_, WinCurve::bastion(), MoveQuestion::defaultLimits()).ask(subject, move, {});
        const auto time = std::chrono::ceil<std::chrono::milliseconds>(clock.used() - begin);
        if (!answer) throw std::runtime_error(english(answer.error().text));
        if (answer->cost() < kLeastCost) return false;
        note(*answer, caseOf(*answer, 1), time);
        return true;
    }

    void note(const MoveAnswer& answer, const MoveCase& subject, std::chrono::milliseconds time) {
        ++tally_.asked;
        tally_.slowest = std::max(tally_.slowest, time);
        tally_.total += time;
        const Objection objection = check_.check(answer);
        if (answer.reason) {
            ++tally_.reasons;
            std::string kind = wordFor(answer.reason->kind);
            if (answer.reason->gain) kind += std::string(", ") + wordFor(answer.reason->gain->motif);
            if (answer.reason->pressure) kind += std::string(", ") + wordFor(answer.reason->pressure->kind);
            ++tally_.kinds[kind];
        }
        if (!objection.text.empty()) ++(objection.isToCost ? tally_.costs : tally_.wrong);
        fmt::print("{:>3} {:>4} ms  {}  {}  {:.0f} points, {} instead of {}\n    {}\n    best {}\n    {}{}\n",
                   tally_.asked, time.count(), toFen(answer.before), toUci(answer.move, answer.before),
                   100 * answer.cost(), wordFor(answer.score), wordFor(answer.best),
                   numberedLine(answer.before, answer.line), numberedLine(answer.before, answer.bestLine),
                   answer.reason ? english(describe(answer)) : "", wordFor(objection));
        std::fflush(stdout);
        if (cases_.is_open()) write(subject, answer.reason ? english(describe(answer)) : "");
    }

    /// A line that labelledCase() reads.
    void write(const MoveCase& subject, const std::string& reason) {
        const auto text = [](const std::vector<Move>& line, Position position) {
            std::string words;
            for (const Move move : line) {
                words += (words.empty() ? "" : " ") + toUci(move, position);
                position = position.after(move);
            }
            return words;
        };
        fmt::print(cases_, "{}\t{}\t{}\t{}\t{}\t{}\t{}\t{}\t{}\n", toFen(subject.before),
                   toUci(subject.move, subject.before),
                   text(subject.refutation, subject.before.after(subject.move)),
                   text(subject.better, subject.before), subject.mostPawns, subject.surePawns,
                   subject.matedIn, subject.couldMateIn, reason);
        cases_.flush();
    }

    const Plugin& plugin_;
    std::size_t count_;
    Engine asker_;
    Engine checker_;
    ReasonCheck check_;
    std::ofstream cases_;
    Tally tally_;
};

int run(int argc, char** argv) {
    PluginRegistry registry({{ROQUE_PLUGINS, PluginOrigin::Shipped}});
    registry.rescan();
    const Plugin* const plugin = registry.find("bastion");
    if (plugin == nullptr) throw std::runtime_error("Bastion is not there");
    const auto number = [&](int at, unsigned long otherwise) {
        return argc > at ? std::strtoul(argv[at], nullptr, 10) : otherwise;
    };
    const bool isAgain = argc > 1 && std::filesystem::is_regular_file(argv[1]);
    WhyBench bench(*plugin, number(1, 300), argc > 3 ? argv[3] : "");
    const Tally tally =
        isAgain ? bench.runAgain(argv[1])
                : bench.run(static_cast<unsigned>(number(2, 1)), static_cast<unsigned>(number(4, 1)));
    for (const auto& [kind, times] : tally.kinds) fmt::print("{:>5}  {}\n", times, kind);
    fmt::print(
        "{} moves, {} with a reason ({:.0f} %), {} doubtful, {} of another cost; {:.0f} ms each, the slowest "
        "{} ms\n",
        tally.asked, tally.reasons,
        100.0 * static_cast<double>(tally.reasons) / static_cast<double>(tally.asked), tally.wrong,
        tally.costs, static_cast<double>(tally.total.count()) / static_cast<double>(tally.asked),
        tally.slowest.count());
    return tally.wrong == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}

}  // namespace
}  // namespace roque::bench

int main(int argc, char** argv) {
    try {
        return roque::bench::run(argc, argv);
    } catch (const std::exception& failure) {
        fmt::print(stderr, "why_bench: {}\n", failure.what());
        return EXIT_FAILURE;
    }
}
