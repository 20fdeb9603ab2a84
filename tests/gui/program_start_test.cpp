// A usual start has nothing to complain about.

#include <chrono>
#include <csignal>
#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include <gmock/gmock.h>

#include "tests/gui/program_test.h"

namespace roque::test {
namespace {

using testing::AllOf;
using testing::HasSubstr;
using testing::Not;

auto isQuiet() {
    return AllOf(Not(HasSubstr("CRITICAL")), Not(HasSubstr("WARNING")));
}

class ProgramStart : public ProgramTest, public testing::WithParamInterface<const char*> {};

TEST_P(ProgramStart, IsQuietTheFirstTimeAndTheNext) {
    Settings settings;
    settings.play.language = GetParam();
    ASSERT_TRUE(keepSettings(settings));
    for (const char* time : {"first", "second"}) {
        ASSERT_TRUE(start()) << time;
        ASSERT_TRUE(quit()) << time;
        EXPECT_THAT(errors(), isQuiet()) << time;
    }
    EXPECT_TRUE(SettingsFile(home_ / "config/roque").load().settings.window.width);
}

/// In the order of every end: nothing is left that the next start would have to clear up.
TEST_F(ProgramTest, EndsInOrderWhenTheSystemAsksForIt) {
    for (const int signal : {SIGTERM, SIGHUP, SIGINT}) {
        ASSERT_TRUE(start()) << signal;
        ASSERT_TRUE(learnPieces()) << signal;
        program_->send(signal);
        ASSERT_TRUE(hasEndedSoon()) << signal;
        for (const auto& file : std::filesystem::directory_iterator(home_ / "state/roque")) {
            const std::string name = file.path().filename().string();
            EXPECT_FALSE(name.starts_with("recorder-") || name.starts_with("doing-")
                         || name.starts_with("crash-"))
                << name << " after " << signal;
        }
        EXPECT_THAT(errors(), isQuiet()) << signal;
    }
}

/// Nothing else happens then that would make the toolkit look.
TEST_F(ProgramTest, EndsWhenTheSystemAsksForItWhileItRests) {
    constexpr int kLooks = 60;
    ASSERT_TRUE(start());
    ASSERT_TRUE(learnPieces());
    std::chrono::milliseconds used{};
    int looks = 0;
    ASSERT_TRUE(soon([&] {
        const auto now = program_->processorTime();
        looks = now == used ? looks + 1 : 0;
        used = now;
        return looks >= kLooks;
    }));
    program_->send(SIGTERM);
    EXPECT_TRUE(hasEndedSoon());
}

/// A game against an AI player, in a window with the cards above and below the board.
class ProgramAskedToEnd : public ProgramTest {
protected:
    void SetUp() override {
        Settings settings;
        settings.window = {0, 0, 900, 1000, false};
        settings.appearance.animation = AnimationSpeed::Off;
        settings.play.takesTime = false;
        settings.newGame = GameSetup{{PersonSpec{"Somebody"}, PluginSpec{"minimax", {}, {}}}};
        ASSERT_TRUE(keepSettings(settings));
        ASSERT_TRUE(start({{"GSETTINGS_BACKEND", "memory"},  // a dialog for files would complain of dconf
                           {"LD_PRELOAD", ROQUE_SESSION_END}}));
        ASSERT_TRUE(learnPieces());
        ASSERT_TRUE(playsE4());
        screen_->pointAt(kAside);
        ASSERT_TRUE(soon([this] { return pieces_->read(*screen_) && !shows(afterE4()); }));
    }
    /// Moves the pawn; again now and then, as clicks do nothing until the players are loaded.
    [[nodiscard]] bool playsE4() {
        constexpr std::chrono::milliseconds kAgain{300};
        const SeenBoard board(*screen_);
        std::chrono::steady_clock::time_point next;
        return soon([&] {
            const auto seen = pieces_->read(*screen_);
            if (seen && seen->pieceAt(Square::E4) != nullptr) return true;
            if (const auto now = std::chrono::steady_clock::now(); now >= next) {
                screen_->click(board.middleOf(Square::E2));
                screen_->click(board.middleOf(Square::E4));
                next = now + kAgain;
            }
            return false;
        });
    }
    [[nodiscard]] static Position afterE4() {
        return Position::start().after(Move(Square::E2, Square::E4, Move::Kind::DoublePush));
    }
    /// What is on the screen, coarsely.
    [[nodiscard]] std::vector<ScreenColor> picture() const {
        constexpr int kStep = 8;
        std::vector<ScreenColor> colors;
        for (int y = 0; y < screen_->height(); y += kStep) {
            for (int x = 0; x < screen_->width(); x += kStep) colors.push_back(screen_->at({x, y}));
        }
        return colors;
    }
    /// Waits until the screen stays as it is.
    [[nodiscard]] std::vector<ScreenColor> pictureAtRest() const {
        constexpr int kLooks = 40;
        std::vector<ScreenColor> seen;
        int looks = 0;
        EXPECT_TRUE(soon([&] {
            auto now = picture();
            looks = now == seen ? looks + 1 : 0;
            seen = std::move(now);
            return looks >= kLooks;
        }));
        return seen;
    }
    /// Does something that opens a dialog or a menu, and waits until it is there.
    void open(const std::function<void()>& act) {
        const auto before = pictureAtRest();
        act();
        ASSERT_TRUE(soon([&] { return picture() != before; }));
        ASSERT_NE(pictureAtRest(), before);
    }
    /// Asks it to end, and looks what it leaves behind.
    void expectCleanEnd(int signal = SIGTERM) {
        program_->send(signal);
        ASSERT_TRUE(hasEndedSoon());
        for (const auto& file : std::filesystem::directory_iterator(home_ / "state/roque")) {
            const std::string name = file.path().filename().string();
            EXPECT_FALSE(name.starts_with("recorder-") || name.starts_with("doing-")
                         || name.starts_with("crash-"))
                << name;
        }
        EXPECT_THAT(errors(), isQuiet());
        const auto games = unfinishedGames(home_ / "state/roque");
        ASSERT_EQ(games.size(), 1U);
        EXPECT_EQ(games[0].plies(), 2U);
        EXPECT_TRUE(games[0].isAdjourned);
    }
};

TEST_F(ProgramAskedToEnd, EndsWithTheSession) {
    expectCleanEnd(SIGUSR1);
}

TEST_F(ProgramAskedToEnd, EndsWithTheSessionWhileADialogIsOpen) {
    ASSERT_NO_FATAL_FAILURE(open([this] { screen_->strike({"Control_L", "n"}); }));
    expectCleanEnd(SIGUSR1);
}

TEST_F(ProgramAskedToEnd, EndsWithADialogOpen) {
    ASSERT_NO_FATAL_FAILURE(open([this] { screen_->strike({"Control_L", "n"}); }));
    expectCleanEnd();
}

TEST_F(ProgramAskedToEnd, EndsWithAQuestionOpen) {
    ASSERT_NO_FATAL_FAILURE(open([this] { screen_->strike({"Control_L", "g"}); }));
    expectCleanEnd();
}

TEST_F(ProgramAskedToEnd, EndsWithADialogForFilesOpen) {
    ASSERT_NO_FATAL_FAILURE(open([this] { screen_->strike({"Control_L", "o"}); }));
    expectCleanEnd();
}

TEST_F(ProgramAskedToEnd, EndsWithAMenuOpen) {
    const SeenBoard board(*screen_);
    const Pixel top = board.middleOf(Square::E8);
    ASSERT_NO_FATAL_FAILURE(open([&] { screen_->click({top.x, top.y - board.squareSize()}); }));
    expectCleanEnd();
}

/// Where windows have frames, as on nearly every desktop.
class ProgramInFrame : public ProgramTest {
protected:
    static constexpr const char* kManager = "/usr/bin/openbox";

