#include "view/looks.h"

#include <filesystem>

#include <wx/choice.h>
#include <wx/menu.h>
#include <wx/settings.h>
#include <wx/stattext.h>
#include <wx/toolbar.h>

#include <gmock/gmock.h>

#include "tests/gui/support/modal_guard.h"
#include "tests/gui/window_test.h"
#include "tests/view/board/golden_image.h"
#include "view/board/color_scheme.h"

// Pieces, colours, light and dark, and the whole screen.
namespace roque::test {
namespace {

namespace fs = std::filesystem;

using testing::HasSubstr;

bool isDark() {
    return wxSystemSettings::GetAppearance().IsUsingDarkBackground();
}

class LooksInTheWindow : public WindowTest {
protected:
    /// Settings that the window begins with.
    void beginWith(const Appearance& appearance) {
        settings_ = std::make_unique<SettingsStore>(dispatcher_, home_ / "config", [](const FileError&) {});
        Settings settings;
        settings.appearance = appearance;
        settings_->change(settings);
    }

    /// Opens the settings and does something in them before they are closed by a button.
    void inSettings(const std::function<void(wxWindow&)>& act, int button) {
        const AllowModalDialogs allow;
        frame_->CallAfter([&] {
            wxWindow* const dialog = wxWindow::FindWindowByName("settings", frame_);
            ASSERT_NE(dialog, nullptr);
            act(*dialog);
            wxCommandEvent event(wxEVT_BUTTON, button);
            dialog->GetEventHandler()->ProcessEvent(event);
        });
        frame_->perform(Action::EditSettings);
    }
    static void choose(wxWindow& dialog, const char* name, const char* title) {
        auto* list = dynamic_cast<wxChoice*>(wxWindow::FindWindowByName(name, &dialog));
        ASSERT_NE(list, nullptr) << name;
        ASSERT_TRUE(list->SetStringSelection(title)) << title;
        wxCommandEvent event(wxEVT_CHOICE, list->GetId());
        event.SetInt(list->GetSelection());
        list->ProcessWindowEvent(event);
    }

