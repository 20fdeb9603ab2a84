#include <algorithm>
#include <array>
#include <chrono>
#include <optional>

#include <fmt/format.h>

#include "controller/plugin_check/checks.h"
#include "controller/plugin_check/positions.h"
#include "controller/plugin_check/subject.h"

// Time is measured in the process of the player, around the call. A busy machine can delay any answer, so a
// player is late only if it is each time in the same position, with more and more time.
namespace roque::check {
namespace {

using namespace std::chrono_literals;
using Clock = TestedPlayer::Clock;
using std::chrono::milliseconds;

constexpr int kTries = 3;
constexpr milliseconds kMayStopWithin{50};
/// How long a search that has missed its own limit goes on before it is told to stop.
constexpr milliseconds kGrace{300};

milliseconds toMilliseconds(Clock::duration time) {
    return std::chrono::ceil<milliseconds>(time);
}

/// How late the player stopped at best; nothing if it answered before it was told to.
Result<std::optional<milliseconds>, Finding> latenessIn(TestedPlayer& player, SearchRequest request) {
    request.limits.infinite = true;
    std::optional<milliseconds> best;
    for (int attempt = 1; attempt <= kTries; ++attempt) {
        const auto told = Clock::now() + attempt * 100ms;
        const auto answer = player.search(request, told);
        if (!answer) return answer.error();
        if (answer->ended < told) return std::optional<milliseconds>();
        const auto late = toMilliseconds(answer->ended - told);
        best = std::min(best.value_or(late), late);
        if (*best <= kMayStopWithin) break;
    }
    return best;
}

/// Searches with a limit of time that grows from try to try.
template <typename Limit>
Finding keepsTime(Subject& subject, Limit limit) {
    auto player = TestedPlayer::make(subject);
    if (!player) return player.error();
    for (const std::string_view fen : ordinaryFens()) {
        SearchRequest request = requestOf(fen);
        milliseconds most{0};
        milliseconds used{0};
        for (int attempt = 0; attempt < kTries; ++attempt) {
            most = limit(request.limits, attempt);
            const auto answer = player->search(request, Clock::now() + most + kGrace);
            if (!answer) return answer.error();
            used = toMilliseconds(answer->ended - answer->began);
            if (used <= most) break;
        }
        if (used > most)
            return failed(
                fmt::format("It took {} ms of {} at the third try, in {}", used.count(), most.count(), fen));
    }
    return {};
}

}  // namespace

Finding stopsWhenTold(Subject& subject) {
    auto player = TestedPlayer::make(subject);
    if (!player) return player.error();
    bool hasStopped = false;
    for (const std::string_view fen : ordinaryFens()) {
        const auto late = latenessIn(*player, requestOf(fen));
        if (!late) return late.error();
        if (!*late) continue;
        hasStopped = true;
        if (**late > kMayStopWithin)
            return failed(
                fmt::format("It returned {} ms after it was told to stop, in {}", (*late)->count(), fen));
    }
    return hasStopped ? Finding{} : skipped("It answers before it can be told to stop");
}

Finding keepsMoveTime(Subject& subject) {
    return keepsTime(subject, [](SearchLimits& limits, int attempt) {
        limits.moveTime = 100ms * (1 << attempt);
        return *limits.moveTime;
    });
}

Finding keepsClock(Subject& subject) {
    constexpr std::array<milliseconds, 2> kClocks{400ms, 150ms};
    for (const milliseconds clock : kClocks) {
        auto kept = keepsTime(subject, [clock](SearchLimits& limits, int attempt) {
            const milliseconds left = clock * (1 << attempt);
            limits.timeLeft = {left, left};
            limits.increment = {10ms, 10ms};
            return left;
        });
        if (!kept.isPassed()) return kept;
    }
    return {};
}

Finding keepsDepthAndNodes(Subject& subject) {
    constexpr milliseconds kUntilStopped{2000};
    auto player = TestedPlayer::make(subject);
    if (!player) return player.error();
    SearchLimits depth;
    depth.depth = 1;
    SearchLimits nodes;
    nodes.nodes = 1000;
    for (const auto& [limits, what] :
         {std::pair(depth, "a depth of 1"), std::pair(nodes, "1000 positions")}) {
        SearchRequest request = requestOf(ordinaryFens().back());
        request.limits = limits;
        const auto deadline = Clock::now() + kUntilStopped;
        const auto answer = player->search(request, deadline);
        if (!answer) return answer.error();
        if (answer->ended >= deadline)
            return failed(fmt::format("With {} it searched until it was told to stop, {} ms later", what,
                                      kUntilStopped.count()));
    }
    return {};
}

}  // namespace roque::check
