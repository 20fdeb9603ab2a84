// The clock of the system is set forward and back while games are played, or the machine wakes up with
// another time: clocks and deadlines take no notice.

#include <array>
#include <atomic>
#include <cerrno>
#include <cstdint>
#include <ctime>
#include <functional>
#include <thread>
#include <vector>

#include <gtest/gtest.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <unistd.h>

#include "controller/engines/uci_engine.h"
#include "controller/game/game_clock.h"

namespace {

/// By how many seconds the time of day differs from the system's.
std::atomic<std::int64_t> offset{0};

}  // namespace

// These stand before those of the C library, for all libraries of this process, as if the system's clock were
// set.
extern "C" [[gnu::visibility("default")]] int clock_gettime(clockid_t clock, timespec* result) noexcept {
    if (::syscall(SYS_clock_gettime, clock, result) != 0) return -1;
    if (clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE) result->tv_sec += offset;
    return 0;
}
extern "C" [[gnu::visibility("default")]] int gettimeofday(timeval* result, void* /*zone*/) noexcept {
    timespec now{};
    clock_gettime(CLOCK_REALTIME, &now);
    *result = {now.tv_sec, now.tv_nsec / 1000};
    return 0;
}
extern "C" [[gnu::visibility("default")]] std::time_t time(std::time_t* result) noexcept {
    timespec now{};
    clock_gettime(CLOCK_REALTIME, &now);
    if (result != nullptr) *result = now.tv_sec;
    return now.tv_sec;
}

namespace roque {
namespace {

using namespace std::chrono_literals;
using Clock = std::chrono::steady_clock;

constexpr std::array kJumps{24h, -48h, 24h};  // forward, far back, and to where it was

/// Sets the time of day by the jumps, one after the other; back at the end.
class ClockJump : public testing::Test {
public:
    ~ClockJump() override { offset = 0; }

    static void jump(std::chrono::seconds by) { offset += by.count(); }
};

/// The time of the window, of which nothing is run.
class RealTime final : public UiDispatcher {
public:
    void post(std::function<void()> /*work*/) override {}
    void postAfter(std::chrono::milliseconds delay, std::function<void()> /*work*/) override {
        delays_.push_back(delay);
    }
    [[nodiscard]] const std::vector<std::chrono::milliseconds>& delays() const noexcept { return delays_; }

private:
    std::vector<std::chrono::milliseconds> delays_;
};

TEST_F(ClockJump, IsSeenByWhatGoesByTheTimeOfDay) {
    const auto before = std::chrono::system_clock::now();
    const std::time_t seconds = std::time(nullptr);
    jump(24h);
    EXPECT_GE(std::chrono::system_clock::now() - before, 23h) << "or the tests below test nothing";
    EXPECT_GE(std::time(nullptr) - seconds, 23 * 3600);
}

TEST_F(ClockJump, CostsNobodyTime) {
    RealTime dispatcher;
    bool hasFlagged = false;
    GameClock clock(dispatcher, [&] { hasFlagged = true; });
    clock.reset({suddenDeath(10min), suddenDeath(10min)}, Color::White);
    clock.run(Color::White);
    const auto began = Clock::now();
    for (const auto by : kJumps) {
        jump(by);
        EXPECT_FALSE(clock.hasFlagged(Color::White));
        const auto left = clock.left(Color::White).left;
        EXPECT_LE(left, 10min);
        EXPECT_GE(left, 10min - (Clock::now() - began) - 2ms);
    }
    EXPECT_FALSE(hasFlagged);
    clock.moved(1);
    jump(24h);
    clock.run(Color::Black);
    ASSERT_FALSE(dispatcher.delays().empty());
    EXPECT_GT(dispatcher.delays().back(), 9min) << "when the flag falls";
}

/// A chess program that hangs, and one that takes its time.
TEST_F(ClockJump, MovesNoDeadline) {
    for (const auto by : kJumps) {
        EngineDeadlines deadlines;
        deadlines.stop = 200ms;
        deadlines.quit = 100ms;
        auto hanging = UciEngine::start({ROQUE_FAKE_ENGINE, {"hangs"}, {}}, deadlines, {});
        ASSERT_TRUE(hanging) << english(hanging.error().text);
        const auto began = Clock::now();
        SearchRequest request;
        request.limits.depth = 3;
        std::jthread other([by] { jump(by); });  // while the search is under way
        EXPECT_FALSE((*hanging)->search(request, {.deadline = began + 300ms}));
        const auto took = Clock::now() - began;
        EXPECT_GE(took, 300ms);
        EXPECT_LT(took, 20s);
        auto sound = UciEngine::start({ROQUE_FAKE_ENGINE, {"sound"}, {}}, {}, {});
        ASSERT_TRUE(sound) << english(sound.error().text);
        jump(by);
        EXPECT_TRUE((*sound)->search(request, {.deadline = Clock::now() + 20s}));
    }
}

}  // namespace
}  // namespace roque
