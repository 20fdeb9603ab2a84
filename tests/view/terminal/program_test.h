#pragma once

#include <array>
#include <cstdio>
#include <string>

#include <gtest/gtest.h>
#include <sys/wait.h>

namespace roque::terminal {

/// Runs roque-cli as a program, through a shell and in English, and keeps what it has said.
class ProgramTest : public testing::Test {
protected:
    /// Returns the exit code. A program that hangs is killed after a minute.
    int run(const std::string& arguments) {
        const std::string command =
            std::string("env LC_ALL=C timeout -s KILL 60 ") + ROQUE_CLI + " " + arguments + " 2>&1";
        said_.clear();
        FILE* const output = ::popen(command.c_str(), "re");
        std::array<char, 4096> bytes{};
        while (std::fgets(bytes.data(), bytes.size(), output) != nullptr) said_ += bytes.data();
        return WEXITSTATUS(::pclose(output));
    }

    std::string said_;  ///< both streams of the last run
};

}  // namespace roque::terminal
