#include <cstdlib>

#include <gmock/gmock.h>

#include "controller/endings/ending_making.h"
#include "controller/game/hint_giver.h"
#include "controller/players/player_source.h"
#include "tests/controller/game/controller_test.h"
#include "tests/support/endings_in_file.h"
#include "tests/support/english_texts.h"
#include "tests/support/position_of.h"
#include "tests/support/temporary_folder.h"

// Games of the strong player with exact endings in the user's data folder.
namespace roque::test {
namespace {

using testing::HasSubstr;
using testing::SizeIs;

class EndingGame : public ControllerTest {
protected:
    EndingGame() {
        if (const char* const before = std::getenv("XDG_DATA_HOME")) dataHome_ = before;
        ::setenv("XDG_DATA_HOME", (folder_ / "data").c_str(), 1);
        watching_ = controller_.subscribe([this](const ControllerEvent& event) {
            if (const auto* thinks = std::get_if<SearchProgress>(&event)) thought_ = thinks->info;
            if (const auto* unusable = std::get_if<EndingsUnusable>(&event)) unusable_.push_back(*unusable);
        });
    }
    ~EndingGame() override {
        if (dataHome_)
            ::setenv("XDG_DATA_HOME", dataHome_->c_str(), 1);
        else
            ::unsetenv("XDG_DATA_HOME");
    }

    [[nodiscard]] static std::filesystem::path file() { return endingsOf(PluginSpec{"bastion", {}, {}}); }
    void playEnding(PlayerSpec white, PlayerSpec black) {
        controller_.newGame({{std::move(white), std::move(black)},
                             positionOf("8/8/8/3k4/8/8/8/KR6 w - - 0 1"),
                             Variant::Standard});
    }

    TemporaryFolder folder_;
    std::optional<std::string> dataHome_;
    std::optional<SearchInfo> thought_;
    std::vector<EndingsUnusable> unusable_;
    Subscription watching_;
};

TEST_F(EndingGame, IsPlayedByTheValuesOfTheFile) {
    writeEndings(file());  // by which every move mates in 18
    playEnding(plugin("bastion"), person());
    ASSERT_TRUE(reaches("person's turn"));
    ASSERT_TRUE(thought_);
    EXPECT_EQ(thought_->scoreForMover, (Score{Score::Kind::Mate, 18}));
}

TEST_F(EndingGame, GoesOnWithoutADamagedFileAndSaysSoOnce) {
    std::filesystem::create_directories(file().parent_path());
    writeText(file(), "four men");
    playEnding(plugin("bastion"), plugin("random"));
    ASSERT_TRUE(dispatcher_.runUntil([this] { return controller_.game()->moves().size() >= 4; }));
    ASSERT_THAT(unusable_, SizeIs(1));
    EXPECT_EQ(unusable_.front().color, Color::White);
    EXPECT_THAT(english(unusable_.front().reason), HasSubstr("is no file of endings"));
}

/// A file by which one move wins that no search would choose: it leaves the rook on b5 to be taken.
std::string fileForABlunder() {
    return endingFile([](const EndingTable& table, Color toMove) {
        if (table.material.name() != "KRK" || toMove != Color::Black)
            return blocksOf(table, [](std::size_t /*block*/) { return EndingValue::draw(); });
        const Placement after{Square::A1, Square::C5, Square::B5, Square::None};
        std::vector values(table.index.size(), EndingValue::draw());
        values[table.index.of(after)] = EndingValue::mateIn(2);
        return blocksOf(table, std::move(values));
    });
}

TEST_F(EndingGame, IsHintedByTheValuesOfTheFile) {
    std::filesystem::create_directories(file().parent_path());
    writeText(file(), fileForABlunder());
    controller_.newGame(
        {{person(), person()}, positionOf("8/8/8/2k5/8/8/8/KR6 w - - 0 1"), Variant::Standard});
    HintGiver hints(dispatcher_, controller_, testPlugins(), testDeadlines());
    hints.ask();
    ASSERT_TRUE(dispatcher_.runFastUntil([&] { return !hints.isLooking(); }));
    ASSERT_TRUE(hints.hint());
    EXPECT_EQ(hints.hint()->move, Move(Square::B1, Square::B5));
    controller_.close();
    EXPECT_TRUE(dispatcher_.runUntil([&] { return hints.hasLeft(); }));
}

TEST(EndingsOf, AreForBastionAlone) {
    EXPECT_FALSE(endingsOf(PluginSpec{"bastion", {}, {}}).empty());
    EXPECT_TRUE(endingsOf(PluginSpec{"minimax", {}, {}}).empty());
    EXPECT_TRUE(endingsOf(EngineSpec{}).empty());
}

}  // namespace
}  // namespace roque::test
