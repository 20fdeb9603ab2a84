#include "controller/game/game_log.h"

#include <gmock/gmock.h>

#include "controller/diagnostics/log.h"
#include "tests/controller/game/controller_test.h"
#include "tests/support/temporary_folder.h"

namespace roque::test {
namespace {

using testing::HasSubstr;

class GameLogTest : public ControllerTest {
protected:
    GameLogTest() { openLog(folder_.path()); }
    ~GameLogTest() override { closeLog(); }
    [[nodiscard]] std::string text() const { return readText(folder_ / "roque.log"); }

    TemporaryFolder folder_;
    GameLog log_{controller_};
};

TEST_F(GameLogTest, SaysWhoPlaysFromWhere) {
    start(PersonSpec{"Somebody's name"}, plugin("minimax"));
    EXPECT_THAT(text(), HasSubstr("game: a person against minimax, from rnbqkbnr/pppppppp/8"));
}

TEST_F(GameLogTest, NamesNobody) {
    start(PersonSpec{"Somebody's name"}, person());
    EXPECT_THAT(text(), testing::Not(HasSubstr("Somebody")));
}

TEST_F(GameLogTest, SaysHowAGameEnded) {
    start(person(), person());
    controller_.resign(Color::White);
    EXPECT_THAT(text(), HasSubstr("game over: Black wins"));
}

TEST_F(GameLogTest, SaysWhoFailedAndWhy) {
    start(person(), plugin("bad_throws_in_search"));
    play("e2e4");
    ASSERT_TRUE(dispatcher_.runUntil([this] { return failures_.size() == 2; }));
    EXPECT_THAT(text(), testing::AllOf(HasSubstr("(Black) failed: "), HasSubstr("; started again")));
}

TEST_F(GameLogTest, SaysWhyABookCannotBeUsed) {
    start(person(), PluginSpec{"healthy", {}, {}, folder_ / "gone.bin"});
    play("e2e4");
    ASSERT_TRUE(reaches("person's turn"));
    EXPECT_THAT(text(), testing::AllOf(HasSubstr("against healthy with an opening book"),
                                       HasSubstr("Black plays without an opening book: Cannot find")));
}

TEST_F(GameLogTest, SaysWhoPlaysOn) {
    start(person(), person());
    controller_.replacePlayer(Color::Black, plugin("random"));
    EXPECT_THAT(text(), HasSubstr("Black is now random"));
}

}  // namespace
}  // namespace roque::test
