#pragma once

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <stdexcept>
#include <string>
#include <vector>

namespace roque::test {

/// A line of tests/data/mates: the side to move mates in `moves` moves, no sooner, and only with `key`.
struct MateProblem {
    std::string fen;
    std::string key;  ///< SAN without check sign
    unsigned moves = 0;
    std::string name;
};

/// Reads one line of EPD with the operations bm, dm and id.
inline MateProblem mateProblemOf(const std::string& line) {
    const auto operation = [&](const std::string& name) {
        const auto begin = line.find(' ' + name + ' ');
        if (begin == std::string::npos) throw std::runtime_error("no " + name + " in " + line);
        const auto value = begin + name.size() + 2;
        return line.substr(value, line.find(';', value) - value);
    };
    std::istringstream words(line);
    std::string fen;
    for (int field = 0; field < 4; ++field) {
        std::string word;
        words >> word;
        fen += word + ' ';
    }
    std::string key = operation("bm");
    std::erase(key, '+');
    std::string name = operation("id");
    std::erase(name, '"');
    return {fen + "0 1", key, static_cast<unsigned>(std::stoul(operation("dm"))), name};
}

/// All problems of a file.
inline std::vector<MateProblem> mateProblems(const std::filesystem::path& path) {
    std::ifstream file(path);
    if (!file) throw std::runtime_error(path.string() + " cannot be read");
    std::vector<MateProblem> problems;
    for (std::string line; std::getline(file, line);) {
        if (!line.empty() && line[0] != '#') problems.push_back(mateProblemOf(line));
    }
    return problems;
}

}  // namespace roque::test
