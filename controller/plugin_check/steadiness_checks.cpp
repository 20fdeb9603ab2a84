#include <algorithm>

#include <fmt/format.h>

#include "controller/plugin_check/checks.h"
#include "controller/plugin_check/positions.h"
#include "controller/plugin_check/subject.h"
#include "model/movegen/legal_moves.h"
#include "model/notation/uci_move.h"

namespace roque::check {
namespace {

/// A game of a player against itself, as its moves.
Result<std::string, Finding> gameOf(TestedPlayer& player) {
    constexpr int kPlies = 40;
    if (auto ready = player.newGame(); !ready.isPassed()) return ready;
    SearchRequest game;
    Position position = game.start;
    std::string moves;
    for (int ply = 0; ply < kPlies && hasLegalMove(position); ++ply) {
        const auto answer = player.search(game, Pace::Steady);
        if (!answer) return answer.error();
        const Move move = answer->answer.best;
        if (!moves.empty()) moves += ' ';
        moves += toUci(move, position);
        game.moves.push_back(move);
        position = position.after(move);
    }
    return moves;
}

std::string differenceOf(std::string_view one, std::string_view other) {
    const auto same = std::ranges::mismatch(one, other).in1 - one.begin();
    const auto ply = 1 + std::ranges::count(one.substr(0, static_cast<std::size_t>(same)), ' ');
    return fmt::format("ply {} differs", ply);
}

/// What grew too much from one moment to another, if anything.
Finding growthBetween(const ProcessUse& before, const ProcessUse& after) {
    constexpr std::size_t kMayGrow = std::size_t{2} << 20U;
    constexpr std::size_t kKibibyte = 1024;
    if (after.threads > before.threads)
        return failed(fmt::format("The threads grew from {} to {}", before.threads, after.threads));
    if (after.descriptors > before.descriptors)
        return failed(
            fmt::format("The descriptors grew from {} to {}", before.descriptors, after.descriptors));
    if (after.memory > before.memory + kMayGrow)
        return failed(fmt::format("The memory grew by {} KiB over 150 searches of positions searched before",
                                  (after.memory - before.memory) / kKibibyte));
    return {};
}

}  // namespace

Finding playsSameGame(Subject& subject) {
    auto first = TestedPlayer::make(subject);
    if (!first) return first.error();
    const auto game = gameOf(*first);
    if (!game) return game.error();
    const auto again = gameOf(*first);
    if (!again) return again.error();
    const bool isSeeded = hasNumber(subject, kSeedOption);
    const std::string_view why = isSeeded ? "though its seed is set" : "and it has no option Seed";
    if (*again != *game)
        return failed(
            fmt::format("After a new game it plays otherwise ({}), {}", differenceOf(*game, *again), why));
    auto second = TestedPlayer::make(subject);
    if (!second) return second.error();
    const auto others = gameOf(*second);
    if (!others) return others.error();
    if (*others != *game)
        return failed(
            fmt::format("A new player plays otherwise ({}), {}", differenceOf(*game, *others), why));
    Finding finding;
    finding.trace = *game;
    return finding;
}

Finding doesNotGrow(Subject& subject) {
    constexpr int kRounds = 20;
    constexpr int kRoundsBefore = 5;
    constexpr std::size_t kPositions = 10;
    const auto requests = randomRequests(subject.seed(), kPositions);
    auto player = TestedPlayer::make(subject);
    if (!player) return player.error();
    std::optional<ProcessUse> before;
    for (int round = 0; round < kRounds; ++round) {
        if (round == kRoundsBefore) before = ProcessUse::now();
        if (const auto moves = movesOf(*player, requests, Pace::Quick); !moves) return moves.error();
    }
    const auto after = ProcessUse::now();
    if (!before || !after) return skipped("The system does not tell what a process uses");
    return growthBetween(*before, *after);
}

}  // namespace roque::check
