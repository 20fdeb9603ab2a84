#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace roque::test {

/// The filter of GoogleTest that runs the tests of one source file only, such as "play_test" for
/// play_test.cpp; nothing if the file has no tests. What the given filter excludes stays excluded; a given
/// filter that names tests to run is returned unchanged. Call it after InitGoogleMock().
[[nodiscard]] std::optional<std::string> filterForFile(std::string_view file, const std::string& given);

/// Takes `--tests-of=play_test` out of the arguments and lets only the tests of that file run. Ends the
/// program if it has none.
void chooseTestsOfFile(int& argc, char** argv);

}  // namespace roque::test