    void SetUp() override {
        if (!std::filesystem::exists(kManager)) GTEST_SKIP() << "openbox is not installed";
        const std::string home = (home_ / "manager").string();
        manager_.emplace(std::vector<std::string>{kManager, "--sm-disable"},
                         std::map<std::string, std::string>{{"DISPLAY", screen_->display()},
                                                            {"HOME", home},
                                                            {"XDG_CONFIG_HOME", home},
                                                            {"XDG_CACHE_HOME", home},
                                                            {"XDG_DATA_HOME", home}});
        ASSERT_TRUE(soon([this] { return screen_->isManaged(); }));
    }

    /// The upper left and the lower right square of the board, once they stay where they are.
    [[nodiscard]] std::pair<Pixel, Pixel> boardAtRest() const {
        const auto corners = [this] {
            EXPECT_TRUE(SeenBoard::isOn(*screen_));
            const SeenBoard board(*screen_);
            return std::pair(board.middleOf(Square::A8), board.middleOf(Square::H1));
        };
        std::pair<Pixel, Pixel> seen = corners();
        EXPECT_TRUE(soon([&] {
            std::this_thread::sleep_for(std::chrono::milliseconds(300));
            return std::exchange(seen, corners()) == seen;
        }));
        return seen;
    }

    void doubleClick(Pixel pixel) {
        for (int times = 0; times < 2; ++times) screen_->click(pixel);
    }
    [[nodiscard]] WindowBounds keptPlace() const {
        return SettingsFile(home_ / "config/roque").load().settings.window;
    }

    std::optional<RunningProgram> manager_;
};

TEST_F(ProgramInFrame, ComesBackQuietlyWhereItWasAndAsLarge) {
    Settings settings;
    settings.window = {150, 120, 1050, 640, false};
    ASSERT_TRUE(keepSettings(settings));
    std::vector<std::pair<Pixel, Pixel>> seen;
    for (const char* time : {"first", "second", "third"}) {
        ASSERT_TRUE(start()) << time;
        seen.push_back(boardAtRest());
        ASSERT_TRUE(quit()) << time;
        EXPECT_THAT(errors(), isQuiet()) << time;
        EXPECT_EQ(keptPlace(), settings.window) << time;
    }
    EXPECT_EQ(seen[1], seen[0]);
    EXPECT_EQ(seen[2], seen[0]);
}

TEST_F(ProgramInFrame, KnowsWhereItWasBeforeItWasMaximized) {
    Settings settings;
    settings.window = {150, 120, 800, 500, false};
    ASSERT_TRUE(keepSettings(settings));
    ASSERT_TRUE(start());
    ASSERT_TRUE(soon([&] { return boardAtRest().first.x > 150; }));
    screen_->drag({500, 130}, {560, 170});  // by its title
    const auto usual = boardAtRest();
    doubleClick({560, 170});
    ASSERT_TRUE(soon([&] { return boardAtRest().first.x < usual.first.x; }));
    ASSERT_TRUE(quit());
    EXPECT_EQ(keptPlace(), (WindowBounds{210, 160, 800, 500, true}));

    ASSERT_TRUE(start());
    ASSERT_NE(boardAtRest(), usual);
    doubleClick({560, 10});
    EXPECT_TRUE(soon([&] { return boardAtRest() == usual; }));
    ASSERT_TRUE(quit());
    EXPECT_EQ(keptPlace(), (WindowBounds{210, 160, 800, 500, false}));
    EXPECT_THAT(errors(), isQuiet());
}

INSTANTIATE_TEST_SUITE_P(Languages, ProgramStart, testing::Values("en", "fr"));

}  // namespace
}  // namespace roque::test
