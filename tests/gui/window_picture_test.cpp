#include <cstdlib>
#include <stdexcept>
#include <utility>

#include <wx/dialog.h>
#include <wx/notebook.h>

#include "controller/players/default_opponent.h"
#include "controller/scores/points_table.h"
#include "model/notation/move_text.h"
#include "tests/gui/window_test.h"
#include "tests/view/board/drawing/golden_image.h"
#include "view/dialogs/new_game/new_game_dialog.h"
#include "view/dialogs/problem/solve_dialog.h"
#include "view/toolkit/language.h"

// Approved pictures of the window and its dialogs. ctest runs this on a desktop that is the same everywhere,
// and some of it again on a screen of double density.
namespace roque::test {
namespace {

using namespace std::chrono_literals;

/// The program's plugins, without those of the tests.
std::shared_ptr<PluginRegistry> shippedPlugins() {
    static const auto registry = [] {
        auto shipped = std::make_shared<PluginRegistry>(
            std::vector<PluginFolder>{{ROQUE_PLUGINS, PluginOrigin::Shipped}});
        shipped->rescan();
        return shipped;
    }();
    return registry;
}

/// A game of two people with little time left, adjourned.
struct Interrupted {
    GameSetup setup{{PersonSpec{"Ada"}, PersonSpec{"Zoë"}}};
    std::unique_ptr<Game> game;
    ChessClock::State clock;
};

/// With three pieces captured by one side and two by the other.
Interrupted interruptedGame() {
    Interrupted interrupted;
    const TimeControl time = suddenDeath(5min, 3s);
    interrupted.setup.time = {time, time};
    interrupted.game = std::make_unique<Game>();
    for (const char* const san :
         {"e4", "e5",  "Nf3", "Nc6", "d4",  "exd4", "Nxd4", "Nxd4",  "Qxd4", "Nf6", "e5",
          "c5", "Qe3", "Nd5", "Qe4", "Nb4", "Bc4",  "d5",   "exd6+", "Be6",  "Bxe6"})
        EXPECT_TRUE(interrupted.game->play(*parseMove(interrupted.game->position(), san))) << san;
    ChessClock::State& clock = interrupted.clock;
    clock = ChessClock(interrupted.setup.time).state({});
    clock.sides[Color::White].left = 217500ms;
    clock.sides[Color::Black].left = 16500ms;
    return interrupted;
}

constexpr const char* kStudy = R"([Event "Correspondence"]
[Site "Paris"]
[Date "1912.03.04"]
[White "Ada"]
[Black "Zoë"]
[Result "1/2-1/2"]

1. e4 {The oldest move of all.} e5 2. Nf3 Nc6 (2... d6 $6 {solid, but narrow} 3. d4 exd4 (3... f5 $2 4. dxe5)
4. Nxd4 $14) 3. Bb5 $1 a6 $5 4. Ba4 (4. Bxc6 dxc6 5. O-O $13) Nf6 5. O-O Nxe4 {White gets the pawn back.}
6. d4 b5 7. Bb3 d5 8. dxe5 Be6 $16 1/2-1/2
)";

class WindowPicture : public WindowTest {
protected:
    explicit WindowPicture(const char* language = "en", Theme theme = Theme::Light)
        : language_(language), theme_(theme) {
        plugins_ = shippedPlugins();
    }

    void SetUp() override {
        wxSetEnv("HOME", home_.path().string());  // so that folders have the same names every time
        useLanguage(language_, std::filesystem::path(ROQUE_RESOURCES).parent_path() / "locale");
        settings_ = std::make_unique<SettingsStore>(dispatcher_, home_ / "config", [](const FileError&) {});
        Settings settings;
        settings.window.x = settings.window.y = 0;
        settings.appearance.theme = theme_;
        settings.appearance.animation = AnimationSpeed::Off;
        settings.newGame =
            GameSetup{{PersonSpec{"Ada"}, *defaultOpponent(*plugins_)}};  // not the account's name
        settings_->change(settings);
        WindowTest::SetUp();
        leaveWindowsAlone();
    }

    /// Whether the screen shows a window like the golden picture, which has half its size.
    [[nodiscard]] testing::AssertionResult looksLike(const std::string& name, const wxWindow& window) const {
        const std::string golden = "window/" + name + (theme_ == Theme::Dark ? "_dark" : "")
                                   + (language_ == "en" ? "" : '_' + language_)
                                   + (window.GetContentScaleFactor() > 1 ? "_dense" : "");
        const bool isWritten = std::getenv("ROQUE_WRITE_GOLDEN") != nullptr;
        wxImage picture;
        const auto isLike = [&] {
            const wxImage screen = screenAt(window);
            picture =
                screen.Scale(screen.GetWidth() / 2, screen.GetHeight() / 2, wxIMAGE_QUALITY_BOX_AVERAGE);
            return isLikeGolden(picture, golden, likenessOfWindows());
        };
        (void)pumpUntil(isLike, isWritten ? 1s : kPatience);
        return looksLikeGolden(picture, golden, likenessOfWindows());
    }
    [[nodiscard]] testing::AssertionResult looksLike(const std::string& name) const {
        return looksLike(name, *frame_);
    }

