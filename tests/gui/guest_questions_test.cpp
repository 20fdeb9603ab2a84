#include <filesystem>

#include <gmock/gmock.h>
#include <wx/button.h>
#include <wx/choice.h>
#include <wx/dataview.h>
#include <wx/stattext.h>

#include "model/notation/move_text.h"
#include "tests/gui/window_test.h"
#include "view/dialogs/players/guest_dialog.h"
#include "view/window/plugin_scan.h"

// Players that the program did not bring: whether they may play is asked, once, beside the game.
namespace roque::test {
namespace {

using testing::AllOf;
using testing::HasSubstr;
using testing::SizeIs;

class GuestsInTheWindow : public WindowTest {
protected:
    void SetUp() override {
        if (!std::filesystem::exists(file_)) {
            std::filesystem::create_directories(file_.parent_path());
            install("healthy");
        }
        plugins_ = std::make_shared<PluginRegistry>(
            std::vector<PluginFolder>{{ROQUE_PLUGINS, PluginOrigin::Shipped},
                                      {file_.parent_path(), PluginOrigin::User}},
            GuestConsents(home_ / "config"));
        WindowTest::SetUp();
    }

    /// Puts a test plugin, as somebody's player, into the user's folder.
    void install(const char* plugin) const {
        std::filesystem::copy_file(std::filesystem::path(ROQUE_BAD_PLUGINS) / (std::string(plugin) + ".so"),
                                   file_, std::filesystem::copy_options::overwrite_existing);
    }

    [[nodiscard]] GuestDialog* asked() const {
        auto* const dialog = dynamic_cast<GuestDialog*>(wxWindow::FindWindowByName("guest", frame_));
        return dialog != nullptr && dialog->IsShown() ? dialog : nullptr;
    }
    [[nodiscard]] bool isAsked() const {
        return pumpUntil([this] { return asked() != nullptr; });
    }
    /// A question about a player of this name.
    [[nodiscard]] bool isAskedAbout(const char* name) const {
        return pumpUntil(
            [&] { return asked() != nullptr && text("guest introduction").find(name) != std::string::npos; });
    }
    [[nodiscard]] std::string text(const char* name) const {
        return toUtf8(dynamic_cast<wxStaticText&>(*wxWindow::FindWindowByName(name, asked())).GetLabelText());
    }
    void answer(wxWindowID id) {
        ASSERT_TRUE(isAsked());
        DialogUser(*asked()).clickButton(id);
        ASSERT_TRUE(pumpUntil([this] { return asked() == nullptr; }));
    }
    /// Presses a key in the question; no window manager gives it the keyboard.
    void strikeThere(int key) {
        ASSERT_TRUE(isAsked());
        asked()->Raise();
        ASSERT_TRUE(pumpUntil([this] { return asked()->IsActive(); }));
        user_.strike(key);
        ASSERT_TRUE(pumpUntil([this] { return asked() == nullptr; }));
    }
    [[nodiscard]] std::vector<GuestConsent> decisions() const { return plugins_->consents().list(); }
    [[nodiscard]] bool isDecided() const {
        return pumpUntil([this] { return !decisions().empty(); });
    }

    /// The players that the New Game dialog offers.
    [[nodiscard]] std::vector<std::string> choosable() {
        std::vector<std::string> names;
        inModalDialog(
            [this] { perform(Action::NewGame); },
            [&](DialogUser& user) {
                for (const wxString& each :
                     user.find<wxChoice>("kind of player", &user.find<wxWindow>("opponents")).GetStrings())
                    names.push_back(toUtf8(each));
                user.strike(WXK_ESCAPE);
            });
        return names;
    }
    void startAgain() { reopen(settings_->settings()); }
    /// Forgets the only player that has been decided about.
    void forgetInTheSettings() {
        inModalDialog([this] { perform(Action::EditSettings); },
                      [](DialogUser& user) {
                          user.turnToPage(user.find<wxNotebook>("notebook"), 4);
                          EXPECT_TRUE(pumpUntil([&] {
                              return user.find<wxDataViewListCtrl>("decisions").GetItemCount() == 1;
                          }));
                          user.click(user.find<wxButton>("forget player"));
                          user.clickButton(wxID_OK);
                      });
    }

