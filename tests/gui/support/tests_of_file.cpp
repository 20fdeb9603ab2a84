#include "tests/gui/support/tests_of_file.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <filesystem>

#include <gtest/gtest.h>

namespace roque::test {

std::optional<std::string> filterForFile(std::string_view file, const std::string& given) {
    std::string names;
    const testing::UnitTest& all = *testing::UnitTest::GetInstance();
    for (int suite = 0; suite < all.total_test_suite_count(); ++suite) {
        const testing::TestSuite& tests = *all.GetTestSuite(suite);
        for (int test = 0; test < tests.total_test_count(); ++test) {
            const testing::TestInfo& info = *tests.GetTestInfo(test);
            if (std::filesystem::path(info.file()).stem() == file)
                names += std::string(tests.name()) + '.' + info.name() + ':';
        }
    }
    if (names.empty()) return std::nullopt;
    if (given == "*") return names;
    return given.starts_with('-') ? names + given : given;
}

void chooseTestsOfFile(int& argc, char** argv) {
    constexpr std::string_view kArgument = "--tests-of=";
    char** const end = argv + argc;
    char** const found = std::find_if(
        argv, end, [=](const char* word) { return std::string_view(word).starts_with(kArgument); });
    if (found == end) return;
    const std::string_view file = std::string_view(*found).substr(kArgument.size());
    std::copy(found + 1, end + 1, found);  // with the null at the end
    --argc;
    const auto filter = filterForFile(file, GTEST_FLAG_GET(filter));
    if (!filter) {
        std::fprintf(stderr, "There are no tests of %s.cpp here.\n", std::string(file).c_str());
        std::exit(EXIT_FAILURE);
    }
    GTEST_FLAG_SET(filter, *filter);
}

}  // namespace roque::test
