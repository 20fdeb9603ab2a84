#include <gmock/gmock.h>
#include <wx/button.h>
#include <wx/checkbox.h>
#include <wx/dataview.h>
#include <wx/listbox.h>

#include "model/notation/uci_move.h"
#include "model/pgn/game_builder.h"
#include "tests/gui/support/dialog_user.h"
#include "tests/gui/window_test.h"
#include "tests/support/temporary_folder.h"
#include "view/dialogs/new_game/opponent_cards.h"
#include "view/dialogs/problem/solve_dialog.h"
#include "view/engines/add_engine_dialog.h"
#include "view/engines/engines_panel.h"
#include "view/panels/line_list.h"
#include "view/toolkit/wrapped_text.h"

// The page of engines, with a person who brings a chess program and plays against it.
namespace roque::test {
namespace {

using testing::HasSubstr;

class EnginesPageTest : public WindowTest {
protected:
    static std::string fake(const std::string& fault) { return std::string(ROQUE_FAKE_ENGINE) + " " + fault; }

    [[nodiscard]] wxWindow& page() const { return part<wxWindow>("engines"); }
    [[nodiscard]] wxDataViewListCtrl& list() const { return part<wxDataViewListCtrl>("engine list"); }
    [[nodiscard]] std::string textOf(const char* name) const {
        return toUtf8(part<wxStaticText>(name).GetLabelText());
    }
    void push(const char* button) {
        auto& pushed = part<wxButton>(button);
        wxCommandEvent event(wxEVT_BUTTON, pushed.GetId());
        event.SetEventObject(&pushed);
        pushed.ProcessWindowEvent(event);
    }
    /// Uses the dialog that adds an engine.
    void inAddDialog(const std::function<void(DialogUser&)>& use) {
        perform(Action::ShowEnginesPage);
        settle();
        inModalDialog([this] { frame_->CallAfter([this] { push("add engine button"); }); }, use);
        settle();
    }
    /// Adds an engine by its command.
    void add(const std::string& command) {
        inAddDialog([&](DialogUser& user) {
            user.fillIn(user.find<wxTextCtrl>("engine command"), command);
            user.clickButton(wxID_OK);
        });
    }
};

TEST_F(EnginesPageTest, TakesThePlaceOfTheBoardAndGivesItBack) {
    perform(Action::ShowEnginesPage);
    settle();
    EXPECT_TRUE(page().IsShownOnScreen());
    EXPECT_FALSE(board().IsShownOnScreen());
    EXPECT_FALSE(moves().IsShownOnScreen());
    perform(Action::NextPart);
    perform(Action::NextPart);
    EXPECT_TRUE(page().IsDescendant(wxWindow::FindFocus()));
    perform(Action::ShowPlayPage);
    settle();
    EXPECT_FALSE(page().IsShownOnScreen());
    EXPECT_TRUE(board().IsShownOnScreen());
    EXPECT_TRUE(board().HasFocus());
}

TEST_F(EnginesPageTest, ShowsAnEngineThatWasAdded) {
    add(fake("strength"));
    ASSERT_EQ(list().GetItemCount(), 1);
    EXPECT_EQ(list().GetTextValue(0, 0), "Fake");
    EXPECT_EQ(list().GetTextValue(0, 1), "Not running");
    EXPECT_EQ(textOf("engine name"), "Fake");
    EXPECT_EQ(textOf("engine command line"), fake("strength"));
    EXPECT_EQ(wxWindow::FindWindowByName("option MultiPV", &page()), nullptr) << "the program sets it";
    EXPECT_NE(wxWindow::FindWindowByName("option Hash", &page()), nullptr);
}

TEST_F(EnginesPageTest, LetsAnEngineThatWasAddedAnalyse) {
    add(fake("strength"));
    session().open(std::move(readPgn("*").at(0).record), std::nullopt);
    perform(Action::ShowStudyPage);
    settle();
    auto& player = part<wxChoice>("engine player");
    ASSERT_TRUE(player.SetStringSelection("Fake"));
    wxCommandEvent chosen(wxEVT_CHOICE, player.GetId());
    chosen.SetEventObject(&player);
    chosen.SetInt(player.GetSelection());
    player.ProcessWindowEvent(chosen);
    perform(Action::ToggleEngine);
    const auto& lines = part<LineList>("engine line list");
    ASSERT_TRUE(pumpUntil([&] { return !lines.rows().empty(); }));
    EXPECT_EQ(player.GetStringSelection(), "Fake");
    EXPECT_EQ(lines.rows().front().words.at(1).text, "e4") << "as the program says, and Bastion may not";
    frame_->engines().store.remove(frame_->engines().store.engines().front().id);
    EXPECT_TRUE(pumpUntil([&] { return lines.rows().empty(); })) << "an engine that is gone analyses no more";
    EXPECT_EQ(player.FindString("Fake"), wxNOT_FOUND);
}

TEST_F(EnginesPageTest, SaysWhatIsWrongWithACommandAndLetsThePersonTryAgain) {
    inAddDialog([&](DialogUser& user) {
        auto& command = user.find<wxTextCtrl>("engine command");
        const auto& result = user.find<WrappedText>("engine result");
        const auto says = [&](const char* typed, const char* words) {
            user.fillIn(command, typed);
            user.clickButton(wxID_OK);
            EXPECT_TRUE(pumpUntil([&] { return toUtf8(result.words()).find(words) != std::string::npos; }))
                << typed << ": " << result.words();
        };
        says("/no/such/engine", "No such file or directory");
        says("no-such-engine", "there is no program no-such-engine on this computer");
        says("/usr/bin", "/usr/bin is a folder, not a program");
        says("/etc/passwd", "/etc/passwd is not marked as a file that may be run");
        says("/bin/true", "It has ended with exit code 0");
        says("'", "A quote in the command is not closed");
        EXPECT_EQ(command.GetValue(), "'") << "what was typed is there to be corrected";
        EXPECT_TRUE(command.HasFocus());
        const wxRect place = result.GetScreenRect();
        EXPECT_GE(place.y, command.GetScreenRect().GetBottom());
        EXPECT_LT(place.y - command.GetScreenRect().GetBottom(), command.GetSize().y);
        user.fillIn(command, fake("strength"));
        user.clickButton(wxID_OK);
    });
    EXPECT_EQ(list().GetItemCount(), 1);
}

TEST_F(EnginesPageTest, ForgetsWhatIsWrongWithACommandWhenAnotherIsTyped) {
    inAddDialog([&](DialogUser& user) {
        auto& command = user.find<wxTextCtrl>("engine command");
        const auto& result = user.find<WrappedText>("engine result");
        const auto& ok = dynamic_cast<wxButton&>(*user.dialog().FindWindow(wxID_OK));
        user.fillIn(command, "/no/such/engine");
        user.clickButton(wxID_OK);
        EXPECT_TRUE(pumpUntil([&] { return ok.IsEnabled() && !result.words().empty(); }));
        user.fillIn(command, fake("silent"));
        EXPECT_EQ(result.words(), "");
        user.clickButton(wxID_OK);
        EXPECT_FALSE(ok.IsEnabled()) << "it is being started";
        user.fillIn(command, fake("strength"));
        EXPECT_EQ(result.words(), "");
        EXPECT_TRUE(ok.IsEnabled()) << "nobody waits for the program before";
        user.clickButton(wxID_OK);
    });
    EXPECT_EQ(list().GetItemCount(), 1);
}

TEST_F(EnginesPageTest, AddsAnEngineThatFindsNoMoveOnlyIfThePersonKnows) {
    inAddDialog([&](DialogUser& user) {
        const auto& result = user.find<WrappedText>("engine result");
        const auto& ok = dynamic_cast<wxButton&>(*user.dialog().FindWindow(wxID_OK));
        user.fillIn(user.find<wxTextCtrl>("engine command"), fake("lacks-network"));
        user.clickButton(wxID_OK);
        EXPECT_TRUE(pumpUntil([&] { return ok.GetLabelText() == "Add anyway"; }));
        EXPECT_THAT(toUtf8(result.words()), HasSubstr("The engine will be terminated now. You can add it"));
        user.fillIn(user.find<wxTextCtrl>("engine command"), fake("strength-of"));
        EXPECT_EQ(ok.GetLabelText(), "Add") << "another command is another engine";
        user.fillIn(user.find<wxTextCtrl>("engine command"), fake("lacks-network"));
        user.clickButton(wxID_OK);
        EXPECT_TRUE(pumpUntil([&] { return ok.GetLabelText() == "Add anyway"; }));
        user.clickButton(wxID_OK);
    });
    ASSERT_EQ(list().GetItemCount(), 1);
    EXPECT_EQ(list().GetTextValue(0, 0), "Fake");
}

TEST_F(EnginesPageTest, IsPlayedAtAStrengthAndIsToldSo) {
    add(fake("strength"));
    perform(Action::ShowPlayPage);
    inModalDialog([this] { frame_->CallAfter([this] { perform(Action::NewGame); }); },
                  [](DialogUser& user) {
                      auto& all = dynamic_cast<wxChoice&>(
                          *wxWindow::FindWindowByName("kind of player", &user.find<wxWindow>("opponents")));
                      user.choose(all, "Fake");
                      user.click(user.find<wxCheckBox>("limit strength"));
                      user.slideByKeys(user.find<wxSlider>("strength slider"), 1330);
                      EXPECT_THAT(toUtf8(user.find<wxStaticText>("strength words").GetLabelText()),
                                  HasSubstr("Elo 1330"));
                      user.clickButton(wxID_OK);
                  });
    settle();
    const Color engine =
        isPerson(frame_->controller().setup().players[Color::White]) ? Color::Black : Color::White;
    const auto& spec = std::get<EngineSpec>(frame_->controller().setup().players[engine]);
    EXPECT_EQ(spec.options.at("UCI_Elo"), "1330");
    EXPECT_EQ(spec.options.at("UCI_LimitStrength"), "true");
    EXPECT_EQ(frame_->controller().playerNameAndLevel(engine), "Fake Elo 1330");
    frame_->controller().play(*parseUciMove(game().position(), "e2e4"));
    EXPECT_TRUE(pumpUntil([this] { return plies() == 2; }));
    perform(Action::ShowEnginesPage);
    part<EnginesPanel>("engines").refresh();
    const std::string talk = toUtf8(part<wxTextCtrl>("engine talk").GetValue());
    EXPECT_THAT(talk, HasSubstr("> setoption name UCI_Elo value 1330"));
    EXPECT_THAT(talk, HasSubstr("< bestmove"));
}

TEST_F(EnginesPageTest, OffersAGameAgainstTheEngineShown) {
    add(fake("strength"));
    inModalDialog(
        [this] {
            user_.clickCentre(part<wxWindow>("play against engine"));
            settle();
        },
        [](DialogUser& user) { user.clickButton(wxID_OK); });
    settle();
    const auto& players = frame_->controller().setup().players;
    const Color engine = isPerson(players[Color::White]) ? Color::Black : Color::White;
    EXPECT_TRUE(isPerson(players[~engine]));
    EXPECT_EQ(std::get<EngineSpec>(players[engine]).name, "Fake");
    EXPECT_TRUE(board().IsShownOnScreen()) << "the game is in sight";
}

TEST_F(EnginesPageTest, OffersNoGameAgainstAnEngineThatIsNotOffered) {
    add(fake("strength"));
    EXPECT_TRUE(part<wxWindow>("play against engine").IsEnabled());
    user_.clickCentre(part<wxWindow>("engine enabled"));
    EXPECT_TRUE(pumpUntil([this] { return !part<wxWindow>("play against engine").IsEnabled(); }));
}

TEST_F(EnginesPageTest, ChecksAnEngineAndSaysWhatIsWrong) {
    add(fake("strength"));
    user_.clickCentre(part<wxWindow>("check engine"));
    ASSERT_TRUE(pumpUntil([this] { return part<wxWindow>("engine check").IsShownOnScreen(); }));
    EXPECT_FALSE(part<wxWindow>("check engine").IsEnabled()) << "one at a time";
    EXPECT_THAT(textOf("engine check words"), HasSubstr("Checking Fake: "));
    ASSERT_TRUE(
        pumpUntil([this] { return part<wxWindow>("check engine").IsEnabled(); }, std::chrono::seconds(60)));
    EXPECT_THAT(textOf("engine check words"), HasSubstr("fault"));
    const std::string found = toUtf8(part<wxTextCtrl>("engine check findings").GetValue());
    EXPECT_THAT(found, HasSubstr("go-searchmoves: ")) << "it always plays the same move";
    EXPECT_THAT(found, HasSubstr("Passed: "));
    user_.clickCentre(part<wxWindow>("engine check close"));
    EXPECT_TRUE(pumpUntil([this] { return part<wxWindow>("engine log").IsShownOnScreen(); }));
    EXPECT_FALSE(part<wxWindow>("engine check").IsShown());
}

TEST_F(EnginesPageTest, CancelsACheckAtOnce) {
    add(fake("strength"));
    user_.clickCentre(part<wxWindow>("check engine"));
    ASSERT_TRUE(pumpUntil([this] { return part<wxWindow>("engine check").IsShownOnScreen(); }));
    user_.clickCentre(part<wxWindow>("engine check close"));
    EXPECT_TRUE(pumpUntil([this] { return part<wxWindow>("check engine").IsEnabled(); }));
    EXPECT_FALSE(part<wxWindow>("engine check").IsShown());
}

class MeasuredEngines : public EnginesPageTest {
protected:
    void SetUp() override {
        EnginesPageTest::SetUp();
        StoredEngine engine;
        engine.name = "Fake";
        engine.command = {ROQUE_FAKE_ENGINE, {"hangs"}};
        engine.profiles = {{"1", "", {}}};
        (void)frame_->engines().store.add(std::move(engine));
        perform(Action::ShowEnginesPage);
        settle();
    }
    [[nodiscard]] std::string worth() const { return toUtf8(part<WrappedText>("engine worth").words()); }
    [[nodiscard]] bool says(const std::string& words) {
        return pumpUntil([&] {
            part<EnginesPanel>("engines").refresh();
            return worth() == words;
        });
    }