    /// What the board shows of a square, as one text that can be compared.
    [[nodiscard]] std::string seenOn(Square square) {
        settle();
        const wxImage picture = pictureOf(frame_->board());
        const PixelRect rect = frame_->board().geometry().rectOf(square);
        const wxImage part = picture.GetSubImage(
            wxRect(wxRound(rect.x), wxRound(rect.y), wxRound(rect.width), wxRound(rect.height)));
        return {reinterpret_cast<const char*>(part.GetData()),
                static_cast<std::size_t>(3 * part.GetWidth() * part.GetHeight())};
    }
    [[nodiscard]] const Appearance& kept() const { return settings_->settings().appearance; }
};

TEST_F(LooksInTheWindow, AreSeenAtOnceAndKept) {
    const std::string before = seenOn(Square::E1);
    inSettings(
        [&](wxWindow& dialog) {
            choose(dialog, "pieces", "Modern");
            EXPECT_NE(seenOn(Square::E1), before);
            choose(dialog, "colours", "Night");
            EXPECT_EQ(frame_->board().colors(), boardColors("night"));
            choose(dialog, "coordinates", "On the squares");
            EXPECT_EQ(frame_->board().geometry().coordinates(), Coordinates::InSquares);
        },
        wxID_OK);
    EXPECT_EQ(kept().pieceSet, "flat");
    EXPECT_EQ(kept().colorScheme, "night");
    EXPECT_EQ(kept().coordinates, CoordinatePlace::Squares);
    EXPECT_EQ(frame_->board().colors(), boardColors("night"));
}

TEST_F(LooksInTheWindow, AreTakenBackByCancel) {
    const std::string before = seenOn(Square::E1);
    inSettings(
        [&](wxWindow& dialog) {
            choose(dialog, "pieces", "Signs that show how they move");
            choose(dialog, "colours", "High contrast");
        },
        wxID_CANCEL);
    EXPECT_EQ(seenOn(Square::E1), before);
    EXPECT_EQ(kept(), Appearance());
}

TEST_F(LooksInTheWindow, AreThoseOfTheBoardsInDialogsToo) {
    inSettings([&](wxWindow& dialog) { choose(dialog, "colours", "Sea"); }, wxID_OK);
    frame_->perform(Action::SolveMate);
    wxWindow* const solver = wxWindow::FindWindowByName("solve mate", frame_);
    ASSERT_NE(solver, nullptr);
    auto* const board = dynamic_cast<BoardPanel*>(wxWindow::FindWindowByName("board", solver));
    ASSERT_NE(board, nullptr);
    EXPECT_EQ(board->colors(), boardColors("sea"));
    inSettings([&](wxWindow& dialog) { choose(dialog, "colours", "Wood"); }, wxID_OK);
    EXPECT_EQ(board->colors(), boardColors("wood"));
    solver->Close();
    settle();
}

TEST_F(LooksInTheWindow, AreThoseOfASavedPicture) {
    inSettings(
        [&](wxWindow& dialog) {
            choose(dialog, "colours", "Night");
            choose(dialog, "pieces", "Modern");
            choose(dialog, "coordinates", "None");
        },
        wxID_OK);
    frame_->savePictureAs(home_ / "board.svg", PictureType::Svg);
    const std::string svg = home_.read("board.svg");
    EXPECT_THAT(svg, HasSubstr("#626e7e"));  // the dark squares
    EXPECT_THAT(svg, HasSubstr("#1d2530"));  // the black pieces
    EXPECT_THAT(svg, testing::Not(HasSubstr("<text")));
}

TEST_F(LooksInTheWindow, TellWhatCannotBeUsedOfASetWhenItIsChosen) {
    fs::create_directories(home_ / "data" / "pieces");
    fs::copy(ROQUE_RESOURCES "/pieces/flat", home_ / "data" / "pieces" / "mine");
    fs::remove(home_ / "data" / "pieces" / "mine" / "wK.svg");
    const std::string usualKing = seenOn(Square::E1);
    inSettings(
        [&](wxWindow& dialog) {
            const auto* const told =
                dynamic_cast<wxStaticText*>(wxWindow::FindWindowByName("piece problems", &dialog));
            ASSERT_NE(told, nullptr);
            choose(dialog, "pieces", "mine");
            EXPECT_THAT(toUtf8(told->GetLabelText()), HasSubstr("1 drawing of this set cannot be used."));
            EXPECT_EQ(seenOn(Square::E1), usualKing);
            choose(dialog, "pieces", "Modern");
            EXPECT_EQ(toUtf8(told->GetLabelText()), "");
        },
        wxID_CANCEL);
}

class LooksAtTheStart : public LooksInTheWindow {
protected:
    void SetUp() override {
        beginWith({"nowhere", "sea", Theme::Dark});
        LooksInTheWindow::SetUp();
    }
    void TearDown() override {
        LooksInTheWindow::TearDown();
        DesktopTheme(Theme::Light).use(Theme::Desktop);
    }
};

TEST_F(LooksAtTheStart, AreThoseThatWereKeptAndWhatIsMissingIsTold) {
    EXPECT_EQ(frame_->board().colors(), boardColors("sea"));
    EXPECT_TRUE(isDark());
    EXPECT_THAT(noticeText(), HasSubstr("There is no set of pieces called \"nowhere\"."));
}

// What a person has looked at and found good: the board in the window, at half its size.

class GoldenBoard : public LooksInTheWindow {
protected:
    void SetUp() override {
        Appearance still;
        still.animation = AnimationSpeed::Off;
        beginWith(still);
        LooksInTheWindow::SetUp();
    }
    /// The window's board in a size that does not depend on fonts.
    void begin(const char* fen) {
        constexpr int kSide = 480;
        start(person(), person(), fen);
        frame_->board().SetSize(kSide, kSide);
        settle();
    }
    [[nodiscard]] testing::AssertionResult looksLike(const std::string& name) {
        settle();
        const wxImage picture = pictureOf(frame_->board());
        return looksLikeGolden(
            picture.Scale(picture.GetWidth() / 2, picture.GetHeight() / 2, wxIMAGE_QUALITY_BOX_AVERAGE),
            name);
    }

