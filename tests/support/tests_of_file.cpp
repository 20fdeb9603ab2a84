#include "tests/support/tests_of_file.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <filesystem>

#include <gtest/gtest.h>

namespace roque::test {
namespace {

/// Whether `path` is the source file, or ends with it after a slash.
bool isFile(const char* path, std::string_view file) {
    const std::string whole = '/' + std::filesystem::path(path).replace_extension().string();
    return whole.ends_with('/' + std::string(file));
}

std::string testsOfFile(std::string_view file) {
    std::string names;
    const testing::UnitTest& all = *testing::UnitTest::GetInstance();
    for (int suite = 0; suite < all.total_test_suite_count(); ++suite) {
        const testing::TestSuite& tests = *all.GetTestSuite(suite);
        for (int test = 0; test < tests.total_test_count(); ++test) {
            const testing::TestInfo& info = *tests.GetTestInfo(test);
            if (isFile(info.file(), file)) names += std::string(tests.name()) + '.' + info.name() + ':';
        }
    }
    return names;
}

}  // namespace

std::optional<std::string> filterForFiles(std::string_view files, const std::string& given) {
    std::string names;
    while (!files.empty()) {
        const std::string_view file = files.substr(0, files.find(','));
        files.remove_prefix(std::min(files.size(), file.size() + 1));
        const std::string found = testsOfFile(file);
        if (found.empty()) return std::nullopt;
        names += found;
    }
    if (given == "*") return names;
    return given.starts_with('-') ? names + given : given;
}

void chooseTestsOfFiles(int& argc, char** argv) {
    constexpr std::string_view kArgument = "--tests-of=";
    char** const end = argv + argc;
    char** const found = std::find_if(
        argv, end, [=](const char* word) { return std::string_view(word).starts_with(kArgument); });
    if (found == end) return;
    const std::string files(std::string_view(*found).substr(kArgument.size()));
    std::copy(found + 1, end + 1, found);  // with the null at the end
    --argc;
    const auto filter = filterForFiles(files, GTEST_FLAG_GET(filter));
    if (!filter) {
        std::fprintf(stderr, "One of these files has no tests here: %s\n", files.c_str());
        std::exit(EXIT_FAILURE);
    }
    GTEST_FLAG_SET(filter, *filter);
}

}  // namespace roque::test
