// bastion-generate KIND FILE: plays Bastion against itself and writes positions to learn from.

#include <cstdint>
#include <cstdlib>
#include <limits>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <system_error>
#include <utility>

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include "plugins/bastion/evaluation/network_file.h"
#include "plugins/bastion/training/games_in_order.h"
#include "plugins/bastion/training/position_file.h"
#include "plugins/bastion/training/self_play.h"
#include "plugins/bastion/training/tree_sampler.h"

namespace roque::bastion::training {
namespace {

using SharedNetwork = std::shared_ptr<const Network>;

/// What plays the games of a recipe on one thread, with a network or, if it is null, without.
PlayGame playerFor(const Recipe& recipe, const SharedNetwork& network) {
    if (recipe.kind != PositionKind::Games) {
        const auto values = recipe.kind == PositionKind::Searched ? TreeSampler::Values::Searched
                                                                  : TreeSampler::Values::Evaluated;
        const auto sampler = std::make_shared<TreeSampler>(recipe.nodes, recipe.every, values);
        sampler->setNetwork(network);
        return [sampler](std::uint64_t seed) { return sampler->playGame(seed); };
    }
    const auto selfPlay = std::make_shared<SelfPlay>(recipe.nodes);
    selfPlay->setNetwork(network);
    return
        [selfPlay](std::uint64_t seed) { return selfPlay->playGame(seed).value_or(SelfPlay::Game()).quiet; };
}

/// The network in a file; nothing if it is none, which is told.
std::optional<SharedNetwork> readNetwork(const std::string& name) {
    auto read = NetworkFile::read(name);
    if (read) return std::move(read->network);
    fmt::print(stderr, "{} {}.\n", name, describe(read.error()));
    return std::nullopt;
}

int generate(const Recipe& recipe, const SharedNetwork& network, unsigned threads, const std::string& name) {
    std::size_t kept = 0;
    try {
        PositionWriter writer(name, recipe);
        GamesInOrder(recipe.seed, recipe.games)
            .run(
                threads, [&] { return playerFor(recipe, network); },
                [&](const std::vector<PackedPosition>& positions) {
                    writer.write(positions);
                    kept += positions.size();
                });
        writer.finish();
    } catch (const std::system_error& error) {
        fmt::print(stderr, "{}.\n", error.what());
        return EXIT_FAILURE;
    }
    fmt::print("{}: {} games, {} positions\n", name, recipe.games, kept);
    return EXIT_SUCCESS;
}

}  // namespace
}  // namespace roque::bastion::training

int main(int argc, char** argv) {
    using namespace roque::bastion::training;
    Recipe recipe;
    std::string name;
    std::string networkName;
    unsigned threads = 1;
    CLI::App app("Let Bastion play against itself, and keep positions to learn from");
    const std::map<std::string, PositionKind> kinds{
        {"games", PositionKind::Games}, {"tree", PositionKind::Tree}, {"searched", PositionKind::Searched}};
    app.add_option(
           "kind", recipe.kind,
           "games: quiet positions of games; tree: positions of search trees; searched: quiet ones of "
           "those, each searched by itself")
        ->required()
        ->transform(CLI::CheckedTransformer(kinds));
    app.add_option("file", name, "the file to write")->required();
    app.add_option("--seed", recipe.seed, "each number gives other games")
        ->required()
        ->check(CLI::Range(std::uint32_t{0}, std::numeric_limits<std::uint32_t>::max()));
    app.add_option("--games", recipe.games, "how many games to play")->required()->check(CLI::PositiveNumber);
    app.add_option("--nodes", recipe.nodes, "positions to look at for each search")
        ->capture_default_str()
        ->check(CLI::PositiveNumber);
    app.add_option("--every", recipe.every, "keep one of so many evaluated positions (tree, searched)")
        ->capture_default_str()
        ->check(CLI::PositiveNumber);
    app.add_option("--threads", threads, "games played at the same time")
        ->capture_default_str()
        ->check(CLI::PositiveNumber);
    app.add_option("--network", networkName,
                   "a network that evaluates positions, instead of the hand-crafted evaluation");
    CLI11_PARSE(app, argc, argv);
    if (networkName.empty()) return generate(recipe, nullptr, threads, name);
    const auto network = readNetwork(networkName);
    return network ? generate(recipe, *network, threads, name) : EXIT_FAILURE;
}