    static constexpr const char* kBusy =
        "r3k2r/pPppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/1PPBBPPP/R3K2R w KQkq - 0 1";
};

TEST_F(GoldenBoard, WithAPieceThatIsSelected) {
    begin(kBusy);
    click(Square::E5);
    EXPECT_TRUE(pumpUntil([this] { return frame_->board().state().selected == Square::E5; }));
    EXPECT_TRUE(looksLike("window_selected"));
}

TEST_F(GoldenBoard, WithAPawnThatPromotes) {
    begin(kBusy);
    click(Square::B7);
    click(Square::A8);
    EXPECT_TRUE(pumpUntil([this] { return frame_->board().state().chooser.has_value(); }));
    EXPECT_TRUE(looksLike("window_promotion"));
}

TEST_F(GoldenBoard, AfterAMateInOtherLooks) {
    begin("rnbqkbnr/pppp1ppp/8/4p3/6P1/5P2/PPPPP2P/RNBQKBNR b KQkq g3 0 2");
    ASSERT_TRUE(playByClicks(Square::D8, Square::H4));
    inSettings(
        [&](wxWindow& dialog) {
            choose(dialog, "colours", "Night");
            choose(dialog, "pieces", "Modern");
            choose(dialog, "coordinates", "On the squares");
        },
        wxID_OK);
    frame_->perform(Action::FlipBoard);
    frame_->board().SetSize(480, 480);
    EXPECT_TRUE(looksLike("window_mate"));
}

// Light and dark.

class ThemeOfTheWindow : public LooksInTheWindow {
protected:
    [[nodiscard]] std::string iconColour() const {
        const wxToolBarToolBase* const tool = frame_->GetToolBar()->GetToolByPos(0);
        const wxImage icon = tool->GetNormalBitmap().ConvertToImage();
        for (int at = 0; at < icon.GetWidth() * icon.GetHeight(); ++at) {
            if (icon.GetAlpha()[at] == 255) return icon.GetData()[3 * at] > 127 ? "bright" : "dark";
        }
        return "nothing";
    }
};

TEST_F(ThemeOfTheWindow, IsChangedAtOnceAndTakenBackByCancel) {
    ASSERT_FALSE(isDark());
    EXPECT_EQ(iconColour(), "dark");
    inSettings(
        [&](wxWindow& dialog) {
            choose(dialog, "theme", "Dark");
            EXPECT_TRUE(isDark());
            EXPECT_EQ(iconColour(), "bright");
            EXPECT_EQ(frame_->notice().GetBackgroundColour(),
                      wxSystemSettings::GetColour(wxSYS_COLOUR_INFOBK));
        },
        wxID_CANCEL);
    EXPECT_FALSE(isDark());
    EXPECT_EQ(iconColour(), "dark");
}

TEST_F(ThemeOfTheWindow, IsThatOfTheDesktopAgain) {
    DesktopTheme theme(Theme::Dark);
    EXPECT_TRUE(isDark());
    theme.use(Theme::Light);
    EXPECT_FALSE(isDark());
    theme.use(Theme::Dark);
    theme.use(Theme::Desktop);
    EXPECT_FALSE(isDark());
}

// The whole screen.

// There is no window manager in a test, so that the size stays.
using WholeScreen = LooksInTheWindow;

TEST_F(WholeScreen, IsTakenAndGivenBack) {
    frame_->perform(Action::FullScreen);
    EXPECT_TRUE(frame_->IsFullScreen());
    EXPECT_TRUE(frame_->GetMenuBar()->IsShown());
    EXPECT_TRUE(frame_->GetMenuBar()->IsChecked(ActionBar::idOf(Action::FullScreen)));
    frame_->perform(Action::FullScreen);
    EXPECT_FALSE(frame_->IsFullScreen());
    EXPECT_FALSE(frame_->GetMenuBar()->IsChecked(ActionBar::idOf(Action::FullScreen)));
}

TEST_F(WholeScreen, IsLeftByEscapeOnceNothingIsSelected) {
    click(Square::E2);
    EXPECT_TRUE(pumpUntil([this] { return frame_->board().state().selected == Square::E2; }));
    frame_->perform(Action::FullScreen);
    settle();
    user_.strike(WXK_ESCAPE);
    EXPECT_TRUE(pumpUntil([this] { return frame_->board().state().selected == Square::None; }));
    EXPECT_TRUE(frame_->IsFullScreen());
    user_.strike(WXK_ESCAPE);
    EXPECT_TRUE(pumpUntil([this] { return !frame_->IsFullScreen(); }));
}

TEST_F(WholeScreen, IsNotThePlaceThatIsKept) {
    frame_->SetPosition(frame_->FromDIP(wxPoint(120, 90)));
    const wxSize before = frame_->ToDIP(frame_->GetSize());
    frame_->perform(Action::FullScreen);
    inSettings([&](wxWindow& dialog) { choose(dialog, "colours", "Sea"); }, wxID_OK);
    EXPECT_TRUE(frame_->IsFullScreen());
    EXPECT_EQ(settings_->settings().window.x, 120);
    EXPECT_EQ(settings_->settings().window.y, 90);
    EXPECT_EQ(settings_->settings().window.width, before.x);
    EXPECT_EQ(settings_->settings().window.height, before.y);
}

}  // namespace
}  // namespace roque::test
