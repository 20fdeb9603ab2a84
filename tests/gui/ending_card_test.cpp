#include "view/panels/ending_card.h"

#include <algorithm>

#include <gmock/gmock.h>

#include "model/pgn/game_builder.h"
#include "tests/gui/window_test.h"
#include "tests/support/endings_in_file.h"

// Exact endings on the page to analyse.
namespace roque::test {
namespace {

using testing::HasSubstr;
using testing::StartsWith;

class EndingCardTest : public WindowTest {
protected:
    /// Opens a game that begins with bishop and knight against the bare king.
    void openEnding() {
        session().open(
            std::move(
                readPgn("[SetUp \"1\"]\n[FEN \"8/8/8/8/3k4/8/8/KBN5 w - - 0 1\"]\n\n1. Kb2 *").at(0).record),
            std::nullopt);
        perform(Action::ShowStudyPage);
        settle();
    }
    [[nodiscard]] EndingCard& endings() const { return part<EndingCard>("ending card"); }
    [[nodiscard]] bool says(const char* words) const {
        return endings().IsShownOnScreen() && toUtf8(endings().words()) == words;
    }
    [[nodiscard]] wxWindow& button() const { return part<wxWindow>("ending button"); }
    [[nodiscard]] std::filesystem::path file() const { return home_ / "data" / "four-men.endings"; }
};

class MadeEndings : public EndingCardTest {
protected:
    void SetUp() override {
        writeEndings(file());
        EndingCardTest::SetUp();
    }
};

TEST_F(MadeEndings, TellInHowManyMovesTheMateComes) {
    openEnding();
    EXPECT_TRUE(pumpUntil([this] { return says("White mates in 17 moves"); })) << toUtf8(endings().words());
    EXPECT_FALSE(button().IsShownOnScreen());
}

TEST_F(MadeEndings, SayNothingOfMoreMenNorOfAGameInProgress) {
    openEnding();
    ASSERT_TRUE(pumpUntil([this] { return endings().IsShownOnScreen(); }));
    session().open(std::move(readPgn("1. e4 e5 *").at(0).record), std::nullopt);
    settle();
    EXPECT_FALSE(endings().IsShown());
    start(person(), person(), "8/8/8/8/3k4/8/8/KBN5 w - - 0 1");
    perform(Action::ShowStudyPage);
    settle();
    EXPECT_FALSE(endings().IsShown());
}

TEST_F(MadeEndings, StayOnTheirPage) {
    openEnding();
    ASSERT_TRUE(pumpUntil([this] { return endings().IsShownOnScreen(); }));
    perform(Action::ShowPlayPage);
    perform(Action::ShowLast);
    settle();
    EXPECT_FALSE(endings().IsShown());
}

TEST_F(EndingCardTest, OffersToMakeThemAndCanBeCancelled) {
    openEnding();
    ASSERT_TRUE(pumpUntil([this] { return endings().IsShownOnScreen(); }));
    EXPECT_THAT(toUtf8(endings().words()), HasSubstr("known for certain"));
    user_.clickCentre(button());
    ASSERT_TRUE(pumpUntil([this] { return endings().words().StartsWith("Making the endings: "); }));
    EXPECT_EQ(toUtf8(button().GetLabel()), "Cancel");
    user_.clickCentre(button());
    EXPECT_TRUE(pumpUntil([this] { return toUtf8(button().GetLabel()) == "Make endings"; }));
    EXPECT_FALSE(std::filesystem::exists(file()));
}

TEST_F(EndingCardTest, SaysWhatIsWrongWithTheirFile) {
    std::filesystem::create_directories(file().parent_path());
    writeText(file(), "no endings");
    reopen(settings_->settings());
    openEnding();
    ASSERT_TRUE(pumpUntil([this] { return endings().IsShownOnScreen(); }));
    EXPECT_THAT(toUtf8(endings().words()), HasSubstr("is no file of endings"));
    EXPECT_TRUE(button().IsShownOnScreen());
}

TEST_F(EndingCardTest, OffersToMakeThemAnewWhenTheirFileTurnsOutToBeDamaged) {
    writeEndings(file());
    std::string content = readText(file());
    const auto behindTheHeader = static_cast<std::ptrdiff_t>(content.size() / 4);
    std::fill(content.begin() + behindTheHeader, content.end(), 'x');
    writeText(file(), content);
    reopen(settings_->settings());
    openEnding();
    EXPECT_TRUE(pumpUntil([this] { return button().IsShownOnScreen(); })) << toUtf8(endings().words());
    EXPECT_THAT(toUtf8(endings().words()), HasSubstr("is damaged"));
    EXPECT_EQ(toUtf8(button().GetLabel()), "Make endings");
}

}  // namespace
}  // namespace roque::test