    std::filesystem::path file_ = home_ / "data/plugins/player.so";
};

TEST_F(GuestsInTheWindow, AreAskedAboutBesideTheGame) {
    ASSERT_TRUE(isAsked());
    EXPECT_FALSE(asked()->IsModal());
    EXPECT_THAT(text("guest introduction"),
                AllOf(HasSubstr("player.so"), HasSubstr("healthy"), HasSubstr("tests of")));
    std::string path = text("guest file");
    std::erase(path, '\n');
    EXPECT_EQ(path, file_.string());
    EXPECT_EQ(text("guest sum").substr(0, 16), plugins_->undecided().at(0).file.sha256.substr(0, 16));
    EXPECT_THAT(text("guest rights"), HasSubstr("network"));
    start(person(), person());
    ASSERT_TRUE(frame_->controller().play(*parseMove(game().position(), "e4")));
    EXPECT_EQ(plies(), 1U);
    EXPECT_NE(asked(), nullptr);
}

TEST_F(GuestsInTheWindow, KeepNobodyWaitingForTheFirstGame) {
    install("hostile/hostile_hang_1");
    startAgain();
    EXPECT_EQ(PluginScan::running(), 1U) << "the game begins while the one that hangs is looked at";
    EXPECT_TRUE(pumpUntil([] { return PluginScan::running() == 0; }, std::chrono::seconds(30)));
    EXPECT_TRUE(isAsked());
}

TEST_F(GuestsInTheWindow, CanBeChosenOnceTheyAreAllowed) {
    ASSERT_TRUE(isAsked());
    EXPECT_THAT(choosable(), testing::Not(testing::Contains("healthy")));
    answer(wxID_YES);
    ASSERT_TRUE(pumpUntil([this] { return plugins_->find("healthy") != nullptr; }));
    EXPECT_THAT(choosable(), testing::Contains("healthy"));
    startAgain();
    EXPECT_TRUE(pumpUntil([this] { return plugins_->find("healthy") != nullptr; }));
    settle();
    EXPECT_EQ(asked(), nullptr);
}

TEST_F(GuestsInTheWindow, DoNotPlayIfTheyAreRefused) {
    answer(wxID_NO);
    ASSERT_TRUE(isDecided());
    EXPECT_EQ(decisions().front().decision, GuestConsent::Decision::Refused);
    startAgain();
    ASSERT_TRUE(pumpUntil([this] { return !plugins_->unusable().empty(); }));
    settle();
    EXPECT_EQ(asked(), nullptr);
    EXPECT_EQ(plugins_->find("healthy"), nullptr);
    EXPECT_FALSE(notice().IsShown()) << "it is no news";
}

TEST_F(GuestsInTheWindow, AreAskedAboutAsSoonAsTheyAreBuilt) {
    answer(wxID_NO);
    ASSERT_TRUE(isDecided());
    install("scripted");
    EXPECT_TRUE(isAskedAbout("Scripted")) << "also if a scan saw the file half written";
    EXPECT_THAT(text("guest introduction"), HasSubstr("has changed"));
}

TEST_F(GuestsInTheWindow, AreAskedAboutAnewIfTheyChangeMeanwhile) {
    ASSERT_TRUE(isAskedAbout("healthy"));
    install("scripted");
    ASSERT_TRUE(isAskedAbout("Scripted"));
    answer(wxID_YES);
    EXPECT_TRUE(pumpUntil([this] { return plugins_->find("scripted") != nullptr; }));
    EXPECT_THAT(decisions(), SizeIs(1));
}

TEST_F(GuestsInTheWindow, AreAskedAboutAtTheNextStartAfterEscape) {
    strikeThere(WXK_ESCAPE);
    settle();
    EXPECT_EQ(asked(), nullptr);
    EXPECT_THAT(decisions(), SizeIs(0));
    EXPECT_EQ(plugins_->find("healthy"), nullptr);
    startAgain();
    EXPECT_TRUE(isAsked());
}

TEST_F(GuestsInTheWindow, ArePutOffByEnter) {
    strikeThere(WXK_RETURN);
    settle();
    EXPECT_THAT(decisions(), SizeIs(0));
}

TEST_F(GuestsInTheWindow, AreAskedAboutAgainOnceTheyHaveChanged) {
    answer(wxID_YES);
    ASSERT_TRUE(isDecided());
    install("scripted");
    startAgain();
    ASSERT_TRUE(isAsked());
    EXPECT_THAT(text("guest introduction"), AllOf(HasSubstr("has changed"), HasSubstr("Scripted")));
    EXPECT_EQ(plugins_->find("scripted"), nullptr);
}

TEST_F(GuestsInTheWindow, CanBeRefusedLaterInTheSettings) {
    answer(wxID_YES);
    ASSERT_TRUE(pumpUntil([this] { return plugins_->find("healthy") != nullptr; }));
    inModalDialog([this] { perform(Action::EditSettings); },
                  [](DialogUser& user) {
                      user.turnToPage(user.find<wxNotebook>("notebook"), 4);
                      EXPECT_TRUE(pumpUntil(
                          [&] { return user.find<wxDataViewListCtrl>("decisions").GetItemCount() == 1; }));
                      user.chooseByKeys(user.find<wxChoice>("decision"), 2);
                      user.clickButton(wxID_OK);
                  });
    EXPECT_TRUE(pumpUntil([this] { return plugins_->find("healthy") == nullptr; }));
    EXPECT_EQ(decisions().at(0).decision, GuestConsent::Decision::Refused);
}

TEST_F(GuestsInTheWindow, CanBeForgottenInTheSettings) {
    answer(wxID_NO);
    ASSERT_TRUE(isDecided());
    forgetInTheSettings();
    EXPECT_TRUE(pumpUntil([this] { return decisions().empty(); }));
}

TEST_F(GuestsInTheWindow, AreAskedAboutAgainOnceTheyAreForgotten) {
    answer(wxID_NO);
    ASSERT_TRUE(isDecided());
    startAgain();
    forgetInTheSettings();
    EXPECT_TRUE(isAsked());
}

}  // namespace
}  // namespace roque::test