    /// Opens a modal dialog, and inspects it.
    void inDialog(Action action, const char* name, const std::function<void(wxDialog&)>& look) {
        const AllowModalDialogs allow;
        bool wasSeen = false;
        frame_->CallAfter([&] {
            auto* const dialog = dynamic_cast<wxDialog*>(wxWindow::FindWindowByName(name, frame_));
            if (dialog == nullptr) return;
            wasSeen = true;
            settle();
            look(*dialog);
            dialog->EndModal(wxID_CANCEL);
        });
        perform(action);
        EXPECT_TRUE(wasSeen) << name;
    }
    /// The page of the settings with most on it. Without the buttons below: they have GTK's own texts, whose
    /// translations need not be installed.
    void expectFullestPageOfSettings() {
        inDialog(Action::EditSettings, "settings", [this](wxDialog& dialog) {
            auto& book = firstOf<wxNotebook>(dialog);
            book.ChangeSelection(1);
            settle();
            EXPECT_TRUE(looksLike("settings_looks", book));
        });
    }
    /// What is asked for a new game, without the buttons below.
    void expectNewGame() {
        inDialog(Action::NewGame, "new game", [this](wxDialog& dialog) {
            EXPECT_TRUE(looksLike("new_game", part<wxWindow>("dialog area", dialog)));
        });
    }
    /// The card of a game that was lost to the usual opponent.
    void expectResult() {
        start(PersonSpec{"Ada"}, *defaultOpponent(*plugins_));
        frame_->controller().resign(Color::White);
        settle();
        EXPECT_TRUE(looksLike("result", part<wxWindow>("result card", *frame_)));
    }
    void restoreGame() {
        Interrupted interrupted = interruptedGame();
        frame_->controller().restore(std::move(interrupted.setup), std::move(interrupted.game),
                                     interrupted.clock, {});
        frame_->controller().resume();  // and says no longer that it is ready
        frame_->controller().pause();
        settle();
    }

    template <typename Window>
    static Window& part(const char* name, wxWindow& around) {
        return dynamic_cast<Window&>(*wxWindow::FindWindowByName(name, &around));
    }
    template <typename Window>
    static Window& firstOf(const wxWindow& around) {
        for (wxWindow* child : around.GetChildren()) {
            if (auto* const found = dynamic_cast<Window*>(child)) return *found;
        }
        throw std::logic_error("there is no such window");
    }

private:
    /// Puts the pointer into the last corner of the screen, where nothing is.
    void leaveWindowsAlone() {
        const wxPoint corner = wxGetClientDisplayRect().GetBottomRight();
        user_.moveTo(*frame_, frame_->ScreenToClient(corner));
    }

