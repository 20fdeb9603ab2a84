#include "view/board/theme_manager.h"

#include <filesystem>
#include <vector>

#include <gmock/gmock.h>
#include <wx/anybutton.h>
#include <wx/choice.h>
#include <wx/menu.h>
#include <wx/settings.h>
#include <wx/stattext.h>

#include "tests/gui/window_test.h"
#include "tests/view/board/drawing/golden_image.h"
#include "view/board/desktop_colors.h"
#include "view/board/drawing/color_scheme.h"
#include "view/panels/engine_box.h"

// Pieces, colours, light and dark, and full screen.
namespace roque::test {
namespace {

namespace fs = std::filesystem;

using testing::HasSubstr;

bool isDark() {
    return wxSystemSettings::GetAppearance().IsUsingDarkBackground();
}

class LooksInTheWindow : public WindowTest {
protected:
    /// Settings that the window starts with.
    void beginWith(const Appearance& appearance) {
        settings_ = std::make_unique<SettingsStore>(dispatcher_, home_ / "config", [](const FileError&) {});
        Settings settings;
        settings.appearance = appearance;
        settings_->change(settings);
    }

    /// Opens the settings, changes the appearance, and closes them with a button.
    void inLooks(const std::function<void(DialogUser&)>& act, int button) {
        const auto visit = [&](DialogUser& user) {
            user.turnToPage(user.find<wxNotebook>("notebook"), 1);
            act(user);
            user.clickButton(button);
        };
        inModalDialog([this] { user_.strike(',', wxMOD_CONTROL); }, visit);
    }
    static void choose(DialogUser& user, const char* name, const char* title) {
        user.choose(user.find<wxChoice>(name), title);
    }

