// bastion-generate SEED SECONDS NODES FILE: lets Bastion play against itself and appends what it learns from.

#include <chrono>
#include <cstdlib>
#include <fstream>
#include <iostream>

#include "plugins/bastion/training/self_play.h"

int main(int argc, char** argv) {
    using namespace roque::bastion::training;
    if (argc != 5) {
        std::cerr << "Usage: bastion-generate SEED SECONDS NODES FILE\n";
        return 2;
    }
    SelfPlay selfPlay(std::strtoull(argv[1], nullptr, 10), std::strtoull(argv[3], nullptr, 10));
    const auto end =
        std::chrono::steady_clock::now() + std::chrono::seconds(std::strtoull(argv[2], nullptr, 10));
    std::ofstream file(argv[4], std::ios::app);
    std::size_t games = 0;
    std::size_t samples = 0;
    while (file && std::chrono::steady_clock::now() < end) {
        const auto game = selfPlay.playGame();
        for (const Sample& sample : game) file << toText(sample) << '\n';
        if (!game.empty()) ++games;
        samples += game.size();
    }
    std::cout << games << " games, " << samples << " positions\n";
    return file ? 0 : 1;
}
