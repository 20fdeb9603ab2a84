// bastion-openings SEED COUNT: writes balanced openings for matches as EPD, each once.

#include <cstdlib>
#include <iostream>
#include <set>

#include "plugins/bastion/training/opening_maker.h"

int main(int argc, char** argv) {
    using namespace roque::bastion::training;
    if (argc != 3) {
        std::cerr << "Usage: bastion-openings SEED COUNT\n";
        return 2;
    }
    OpeningMaker maker(std::strtoull(argv[1], nullptr, 10));
    const std::size_t wanted = std::strtoull(argv[2], nullptr, 10);
    std::set<std::uint64_t> keys;
    while (keys.size() < wanted && std::cout) {
        const auto opening = maker.make();
        if (opening && keys.insert(opening->position.key()).second) std::cout << toEpd(*opening) << '\n';
    }
    return std::cout.flush() ? 0 : 1;
}
