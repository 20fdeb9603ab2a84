// Makes mate problems: positions where the side to move mates in a number of moves, with one key.
//
//     make_mates composed|games MOVES COUNT SEED      as EPD on standard output
//
// tests/data/mates/README.md lists what was made how.

#include <cstdlib>
#include <exception>
#include <string>
#include <vector>

#include <fmt/format.h>

#include "model/notation/fen.h"
#include "model/notation/san.h"
#include "tests/problems/composer.h"
#include "tests/problems/game_finder.h"

namespace roque::problems {
namespace {

void print(const Problem& problem, const std::string& name) {
    const std::string fen = toFen(problem.position);
    const std::string epd = fen.substr(0, fen.rfind(' ', fen.rfind(' ') - 1));
    fmt::print("{} bm {}; dm {}; id \"{}\";\n", epd, toSan(problem.position, problem.key), problem.moves,
               name);
    std::fflush(stdout);
}

void make(const std::string& kind, unsigned moves, unsigned number, std::uint64_t seed) {
    Composer composer(moves, seed);
    GameFinder finder(moves, seed);
    for (unsigned made = 0; made < number;) {
        std::optional<Problem> problem;
        if (kind == "games")
            problem = finder.next();
        else
            problem = composer.attempt();
        if (problem) print(*problem, fmt::format("{}.{}.{}", kind, moves, ++made));
    }
}

}  // namespace
}  // namespace roque::problems

int main(int argc, char** argv) {
    try {
        const std::vector<std::string> arguments(argv + 1, argv + argc);
        if (arguments.size() != 4 || (arguments[0] != "composed" && arguments[0] != "games")) {
            fmt::print(stderr, "usage: make_mates composed|games MOVES COUNT SEED\n");
            return 2;
        }
        roque::problems::make(arguments[0], static_cast<unsigned>(std::stoul(arguments[1])),
                              static_cast<unsigned>(std::stoul(arguments[2])), std::stoull(arguments[3]));
        return EXIT_SUCCESS;
    } catch (const std::exception& failure) {
        fmt::print(stderr, "make_mates: {}\n", failure.what());
        return EXIT_FAILURE;
    }
}
