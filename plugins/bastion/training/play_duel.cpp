// bastion-duel NETWORK: plays a network against the hand-crafted evaluation.

#include <cstdint>
#include <cstdlib>
#include <string>
#include <utility>

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include "plugins/bastion/evaluation/network_file.h"
#include "plugins/bastion/training/duel.h"
#include "plugins/bastion/training/games_in_order.h"

namespace roque::bastion::training {
namespace {

int play(const std::string& name, unsigned pairs, std::uint64_t nodes, std::uint64_t seed) {
    auto read = NetworkFile::read(name);
    if (!read) {
        fmt::print(stderr, "{} {}.\n", name, describe(read.error()));
        return EXIT_FAILURE;
    }
    Duel duel(std::move(read->network), nodes);
    DuelScore score;
    for (std::uint32_t opening = 0; score.pairs() < pairs; ++opening) {
        const auto points = duel.playPair(GamesInOrder::seedOf(seed, opening));
        if (!points) continue;
        score.add(*points);
        constexpr unsigned kPairsBetweenReports = 20;
        if (score.pairs() % kPairsBetweenReports != 0 && score.pairs() != pairs) continue;
        fmt::print("{} games: {:.1f} %, {:+.0f} ± {:.0f} Elo\n", 2 * score.pairs(), 100 * score.share(),
                   score.elo(), score.eloError());
        std::fflush(stdout);
    }
    return EXIT_SUCCESS;
}

}  // namespace
}  // namespace roque::bastion::training

int main(int argc, char** argv) {
    std::string name;
    unsigned pairs = 100;
    std::uint64_t nodes = 5000;
    std::uint64_t seed = 1;
    CLI::App app("Play a network against the hand-crafted evaluation");
    app.add_option("network", name, "the file of the network")->required();
    app.add_option("--pairs", pairs, "pairs of games with the same opening")->capture_default_str();
    app.add_option("--nodes", nodes, "positions to look at for each move")
        ->capture_default_str()
        ->check(CLI::PositiveNumber);
    app.add_option("--seed", seed, "each number gives other openings")->capture_default_str();
    CLI11_PARSE(app, argc, argv);
    return roque::bastion::training::play(name, pairs, nodes, seed);
}
