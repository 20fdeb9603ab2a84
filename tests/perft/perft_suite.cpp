#include "tests/perft/perft_suite.h"

#include <cstdlib>
#include <stdexcept>

#include "tests/support/data_file.h"

namespace roque::test {
namespace {

/// Reads an operation, such as "D3 8902 ", into a case.
void readOperation(const std::string& operation, PerftCase& into) {
    const auto words = split(operation, ' ');
    if (words.at(0) == "id") into.id = words.at(1);
    if (!words.at(0).starts_with('D')) return;
    if (std::stoul(words[0].substr(1)) != into.counts.size() + 1)
        throw std::runtime_error("a depth is missing before " + operation);
    into.counts.push_back(std::stoull(words.at(1)));
}

}  // namespace

std::vector<PerftCase> readPerftSuite(const std::string& fileName) {
    std::vector<PerftCase> cases;
    for (const std::string& line : dataLines(fileName)) {
        const auto parts = split(line, ';');
        PerftCase read;
        read.fen = parts.at(0);
        for (std::size_t part = 1; part < parts.size(); ++part) readOperation(parts[part], read);
        cases.push_back(read);
    }
    return cases;
}

std::uint64_t nodeLimit() {
#ifdef NDEBUG
    constexpr std::uint64_t kDefault = 1'000'000'000;
#else
    constexpr std::uint64_t kDefault = 300'000;
#endif
    const char* const wanted = std::getenv("ROQUE_PERFT_NODES");
    return wanted == nullptr ? kDefault : std::stoull(wanted);
}

}  // namespace roque::test
