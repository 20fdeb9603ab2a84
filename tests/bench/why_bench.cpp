// why_bench [COUNT] [FIRST_SEED] [CASES.tsv]: asks "why not?" of moves that lost at least ten points of 100
// in games of Bastion's levels against themselves, and checks every reason by other means.
//
// Prints each answer, how many have a reason, how many reasons are false, and the most processor time; with a
// file, writes the cases there as tests/data/why.tsv has them. Ends with 1 if a reason is false. docs/why.md
// explains it.

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <exception>
#include <fstream>
#include <map>
#include <stdexcept>
#include <string>

#include <fmt/ostream.h>

#include "controller/analysis/move_question.h"
#include "controller/plugins/in_process_engine.h"
#include "controller/plugins/plugin_registry.h"
#include "model/game/game.h"
#include "model/notation/fen.h"
#include "model/notation/uci_move.h"
#include "tests/bench/cpu_clock.h"
#include "tests/bench/reason_check.h"

namespace roque::bench {
namespace {

constexpr double kLeastCost = 0.10;
constexpr std::size_t kPerGame = 5;
constexpr std::size_t kFirstPly = 8;
constexpr std::size_t kLongest = 160;  // plies
constexpr unsigned kFirstLevel = 1;
constexpr unsigned kLevels = 8;

using Engine = std::unique_ptr<SearchEngine>;

Engine engineOf(const Plugin& plugin, const std::string& level) {
    auto engine = InProcessEngine::make(plugin);
    if (!engine) throw std::runtime_error("Bastion does not start");
    if (!(*engine)->setOption("Level", level)) throw std::runtime_error("There is no level " + level);
    return std::move(*engine);
}

/// The moves of a game of a level against itself, from the start position.
std::vector<Move> play(const Plugin& plugin, unsigned level, unsigned seed) {
    const Engine engine = engineOf(plugin, std::to_string(level));
    if (!engine->setOption("Seed", std::to_string(seed)) || !engine->newGame(Variant::Standard))
        throw std::runtime_error("Bastion does not play");
    SearchLimits limits;
    limits.nodes = 20'000;
    Game game;
    while (!game.outcome() && game.moves().size() < kLongest) {
        const auto answer = engine->search({game.start(), Variant::Standard, game.moves(), limits}, {});
        if (!answer || !game.play(answer->best)) throw std::runtime_error("Bastion does not move");
    }
    return game.moves();
}

/// What has been counted.
struct Tally {
    std::size_t asked = 0;
    std::size_t reasons = 0;
    std::size_t wrong = 0;
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
          checker_(engineOf(plugin, "12")),
          check_(*checker_, 30'000) {
        if (!file.empty()) cases_.open(file);
    }

    Tally run(unsigned seed) {
        for (; tally_.asked < count_; ++seed) {
            level_ = kFirstLevel + seed % kLevels;
            askAbout(play(plugin_, level_, seed));
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
        note(*answer, time);
        return true;
    }

    void note(const MoveAnswer& answer, std::chrono::milliseconds time) {
        ++tally_.asked;
        tally_.slowest = std::max(tally_.slowest, time);
        tally_.total += time;
        const std::string wrong = check_.whatIsFalse(answer);
        if (answer.reason) {
            ++tally_.reasons;
            const bool isGain = answer.reason->gain.has_value();
            ++tally_.kinds[std::string(wordFor(answer.reason->kind))
                           + (isGain ? std::string(", ") + wordFor(answer.reason->gain->motif) : "")];
        }
        if (!wrong.empty()) ++tally_.wrong;
        fmt::print("{:>3} {:>4} ms level {} {}  {}\n    {}\n    best {}\n    {}{}\n", tally_.asked,
                   time.count(), level_, toFen(answer.before), toUci(answer.move, answer.before),
                   numberedLine(answer.before, answer.line), numberedLine(answer.before, answer.bestLine),
                   english(describe(answer)), wrong.empty() ? "" : "   FALSE: " + wrong);
        std::fflush(stdout);
        if (cases_.is_open()) write(answer);
    }

    /// FEN, move, the line after it, the better line, what scores let one believe, mates said, the reason.
    void write(const MoveAnswer& answer) {
        const MoveCase known = caseOf(answer, 1);
        const auto text = [](const std::vector<Move>& line, Position position) {
            std::string words;
            for (const Move move : line) {
                words += (words.empty() ? "" : " ") + toUci(move, position);
                position = position.after(move);
            }
            return words;
        };
        fmt::print(cases_, "{}\t{}\t{}\t{}\t{}\t{}\t{}\t{}\t{}\n", toFen(answer.before),
                   toUci(answer.move, answer.before),
                   text(known.refutation, answer.before.after(answer.move)),
                   text(known.better, answer.before), known.mostPawns, known.surePawns, known.matedIn,
                   known.couldMateIn, answer.reason ? english(describe(answer)) : "");
    }

    const Plugin& plugin_;
    std::size_t count_;
    unsigned level_ = kFirstLevel;
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
    const std::size_t count = argc > 1 ? std::strtoul(argv[1], nullptr, 10) : 300;
    const auto seed = static_cast<unsigned>(argc > 2 ? std::strtoul(argv[2], nullptr, 10) : 1);
    const Tally tally = WhyBench(*plugin, count, argc > 3 ? argv[3] : "").run(seed);
    for (const auto& [kind, number] : tally.kinds) fmt::print("{:>5}  {}\n", number, kind);
    fmt::print("{} moves, {} with a reason ({:.0f} %), {} false; {:.0f} ms each, the slowest {} ms\n",
               tally.asked, tally.reasons,
               100.0 * static_cast<double>(tally.reasons) / static_cast<double>(tally.asked), tally.wrong,
               static_cast<double>(tally.total.count()) / static_cast<double>(tally.asked),
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
