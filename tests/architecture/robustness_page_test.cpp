#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>
#include <regex>
#include <set>
#include <sstream>
#include <string>

#include <gmock/gmock.h>

// docs/robustness.md calls no promise kept that no test tries.
namespace roque::architecture {
namespace {

namespace fs = std::filesystem;

std::string contentOf(const fs::path& file) {
    std::ifstream stream(file);
    return {std::istreambuf_iterator<char>(stream), {}};
}

/// The tests that a source file defines, as "Suite.Name".
std::set<std::string> testsIn(const fs::path& file) {
    static const std::regex kTest(R"(\n(?:TYPED_)?TEST(?:_F|_P)?\(\s*(\w+),\s*(\w+)\))");
    const std::string text = contentOf(file);
    std::set<std::string> tests;
    for (std::sregex_iterator found(text.begin(), text.end(), kTest), end; found != end; ++found)
        tests.insert((*found)[1].str() + '.' + (*found)[2].str());
    return tests;
}

/// A row of the page.
struct Promise {
    bool isKept = false;
    std::map<std::string, std::set<std::string>> tests;  ///< by file, below tests
};

/// The rows by their names. Lines look like "- **F2, kept.** What happens", then "  `file.cpp`:
/// `Suite.Name`".
std::map<std::string, Promise> promises() {
    static const std::regex kRow(R"(- \*\*([UPF]\d+), (kept|not yet)\.\*\*)");
    static const std::regex kName(R"(`([\w/]+\.cpp|\w+\.\w+)`)");
    std::map<std::string, Promise> rows;
    Promise* row = nullptr;
    std::string file;
    std::istringstream lines(contentOf(fs::path(ROQUE_SOURCE) / "docs/robustness.md"));
    for (std::string line; std::getline(lines, line);) {
        if (line.starts_with("## ")) row = nullptr;
        std::smatch begin;
        if (std::regex_search(line, begin, kRow)) {
            row = &rows[begin[1]];
            row->isKept = begin[2] == "kept";
        }
        if (row == nullptr) continue;
        for (std::sregex_iterator found(line.begin(), line.end(), kName), end; found != end; ++found) {
            const std::string name = (*found)[1];
            if (name.ends_with(".cpp"))
                file = name;
            else
                row->tests[file].insert(name);
        }
    }
    return rows;
}

TEST(RobustnessPage, HasEveryPromise) {
    const auto rows = promises();
    for (const auto& [letter, last] : std::map<char, int>{{'U', 18}, {'P', 12}, {'F', 17}})
        for (int number = 1; number <= last; ++number)
            EXPECT_TRUE(rows.contains(letter + std::to_string(number))) << letter << number;
}

TEST(RobustnessPage, CallsNothingKeptThatNoTestTries) {
    for (const auto& [name, promise] : promises())
        EXPECT_TRUE(!promise.isKept || !promise.tests.empty()) << name;
}

TEST(RobustnessPage, NamesTestsWhereTheyAre) {
    for (const auto& [name, promise] : promises()) {
        for (const auto& [file, tests] : promise.tests) {
            const auto present = testsIn(fs::path(ROQUE_SOURCE) / "tests" / file);
            for (const std::string& test : tests) EXPECT_TRUE(present.contains(test)) << name << ": " << test;
        }
    }
}

}  // namespace
}  // namespace roque::architecture
