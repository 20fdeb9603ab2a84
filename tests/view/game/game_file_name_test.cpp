#include "view/game/game_file_name.h"

#include <gtest/gtest.h>

namespace roque {
namespace {

std::string nameFor(const char* date) {
    GameTags tags;
    tags.set("White", "../../etc/passwd");
    tags.set("Date", date);
    return gameFileName(tags);
}

TEST(GameFileName, TellsTheDayOfTheGameAndNoMore) {
    EXPECT_EQ(nameFor("2026.11.22"), "game 2026-11-22.pgn");
}

TEST(GameFileName, TellsNoDayThatIsNotWholeOrNoDay) {
    for (const char* date : {"2026.??.??", "????.??.??", "", "2026.11.2", "2026.11.222", "../../x.yz"})
        EXPECT_EQ(nameFor(date), "game.pgn") << date;
    EXPECT_EQ(gameFileName({}), "game.pgn");
}

}  // namespace
}  // namespace roque
