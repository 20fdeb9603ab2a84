// bastion-generate SEED SECONDS NODES FILE: plays Bastion against itself and appends positions for the tuner.

#include <chrono>
#include <cstdint>
#include <cstdlib>
#include <fstream>
#include <string>

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include "plugins/bastion/training/self_play.h"

int main(int argc, char** argv) {
    using namespace roque::bastion::training;
    std::uint64_t seed = 0;
    std::uint64_t seconds = 0;
    std::uint64_t nodes = 0;
    std::string name;
    CLI::App app("Let Bastion play against itself, and keep what it learns from");
    app.add_option("seed", seed, "the same number gives the same games")->required();
    app.add_option("seconds", seconds, "for how long; the last game is played to its end")->required();
    app.add_option("nodes", nodes, "positions to look at for each move")
        ->required()
        ->check(CLI::PositiveNumber);
    app.add_option("file", name, "the file to which the positions are added, an empty line after each game")
        ->required();
    CLI11_PARSE(app, argc, argv);

    std::ofstream file(name, std::ios::app);
    SelfPlay selfPlay(seed, nodes);
    const auto end = std::chrono::steady_clock::now() + std::chrono::seconds(seconds);
    std::size_t games = 0;
    std::size_t samples = 0;
    while (file && std::chrono::steady_clock::now() < end) {
        const auto game = selfPlay.playGame();
        if (game.empty()) continue;
        for (const Sample& sample : game) file << toText(sample) << '\n';
        file << std::endl;
        ++games;
        samples += game.size();
    }
    fmt::print("{} games, {} positions\n", games, samples);
    if (file) return EXIT_SUCCESS;
    fmt::print(stderr, "{} cannot be written.\n", name);
    return EXIT_FAILURE;
}
