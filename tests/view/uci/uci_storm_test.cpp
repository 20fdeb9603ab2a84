#include <array>
#include <fstream>
#include <random>
#include <thread>

#include <gtest/gtest.h>
#include <sys/resource.h>

#include "tests/support/sanitized.h"
#include "tests/view/uci/conversation.h"

// A program that says everything at once to the strong player, in the middle of searches.
namespace roque::uci {
namespace {

/// Draws the next line of a careless program.
class CarelessProgram {
public:
    explicit CarelessProgram(unsigned seed) : random_(seed) {}

    [[nodiscard]] std::string nextLine() {
        switch (below(12)) {
            case 0:
                return "go infinite";
            case 1:
                return "go nodes " + std::to_string(1 + below(5000));
            case 2:
                return "go depth " + std::to_string(1 + below(6));
            case 3:
                return "go movetime " + std::to_string(1 + below(10));
            case 4:
                return "setoption name Hash value " + std::to_string(1 + below(32));
            case 5:
                return "setoption name Threads value " + std::to_string(1 + below(4));
            case 6:
                return "ucinewgame";
            case 7:
                return std::string(kPositions[below(kPositions.size())]);
            case 8:
                return "isready";
            case 9:
                return kPonderings[below(kPonderings.size())];
            case 10:
                return "ponderhit";
            default:
                return "stop";
        }
    }
    /// A moment of up to two milliseconds.
    [[nodiscard]] std::chrono::microseconds pause() { return std::chrono::microseconds(below(2000)); }

private:
    static constexpr std::array<std::string_view, 4> kPositions{
        "position startpos", "position startpos moves e2e4 e7e5 g1f3",
        "position fen r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
        "position fen 8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1"};

    static constexpr std::array<const char*, 3> kPonderings{"go ponder", "go ponder wtime 50 btime 50",
                                                            "go ponder nodes 100"};

    std::size_t below(std::size_t limit) { return random_() % limit; }

    std::mt19937 random_;
};

TEST(UciStorm, HasAMoveForEveryGo) {
    constexpr int kLines = 600;
    Conversation chat;
    CarelessProgram program(1);
    std::ptrdiff_t asked = 0;
    for (int line = 0; line < kLines; ++line) {
        const std::string said = program.nextLine();
        if (said.starts_with("go")) ++asked;
        chat.say(said);
        std::this_thread::sleep_for(program.pause());
    }
    chat.say("stop");
    EXPECT_TRUE(chat.hears("bestmove", asked));
    chat.say("isready");
    EXPECT_TRUE(chat.hears("readyok"));
    EXPECT_EQ(chat.heard("bestmove"), asked);
}

#if !defined(ROQUE_IS_SANITIZED)
std::uint64_t residentMebibytes() {
    std::ifstream status("/proc/self/statm");
    std::uint64_t pages = 0;
    status >> pages >> pages;
    constexpr std::uint64_t kPagesInMebibyte = 256;
    return pages / kPagesInMebibyte;
}

TEST(UciStorm, NeedsNoMoreMemoryThanItsTableAndABitMore) {
    constexpr std::uint64_t kMebibytes = 128;
    constexpr std::uint64_t kBitMore = 56;
    const std::uint64_t before = residentMebibytes();  // of the other tests
    Conversation chat;
    chat.say("setoption name Hash value " + std::to_string(kMebibytes));
    chat.say("setoption name Threads value 4");
    chat.say("go nodes 3000000");
    ASSERT_TRUE(chat.hears("bestmove"));
    EXPECT_LE(residentMebibytes(), before + kMebibytes + kBitMore);
}
#endif

}  // namespace
}  // namespace roque::uci
