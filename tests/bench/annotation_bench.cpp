// annotation_bench play COUNT GAMES.pgn [NODES]: writes games of Bastion's level 12 against itself.
// annotation_bench judge GAMES.pgn [NODES]: annotates games, and counts the signs. What a strong player has
// chosen is seldom a blunder: most `??` are false.
// annotation_bench plant COUNT GAMES.pgn [NODES] [SEED]: puts blunders into these games, and counts those
// that an annotation finds.
//
// Everything is the same in each run. docs/annotation.md tells the figures.

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>
#include <exception>
#include <fstream>
#include <iterator>
#include <memory>
#include <stdexcept>
#include <string>
#include <vector>

#include <fmt/ostream.h>

#include "controller/analysis/game_analyser.h"
#include "controller/analysis/move_question.h"
#include "controller/plugins/in_process_engine.h"
#include "controller/plugins/plugin_registry.h"
#include "model/game/game.h"
#include "model/movegen/legal_moves.h"
#include "model/notation/fen.h"
#include "model/notation/san.h"
#include "model/pgn/game_builder.h"
#include "model/pgn/pgn_writer.h"
#include "tests/property/random_walk.h"

namespace roque::bench {
namespace {

using test::Dice;

constexpr std::uint64_t kNodesToPlay = 200'000;  // of level 12, as where its strength was measured
constexpr std::size_t kLongest = 200;            // plies of a game
constexpr std::size_t kOpening = 8;              // random plies, after which nobody is much better off

class Bastion {
public:
    explicit Bastion(const Plugin& plugin) {
        auto engine = InProcessEngine::make(plugin);
        if (!engine) throw std::runtime_error("Bastion does not start");
        engine_ = std::move(*engine);
        for (const auto& [name, value] : {std::pair{"Level", "12"}, {"Threads", "1"}, {"Hash", "64"}}) {
            if (findOption(engine_->options(), name) != nullptr && !engine_->setOption(name, value))
                throw std::runtime_error(fmt::format("Bastion refuses {}", name));
        }
    }

    [[nodiscard]] SearchEngine& engine() noexcept { return *engine_; }

    [[nodiscard]] Move choose(const std::vector<Move>& moves, std::uint64_t nodes) {
        SearchLimits limits;
        limits.nodes = nodes;
        const auto answer = engine_->search({Position::start(), Variant::Standard, moves, limits}, {});
        if (!answer) throw std::runtime_error(english(answer.error().text));
        return answer->best;
    }

    /// What a move costs, as far as a number of nodes tells, each for the best move and for this one.
    [[nodiscard]] MoveAnswer ask(const AnalysisSubject& subject, Move move, std::uint64_t nodes) {
        SearchLimits limits;
        limits.nodes = nodes;
        auto answer = MoveQuestion(*engine_, WinCurve::bastion(), limits, MoveQuestion::Reasons::None)
                          .ask(subject, move, {});
        if (!answer) throw std::runtime_error(english(answer.error().text));
        return std::move(*answer);
    }