    /// What the board shows of a square, as one comparable text.
    [[nodiscard]] std::string seenOn(Square square) {
        settle();
        const wxImage picture = pictureOf(board());
        const PixelRect rect = board().geometry().rectOf(square);
        const wxImage part = picture.GetSubImage(
            wxRect(wxRound(rect.x), wxRound(rect.y), wxRound(rect.width), wxRound(rect.height)));
        return {reinterpret_cast<const char*>(part.GetData()),
                static_cast<std::size_t>(3 * part.GetWidth() * part.GetHeight())};
    }
    [[nodiscard]] const Appearance& kept() const { return settings_->settings().appearance; }
};

TEST_F(LooksInTheWindow, AreSeenAtOnceAndKept) {
    const std::string before = seenOn(Square::E1);
    inLooks(
        [&](DialogUser& user) {
            choose(user, "pieces", "Modern");
            EXPECT_NE(seenOn(Square::E1), before);
            choose(user, "colours", "Night");
            EXPECT_EQ(board().colors(), boardColors("night"));
            choose(user, "coordinates", "On the squares");
            EXPECT_EQ(board().geometry().coordinates(), Coordinates::InSquares);
        },
        wxID_OK);
    EXPECT_EQ(kept().pieceSet, "flat");
    EXPECT_EQ(kept().colorScheme, "night");
    EXPECT_EQ(kept().coordinates, CoordinatePlace::Squares);
    EXPECT_EQ(board().colors(), boardColors("night"));
}

TEST_F(LooksInTheWindow, AreTakenBackByCancel) {
    const std::string before = seenOn(Square::E1);
    inLooks(
        [&](DialogUser& user) {
            choose(user, "pieces", "Symbols that show how pieces move");
            choose(user, "colours", "High contrast");
        },
        wxID_CANCEL);
    EXPECT_EQ(seenOn(Square::E1), before);
    EXPECT_EQ(kept(), Appearance());
}

TEST_F(LooksInTheWindow, AreThoseOfTheBoardsInDialogsToo) {
    inLooks([&](DialogUser& user) { choose(user, "colours", "Sea"); }, wxID_OK);
    perform(Action::SolveMate);
    wxWindow* const solver = wxWindow::FindWindowByName("solve mate", frame_);
    ASSERT_NE(solver, nullptr);
    const BoardPanel* const other = dynamic_cast<BoardPanel*>(wxWindow::FindWindowByName("board", solver));
    ASSERT_NE(other, nullptr);
    EXPECT_EQ(other->colors(), boardColors("sea"));
    ASSERT_TRUE(focusAndWait(board()));
    inLooks([&](DialogUser& user) { choose(user, "colours", "Wood"); }, wxID_OK);
    EXPECT_EQ(other->colors(), boardColors("wood"));
    solver->Close();
    settle();
}

TEST_F(LooksInTheWindow, AreThoseOfASavedPicture) {
    inLooks(
        [&](DialogUser& user) {
            choose(user, "colours", "Night");
            choose(user, "pieces", "Modern");
            choose(user, "coordinates", "None");
        },
        wxID_OK);
    frame_->commands().exchange.savePicture(home_ / "board.svg", PictureType::Svg);
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
    inLooks(
        [&](DialogUser& user) {
            const auto& told = user.find<wxStaticText>("piece problems");
            choose(user, "pieces", "mine");
            EXPECT_THAT(toUtf8(told.GetLabelText()), HasSubstr("1 drawing of this set cannot be used."));
            EXPECT_EQ(seenOn(Square::E1), usualKing);
            choose(user, "pieces", "Modern");
            EXPECT_EQ(toUtf8(told.GetLabelText()), "");
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
    EXPECT_EQ(board().colors(), boardColors("sea"));
    EXPECT_TRUE(isDark());
    EXPECT_THAT(noticeText(), HasSubstr("There is no set of pieces called \"nowhere\"."));
}

// Approved pictures: the board in the window, at half its size.

class GoldenBoard : public LooksInTheWindow {
protected:
    void SetUp() override {
        Appearance still;
        still.animation = AnimationSpeed::Off;
        beginWith(still);
        LooksInTheWindow::SetUp();
    }
    /// Gives the window's board a size that does not depend on fonts.
    void begin(const char* fen) {
        constexpr int kSide = 480;
        start(person(), person(), fen);
        board().SetSize(kSide, kSide);
        settle();
    }
    [[nodiscard]] testing::AssertionResult looksLike(const std::string& name) {
        settle();
        const wxImage picture = pictureOf(board());
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
    EXPECT_TRUE(pumpUntil([this] { return board().state().selected == Square::E5; }));
    EXPECT_TRUE(looksLike("window_selected"));
}

TEST_F(GoldenBoard, WithAPawnThatPromotes) {
    begin(kBusy);
    click(Square::B7);
    click(Square::A8);
    EXPECT_TRUE(pumpUntil([this] { return board().state().chooser.has_value(); }));
    EXPECT_TRUE(looksLike("window_promotion"));
}

TEST_F(GoldenBoard, AfterAMateInOtherLooks) {
    begin("rnbqkbnr/pppp1ppp/8/4p3/6P1/5P2/PPPPP2P/RNBQKBNR b KQkq g3 0 2");
    ASSERT_TRUE(playByClicks(Square::D8, Square::H4));
    inLooks(
        [&](DialogUser& user) {
            choose(user, "colours", "Night");
            choose(user, "pieces", "Modern");
            choose(user, "coordinates", "On the squares");
        },
        wxID_OK);
    perform(Action::FlipBoard);
    board().SetSize(480, 480);
    EXPECT_TRUE(looksLike("window_mate"));
}

// Light and dark.

class ThemeOfTheWindow : public LooksInTheWindow {
protected:
    [[nodiscard]] std::string iconColour() const {
        const auto& button = part<wxAnyButton>("rail settings");
        const wxImage icon = button.GetBitmap().ConvertToImage();
        for (int at = 0; at < icon.GetWidth() * icon.GetHeight(); ++at) {
            if (icon.GetAlpha()[at] == 255) return icon.GetData()[3 * at] > 127 ? "bright" : "dark";
        }
        return "nothing";
    }
};

TEST_F(ThemeOfTheWindow, IsChangedAtOnceAndTakenBackByCancel) {
    ASSERT_FALSE(isDark());
    EXPECT_EQ(iconColour(), "dark");
    inLooks(
        [&](DialogUser& user) {
            choose(user, "theme", "Dark");
            EXPECT_TRUE(isDark());
            EXPECT_EQ(iconColour(), "bright");
            EXPECT_TRUE(desktopColors().isDark);
        },
        wxID_CANCEL);
    EXPECT_FALSE(isDark());
    EXPECT_EQ(iconColour(), "dark");
}

TEST_F(ThemeOfTheWindow, HasTheStateOfAnEngineFollow) {
    const auto* const box = new EngineBox(frame_, EngineBox::Kind::First);
    std::vector<wxWindow*> texts;
    for (wxWindow* const child : box->GetChildren())
        if (dynamic_cast<wxStaticText*>(child) != nullptr) texts.push_back(child);
    ASSERT_EQ(texts.size(), 1U);
    const wxColour light = texts.front()->GetForegroundColour();
    inLooks(
        [&](DialogUser& user) {
            choose(user, "theme", "Dark");
            EXPECT_NE(texts.front()->GetForegroundColour(), light);
            EXPECT_EQ(texts.front()->GetForegroundColour(), wxColourOf(desktopColors().dim));
        },
        wxID_CANCEL);
    EXPECT_EQ(texts.front()->GetForegroundColour(), light);
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

// Full screen.

// Tests have no window manager, so the size stays.
using WholeScreen = LooksInTheWindow;

TEST_F(WholeScreen, IsTakenAndGivenBack) {
    perform(Action::FullScreen);
    EXPECT_TRUE(frame_->IsFullScreen());
    EXPECT_TRUE(frame_->GetMenuBar()->IsShown());
    EXPECT_TRUE(frame_->GetMenuBar()->IsChecked(ActionBar::idOf(Action::FullScreen)));
    perform(Action::FullScreen);
    EXPECT_FALSE(frame_->IsFullScreen());
    EXPECT_FALSE(frame_->GetMenuBar()->IsChecked(ActionBar::idOf(Action::FullScreen)));
}

TEST_F(WholeScreen, IsLeftByEscapeOnceNothingIsSelected) {
    click(Square::E2);
    EXPECT_TRUE(pumpUntil([this] { return board().state().selected == Square::E2; }));
    perform(Action::FullScreen);
    settle();
    user_.strike(WXK_ESCAPE);
    EXPECT_TRUE(pumpUntil([this] { return board().state().selected == Square::None; }));
    EXPECT_TRUE(frame_->IsFullScreen());
    user_.strike(WXK_ESCAPE);
    EXPECT_TRUE(pumpUntil([this] { return !frame_->IsFullScreen(); }));
}

TEST_F(WholeScreen, IsNotThePlaceThatIsKept) {
    frame_->SetPosition(frame_->FromDIP(wxPoint(120, 90)));
    const wxSize before = frame_->ToDIP(frame_->GetClientSize());
    perform(Action::FullScreen);
    inLooks([&](DialogUser& user) { choose(user, "colours", "Sea"); }, wxID_OK);
    EXPECT_TRUE(frame_->IsFullScreen());
    EXPECT_EQ(settings_->settings().window.x, 120);
    EXPECT_EQ(settings_->settings().window.y, 90);
    EXPECT_EQ(settings_->settings().window.width, before.x);
    EXPECT_EQ(settings_->settings().window.height, before.y);
}

}  // namespace
}  // namespace roque::test
