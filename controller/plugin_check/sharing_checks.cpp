#include <algorithm>
#include <optional>
#include <thread>
#include <vector>

#include <fmt/format.h>

#include "controller/plugin_check/checks.h"
#include "controller/plugin_check/positions.h"
#include "controller/plugin_check/subject.h"

namespace roque::check {
namespace {

using Moves = Result<std::vector<std::string>, Finding>;
using Requests = std::vector<SearchRequest>;

constexpr std::size_t kOfEach = 40;

/// Runs a function on a thread of its own, to its end.
template <typename Function>
auto onAnotherThread(Function function) {
    std::optional<decltype(function())> result;
    std::thread([&] { result.emplace(function()); }).join();
    return std::move(*result);
}

Moves movesOfNew(const Subject& subject, const Requests& requests) {
    auto player = TestedPlayer::make(subject);
    if (!player) return player.error();
    return movesOf(*player, requests, Pace::Steady);
}

/// Passed if two runs gave the same moves.
Finding sameMoves(const Moves& alone, const Moves& together) {
    if (!together) return together.error();
    const auto [one, other] = std::ranges::mismatch(*alone, *together);
    if (one == alone->end()) return {};
    return failed(fmt::format("It plays {} alone, but {} while another player searches", *one, *other));
}

}  // namespace

Finding playsBesideAnother(Subject& subject) {
    const Requests all = randomRequests(subject.seed(), 2 * kOfEach);
    const Requests first(all.begin(), all.begin() + kOfEach);
    const Requests second(all.begin() + kOfEach, all.end());
    const Moves aloneFirst = movesOfNew(subject, first);
    if (!aloneFirst) return aloneFirst.error();
    const Moves aloneSecond = movesOfNew(subject, second);
    if (!aloneSecond) return aloneSecond.error();
    const Moves again = movesOfNew(subject, first);
    if (!again) return again.error();

    std::optional<Moves> togetherFirst;
    std::thread other([&] { togetherFirst.emplace(movesOfNew(subject, first)); });
    const Moves togetherSecond = movesOfNew(subject, second);
    other.join();
    if (!*togetherFirst) return togetherFirst->error();
    if (*again != *aloneFirst) {
        if (!togetherSecond) return togetherSecond.error();
        return skipped("Its moves are legal beside another player, but differ each time anyway");
    }
    if (auto same = sameMoves(aloneFirst, *togetherFirst); !same.isPassed()) return same;
    return sameMoves(aloneSecond, togetherSecond);
}

Finding changesThreads(Subject& subject) {
    constexpr std::size_t kPlayers = 8;
    std::vector<TestedPlayer> players;
    for (std::size_t number = 0; number < kPlayers; ++number) {
        auto player = TestedPlayer::make(subject);
        if (!player) return player.error();
        players.push_back(std::move(*player));
    }
    const Requests requests = randomRequests(subject.seed(), 2);
    for (TestedPlayer& player : players) {
        for (const SearchRequest& request : requests) {
            const auto answer = onAnotherThread([&] { return player.search(request, Pace::Quick); });
            if (!answer) return answer.error();
        }
    }
    std::swap(players.front(), players[kPlayers / 2]);
    while (players.size() > 1) {
        players.erase(players.begin());
        if (const auto left = players.back().search(requests[0], Pace::Quick); !left) return left.error();
    }
    return {};
}

Finding leavesProcessAlone(Subject& subject) {
    if (auto played = asksAll(subject, randomRequests(subject.seed(), 3)); !played.isPassed()) return played;
    if (const auto change = changeBetween(subject.before(), ProcessState::now()))
        return failed("It changed what belongs to the whole process: " + *change);
    const std::string written = subject.output().caught();
    if (written.empty()) return {};
    return failed(fmt::format("It wrote to standard output: '{}'", written.substr(0, written.find('\n'))));
}

}  // namespace roque::check
