#include "view/window/player_menu.h"

#include <wx/image.h>
#include <wx/menu.h>

#include "tests/gui/expect_dialog.h"
#include "tests/gui/support/gtk_call.h"
#include "tests/gui/support/screen_reader.h"
#include "tests/gui/support/window_picture.h"
#include "tests/gui/window_test.h"
#include "view/board/desktop_colors.h"
#include "view/dialogs/new_game/replace_player_dialog.h"

// The menu on the card of an AI player.
namespace roque::test {
namespace {

using testing::HasSubstr;
using testing::StartsWith;

class PlayerMenuTest : public WindowTest {
protected:
    [[nodiscard]] static PlayerSpec bastion(const char* level) {
        return PluginSpec{"bastion", {{"Level", level}}, {}};
    }
    [[nodiscard]] wxWindow& button(Color color) const {
        return *wxWindow::FindWindowByName(color == Color::White ? "menu white" : "menu black", frame_);
    }
    [[nodiscard]] bool hasMenu(Color color) const { return button(color).IsShownOnScreen(); }
    [[nodiscard]] std::string level(Color color) const {
        const auto* const spec = std::get_if<PluginSpec>(&frame_->controller().setup().players[color]);
        return spec == nullptr ? "" : spec->options.at("Level");
    }

    /// Lets a person open a menu with `open`, and act in it, which closes it.
    void inMenu(Color color, const std::function<void()>& open,
                const std::function<void(const wxMenu&)>& act) {
        bool isDone = false;
        const auto onOpen = [&](wxMenuEvent& event) {
            card(color).CallAfter([&, menu = event.GetMenu()] {
                act(*menu);
                isDone = true;
            });
        };
        card(color).Bind(wxEVT_MENU_OPEN, onOpen);
        open();
        EXPECT_TRUE(pumpUntil([&] { return isDone; })) << "no menu has opened";
        card(color).Unbind(wxEVT_MENU_OPEN, onOpen);
        settle();
    }
    void strikeTimes(int key, int times) {
        for (; times > 0; --times) user_.strike(key);
    }
};

TEST_F(PlayerMenuTest, ChangesTheLevelInTwoClicks) {
    start(person(), bastion("2"));
    ASSERT_TRUE(playByClicks(Square::E2, Square::E4));
    std::vector<std::string> ticked;
    inMenu(
        Color::Black, [this] { user_.clickCentre(button(Color::Black)); },
        [&](const wxMenu& menu) {
            for (const wxMenuItem* const item : menu.GetMenuItems()) {
                if (item->IsCheckable() && item->IsChecked())
                    ticked.push_back(toUtf8(item->GetItemLabelText()));
            }
            strikeTimes(WXK_DOWN, 5);
            user_.strike(WXK_RETURN);
        });
    ASSERT_EQ(ticked.size(), 1U);
    EXPECT_THAT(ticked.front(), StartsWith("2 · "));
    EXPECT_EQ(level(Color::Black), "5");
    EXPECT_THAT(card(Color::Black).content().detail, StartsWith("5 · "));
}

TEST_F(PlayerMenuTest, LeavesThePlayerAloneIfItsLevelIsChosenAgainOrNothingIs) {
    start(person(), bastion("2"));
    unsigned replaced = 0;
    const Subscription watching = frame_->controller().subscribe([&](const ControllerEvent& event) {
        if (std::holds_alternative<PlayerReplaced>(event)) ++replaced;
    });
    const auto open = [this] { user_.clickCentre(button(Color::Black)); };
    inMenu(Color::Black, open, [&](const wxMenu&) {
        strikeTimes(WXK_DOWN, 2);
        user_.strike(WXK_RETURN);
    });
    inMenu(Color::Black, open, [&](const wxMenu&) { user_.strike(WXK_ESCAPE); });
    EXPECT_EQ(replaced, 0U);
    EXPECT_EQ(level(Color::Black), "2");
}

TEST_F(PlayerMenuTest, OpensTheDialogOfReplaceBlackForAnotherPlayer) {
    start(person(), bastion("2"));
    const auto open = [this] {
        inMenu(
            Color::Black, [this] { user_.clickCentre(button(Color::Black)); },
            [&](const wxMenu&) {
                user_.strike(WXK_UP);
                user_.strike(WXK_RETURN);
            });
    };
    wxString title;
    wxTEST_DIALOG(open(), ExpectDialog<ReplacePlayerDialog>(
                              [&](ReplacePlayerDialog& dialog) { title = dialog.GetTitle(); }));
    EXPECT_EQ(title, "Replace Black");
}

TEST_F(PlayerMenuTest, IsReachedByKeysAndByAssistiveTechnology) {
    frame_->controller().newGame({{bastion("3"), bastion("4")}, Position::start(), Variant::Standard});
    frame_->controller().pause();  // before a move: on a quick machine, the game may be over soon
    settle();
    EXPECT_THAT(accessibleName(button(Color::White)), StartsWith("Bastion, 3 · "));
    EXPECT_THAT(accessibleName(button(Color::Black)), HasSubstr("change the level or the player"));
    for (const int key : {static_cast<int>(WXK_RETURN), static_cast<int>(WXK_SPACE)}) {
        ASSERT_TRUE(focusAndWait(button(Color::White)));
        bool wasOpen = false;
        inMenu(
            Color::White, [&] { user_.strike(key); },
            [&](const wxMenu&) {
                wasOpen = true;
                user_.strike(WXK_ESCAPE);
            });
        EXPECT_TRUE(wasOpen) << key;
    }
    bool wasOpen = false;
    inMenu(
        Color::White,
        [&] {
            void* const widget = button(Color::White).GetHandle();
            void* const accessible = call<void*, void*>("gtk_widget_get_accessible", widget);
            call<int, void*, int>("atk_action_do_action", accessible, 0);
        },
        [&](const wxMenu&) {
            wasOpen = true;
            user_.strike(WXK_ESCAPE);
        });
    EXPECT_TRUE(wasOpen);
}

TEST_F(PlayerMenuTest, IsForAiPlayersOfAGameInProgress) {
    start(person(), bastion("2"));
    EXPECT_FALSE(hasMenu(Color::White));
    ASSERT_TRUE(hasMenu(Color::Black));
    ASSERT_TRUE(focusAndWait(button(Color::Black)));
    frame_->controller().resign(Color::White);
    settle();
    EXPECT_FALSE(hasMenu(Color::Black));
    EXPECT_TRUE(pumpUntil([this] { return board().HasFocus(); })) << "the keyboard is not lost";
}

TEST_F(PlayerMenuTest, LeavesTheClockItsOwnClick) {
    frame_->controller().newGame(
        {{person(), bastion("2")},
         Position::start(),
         Variant::Standard,
         {suddenDeath(std::chrono::minutes(5)), suddenDeath(std::chrono::minutes(5))}});
    settle();
    ASSERT_TRUE(hasMenu(Color::Black));
    EXPECT_FALSE(button(Color::Black).GetRect().Intersects(card(Color::Black).clockRect().Deflate(2)));
    ASSERT_TRUE(playByClicks(Square::E2, Square::E4));
    const wxRect clock = card(Color::Black).clockRect();
    user_.click(card(Color::Black), wxPoint(clock.x + clock.width / 2, clock.y + clock.height / 2));
    EXPECT_TRUE(pumpUntil([this] { return std::holds_alternative<Paused>(frame_->controller().state()); }));
}

TEST_F(PlayerMenuTest, FramesTheWholeCardWithTheKeyboard) {
    start(person(), bastion("2"));
    const auto middleOf = [this](int side) {  // of the left or right edge
        const wxImage picture = pictureOf(card(Color::Black));
        const int x = side == 0 ? 1 : picture.GetWidth() - 2;
        const int y = picture.GetHeight() / 2;
        return wxColour(picture.GetRed(x, y), picture.GetGreen(x, y), picture.GetBlue(x, y));
    };
    ASSERT_TRUE(focusAndWait(button(Color::Black)));
    const wxColour frame = wxColourOf(desktopColors().accentText);
    EXPECT_TRUE(pumpUntil([&] { return middleOf(1) == frame; }));
    EXPECT_EQ(middleOf(0), frame) << "the king is within it";
}

TEST_F(PlayerMenuTest, IsShownWhereThePointerIs) {
    start(person(), bastion("2"));
    const auto pixels = [this] {
        const wxImage picture = pictureOf(card(Color::Black));
        const auto size = static_cast<std::size_t>(picture.GetWidth() * picture.GetHeight() * 3);
        return std::string(reinterpret_cast<const char*>(picture.GetData()), size);
    };
    user_.moveTo(board(), wxPoint(5, 5));
    settle();
    const std::string before = pixels();
    user_.moveTo(button(Color::Black), wxPoint(20, 20));
    EXPECT_TRUE(pumpUntil([&] { return pixels() != before; }));
    user_.moveTo(board(), wxPoint(5, 5));
    EXPECT_TRUE(pumpUntil([&] { return pixels() == before; }));
}

}  // namespace
}  // namespace roque::test
