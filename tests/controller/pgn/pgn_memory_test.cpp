// A file that is larger than the memory that may be used for it: how it is read by the window and by
// roque-cli.
//
//   ROQUE_LARGE_PGN=1024 build/release/tests/pgn_memory_test
//
// does so with a gigabyte instead of 64 megabytes.

#include <array>
#include <cstdlib>
#include <fstream>
#include <functional>
#include <iostream>

#include <gtest/gtest.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include "controller/pgn/pgn_file.h"
#include "tests/controller/threads/manual_dispatcher.h"
#include "tests/support/temporary_folder.h"

namespace roque::test {
namespace {

constexpr std::size_t kMegabyte = std::size_t{1} << 20U;

std::size_t megabytes() {
    constexpr std::size_t kDefault = 64;
    const char* const wanted = std::getenv("ROQUE_LARGE_PGN");
    return wanted == nullptr ? kDefault : std::strtoul(wanted, nullptr, 10);
}

/// Less than the file: 56 of 64 megabytes, 296 of 1024.
std::size_t mostMegabytes() {
    constexpr std::size_t kProgram = 40;
    constexpr std::size_t kPart = 4;
    return kProgram + megabytes() / kPart;
}

/// A game with a variation and a comment, of which only the round changes.
std::string gameOfRound(std::size_t round) {
    std::string game = "[Event \"Large\"]\n[Site \"?\"]\n[Date \"2024.01.01\"]\n[Round \""
                       + std::to_string(round) + "\"]\n[White \"Ada\"]\n[Black \"Bob\"]\n[Result \"*\"]\n\n";
    constexpr std::array kMoves{"Nf3", "Nf6", "Ng1", "Ng8"};
    for (unsigned ply = 0; ply < 120; ++ply) {
        if (ply % 2 == 0) game += std::to_string(ply / 2 + 1) + ". ";
        game += kMoves[ply % kMoves.size()];
        game += ply == 3 ? " {out and back} " : ply % 12 == 11 ? "\n" : " ";
    }
    return game + "*\n\n";
}

/// The peak memory, in megabytes, of a process that does this; it has to end with 0.
std::size_t peakOf(const std::function<int()>& work) {
    std::cout.flush();  // or both would write it
    const pid_t process = ::fork();
    if (process == 0) ::_exit(work());
    int status = 0;
    rusage usage{};
    ::wait4(process, &status, 0, &usage);
    EXPECT_TRUE(WIFEXITED(status) && WEXITSTATUS(status) == 0) << status;
    return static_cast<std::size_t>(usage.ru_maxrss) / 1024;
}

int runQuietly(const std::vector<const char*>& words) {
    std::vector<char*> arguments;
    for (const char* const word : words) arguments.push_back(const_cast<char*>(word));
    arguments.push_back(nullptr);
    if (std::freopen("/dev/null", "w", stdout) == nullptr) return 1;
    ::execv(arguments.front(), arguments.data());
    return 1;
}

class LargePgn : public testing::Test {
protected:
    void SetUp() override {
        std::ofstream file(path_, std::ios::binary);
        for (std::size_t bytes = 0; bytes < megabytes() * kMegabyte; ++games_) {
            const std::string game = gameOfRound(games_);
            file << game;
            bytes += game.size();
        }
    }

    void expectLittle(const char* what, const std::function<int()>& work) const {
        const std::size_t peak = peakOf(work);
        std::cout << what << ": " << games_ << " games, " << megabytes() << " MB read with " << peak
                  << " MB\n";
        EXPECT_LT(peak, mostMegabytes()) << what;
    }

    TemporaryFolder folder_;
    std::string path_ = (folder_ / "large.pgn").string();
    std::size_t games_ = 0;
};

TEST_F(LargePgn, IsReadInLittleMemory) {
    expectLittle("the window", [this] {
        ManualDispatcher dispatcher;
        const PgnFile file(dispatcher, path_, [] {});
        while (!dispatcher.runUntil([&] { return !file.isReading(); })) {
        }
        return file.size() == games_ ? 0 : 1;
    });
    expectLittle("roque-cli pgn check", [this] {
        return runQuietly({ROQUE_CLI, "pgn", "check", path_.c_str()});
    });
    const std::string out = (folder_ / "out.pgn").string();
    expectLittle("roque-cli pgn normalise", [&] {
        return runQuietly({ROQUE_CLI, "pgn", "normalise", path_.c_str(), "-o", out.c_str()});
    });
}

}  // namespace
}  // namespace roque::test
