#include <gmock/gmock.h>
#include <wx/modalhook.h>

#include "controller/storage/files.h"
#include "model/pgn/game_builder.h"
#include "tests/gui/window_test.h"
#include "view/dialogs/games/game_details_dialog.h"
#include "view/toolkit/wrapped_text.h"

// The details of a game, typed in the window.
namespace roque::test {
namespace {

using testing::ElementsAre;
using testing::EndsWith;
using testing::HasSubstr;
using testing::Not;

constexpr std::string_view kGame =
    "[Event \"Club\"]\n[White \"Ada\"]\n[Black \"Bo\"]\n[Annotator \"Cy\"]\n\n1. f3 e5 2. g4 Qh4# *\n\n";

/// Acts in the next dialog that opens, while it is open.
class InNextDialog : public wxModalDialogHook {
public:
    explicit InNextDialog(std::function<void(wxDialog&)> act) : act_(std::move(act)) { Register(); }
    ~InNextDialog() override { Unregister(); }

protected:
    int Enter(wxDialog* dialog) override {
        dialog->CallAfter([this, dialog] { act_(*dialog); });
        return wxID_NONE;
    }

private:
    std::function<void(wxDialog&)> act_;
};

class DetailsInWindow : public WindowTest {
protected:
    /// Opens the dialog by its key and acts in it; closes what is still open then.
    void inDialog(const std::function<void(GameDetailsDialog&)>& act) {
        const AllowModalDialogs allow;
        bool wasSeen = false;
        const InNextDialog next([&](wxDialog& dialog) {
            wasSeen = true;
            EXPECT_TRUE(pumpUntil([&] { return dialog.IsShownOnScreen(); }));
            settle();
            act(dynamic_cast<GameDetailsDialog&>(dialog));
            if (dialog.IsModal()) dialog.EndModal(wxID_CANCEL);
        });
        user_.strike('I', wxMOD_CONTROL);
        ASSERT_TRUE(pumpUntil([&] { return wasSeen; }));
        settle();
    }
    void openGame(std::string_view pgn) {
        files().open(folder_.write("game.pgn", std::string(pgn)));
        ASSERT_TRUE(pumpUntil([this] { return games().isStudying(); }));
        settle();
    }
    template <typename Control = wxTextCtrl>
    static Control& find(wxDialog& dialog, const char* name) {
        auto* const found = dynamic_cast<Control*>(wxWindow::FindWindowByName(name, &dialog));
        if (found == nullptr) throw std::runtime_error(std::string("there is no ") + name);
        return *found;
    }
    /// Replaces the text of a field.
    void type(wxWindow& field, std::string_view text) {
        field.SetFocus();
        EXPECT_TRUE(pumpUntil([&] { return field.HasFocus(); }));
        user_.strike('A', wxMOD_CONTROL);
        user_.strike(WXK_DELETE);
        user_.type(text);
        const auto& shown = dynamic_cast<wxTextCtrl&>(field);
        EXPECT_TRUE(pumpUntil([&] { return toUtf8(shown.GetValue()) == text; })) << toUtf8(shown.GetValue());
    }
    void clickOk(wxDialog& dialog) {
        settle();
        user_.clickCentre(*dialog.FindWindow(wxID_OK));
        settle();
    }
    static std::string fault(wxDialog& dialog, const char* name) {
        return toUtf8(find<wxStaticText>(dialog, name).GetLabelText());
    }
    static void choose(wxChoice& list, int at) {
        list.SetSelection(at);
        wxCommandEvent event(wxEVT_CHOICE, list.GetId());
        list.ProcessWindowEvent(event);
    }
    /// Of the window, without the name of the program.
    [[nodiscard]] std::string studyTitle() {
        wxString title;
        frame_->GetTitle().EndsWith(toWx(" – Roque"), &title);
        return toUtf8(title);
    }
    /// The players of the game that is studied.
    [[nodiscard]] std::string names() { return toUtf8(part<WrappedText>("study names").words()); }
    [[nodiscard]] const GameRecord& studied() { return games().study()->record(); }

