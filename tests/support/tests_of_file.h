#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace roque::test {

/// The filter of GoogleTest that runs the tests of some source files only. They are given with commas between
/// them, each by the end of its path without `.cpp`: "play_test", "rules/castling_test". Nothing if one of
/// them has no tests. What the given filter excludes stays excluded; a given filter that names tests to run
/// is returned unchanged. Call it after InitGoogleMock().
[[nodiscard]] std::optional<std::string> filterForFiles(std::string_view files, const std::string& given);

/// Takes `--tests-of=play_test` out of the arguments and lets only the tests of these files run. Ends the
/// program if one of them has none.
void chooseTestsOfFiles(int& argc, char** argv);

}  // namespace roque::test