    static constexpr const char* kNotCalibrated = "Not calibrated yet";
    static constexpr const char* kCalibrating = "Calibrating: 0 of 144";
    static constexpr const char* kPaused =
        "Calibration paused at 0 of 144; it continues when nothing else computes";
};

TEST_F(MeasuredEngines, AreMeasuredAndStoppedByAButton) {
    EXPECT_EQ(worth(), kNotCalibrated);
    push("measure engine");
    EXPECT_TRUE(says(kCalibrating)) << worth();
    EXPECT_EQ(list().GetTextValue(0, 1), kCalibrating);
    EXPECT_EQ(part<wxButton>("measure engine").GetLabelText(), "Stop calibrating");
    push("measure engine");
    EXPECT_TRUE(says(kNotCalibrated)) << worth();
    EXPECT_EQ(part<wxButton>("measure engine").GetLabelText(), "Calibrate");
}

TEST_F(MeasuredEngines, GiveWayToAGame) {
    push("measure engine");
    ASSERT_TRUE(says(kCalibrating)) << worth();
    start(person(), person());
    ASSERT_TRUE(frame_->controller().play(*parseUciMove(game().position(), "e2e4")));
    EXPECT_TRUE(says(kPaused)) << worth();
    const std::string id = frame_->engines().store.engines().front().id;
    EXPECT_TRUE(pumpUntil([&] {
        const auto kind = frame_->engines().supervisor.condition(id).kind;
        return kind == EngineCondition::Kind::Off || kind == EngineCondition::Kind::Died;
    })) << "nothing computes";
}

TEST_F(MeasuredEngines, GiveWayToTheSearchForAMate) {
    start(person(), person());
    push("measure engine");
    ASSERT_TRUE(says(kCalibrating)) << worth();
    perform(Action::SolveMate);
    auto* const dialog = dynamic_cast<SolveDialog*>(wxWindow::FindWindowByName("solve mate"));
    ASSERT_NE(dialog, nullptr);
    dialog->solve(20);
    EXPECT_TRUE(says(kPaused)) << worth();
    dialog->Close();
    EXPECT_TRUE(says(kCalibrating)) << worth();
}

TEST_F(MeasuredEngines, GiveWayToTheMakingOfEndings) {
    session().open(
        std::move(readPgn("[SetUp \"1\"]\n[FEN \"8/8/8/8/3k4/8/8/KBN5 w - - 0 1\"]\n\n*").at(0).record),
        std::nullopt);
    perform(Action::ShowStudyPage);
    ASSERT_TRUE(pumpUntil([this] { return part<wxWindow>("ending card").IsShownOnScreen(); }));
    push("measure engine");
    ASSERT_TRUE(says(kCalibrating)) << worth();
    push("ending button");
    EXPECT_TRUE(says(kPaused)) << worth();
    push("ending button");
    EXPECT_TRUE(says(kCalibrating)) << worth();
}

TEST_F(MeasuredEngines, GiveWayToTheAnnotationOfGames) {
    const TemporaryFolder folder;
    start(person(), person());
    push("measure engine");
    ASSERT_TRUE(says(kCalibrating)) << worth();
    GamesAnnotation& annotation = frame_->commands().annotation;
    annotation.begin(
        {folder.write("games.pgn", "1. e4 e5 *\n"), 0, 0, {}, folder / "out.pgn", "bastion", 900'000'000, 1},
        annotation::AnnotationJournal::Begin::Anew);
    EXPECT_TRUE(says(kPaused)) << worth();
    annotation.cancel();
    EXPECT_TRUE(says(kCalibrating)) << worth();
}

TEST_F(MeasuredEngines, AreLeftAloneWhereAPersonDoesNotWantIt) {
    auto& box = part<wxCheckBox>("measures engines");
    EXPECT_TRUE(box.GetValue());
    user_.clickCentre(box);
    ASSERT_TRUE(pumpUntil([&] { return !box.GetValue(); }));
    settle();
    EXPECT_FALSE(settings_->settings().analysis.measuresEngines);
}

}  // namespace
}  // namespace roque::test
