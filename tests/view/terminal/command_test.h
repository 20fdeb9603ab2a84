#pragma once

#include <sstream>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "view/terminal/command_line.h"

namespace roque::terminal {

/// Runs roque-cli inside the test and captures its output.
class CommandTest : public testing::Test {
protected:
    ExitCode run(std::vector<const char*> arguments) {
        arguments.insert(arguments.begin(), "roque-cli");
        return runCommandLine(static_cast<int>(arguments.size()), arguments.data(), {in_, out_, error_});
    }
    [[nodiscard]] std::string out() const { return out_.str(); }
    [[nodiscard]] std::string error() const { return error_.str(); }

    std::istringstream in_;
    std::ostringstream out_;
    std::ostringstream error_;
};

}  // namespace roque::terminal
