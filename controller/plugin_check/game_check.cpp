#include "controller/plugin_check/game_check.h"

#include <algorithm>
#include <optional>

#include "controller/match/match_runner.h"
#include "controller/plugin_check/positions.h"

namespace roque::check {
namespace {

using namespace std::chrono_literals;

/// What a busy machine may cost a move.
constexpr std::chrono::milliseconds kMargin{50};
constexpr unsigned kMaxMoves = 200;

std::vector<match::Opening> openingsOf(std::uint64_t seed, std::size_t count) {
    constexpr std::size_t kPlies = 8;
    std::vector<match::Opening> list;
    for (SearchRequest& game : randomRequests(seed, count)) {
        game.moves.resize(std::min(game.moves.size(), kPlies), Move::none());
        list.push_back({game.start, game.variant, std::move(game.moves)});
    }
    return list;
}

match::MatchSettings settingsOf(const CheckPlan& plan, const std::filesystem::path& dataFolder) {
    match::MatchSettings settings;
    match::MatchPlayer player;
    player.command = guestCommand(plan.file, {{}, dataFolder});
    player.wishes = {{"Hash", "16"}, {"Threads", "1"}};
    player.limits.time = StagedTime{{{1s, 10ms}}};
    for (const char* const name : {"one", "other"}) {
        player.name = name;
        settings.players.push_back(player);
    }
    settings.rounds = (plan.games + 1) / 2;
    settings.openings = openingsOf(plan.seed, settings.rounds);
    settings.seed = plan.seed;
    settings.rules.adjudication.maxMoves = kMaxMoves;
    settings.rules.margin = kMargin;
    settings.concurrency = plan.concurrency;
    settings.maxFailures = 1;
    return settings;
}

bool isFault(match::GameEnd end) {
    using match::GameEnd;
    return end == GameEnd::TimeLoss || end == GameEnd::IllegalMove || end == GameEnd::EngineFailed;
}

}  // namespace

Finding playGames(const CheckPlan& plan, const std::filesystem::path& dataFolder,
                  const std::atomic<bool>& interrupted) {
    const match::MatchSettings settings = settingsOf(plan, dataFolder);
    match::MatchRunner runner(settings, {});
    Finding finding;
    static_cast<void>(runner.run(interrupted, [&](const match::FinishedGame& game) {
        using Next = match::MatchRunner::Next;
        if (!finding.isPassed() || !isFault(game.score.end)) return Next::GoOn;
        finding = {
            Finding::Kind::Failed,
            ROQUE_MESSAGE("Game {0}: {1}", 2 * game.score.pair + game.score.game + 1, game.played.reason)};
        return Next::Stop;
    }));
    return finding;
}

}  // namespace roque::check
