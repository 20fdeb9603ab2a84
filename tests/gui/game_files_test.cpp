#include <gmock/gmock.h>
#include <wx/clipbrd.h>
#include <wx/filedlg.h>

#include "controller/journal/study_journal.h"
#include "model/pgn/pgn_writer.h"
#include "tests/gui/expect_dialog.h"
#include "tests/gui/support/modal_guard.h"
#include "tests/gui/window_test.h"
#include "view/commands/action_bar.h"
#include "view/dialogs/games/comment_dialog.h"
#include "view/toolkit/clipboard.h"
#include "view/toolkit/file_drop_target.h"

// Files of games in the window.
namespace roque::test {
namespace {

using testing::AllOf;
using testing::ElementsAre;
using testing::EndsWith;
using testing::HasSubstr;
using testing::Not;
using testing::StartsWith;

constexpr std::string_view kOne =
    "[Event \"one\"]\n[White \"Ada\"]\n[Black \"Zo\xc3\xab\"]\n\n1. e4   e5 *\n\n";
constexpr std::string_view kTwo = "[Event \"two\"]\n[White \"Bo\"]\n[Black \"Cy\"]\n\n1. d4 d5 2. c4 1-0\n\n";
constexpr std::string_view kBad = "[Event \"bad\"]\n[White \"Di\"]\n\n1. c4 Ke7 2. d4 *\n\n";

class GamesInWindow : public WindowTest {
protected:
    [[nodiscard]] std::filesystem::path write(const char* name,
                                              std::initializer_list<std::string_view> games) {
        std::string text;
        for (const std::string_view game : games) text += game;
        return folder_.write(name, text);
    }
    /// Opens a file and waits for its list.
    void openList(const std::filesystem::path& path, std::size_t games) {
        files().open(path);
        ASSERT_TRUE(pumpUntil([&] {
            const PgnFile* const file = files().file();
            return file != nullptr && !file->isReading() && file->size() == games && list().IsShown()
                   && list().isComplete();
        }));
    }
    [[nodiscard]] GamesDialog& list() { return files().list(); }
    /// As if chosen in the list.
    void openGame(std::size_t at) {
        list().onChosen(at);
        const std::string event(files().file()->summary(at).event);
        ASSERT_TRUE(
            pumpUntil([&] { return games().isStudying() && study().record().tags.value("Event") == event; }));
    }
    [[nodiscard]] Study& study() { return *games().study(); }
    /// Comments a game and saves it, while another program has replaced its file.
    void saveWhatAnotherHasChanged() {
        files().open(write("one.pgn", {kOne}));
        ASSERT_TRUE(pumpUntil([this] { return games().isStudying(); }));
        comment("mine");
        writeText(folder_ / "one.pgn", kTwo);
        perform(Action::SaveGame);
        waitUntilSaved();
    }
    void comment(const char* text) {
        MoveNotes notes;
        notes.comment = text;
        frame_->session().change([&](Study& study) { study.annotate(notes); });
    }
    /// Comments the shown move, also in the game in progress.
    void commentInDialog(const char* text) {
        wxTEST_DIALOG(perform(Action::EditComment),
                      ExpectDialog<CommentDialog>([text](CommentDialog& dialog) {
                          dynamic_cast<wxTextCtrl&>(*wxWindow::FindWindowByName("comment text", &dialog))
                              .SetValue(text);
                      }));
    }
    void waitUntilSaved() {
        ASSERT_TRUE(pumpUntil([this] { return !saver().isSaving(); }));
    }