    [[nodiscard]] GameAnalysis annotate(const GameRecord& game, const AnalysisBudget& budget) {
        auto analysis =
            GameAnalyser(*engine_, WinCurve::bastion(), budget).analyse(game, {}, [](std::size_t) {});
        if (!analysis) throw std::runtime_error(english(analysis.error().text));
        return std::move(*analysis);
    }

private:
    std::unique_ptr<SearchEngine> engine_;
};

Move randomMove(const Position& position, Dice& dice) {
    const MoveList moves = legalMoves(position);
    return moves[dice.roll(moves.size())];
}

/// Random moves from the start position, after which both sides have chances.
std::vector<Move> randomOpening(Bastion& bastion, Dice& dice) {
    constexpr double kFarthest = 0.15;
    constexpr double kEven = 0.5;
    while (true) {
        Game game;
        while (game.moves().size() < kOpening && !game.outcome())
            (void)game.play(randomMove(game.position(), dice));
        if (game.outcome()) continue;
        AnalysisSubject subject{Position::start(), game.moves(), game.position()};
        const MoveAnswer answer = bastion.ask(subject, legalMoves(game.position())[0], 20'000);
        if (std::abs(answer.best.expected - kEven) <= kFarthest) return game.moves();
    }
}

void play(const Plugin& plugin, std::size_t count, const std::string& file, std::uint64_t nodes) {
    std::ofstream out(file);
    Bastion bastion(plugin);
    for (std::size_t number = 1; number <= count; ++number) {
        Dice dice(number);
        if (!bastion.engine().newGame(Variant::Standard)) throw std::runtime_error("No new game");
        Game game;
        for (const Move move : randomOpening(bastion, dice)) (void)game.play(move);
        while (!game.outcome() && game.moves().size() < kLongest) {
            if (!game.play(bastion.choose(game.moves(), nodes)))
                throw std::runtime_error("Bastion does not move");
            game.claimDraw();
        }
        GameRecord record = recordOf(game);
        record.tags.set("White", "Bastion 12");
        record.tags.set("Black", "Bastion 12");
        record.tags.set("Round", std::to_string(number));
        if (game.outcome()) record.result = resultOf(*game.outcome());
        out << toPgn(record) << std::flush;
    }
}

std::vector<ReadGame> read(const std::string& file) {
    std::ifstream in(file);
    const std::string text{std::istreambuf_iterator<char>(in), {}};
    auto games = readPgn(text);
    if (games.empty()) throw std::runtime_error(file + " has no games");
    return games;
}

/// Counts the signs of the moves that the player has chosen.
void judge(const Plugin& plugin, const std::string& file, const AnalysisBudget& budget) {
    Bastion bastion(plugin);
    std::size_t moves = 0;
    std::array<std::size_t, 3> signs{};
    constexpr std::array kSigns{MoveJudgement::Inaccuracy, MoveJudgement::Mistake, MoveJudgement::Blunder};
    const auto share = [&](std::size_t sign) {
        return 100.0 * static_cast<double>(signs.at(sign)) / static_cast<double>(moves);
    };
    for (const ReadGame& game : read(file)) {
        const GameAnalysis analysis = bastion.annotate(game.record, budget);
        const GameNode* node = game.record.root.get();
        for (std::size_t ply = 0; ply < analysis.size(); ++ply, node = node->next()) {
            if (ply < kOpening) continue;
            ++moves;
            const auto* const sign = std::ranges::find(kSigns, analysis[ply].judgement);
            if (sign == kSigns.end()) continue;
            ++signs.at(static_cast<std::size_t>(sign - kSigns.begin()));
            if (analysis[ply].judgement == MoveJudgement::Blunder)
                fmt::print("game {} {} {}?? costs {:.1f}\n", game.record.tags.value("Round"),
                           toFen(node->position()), node->next()->san(), 100 * analysis[ply].loss);
        }
        fmt::print("{} moves: ?! {:.2f} %, ? {:.2f} %, ?? {:.2f} %\n", moves, share(0), share(1), share(2));
        std::fflush(stdout);
    }
}

/// A blunder, with some moves of its game before it and its refutation after it.
struct Planted {
    GameRecord game;
    std::size_t ply = 0;  ///< of the blunder
    double cost = 0;
};

/// Puts blunders into games: moves that a much longer search than the annotation's says to cost much.
class Planter {
public:
    Planter(const Plugin& plugin, std::uint64_t nodes) : bastion_(plugin), nodes_(nodes) {}

    /// Tries to put one into a game, at a position that the dice choose.
    std::optional<Planted> plant(const GameRecord& game, Dice& dice) {
        std::vector<const GameNode*> nodes;
        for (const GameNode* node = game.root.get(); node != nullptr; node = node->next())
            nodes.push_back(node);
        if (nodes.size() <= kOpening + 1) return std::nullopt;
        const std::size_t ply = kOpening + dice.roll(nodes.size() - 1 - kOpening);
        const GameNode& before = *nodes.at(ply);
        if (legalMoves(before.position()).empty()) return std::nullopt;
        if (!bastion_.engine().newGame(Variant::Standard)) throw std::runtime_error("No new game");
        const AnalysisSubject subject = subjectAt(before, Variant::Standard);
        for (unsigned tries = 0; tries < kTries; ++tries) {
            const Move move = randomMove(before.position(), dice);
            if (bastion_.ask(subject, move, kQuickLook).cost() < kLeastCost) continue;
            const MoveAnswer answer = bastion_.ask(subject, move, nodes_);
            if (answer.cost() < kLeastCost) continue;
            const std::size_t first = ply - std::min(ply, kAround);
            Planted planted{GameRecord(nodes.at(first)->position()), ply - first, answer.cost()};
            GameNode* node = planted.game.root.get();
            for (std::size_t at = first; at < ply; ++at) node = &node->play(nodes.at(at + 1)->move());
            const std::size_t length = std::min(answer.line.size(), kAround + 1);
            for (std::size_t at = 0; at < length; ++at) node = &node->play(answer.line[at]);
            return planted;
        }
        return std::nullopt;
    }

private:
    static constexpr double kLeastCost = 0.25;  // `??` begins at 0.15
    static constexpr std::uint64_t kQuickLook = 5'000;
    static constexpr unsigned kTries = 8;
    static constexpr std::size_t kAround = 2;  // plies before and after it

    Bastion bastion_;
    std::uint64_t nodes_;
};

void plant(const Plugin& plugin, std::size_t count, const std::string& file, const AnalysisBudget& budget,
           std::uint64_t seed) {
    constexpr std::uint64_t kTimesAsLong = 5;
    constexpr std::size_t kOften = 10;
    Planter planter(plugin, kTimesAsLong * budget.nodes);
    Bastion bastion(plugin);
    const auto games = read(file);
    Dice dice(seed);
    std::size_t planted = 0;
    std::size_t found = 0;
    for (std::size_t at = 0; planted < count; at = (at + 1) % games.size()) {
        const auto blunder = planter.plant(games[at].record, dice);
        if (!blunder) continue;
        ++planted;
        const MoveAnalysis move = bastion.annotate(blunder->game, budget).at(blunder->ply);
        if (move.judgement == MoveJudgement::Blunder) {
            ++found;
        } else {
            const GameNode* node = blunder->game.root.get();
            for (std::size_t ply = 0; ply < blunder->ply; ++ply) node = node->next();
            fmt::print("{} {} costs {:.1f}, by the annotation {:.1f}\n", toFen(node->position()),
                       node->next()->san(), 100 * blunder->cost, 100 * move.loss);
        }
        if (planted % kOften == 0) fmt::print("{} of {} found\n", found, planted);
        std::fflush(stdout);
    }
    fmt::print("{} of {} planted blunders found: {:.1f} %\n", found, planted,
               100.0 * static_cast<double>(found) / static_cast<double>(planted));
}

int run(const std::vector<std::string>& words) {
    PluginRegistry registry({{ROQUE_PLUGINS, PluginOrigin::Shipped}});
    registry.rescan();
    const Plugin* const plugin = registry.find("bastion");
    if (plugin == nullptr) throw std::runtime_error("Bastion is not there");
    const auto number = [&](std::size_t at) { return std::strtoul(words.at(at).c_str(), nullptr, 10); };
    const auto budget = [&](std::size_t at) {
        return words.size() > at ? AnalysisBudget{number(at)} : kStandardBudget;
    };
    if (words.size() >= 3 && words[0] == "play") {
        play(*plugin, number(1), words[2], words.size() > 3 ? number(3) : kNodesToPlay);
    } else if (words.size() >= 2 && words[0] == "judge") {
        judge(*plugin, words[1], budget(2));
    } else if (words.size() >= 3 && words[0] == "plant") {
        plant(*plugin, number(1), words[2], budget(3), words.size() > 4 ? number(4) : 1);
    } else {
        throw std::runtime_error(
            "play COUNT GAMES.pgn [NODES], judge GAMES.pgn [NODES], plant COUNT GAMES.pgn [NODES] [SEED]");
    }
    return EXIT_SUCCESS;
}

}  // namespace
}  // namespace roque::bench

int main(int argc, char** argv) {
    try {
        return roque::bench::run({argv + 1, argv + argc});
    } catch (const std::exception& failure) {
        fmt::print(stderr, "annotation_bench: {}\n", failure.what());
        return EXIT_FAILURE;
    }
}
