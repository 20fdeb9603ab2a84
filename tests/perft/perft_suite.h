#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace roque::test {

/// A position and its known numbers of move sequences.
struct PerftCase {
    std::string fen;
    std::string id;
    std::vector<std::uint64_t> counts;  ///< [depth - 1]
};

/// The cases of an EPD file of tests/data: a FEN, then operations such as "id start", "D1 20", "D2 400".
[[nodiscard]] std::vector<PerftCase> readPerftSuite(const std::string& fileName);

/// The maximum count to verify: 20 million (300,000 in a build with assertions, which is far slower), or the
/// value of the environment variable ROQUE_PERFT_NODES.
[[nodiscard]] std::uint64_t nodeLimit();

}  // namespace roque::test