    TemporaryFolder folder_;
};

// Opening.

TEST_F(GamesInWindow, OpensTheOnlyGameOfAFileAtOnce) {
    files().open(write("one.pgn", {kOne}));
    ASSERT_TRUE(pumpUntil([this] { return games().isStudying(); }));
    EXPECT_EQ(toUtf8(heading().study()), "one.pgn");
    EXPECT_EQ(toUtf8(frame_->GetTitle()), "Ada – Zoë · one.pgn – Roque");
    EXPECT_THAT(settings_->settings().recentFiles, ElementsAre((folder_ / "one.pgn").string()));
    EXPECT_FALSE(isPossible(Action::NextGame));
}

class GamesAfterACrash : public GamesInWindow {
protected:
    GamesAfterACrash() { crashes_ = {CrashReport{"told-crash-1.txt", {}, {}}}; }
};

TEST_F(GamesAfterACrash, LeaveTheWordsAboutItInSight) {
    const auto tellsCrash = [this] {
        return noticeText().find("Roque crashed last time") != std::string::npos;
    };
    ASSERT_TRUE(pumpUntil(tellsCrash));
    files().open(write("one.pgn", {kOne}));
    ASSERT_TRUE(pumpUntil([this] { return games().isStudying(); }));
    EXPECT_TRUE(tellsCrash()) << noticeText();
    start(person(), person());
    EXPECT_TRUE(tellsCrash()) << noticeText();
}

/// The files of the program are damaged when it starts.
class GamesBesideDamagedFiles : public GamesInWindow {
protected:
    void SetUp() override {
        for (const char* file : {"config/settings.json", "data/engines.json"}) {
            std::filesystem::create_directories((home_ / file).parent_path());
            writeText(home_ / file, "{");
        }
        GamesInWindow::SetUp();
    }
};

TEST_F(GamesBesideDamagedFiles, LeaveTheWordsAboutThemInSight) {
    const auto told = [this] {
        return testing::Value(noticeText(),
                              AllOf(HasSubstr("The settings in "), HasSubstr("The list of your engines")));
    };
    ASSERT_TRUE(pumpUntil(told)) << noticeText();
    files().open(write("one.pgn", {kOne}));
    ASSERT_TRUE(pumpUntil([this] { return games().isStudying(); }));
    EXPECT_TRUE(told()) << noticeText();
    start(person(), person());
    EXPECT_TRUE(told()) << noticeText();
}

TEST_F(GamesInWindow, ListsTheGamesOfAFileAndOpensTheOneThatIsChosen) {
    openList(write("two.pgn", {kOne, kTwo, kBad}), 3);
    EXPECT_EQ(toUtf8(list().status()), "3 games, 1 with errors");
    settle();
    wxDataViewCtrl& entries = list().list();
    auto* const model = dynamic_cast<wxDataViewVirtualListModel*>(entries.GetModel());
    ASSERT_EQ(model->GetCount(), 3U);
    entries.UnselectAll();
    entries.Select(model->GetItem(1));
    settle();
    user_.clickCentre(*wxWindow::FindWindowById(wxID_OPEN, &list()));
    ASSERT_TRUE(pumpUntil([this] { return games().isStudying(); }));
    EXPECT_EQ(study().record().tags.value("White"), "Bo");
    EXPECT_EQ(toUtf8(heading().study()), "two.pgn");
    EXPECT_EQ(toUtf8(frame_->GetTitle()), "Bo – Cy · 1-0 · two.pgn – Roque");
}

TEST_F(GamesInWindow, TellsAGameWithoutNamesByItsEvent) {
    files().open(write("club.pgn", {"[Event \"Club\"]\n\n1. c4 *\n\n"}));
    ASSERT_TRUE(pumpUntil([this] { return games().isStudying(); }));
    EXPECT_EQ(toUtf8(heading().study()), "Club · club.pgn");
    ASSERT_TRUE(files().paste("1. e4 e5 *"));
    EXPECT_TRUE(pumpUntil([this] { return toUtf8(heading().study()) == "Game without names"; }))
        << heading().study();
}

TEST_F(GamesInWindow, SearchesTheList) {
    openList(write("two.pgn", {kOne, kTwo, kBad}), 3);
    ASSERT_TRUE(focusAndWait(list().list()));
    user_.strike('S', wxMOD_ALT);
    ASSERT_TRUE(pumpUntil([this] { return wxWindow::FindWindowByName("search", &list())->HasFocus(); }));
    user_.type("zoe");
    ASSERT_TRUE(pumpUntil([this] { return toUtf8(list().status()) == "1 of 3 games, 1 with errors"; }))
        << list().status();
    user_.strike(WXK_RETURN);
    ASSERT_TRUE(pumpUntil([this] { return games().isStudying(); }));
    EXPECT_EQ(study().record().tags.value("Event"), "one");
    GameCriteria criteria;
    criteria.results = {GameResult::WhiteWins};
    list().search(criteria);
    EXPECT_TRUE(pumpUntil([this] { return toUtf8(list().status()) == "1 of 3 games, 1 with errors"; }));
}

TEST_F(GamesInWindow, SearchesTheListForWhatIsTypedOnIt) {
    openList(write("two.pgn", {kOne, kTwo, kBad}), 3);
    ASSERT_TRUE(pumpUntil([this] { return list().list().HasFocus(); }));
    user_.type("zoe");
    EXPECT_TRUE(pumpUntil([this] { return toUtf8(list().status()) == "1 of 3 games, 1 with errors"; }))
        << list().status();
}

TEST_F(GamesInWindow, GoesThroughAGameThatWasOpenedByTheArrowKeys) {
    openList(write("two.pgn", {kOne, kTwo}), 2);
    ASSERT_TRUE(pumpUntil([this] { return list().list().HasFocus(); }));
    user_.strike(WXK_RETURN);  // the first is chosen already
    ASSERT_TRUE(pumpUntil([this] { return games().isStudying(); }));
    EXPECT_EQ(study().record().tags.value("Event"), "one");
    perform(Action::ShowGames);
    ASSERT_TRUE(pumpUntil([this] { return list().list().HasFocus(); }));
    user_.strike(WXK_DOWN);
    user_.strike(WXK_RETURN);
    ASSERT_TRUE(pumpUntil([this] { return study().record().tags.value("Event") == "two"; }));
    EXPECT_FALSE(list().IsShown());  // so that the person sees what it was in front of
    ASSERT_TRUE(pumpUntil([this] { return moves().HasFocus(); }));
    user_.strike(WXK_RIGHT);
    EXPECT_TRUE(pumpUntil([this] { return study().shown().ply() == 1; }));
    user_.strike(WXK_END);
    EXPECT_TRUE(pumpUntil([this] { return study().shown().ply() == 3; }));
    user_.type("N");
    ASSERT_TRUE(pumpUntil([this] { return !moves().HasFocus(); }));
    user_.strike(WXK_ESCAPE);
    ASSERT_TRUE(pumpUntil([this] { return moves().HasFocus(); }));
    user_.type("Nf6");
    user_.strike(WXK_RETURN);
    EXPECT_TRUE(pumpUntil([this] { return study().shown().san() == "Nf6"; }));
    user_.strike('L', wxMOD_CONTROL);
    EXPECT_TRUE(pumpUntil([this] { return list().IsShown() && list().list().HasFocus(); }));
}

TEST_F(GamesInWindow, GoesFromGameToGame) {
    openList(write("two.pgn", {kOne, kTwo}), 2);
    openGame(0);
    EXPECT_FALSE(isPossible(Action::PreviousGame));
    user_.strike(WXK_PAGEDOWN, wxMOD_CONTROL);
    ASSERT_TRUE(pumpUntil([this] { return study().record().tags.value("Event") == "two"; }));
    EXPECT_FALSE(isPossible(Action::NextGame));
}

TEST_F(GamesInWindow, SaysByLineWhatIsWrongWithAGame) {
    openList(write("bad.pgn", {kOne, kBad}), 2);
    openGame(1);
    EXPECT_THAT(noticeText(), HasSubstr("line 10, move 1 of Black: 'Ke7' is not a legal move"));
    EXPECT_EQ(study().root().next()->san(), "c4");
}

TEST_F(GamesInWindow, SaysWhyAFileCannotBeOpened) {
    files().open(folder_ / "none.pgn");
    EXPECT_TRUE(pumpUntil([this] { return noticeText().find("No such file") != std::string::npos; }));
    EXPECT_THAT(settings_->settings().recentFiles, testing::IsEmpty());
}

TEST_F(GamesInWindow, OpensAPosition) {
    files().open(folder_.write("position.fen", "4k3/8/8/8/8/8/8/4K2R w K - 0 1\n"));
    ASSERT_TRUE(pumpUntil([this] { return games().isStudying(); }));
    EXPECT_EQ(toFen(study().root().position()), "4k3/8/8/8/8/8/8/4K2R w K - 0 1");
    files().open(folder_.write("bad.fen", "4k3/8 w - - 0 1"));
    EXPECT_TRUE(pumpUntil([this] { return noticeText().find("cannot be used") != std::string::npos; }));
}

TEST_F(GamesInWindow, OpensAFileThatIsDraggedOntoIt) {
    auto* const target = dynamic_cast<FileDropTarget*>(frame_->GetDropTarget());
    ASSERT_NE(target, nullptr);
    wxArrayString files;
    files.Add(toWx(write("one.pgn", {kOne}).string()));
    EXPECT_TRUE(target->OnDropFiles(0, 0, files));
    EXPECT_TRUE(pumpUntil([this] { return games().isStudying(); }));
}

TEST_F(GamesInWindow, OpensFilesAgainThatWereOpenedLately) {
    files().open(write("one.pgn", {kOne}));
    ASSERT_TRUE(pumpUntil([this] { return games().isStudying(); }));
    perform(Action::SwitchGame);
    EXPECT_FALSE(games().isStudying());
    const int id = frame_->GetMenuBar()->FindMenuItem("Game", "Open recent");
    const wxMenu& recent = *frame_->GetMenuBar()->FindItem(id)->GetSubMenu();
    ASSERT_EQ(recent.GetMenuItemCount(), 1U);
    wxCommandEvent chosen(wxEVT_MENU, recent.FindItemByPosition(0)->GetId());
    frame_->ProcessWindowEvent(chosen);
    EXPECT_TRUE(pumpUntil([this] { return games().isStudying(); }));
}

TEST_F(GamesInWindow, TellsThatWhatIsPastedIsTooLong) {
    constexpr std::size_t kTooLong = std::size_t{5} << 20U;
    std::string text(kOne);
    text.resize(kTooLong, ' ');
    EXPECT_TRUE(files().paste(text));
    EXPECT_THAT(noticeText(), HasSubstr("longer than 4 MB"));
    EXPECT_FALSE(games().isStudying());
}

TEST_F(GamesInWindow, PastesGames) {
    ASSERT_TRUE(copyToClipboard(std::string(kOne) + std::string(kTwo)));
    user_.strike('V', wxMOD_CONTROL);
    ASSERT_TRUE(pumpUntil([this] { return games().isStudying(); }));
    EXPECT_EQ(study().record().tags.value("Event"), "one");
    EXPECT_THAT(noticeText(), HasSubstr("2 games"));
    perform(Action::CopyGame);
    wxTextDataObject text;
    wxClipboardLocker lock;
    ASSERT_TRUE(wxTheClipboard->GetData(text));
    EXPECT_THAT(toUtf8(text.GetText()), HasSubstr("[Event \"one\"]"));
}

TEST_F(GamesInWindow, SaysWhatIsWrongWithWhatIsPastedAsLongAsItIsOnTheBoard) {
    start(person(), person());
    EXPECT_TRUE(files().paste(std::string(kBad)));
    EXPECT_THAT(noticeText(), AllOf(HasSubstr("'Ke7' is not a legal move"), Not(HasSubstr("the file"))));
    perform(Action::SwitchGame);
    EXPECT_EQ(noticeText(), "");
    perform(Action::SwitchGame);
    EXPECT_THAT(noticeText(), HasSubstr("'Ke7' is not a legal move"));
    EXPECT_TRUE(files().paste(std::string(kOne)));
    EXPECT_EQ(noticeText(), "");
}

// Saving.

TEST_F(GamesInWindow, SavesAGameInItsPlaceAndLeavesTheOthersAsTheyAre) {
    openList(write("two.pgn", {kOne, kBad, kTwo}), 3);
    openGame(2);
    comment("queen's pawn");
    EXPECT_THAT(toUtf8(heading().study()), StartsWith("* "));
    user_.strike('S', wxMOD_CONTROL);
    ASSERT_TRUE(pumpUntil([this] { return !games().hasUnsavedChanges(); }));
    const std::string saved = folder_.read("two.pgn");
    EXPECT_THAT(saved, StartsWith(std::string(kOne) + std::string(kBad) + "[Event \"two\"]"));
    EXPECT_THAT(saved, HasSubstr("{queen's pawn}"));
    comment("once more");
    perform(Action::SaveGame);
    ASSERT_TRUE(pumpUntil([this] { return !games().hasUnsavedChanges(); }));
    EXPECT_THAT(folder_.read("two.pgn"), HasSubstr("{once more}"));
    ASSERT_TRUE(pumpUntil([this] { return files().file()->size() == 3; }));
    EXPECT_TRUE(pumpUntil([this] { return isPossible(Action::PreviousGame); }));
}

TEST_F(GamesInWindow, SavesAGameTwiceInARow) {
    openList(write("two.pgn", {kOne, kTwo}), 2);
    openGame(0);
    comment("first");
    perform(Action::SaveGame);
    comment("then");
    perform(Action::SaveGame);
    waitUntilSaved();
    EXPECT_THAT(noticeText(), Not(HasSubstr("changed by another program")));
    EXPECT_FALSE(games().hasUnsavedChanges());
    EXPECT_THAT(folder_.read("two.pgn"), AllOf(StartsWith("[Event \"one\"]"), HasSubstr("{then}"),
                                               EndsWith(kTwo), Not(HasSubstr("{first}"))));
}

TEST_F(GamesInWindow, SavesTheGameElsewhereThatCouldNotBeSavedThoughAnotherIsOnTheBoard) {
    start(person(), person());
    saveWhatAnotherHasChanged();
    perform(Action::SwitchGame);
    settle();
    clickButton(notice(), "Append it");
    ASSERT_TRUE(pumpUntil([this] { return !games().hasUnsavedChanges(); }));
    EXPECT_THAT(folder_.read("one.pgn"), AllOf(StartsWith(kTwo), HasSubstr("{mine}")));
}

TEST_F(GamesInWindow, NeverReplacesAGameThatCouldNotBeRead) {
    openList(write("bad.pgn", {kBad, kOne}), 2);
    openGame(0);
    comment("what was meant?");
    perform(Action::SaveGame);
    ASSERT_TRUE(pumpUntil([this] { return !games().hasUnsavedChanges(); }));
    EXPECT_THAT(folder_.read("bad.pgn"), StartsWith(std::string(kBad) + std::string(kOne)));
    EXPECT_THAT(folder_.read("bad.pgn"), HasSubstr("{what was meant?}"));
    EXPECT_THAT(noticeText(), HasSubstr("appended to the file"));
}

TEST_F(GamesInWindow, OverwritesNothingOfAnotherProgram) {
    saveWhatAnotherHasChanged();
    EXPECT_EQ(folder_.read("one.pgn"), kTwo);
    EXPECT_THAT(noticeText(), HasSubstr("changed by another program"));
    settle();
    clickButton(notice(), "Append it");
    ASSERT_TRUE(pumpUntil([this] { return !games().hasUnsavedChanges(); }));
    EXPECT_THAT(folder_.read("one.pgn"), StartsWith(std::string(kTwo) + "[Event \"one\"]"));
}

TEST_F(GamesInWindow, TellsThatAFileHasChangedWhenItIsLookedAtAgain) {
    files().open(write("one.pgn", {kOne}));
    ASSERT_TRUE(pumpUntil([this] { return games().isStudying(); }));
    files().onActivated();
    EXPECT_FALSE(notice().IsShown()) << noticeText();
    writeText(folder_ / "one.pgn", std::string(kTwo) + std::string(kOne));
    files().onActivated();
    EXPECT_THAT(noticeText(), HasSubstr("changed by another program"));
    settle();
    clickButton(notice(), "Reload");
    EXPECT_TRUE(pumpUntil([this] { return files().file()->size() == 2; }));
}

TEST_F(GamesInWindow, SavesTheGameThatIsPlayedWithItsVariations) {
    start(PersonSpec{"Ada"}, PersonSpec{"Zoë"});
    ASSERT_TRUE(playByClicks(Square::E2, Square::E4));
    perform(Action::ShowFirst);
    settle();
    click(Square::D2);
    click(Square::D4);
    ASSERT_TRUE(pumpUntil([this] { return games().isStudying(); }));
    saver().saveTo(folder_ / "played.pgn", ExistingFile::Replace);
    waitUntilSaved();
    EXPECT_THAT(folder_.read("played.pgn"), HasSubstr("1. e4 (1. d4) *"));
    EXPECT_THAT(folder_.read("played.pgn"), HasSubstr("[Black \"Zoë\"]"));
    EXPECT_FALSE(games().hasUnsavedChanges());
    saver().saveTo(folder_ / "no/such/folder/x.pgn", ExistingFile::Extend);
    waitUntilSaved();
    EXPECT_TRUE(folder_.has("no/such/folder/x.pgn"));  // which was made
}

TEST_F(GamesInWindow, KnowsWhereTheGameThatIsPlayedWasSaved) {
    start(PersonSpec{"Ada"}, PersonSpec{"Zoë"});
    ASSERT_TRUE(playByClicks(Square::E2, Square::E4));
    saver().saveTo(folder_ / "played.pgn", ExistingFile::Replace);
    waitUntilSaved();
    EXPECT_EQ(status(), "Saved to played.pgn. Black to move");
    ASSERT_TRUE(playByClicks(Square::E7, Square::E5));
    EXPECT_EQ(status(), "White to move");
    perform(Action::SaveGame);  // which asks for nothing
    waitUntilSaved();
    EXPECT_THAT(folder_.read("played.pgn"), HasSubstr("1. e4 e5 *"));
    commentInDialog("sound");
    EXPECT_EQ(toUtf8(heading().study()), "* played.pgn");
    perform(Action::SaveGame);
    waitUntilSaved();
    EXPECT_EQ(toUtf8(heading().study()), "played.pgn");
    EXPECT_THAT(folder_.read("played.pgn"), HasSubstr("1. e4 e5 {sound} *"));
    frame_->controller().resign(Color::White);
    EXPECT_EQ(toUtf8(heading().study()), "* played.pgn");
}

TEST_F(GamesInWindow, KnowsThatAGameHasGoneOnWhileItWasSaved) {
    start(PersonSpec{"Ada"}, PersonSpec{"Zoë"});
    ASSERT_TRUE(playByClicks(Square::E2, Square::E4));
    commentInDialog("best by test");
    saver().saveTo(folder_ / "played.pgn", ExistingFile::Replace);
    ASSERT_TRUE(frame_->controller().play(Move(Square::G8, Square::F6)));
    waitUntilSaved();
    EXPECT_THAT(folder_.read("played.pgn"), Not(HasSubstr("Nf6")));
    EXPECT_TRUE(games().hasUnsavedChanges());
}

TEST_F(GamesInWindow, LeavesAFileAloneWhenTheGameBesideItIsSaved) {
    start(PersonSpec{"Ada"}, PersonSpec{"Zoë"});
    files().open(write("one.pgn", {kOne}));
    ASSERT_TRUE(pumpUntil([this] { return games().isStudying(); }));
    perform(Action::SwitchGame);
    ASSERT_TRUE(playByClicks(Square::E2, Square::E4));
    saver().saveTo(folder_ / "played.pgn", ExistingFile::Replace);
    waitUntilSaved();
    EXPECT_THAT(status(), StartsWith("Saved to played.pgn."));
    EXPECT_THAT(folder_.read("played.pgn"), HasSubstr("1. e4 *"));
    perform(Action::SaveGame);  // which asks for nothing
    waitUntilSaved();
    EXPECT_EQ(study().record().tags.value("Event"), "one");
}

// Nothing is lost without asking.

TEST_F(GamesInWindow, AsksBeforeChangesAreLost) {
    openList(write("two.pgn", {kOne, kTwo}), 2);
    openGame(0);
    comment("keep me");
    wxTEST_DIALOG(files().openGame(1), wxExpectModal<wxMessageDialog>(wxID_CANCEL));
    EXPECT_EQ(study().record().tags.value("Event"), "one");
    wxTEST_DIALOG(perform(Action::Quit), wxExpectModal<wxMessageDialog>(wxID_CANCEL));
    settle();
    ASSERT_TRUE(frame_);
    wxTEST_DIALOG(files().openGame(1), wxExpectModal<wxMessageDialog>(wxID_YES));
    ASSERT_TRUE(pumpUntil([this] { return study().record().tags.value("Event") == "two"; }));
    EXPECT_THAT(folder_.read("two.pgn"), HasSubstr("{keep me}"));
}

/// The study of a file is saved first; the move that was tried belongs to the game in progress.
TEST_F(GamesInWindow, TriesAMoveWhereItWasTriedAlsoAfterSavingTheStudyBefore) {
    start(person(), person());
    ASSERT_TRUE(playByClicks(Square::E2, Square::E4));
    ASSERT_TRUE(playByClicks(Square::E7, Square::E5));
    files().open(write("one.pgn", {kOne}));
    ASSERT_TRUE(pumpUntil([this] { return games().isStudying(); }));
    comment("keep me");
    settle();
    perform(Action::SwitchGame);
    user_.strike(WXK_LEFT, wxMOD_ALT);
    ASSERT_TRUE(pumpUntil([this] { return browser().shown()->ply() == 1; }));
    wxTEST_DIALOG(
        {
            click(Square::C7);
            click(Square::C5);
            settle();
        },
        wxExpectModal<wxMessageDialog>(wxID_YES));
    ASSERT_TRUE(pumpUntil([this] { return games().isStudyOfGame(); }));
    EXPECT_THAT(toPgn(study().record()), HasSubstr("1. e4 e5 (1... c5)"));
    EXPECT_THAT(folder_.read("one.pgn"), HasSubstr("{keep me}"));
}

TEST_F(GamesInWindow, LetsTheClockRunOnAndKeepsTheStudyBefore) {
    constexpr std::chrono::seconds kTime(60);
    frame_->controller().newGame({{person(), person()},
                                  Position::start(),
                                  Variant::Standard,
                                  {suddenDeath(kTime), suddenDeath(kTime)}});
    frame_->controller().resume();
    files().open(write("one.pgn", {kOne}));
    ASSERT_TRUE(pumpUntil([this] { return games().isStudying(); }));
    comment("keep me");
    perform(Action::SwitchGame);
    wxTEST_DIALOG(
        perform(Action::EditComment), ExpectDialog<CommentDialog>([](CommentDialog& dialog) {
            dynamic_cast<wxTextCtrl&>(*wxWindow::FindWindowByName("comment text", &dialog)).SetValue("mine");
        }));
    ASSERT_TRUE(pumpUntil([this] { return games().isStudyOfGame(); }));
    EXPECT_TRUE(frame_->controller().clock().isRunning());
    EXPECT_THAT(noticeText(), HasSubstr("are kept"));
}

TEST_F(GamesInWindow, KeepsAStudyForTheNextTimeIfTheDesktopEndsTheSession) {
    openList(write("two.pgn", {kOne, kTwo}), 2);
    openGame(0);
    comment("keep me");
    frame_->Close(true);
    ASSERT_TRUE(pumpUntil([this] { return !frame_; }));
    SetUp();
    ASSERT_TRUE(pumpUntil([this] { return offer().IsShown(); }));
    EXPECT_THAT(toUtf8(offer().text()), HasSubstr("A study has unsaved changes"));
    clickButton(offer(), "Resume");
    ASSERT_TRUE(pumpUntil([this] { return games().isStudying(); }));
    EXPECT_THAT(toPgn(study().record()), HasSubstr("{keep me}"));
    EXPECT_TRUE(games().hasUnsavedChanges());
    perform(Action::SaveGame);  // goes where the study came from
    waitUntilSaved();
    EXPECT_THAT(folder_.read("two.pgn"), HasSubstr("{keep me}"));
    EXPECT_FALSE(games().hasUnsavedChanges());
}

TEST_F(GamesInWindow, OffersACopyOfAStudyThatAnotherWindowHasOpened) {
    openList(write("two.pgn", {kOne, kTwo}), 2);
    openGame(0);
    comment("keep me");
    frame_->Close(true);
    ASSERT_TRUE(pumpUntil([this] { return !frame_; }));
    SetUp();
    ASSERT_TRUE(pumpUntil([this] { return offer().IsShown(); }));
    StudyJournal other(dispatcher(), home_ / "state", {});
    bool isTaken = false;
    other.findLeftBehind([&](const std::vector<LeftStudy>& studies) {
        ASSERT_EQ(studies.size(), 1U);
        other.take(studies.front(), [&](const auto& study) { isTaken = study.has_value(); });
    });
    ASSERT_TRUE(pumpUntil([&] { return isTaken; }));
    clickButton(offer(), "Resume");
    ASSERT_TRUE(
        pumpUntil([this] { return toUtf8(offer().text()) == "This study is open in another window."; }));
    settle();
    clickButton(offer(), "Take a copy");
    ASSERT_TRUE(pumpUntil([this] { return games().isStudying(); }));
    EXPECT_THAT(toPgn(study().record()), HasSubstr("{keep me}"));
    EXPECT_FALSE(games().studyOrigin()) << "the file is the other window's";
}

TEST_F(GamesInWindow, AsksAgainAboutChangesMadeWhileTheOthersWereSaved) {
    openList(write("two.pgn", {kOne, kTwo}), 2);
    openGame(0);
    comment("keep me");
    wxTEST_DIALOG(
        {
            files().openGame(1);
            comment("me too");
            waitUntilSaved();
        },
        wxExpectModal<wxMessageDialog>(wxID_YES), wxExpectModal<wxMessageDialog>(wxID_CANCEL));
    settle();
    EXPECT_EQ(study().record().tags.value("Event"), "one");
    EXPECT_THAT(toPgn(study().record()), HasSubstr("{me too}"));
    EXPECT_THAT(folder_.read("two.pgn"), HasSubstr("{keep me}"));
}

TEST_F(GamesInWindow, ShowsNoOtherGameWhileOneIsCommented) {
    openList(write("two.pgn", {kOne, kTwo}), 2);
    openGame(0);
    comment("keep me");
    wxTEST_DIALOG(EXPECT_TRUE(files().paste("1. c4 *")), wxExpectModal<wxMessageDialog>(wxID_YES));
    frame_->CallAfter([this] {
        auto* const dialog = dynamic_cast<CommentDialog*>(wxWindow::FindWindowByName("comment", frame_));
        ASSERT_NE(dialog, nullptr);
        waitUntilSaved();  // after which the other game may come
        dynamic_cast<wxTextCtrl&>(*wxWindow::FindWindowByName("comment text", dialog)).SetValue("mine");
        dialog->EndModal(wxID_OK);
    });
    {
        const AllowModalDialogs allow;
        perform(Action::EditComment);
    }
    EXPECT_THAT(toPgn(study().record()), AllOf(HasSubstr("[Event \"one\"]"), HasSubstr("{mine}")));
    wxTEST_DIALOG(EXPECT_TRUE(pumpUntil([this] { return study().root().next()->san() == "c4"; })),
                  wxExpectModal<wxMessageDialog>(wxID_YES));
    EXPECT_THAT(folder_.read("two.pgn"), HasSubstr("{mine}"));
}

TEST_F(GamesInWindow, LosesChangesThatNobodyWants) {
    openList(write("two.pgn", {kOne, kTwo}), 2);
    openGame(0);
    comment("lose me");
    wxTEST_DIALOG(files().openGame(1), wxExpectModal<wxMessageDialog>(wxID_NO));
    ASSERT_TRUE(pumpUntil([this] { return study().record().tags.value("Event") == "two"; }));
    EXPECT_EQ(folder_.read("two.pgn"), std::string(kOne) + std::string(kTwo));
}

TEST_F(GamesInWindow, LetsTheGameThatIsPlayedGoOnBesideAFile) {
    start(person(), person());
    ASSERT_TRUE(playByClicks(Square::E2, Square::E4));
    files().open(write("one.pgn", {kOne}));
    ASSERT_TRUE(pumpUntil([this] { return games().isStudying(); }));
    settle();
    user_.clickCentre(*wxWindow::FindWindowByName("back to the game", frame_));
    ASSERT_TRUE(pumpUntil([this] { return browser().isLive(); }));
    EXPECT_TRUE(playByClicks(Square::E7, Square::E5));
}

// Encodings.

TEST_F(GamesInWindow, TellsThatAGameHasBytesUnlikeTheRestOfItsFile) {
    openList(write("mixed.pgn", {kOne, "[Event \"odd\"]\n[White \"Ren\xe9\"]\n\n1. e4 *\n\n"}), 2);
    EXPECT_THAT(toUtf8(list().status()), EndsWith("partly Windows-1252"));
    openGame(0);
    EXPECT_EQ(noticeText(), "");
    openGame(1);
    EXPECT_THAT(noticeText(), StartsWith("Some bytes of this game are not UTF-8"));
    EXPECT_EQ(study().record().tags.value("White"), "René");
}

TEST_F(GamesInWindow, TellsThatSavingHasConvertedAFile) {
    files().open(write("latin.pgn", {"[Event \"latin\"]\n[White \"Ren\xe9\"]\n\n1. e4 *\n\n"}));
    ASSERT_TRUE(pumpUntil([this] { return games().isStudying(); }));
    perform(Action::ShowNext);
    comment("Café");
    perform(Action::SaveGame);
    waitUntilSaved();
    EXPECT_THAT(folder_.read("latin.pgn"), HasSubstr("Caf\xe9"));
    EXPECT_EQ(noticeText(), "");
    comment("Čapek");
    perform(Action::SaveGame);
    waitUntilSaved();
    EXPECT_THAT(folder_.read("latin.pgn"), AllOf(HasSubstr("Čapek"), HasSubstr("René")));
    EXPECT_THAT(noticeText(), HasSubstr("converted to UTF-8"));
}

}  // namespace
}  // namespace roque::test