    std::string language_;
    Theme theme_;
};

TEST_F(WindowPicture, OfTheFirstStart) {
    EXPECT_TRUE(looksLike("start"));
}

TEST_F(WindowPicture, OfAGame) {
    restoreGame();
    EXPECT_TRUE(looksLike("game"));
}

TEST_F(WindowPicture, OfAStudy) {
    ASSERT_TRUE(files().paste(kStudy));
    settle();
    for (int ply = 0; ply < 9; ++ply) perform(Action::ShowNext);
    EXPECT_TRUE(looksLike("study"));
}

TEST_F(WindowPicture, OfAQuestion) {
    const TimeControl time = suddenDeath(5min);
    frame_->controller().newGame(
        {{PersonSpec{"Ada"}, PersonSpec{"Zoë"}}, Position::start(), Variant::Standard, {time, time}});
    settle();
    notice().showNotice("The game could not be saved.");
    EXPECT_TRUE(looksLike("question"));
}

TEST_F(WindowPicture, OfTheSettings) {
    inDialog(Action::EditSettings, "settings", [this](wxDialog& dialog) {
        for (const char* const page : {"window", "looks", "play", "scores"}) {
            EXPECT_TRUE(looksLike(std::string("settings_") + page, dialog));
            firstOf<wxNotebook>(dialog).AdvanceSelection();
        }
    });
}

TEST_F(WindowPicture, OfANewGame) {
    expectNewGame();
}

TEST_F(WindowPicture, OfAnyOtherNewGame) {
    inDialog(Action::NewGame, "new game", [this](wxDialog& dialog) {
        auto& other = part<ChoiceButton>("time other", dialog);
        other.SetValue(true);
        wxCommandEvent pressed(wxEVT_RADIOBUTTON, other.GetId());
        pressed.SetEventObject(&other);
        other.ProcessWindowEvent(pressed);
        auto& more = part<wxCollapsiblePane>("more", dialog);
        more.Expand();
        wxCollapsiblePaneEvent opened(&more, more.GetId(), false);
        more.ProcessWindowEvent(opened);
        EXPECT_TRUE(looksLike("new_game_more", dialog));
    });
}

TEST_F(WindowPicture, OfAResult) {
    expectResult();
}

TEST_F(WindowPicture, OfTheWelcome) {
    Settings fresh = settings_->settings();
    fresh.newGame.reset();
    fresh.newGameHabits.isWelcomed = false;
    settings_->change(fresh);
    perform(Action::BoardInWords);  // which shows everything anew
    perform(Action::BoardInWords);
    EXPECT_TRUE(looksLike("welcome", part<wxWindow>("welcome card", *frame_)));
}

TEST_F(WindowPicture, OfTheScores) {
    auto table = PointsTable::open({}, "", home_ / "data/scores.sqlite");
    ASSERT_TRUE(table);
    constexpr std::chrono::sys_days kDay = std::chrono::January / 6 / 2024;
    for (const PointsEntry& game :
         {PointsEntry{
              "1", kDay + 18h, {"Ada", "Bastion"}, {51, 20}, GameResult::WhiteWins, Termination::Checkmate},
          PointsEntry{
              "2", kDay + 43h, {"Bastion", "Ada"}, {62, 18}, GameResult::WhiteWins, Termination::Resignation},
          PointsEntry{"3", kDay + 70h, {"Zoë", "Ada"}, {33, 37}, GameResult::Draw, Termination::Stalemate}})
        ASSERT_TRUE(table->add(game));
    inDialog(Action::ShowScores, "scores",
             [this](wxDialog& dialog) { EXPECT_TRUE(looksLike("scores", dialog)); });
}

TEST_F(WindowPicture, OfThePositionEditor) {
    start(person(), person(), "r3k2r/pPppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/1PPBBPPP/R3K2R w KQkq - 0 1");
    inDialog(Action::SetUpPosition, "position editor",
             [this](wxDialog& dialog) { EXPECT_TRUE(looksLike("editor", dialog)); });
}

TEST_F(WindowPicture, OfAListOfGames) {
    const std::string more =
        "\n[Event \"Club\"]\n[Date \"2024.02.29\"]\n[White \"Bo\"]\n[Black \"Cy\"]\n"
        "[Result \"1-0\"]\n\n1. d4 d5 2. c4 1-0\n\n"
        "[Event \"Simultaneous\"]\n[White \"Di\"]\n\n1. c4 Ke7 2. d4 *\n";
    files().open(home_.write("games.pgn", kStudy + more));
    ASSERT_TRUE(pumpUntil([this] { return files().list().IsShown(); }));
    EXPECT_TRUE(looksLike("games", files().list()));
}

TEST_F(WindowPicture, OfAMateThatIsSolved) {
    start(person(), person(), "kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1");
    perform(Action::SolveMate);
    auto& dialog = part<SolveDialog>("solve mate", *frame_);
    dialog.solve(2);
    EXPECT_TRUE(looksLike("mate", dialog));
}

TEST_F(WindowPicture, OfTheKeys) {
    perform(Action::Help);
    EXPECT_TRUE(looksLike("keys", part<wxDialog>("help", *frame_)));
}

class DarkWindowPicture : public WindowPicture {
protected:
    DarkWindowPicture() : WindowPicture("en", Theme::Dark) {}
};

TEST_F(DarkWindowPicture, OfAGame) {
    restoreGame();
    EXPECT_TRUE(looksLike("game"));
}

TEST_F(DarkWindowPicture, OfTheSettings) {
    expectFullestPageOfSettings();
}

TEST_F(DarkWindowPicture, OfANewGame) {
    expectNewGame();
}

TEST_F(DarkWindowPicture, OfAResult) {
    expectResult();
}

class FrenchWindowPicture : public WindowPicture {
protected:
    FrenchWindowPicture() : WindowPicture("fr") {}
};

TEST_F(FrenchWindowPicture, OfAGame) {
    restoreGame();
    EXPECT_TRUE(looksLike("game"));
}

TEST_F(FrenchWindowPicture, OfTheSettings) {
    expectFullestPageOfSettings();
}

TEST_F(FrenchWindowPicture, OfANewGame) {
    expectNewGame();
}

TEST_F(FrenchWindowPicture, OfAResult) {
    expectResult();
}

}  // namespace
}  // namespace roque::test
