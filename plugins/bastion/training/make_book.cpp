// bastion-book SEED GAMES FILE: makes an opening book from games that Bastion plays against itself.

#include <cstdlib>
#include <fstream>
#include <iostream>

#include "plugins/bastion/training/book_maker.h"

int main(int argc, char** argv) {
    using namespace roque::bastion::training;
    if (argc != 4) {
        std::cerr << "Usage: bastion-book SEED GAMES FILE\n";
        return 2;
    }
    // The file is written again and again: when the program is ended early, it holds the book of fewer games.
    constexpr unsigned long kEvery = 50;
    BookMaker maker(std::strtoull(argv[1], nullptr, 10), {});
    const unsigned long games = std::strtoul(argv[2], nullptr, 10);
    for (unsigned long game = 1; game <= games; ++game) {
        maker.playGame();
        if (game % kEvery != 0 && game != games) continue;
        std::ofstream file(argv[3], std::ios::binary | std::ios::trunc);
        file << maker.bytes();
        if (!file.flush()) {
            std::cerr << "Cannot write " << argv[3] << '\n';
            return 1;
        }
        std::cout << game << " games, " << maker.positions() << " positions\n" << std::flush;
    }
    return 0;
}
