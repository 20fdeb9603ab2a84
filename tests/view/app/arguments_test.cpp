#include "view/app/arguments.h"

#include <gmock/gmock.h>

#include "model/notation/fen.h"
#include "tests/support/temporary_folder.h"

namespace roque {
namespace {

using testing::HasSubstr;
using testing::StartsWith;

Arguments parse(std::vector<std::string_view> words) {
    return parseArguments(words);
}

TEST(Arguments, OpenTheWindowWithTheStartPositionIfThereAreNone) {
    const auto open = std::get<OpenWindow>(parse({}));
    EXPECT_FALSE(open.start);
}

TEST(Arguments, MayBeAFenInOneWordOrInSeveral) {
    const auto one = std::get<OpenWindow>(parse({"4k3/8/8/8/8/8/8/4K2R w K - 0 1"}));
    const auto several = std::get<OpenWindow>(parse({"4k3/8/8/8/8/8/8/4K2R", "w", "K", "-", "0", "1"}));
    EXPECT_EQ(toFen(one.start->position), "4k3/8/8/8/8/8/8/4K2R w K - 0 1");
    EXPECT_EQ(one.start, several.start);
}

TEST(Arguments, MayBeAFile) {
    const test::TemporaryFolder folder;
    test::writeText(folder / "some games", "1. e4 *");
    const std::string there = folder / "some games";
    EXPECT_EQ(std::get<OpenWindow>(parse({there})).file, there);
    EXPECT_EQ(std::get<OpenWindow>(parse({"no/such.pgn"})).file, "no/such.pgn");
    const std::string itself = folder / "";
    EXPECT_EQ(std::get<OpenWindow>(parse({itself})).file, itself) << "a folder: the window tells what it is";
    EXPECT_FALSE(std::get<OpenWindow>(parse({"4k3/8/8/8/8/8/8/4K2R w K - 0 1"})).file);
}

TEST(Arguments, AreRefusedWithEveryProblemOfAFen) {
    const auto refused = std::get<RefuseArguments>(parse({"8/8/8/8/8/8/8/P7 x - - 0 1"}));
    EXPECT_THAT(refused.reason, HasSubstr("side to move"));
    EXPECT_THAT(refused.reason, HasSubstr("king"));
}

TEST(Arguments, AskForHelpAndVersion) {
    EXPECT_THAT(std::get<PrintText>(parse({"--help"})).text, StartsWith("usage: roque"));
    EXPECT_THAT(std::get<PrintText>(parse({"-v"})).text, StartsWith("roque "));
}

TEST(Arguments, AreRefusedIfTheyAreNoOptions) {
    EXPECT_THAT(std::get<RefuseArguments>(parse({"--fen"})).reason, HasSubstr("--fen"));
}

}  // namespace
}  // namespace roque
