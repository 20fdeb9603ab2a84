#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace roque::test {

/// GoogleTest's filter that leaves the tests of a source file, such as "play_test" for play_test.cpp, out of
/// all of this program; nothing if the file has none. What the given filter leaves out stays out; if it names
/// tests to run, it is returned as it is. After InitGoogleMock().
[[nodiscard]] std::optional<std::string> filterForFile(std::string_view file, const std::string& given);

/// Takes `--tests-of=play_test` out of the arguments and lets only the tests of that file run. Ends the
/// program if it has none.
void chooseTestsOfFile(int& argc, char** argv);

}  // namespace roque::test
