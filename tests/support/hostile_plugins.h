#pragma once

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <string>
#include <string_view>
#include <system_error>
#include <vector>

namespace roque::test {

/// The names of the hostile plugins of the tests, in the folder of bad plugins.
[[nodiscard]] inline std::vector<std::string> hostilePlugins(const std::filesystem::path& badPlugins) {
    std::vector<std::string> names;
    for (const auto& entry : std::filesystem::directory_iterator(badPlugins / "hostile"))
        names.push_back(entry.path().stem().string());
    std::ranges::sort(names);
    return names;
}

/// How many processes have a text in their command line. They come and go meanwhile.
[[nodiscard]] inline int processesWith(std::string_view text) {
    int count = 0;
    std::error_code ignored;
    for (const auto& process : std::filesystem::directory_iterator("/proc", ignored)) {
        std::string line;
        std::ifstream file(process.path() / "cmdline", std::ios::binary);
        std::getline(file, line, '\n');
        if (line.find(text) != std::string::npos) ++count;
    }
    return count;
}

/// The table of what hostile plugins do to a part of the program, printed row by row.
class SurvivalTable {
public:
    explicit SurvivalTable(std::string title) : title_(std::move(title)) {}

    void add(std::string_view plugin, bool hasSurvived, std::string_view what) {
        std::cout << "| " << plugin << " | " << title_ << " | " << (hasSurvived ? "survived" : "NOT SURVIVED")
                  << " | " << what.substr(0, what.find('\n')) << " |\n";
        ++all_;
        if (hasSurvived) ++survived_;
    }
    /// Prints the sum; returns whether everything was survived.
    [[nodiscard]] bool sum() const {
        std::cout << title_ << ": survived " << survived_ << " of " << all_ << '\n';
        return survived_ == all_ && all_ >= 40;
    }

private:
    std::string title_;
    int all_ = 0;
    int survived_ = 0;
};

}  // namespace roque::test