    TemporaryFolder folder_;
};

TEST_F(DetailsInWindow, AreTypedShownUndoneAndSaved) {
    openGame(kGame);
    inDialog([this](GameDetailsDialog& dialog) {
        type(find(dialog, "White"), "Adele");
        type(find(dialog, "WhiteElo"), "2100");
        type(find(dialog, "Date"), "2026.11.22");
        choose(find<wxChoice>(dialog, "Result"), 1);
        clickOk(dialog);
        EXPECT_FALSE(dialog.IsModal());
    });
    EXPECT_EQ(studyTitle(), "* Adele – Bo · 0-1 · game.pgn");
    EXPECT_EQ(names(), "Adele (2100)  0-1  Bo");
    user_.strike('Z', wxMOD_CONTROL);
    ASSERT_TRUE(pumpUntil([this] { return studyTitle() == "Ada – Bo · game.pgn"; })) << studyTitle();
    EXPECT_FALSE(studied().tags.contains("WhiteElo"));
    EXPECT_EQ(studied().result, GameResult::Unknown);
    user_.strike('Z', wxMOD_CONTROL | wxMOD_SHIFT);
    ASSERT_TRUE(pumpUntil([this] { return studyTitle() == "* Adele – Bo · 0-1 · game.pgn"; }))
        << studyTitle();
    user_.strike('S', wxMOD_CONTROL);
    ASSERT_TRUE(pumpUntil([this] { return studyTitle() == "Adele – Bo · 0-1 · game.pgn"; })) << studyTitle();
    const GameRecord saved = std::move(readPgn(*readFile(folder_ / "game.pgn", 4096)).at(0).record);
    EXPECT_EQ(saved.tags.value("White"), "Adele");
    EXPECT_EQ(saved.tags.value("WhiteElo"), "2100");
    EXPECT_EQ(saved.tags.value("Date"), "2026.11.22");
    EXPECT_EQ(saved.tags.value("Event"), "Club");
    EXPECT_EQ(saved.tags.value("Annotator"), "Cy");
    EXPECT_EQ(saved.result, GameResult::BlackWins);
    const PgnFile& file = *files().file();
    EXPECT_TRUE(pumpUntil([&] { return file.size() == 1 && file.summary(0).white == "Adele"; }));
}

TEST_F(DetailsInWindow, StayOpenUntilAllIsRight) {
    openGame(kGame);
    inDialog([this](GameDetailsDialog& dialog) {
        type(find(dialog, "BlackElo"), "strong");
        type(find(dialog, "Date"), "1858");
        choose(find<wxChoice>(dialog, "Result"), 0);
        clickOk(dialog);
        EXPECT_TRUE(dialog.IsModal());
        EXPECT_TRUE(find(dialog, "BlackElo").HasFocus());
        EXPECT_THAT(fault(dialog, "fault BlackElo"), HasSubstr("digits"));
        EXPECT_THAT(fault(dialog, "fault Date"), HasSubstr("1858.12.31"));
        EXPECT_THAT(fault(dialog, "fault Result"), HasSubstr("a different result"));
        type(find(dialog, "BlackElo"), "");
        EXPECT_EQ(fault(dialog, "fault BlackElo"), "");
        choose(find<wxChoice>(dialog, "Result"), 1);
        clickOk(dialog);
        EXPECT_TRUE(dialog.IsModal());
        type(find(dialog, "Date"), "1858.05.31");
        clickOk(dialog);
        EXPECT_FALSE(dialog.IsModal());
    });
    EXPECT_EQ(studied().tags.value("Date"), "1858.05.31");
}

TEST_F(DetailsInWindow, AddAndRemoveOtherTags) {
    openGame(kGame);
    inDialog([this](GameDetailsDialog& dialog) {
        settle();
        user_.clickCentre(find<wxButton>(dialog, "add tag"));
        settle();
        auto* const name = dynamic_cast<wxTextCtrl*>(wxWindow::FindFocus());
        ASSERT_NE(name, nullptr);
        type(*name, "FEN");
        user_.strike(WXK_TAB);
        user_.type("Italian");
        settle();
        clickOk(dialog);
        EXPECT_TRUE(dialog.IsModal());
        EXPECT_THAT(fault(dialog, "fault tags"), HasSubstr("follows from the game"));
        type(*name, "Opening");
        EXPECT_EQ(fault(dialog, "fault tags"), "");
        settle();
        user_.clickCentre(find<wxButton>(dialog, "remove tag"));  // the first one
        settle();
        clickOk(dialog);
        EXPECT_FALSE(dialog.IsModal());
    });
    EXPECT_FALSE(studied().tags.contains("Annotator"));
    EXPECT_EQ(studied().tags.value("Opening"), "Italian");
    EXPECT_FALSE(studied().tags.contains("FEN"));
    EXPECT_TRUE(games().hasUnsavedChanges());
}

TEST_F(DetailsInWindow, TellWhoCannotSeeThemWhatIsWrong) {
    openGame(kGame);
    inDialog([this](GameDetailsDialog& dialog) {
        const std::string words = "A rating is a number of up to four digits";
        const auto& rating = find(dialog, "BlackElo");
        EXPECT_EQ(accessibleName(rating), "Rating of Black");
        EXPECT_EQ(accessibleDescription(rating), "");
        listenTo(dialog);
        type(find(dialog, "BlackElo"), "strong");
        type(find(dialog, "Date"), "1858");
        clickOk(dialog);
        EXPECT_THAT(announcements(), ElementsAre(words));
        EXPECT_EQ(accessibleDescription(rating), words);
        EXPECT_THAT(accessibleDescription(find(dialog, "Date")), HasSubstr("1858.12.31"));
        EXPECT_THAT(labelsOf(rating), ElementsAre("Rating:"));
        type(find(dialog, "BlackElo"), "");
        EXPECT_EQ(accessibleDescription(rating), "");
    });
}

TEST_F(DetailsInWindow, TellRowsOfOtherTagsApart) {
    openGame(kGame);
    inDialog([this](GameDetailsDialog& dialog) {
        auto& name = find(dialog, "tag name");
        EXPECT_EQ(accessibleName(name), "Name of a tag");
        EXPECT_EQ(accessibleName(find(dialog, "tag value")), "Value of Annotator");
        EXPECT_EQ(accessibleName(find<wxButton>(dialog, "remove tag")), "Remove Annotator");
        type(name, "FEN");
        EXPECT_EQ(accessibleName(find(dialog, "tag value")), "Value of FEN");
        listenTo(dialog);
        clickOk(dialog);
        EXPECT_THAT(announcements(), ElementsAre(HasSubstr("follows from the game")));
        EXPECT_THAT(accessibleDescription(name), HasSubstr("follows from the game"));
        type(name, "ECO");
        EXPECT_EQ(accessibleDescription(name), "");
    });
}

TEST_F(DetailsInWindow, SayWhichRowRepeatsATagThatHasNone) {
    std::string pgn;
    for (int tag = 10; tag <= 60; ++tag) pgn += "[Tag" + std::to_string(tag) + " \"x\"]\n";
    openGame(pgn + "\n1. e4 *\n");
    inDialog([this](GameDetailsDialog& dialog) {
        type(find(dialog, "tag name"), "Tag60");  // beyond the rows
        find(dialog, "White").SetFocus();
        clickOk(dialog);
        EXPECT_TRUE(dialog.IsModal());
        EXPECT_TRUE(find(dialog, "tag name").HasFocus());
        EXPECT_THAT(fault(dialog, "fault tags"), HasSubstr("already"));
    });
}

TEST_F(DetailsInWindow, LeaveATextAloneThatIsTooLongForItsField) {
    const std::string site(100'000, 's');
    const std::string annotator(100'000, 'a');
    openGame("[Site \"" + site + "\"]\n[Annotator \"" + annotator + "\"]\n\n1. e4 *\n");
    inDialog([this](GameDetailsDialog& dialog) {
        type(find(dialog, "White"), "Ada");
        clickOk(dialog);
        EXPECT_FALSE(dialog.IsModal());
    });
    EXPECT_EQ(studied().tags.value("White"), "Ada");
    EXPECT_TRUE(studied().tags.value("Site") == site) << studied().tags.value("Site").size();
    EXPECT_TRUE(studied().tags.value("Annotator") == annotator) << studied().tags.value("Annotator").size();
}

TEST_F(DetailsInWindow, AreLeftWithoutAChange) {
    openGame(kGame);
    inDialog([this](GameDetailsDialog& dialog) {
        type(find(dialog, "White"), "Adele");
        user_.strike(WXK_ESCAPE);
        EXPECT_TRUE(pumpUntil([&] { return !dialog.IsModal(); }));
    });
    inDialog([this](GameDetailsDialog& dialog) { clickOk(dialog); });
    EXPECT_EQ(studyTitle(), "Ada – Bo · game.pgn");
    EXPECT_FALSE(games().study()->canUndo());
}

TEST_F(DetailsInWindow, OfTheGameThatIsPlayedBecomeThoseOfItsStudy) {
    start(PersonSpec{"Ada"}, PersonSpec{});
    ASSERT_TRUE(playByClicks(Square::E2, Square::E4));
    inDialog([this](GameDetailsDialog& dialog) {
        EXPECT_EQ(toUtf8(find(dialog, "White").GetValue()), "Ada");
        EXPECT_EQ(toUtf8(find(dialog, "Black").GetValue()), "");
        EXPECT_FALSE(find<wxChoice>(dialog, "Result").IsEnabled());
        type(find(dialog, "Black"), "Bo");
        clickOk(dialog);
    });
    EXPECT_TRUE(games().isStudyOfGame());
    EXPECT_EQ(card(Color::Black).content().name, "Bo");
    EXPECT_EQ(toUtf8(frame_->GetTitle()), "Ada – Bo – Roque");
    EXPECT_EQ(frame_->controller().playerName(Color::Black), "Black");
    EXPECT_THAT(session().shownPgn(), HasSubstr("[Black \"Bo\"]"));
    user_.strike('Z', wxMOD_CONTROL);
    EXPECT_TRUE(pumpUntil([this] { return card(Color::Black).content().name == "Black"; }));
    EXPECT_EQ(plies(), 1U);
}

}  // namespace
}  // namespace roque::test
