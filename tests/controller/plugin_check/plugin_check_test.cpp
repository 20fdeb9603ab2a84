#include <fstream>
#include <vector>

#include <gmock/gmock.h>

#include "controller/plugin_check/check_runner.h"
#include "controller/plugin_check/check_text.h"
#include "controller/plugin_check/positions.h"
#include "controller/storage/json_fields.h"
#include "model/movegen/legal_moves.h"
#include "tests/controller/plugin_check/check_support.h"
#include "tests/support/temporary_folder.h"

namespace roque::check {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

namespace fs = std::filesystem;

const fs::path kPlayers = ROQUE_PLUGINS;
const fs::path kBadPlugins = ROQUE_BAD_PLUGINS;

class SoundPlayer : public testing::TestWithParam<fs::path> {};

TEST_P(SoundPlayer, HasNoFault) {
    CheckPlan plan;
    plan.concurrency = 2;
    plan.level = kHighestLevel;
    plan.games = 2;
    const CheckReport report = reportOf(plan, GetParam());
    EXPECT_THAT(failuresOf(report), IsEmpty());
    EXPECT_EQ(report.levelKept(), kHighestLevel);
    EXPECT_TRUE(report.player);
}

INSTANTIATE_TEST_SUITE_P(Each, SoundPlayer,
                         testing::Values(kPlayers / "random.so", kPlayers / "minimax.so",
                                         kPlayers / "bastion.so", kBadPlugins / "planted" / "planted.so",
                                         kBadPlugins / "healthy.so"),
                         [](const auto& test) { return test.param.stem().string(); });

TEST(PluginCheck, SkipsTheLevelsAboveOneThatHasFailed) {
    CheckPlan plan;
    plan.level = 5;
    const CheckReport report = reportOf(plan, kBadPlugins / "bad_illegal_move.so");
    EXPECT_EQ(report.levelKept(), 3U);
    for (const CheckResult& result : report.results) {
        if (result.check->level < 5) continue;
        EXPECT_EQ(result.finding.kind, Finding::Kind::Skipped) << result.check->name;
        EXPECT_EQ(english(result.finding.why), "Level 4 has failed");
    }
}

TEST(PluginCheck, SaysThatItWasInterrupted) {
    CheckPlan plan;
    plan.file = *fileToCheck(kPlayers / "random.so");
    std::atomic<bool> interrupted{false};
    const auto report = runChecks(
        plan, [&](const CheckResult& result) { interrupted = result.check->level == 1; }, interrupted);
    ASSERT_TRUE(report);
    EXPECT_FALSE(report->hasFailed());
    EXPECT_TRUE(report->isBrokenOff());
    EXPECT_EQ(report->levelKept(), 1U);
    const Json json = Json::parse(toJson(*report));
    EXPECT_EQ(json["passed"], false);
    EXPECT_EQ(json["interrupted"], true);
}

TEST(PluginCheck, RunsNamedChecksAlone) {
    CheckPlan plan;
    plan.only = {findCheck("castling"), findCheck("load")};
    const CheckReport report = reportOf(plan, kBadPlugins / "bad_illegal_move.so");
    ASSERT_EQ(report.results.size(), 2U);
    EXPECT_EQ(report.results[0].check->name, "load");
    EXPECT_EQ(report.levelKept(), std::nullopt);
    EXPECT_THAT(failuresOf(report), ElementsAre(HasSubstr("castling: ")));
}

TEST(PluginCheck, SaysWhatIsSkippedAndWhy) {
    CheckPlan plan;
    plan.only = {findCheck("chess960")};
    const CheckReport report = reportOf(plan, kBadPlugins / "standard_only.so");
    EXPECT_EQ(report.count(Finding::Kind::Skipped), 1U);
    EXPECT_EQ(english(report.results[0].finding.why), "It does not claim to play Chess960");
}

TEST(PluginCheck, GivesTheCommandThatRunsACheckAgain) {
    CheckPlan plan;
    plan.file.path = "/home/me/my player.so";
    plan.seed = 7;
    plan.games = 20;
    EXPECT_EQ(commandFor(*findCheck("stop"), plan),
              "roque-cli plugins check '/home/me/my player.so' --only stop --seed 7");
    EXPECT_THAT(commandFor(*findCheck("games"), plan), testing::EndsWith("--only games --seed 7 --games 20"));
}

TEST(PluginCheck, IsRefusedOfAFileThatHasChanged) {
    const test::TemporaryFolder folder;
    fs::copy_file(kBadPlugins / "healthy.so", folder / "player.so");
    CheckPlan plan;
    plan.file = *fileToCheck(folder / "player.so");
    std::ofstream(folder / "player.so", std::ios::app) << "one byte more";
    const std::atomic<bool> interrupted{false};
    const auto report = runChecks(
        plan, [](const CheckResult&) { FAIL(); }, interrupted);
    ASSERT_FALSE(report);
    EXPECT_EQ(english(report.error()), "It has changed since it was looked at");
}

TEST(PluginCheck, SkipsTheRestOnceItIsInterrupted) {
    CheckPlan plan;
    plan.file = *fileToCheck(kBadPlugins / "healthy.so");
    plan.level = kHighestLevel;
    std::atomic<bool> interrupted{false};
    const auto report = runChecks(
        plan, [&](const CheckResult& result) { interrupted = interrupted || result.check->name == "load"; },
        interrupted);
    ASSERT_TRUE(report);
    EXPECT_EQ(report->count(Finding::Kind::Passed), 1U);
    EXPECT_EQ(report->count(Finding::Kind::Skipped), report->results.size() - 1);
}

TEST(PluginCheck, WritesOneDocumentOfJson) {
    CheckPlan plan;
    plan.level = 4;
    const CheckReport report = reportOf(plan, kBadPlugins / "bad_illegal_move.so");
    const Json json = Json::parse(toJson(report));
    EXPECT_EQ(json["format"], 1);
    EXPECT_EQ(json["passed"], false);
    EXPECT_EQ(json["levelKept"], 3);
    EXPECT_EQ(json["player"]["id"], "bad_illegal_move");
    const auto failed =
        std::ranges::find(json["checks"], "failed", [](const Json& each) { return each["result"]; });
    ASSERT_NE(failed, json["checks"].end());
    EXPECT_EQ((*failed)["name"], "first-moves");
    EXPECT_EQ((*failed)["page"], "plugins/README.md#level-4-legal-play");
    EXPECT_THAT((*failed)["reason"].get<std::string>(), HasSubstr("e2e5 is not legal"));
    EXPECT_THAT((*failed)["command"].get<std::string>(), HasSubstr("--only first-moves --seed 1"));
}

TEST(CheckText, BelievesNoOddProcess) {
    CheckReader reader;
    EXPECT_EQ(reader.add("step {\"doing\": \"a thing\\nof two lines\"}"), CheckReader::State::Running);
    EXPECT_EQ(reader.doing(), "a thing of two lines");
    EXPECT_EQ(reader.add("bestmove e2e4"), CheckReader::State::Running);
    EXPECT_EQ(reader.add("finding 17"), CheckReader::State::Done);
    EXPECT_EQ(reader.finding().kind, Finding::Kind::Failed);
}

TEST(CheckPositions, AreLegalAndHaveAMove) {
    for (const Fens fens : {castlingFens(), enPassantFens(), promotionFens(), chess960Fens(), forcedFens(),
                            nearMateFens(), manyQueensFens(), fiftyMovesFens(), ordinaryFens()}) {
        for (const std::string_view fen : fens) EXPECT_TRUE(hasLegalMove(requestOf(fen).start)) << fen;
    }
    for (const std::string_view fen : forcedFens())
        EXPECT_EQ(countLegalMoves(requestOf(fen).start), 1U) << fen;
    EXPECT_EQ(countLegalMoves(requestOf(manyQueensFens()[0]).start), 218U);
    EXPECT_EQ(longGame(1, 600).moves.size(), 600U);
    EXPECT_EQ(longGame(2, 300).moves.size(), 300U);
}

/// The guide explains every level and repeats every rule.
TEST(CheckGuide, SaysWhatTheChecksSay) {
    std::ifstream file(ROQUE_GUIDE);
    const std::string guide{std::istreambuf_iterator<char>(file), {}};
    for (unsigned level = 1; level <= kHighestLevel; ++level)
        EXPECT_THAT(guide, HasSubstr("\n### " + english(titleOf(level)) + "\n"));
    for (const Check& check : allChecks()) {
        EXPECT_THAT(guide,
                    HasSubstr("\n| `" + std::string(check.name) + "` | " + english(check.rule) + " |"));
    }
}

}  // namespace
}  // namespace roque::check
