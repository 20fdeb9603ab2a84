#pragma once

#include <fstream>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

// Reading the files of tests/data.
namespace roque::test {

/// Opens a file of tests/data; throws on failure, since a test without its data proves nothing.
inline std::ifstream openData(const std::string& name) {
    std::ifstream file(std::string(ROQUE_TEST_DATA) + '/' + name);
    if (!file) throw std::runtime_error("tests/data/" + name + " cannot be opened");
    return file;
}

/// The lines of a file of tests/data, without comments (lines that start with #).
inline std::vector<std::string> dataLines(const std::string& name) {
    std::ifstream file = openData(name);
    std::vector<std::string> lines;
    for (std::string line; std::getline(file, line);) {
        if (!line.starts_with('#')) lines.push_back(line);
    }
    return lines;
}

/// The parts of a text between separators; an empty text has one empty part.
inline std::vector<std::string> split(std::string_view text, char separator) {
    std::vector<std::string> parts;
    while (true) {
        const std::size_t end = text.find(separator);
        parts.emplace_back(text.substr(0, end));
        if (end == std::string_view::npos) return parts;
        text.remove_prefix(end + 1);
    }
}

}  // namespace roque::test
