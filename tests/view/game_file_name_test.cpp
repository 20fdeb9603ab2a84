#include "view/game_file_name.h"

#include <gmock/gmock.h>

namespace roque {
namespace {

using testing::EndsWith;

std::string nameFor(std::string white, std::string black, std::string date = "????.??.??") {
    GameTags tags;
    tags.set("White", std::move(white));
    tags.set("Black", std::move(black));
    tags.set("Date", std::move(date));
    return gameFileName(tags);
}

TEST(GameFileName, TellsWhoPlayedAndWhen) {
    EXPECT_EQ(nameFor("Anna", "Bastion", "2026.11.22"), "Anna - Bastion 2026-11-22.pgn");
}

TEST(GameFileName, LeavesOutWhatIsNotKnown) {
    EXPECT_EQ(nameFor("Anna", "?", "2026.??.??"), "Anna.pgn");
    EXPECT_EQ(nameFor("?", "?"), "game.pgn");
    EXPECT_EQ(gameFileName({}), "game.pgn");
}

TEST(GameFileName, IsOneWhateverThePlayersAreCalled) {
    EXPECT_EQ(nameFor("../a\\b:c", "D\nE"), "_._a_b_c - D_E.pgn");
}

TEST(GameFileName, CutsLongNamesBetweenLetters) {
    std::string name;
    for (int times = 0; times < 200; ++times) name += "é";
    const std::string file = nameFor("x" + name, name);
    EXPECT_LT(file.size(), 255U);
    EXPECT_THAT(file, EndsWith(" - " + name.substr(0, 100) + ".pgn"));
    EXPECT_EQ(file.substr(0, 5), "xéé");
    EXPECT_EQ(file.find(" - "), 99U);
}

}  // namespace
}  // namespace roque
