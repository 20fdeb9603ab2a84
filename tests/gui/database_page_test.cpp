#include "view/dialogs/settings/database_page.h"

#include <gmock/gmock.h>

#include "controller/threads/serial_worker.h"
#include "tests/controller/scores/fake_password_store.h"
#include "tests/controller/scores/silent_server.h"
#include "tests/gui/window_test.h"

// The page of the settings that tells where scores are kept.
namespace roque::test {
namespace {

using testing::HasSubstr;
using testing::StartsWith;

constexpr const char* kSecret = "Geh'eimnis";

class DatabaseInTheWindow : public WindowTest {
protected:
    DatabaseInTheWindow() { passwordStore_ = store_.opener(); }

    /// Opens the settings and does something on the page, which closes them.
    void onPage(const std::function<void(DialogUser&)>& act) {
        const auto visit = [&](DialogUser& user) {
            user.turnToPage(user.find<wxNotebook>("notebook"), 3);
            act(user);
        };
        inModalDialog([this] { user_.strike(',', wxMOD_CONTROL); }, visit);
    }
    template <typename Control>
    static Control& find(wxWindow& part, const char* name) {
        auto* const found = dynamic_cast<Control*>(wxWindow::FindWindowByName(name, &part));
        if (found == nullptr) throw std::runtime_error(std::string("there is no ") + name);
        return *found;
    }
    static void chooseKind(DialogUser& user, PointsDatabase::Kind kind) {
        user.chooseByKeys(user.find<wxChoice>("database kind"), static_cast<int>(kind));
    }
    /// Describes a server, by default one that does not listen.
    static void describeServer(DialogUser& user, int port = 1) {
        chooseKind(user, PointsDatabase::Kind::PostgreSql);
        settle();
        user.fillIn(user.find<wxTextCtrl>("database host"), "127.0.0.1");
        user.tabTo(user.find<wxSpinCtrl>("database port"));
        user.strike('A', wxMOD_CONTROL);
        user.type(std::to_string(port));
        user.fillIn(user.find<wxTextCtrl>("database name"), "games");
        user.tabTo(user.find<wxTextCtrl>("database user"));
        user.type("ada");
    }
    static void typePassword(DialogUser& user) {
        user.tabTo(user.find<wxTextCtrl>("database password"));
        user.type(kSecret);
        EXPECT_TRUE(
            pumpUntil([&] { return user.find<wxTextCtrl>("database password").GetValue() == kSecret; }));
    }
    static std::string resultOn(DialogUser& user) {
        return toUtf8(user.find<wxStaticText>("test result").GetLabelText());
    }
    static std::string testResult(DialogUser& user) {
        user.click(user.find<wxButton>("test database"));
        EXPECT_TRUE(pumpUntil([&] { return resultOn(user) != "" && resultOn(user) != "Testing…"; }));
        return resultOn(user);
    }
    /// Whether any of the person's files contains a text.
    [[nodiscard]] bool isWritten(const std::string& text) const {
        for (const auto& entry : std::filesystem::recursive_directory_iterator(home_.path())) {
            if (entry.is_regular_file() && readText(entry.path()).find(text) != std::string::npos)
                return true;
        }
        return false;
    }
    [[nodiscard]] wxWindow& bar() const { return *wxWindow::FindWindowByName("password bar", frame_); }

    FakePasswordStore store_;
};

TEST_F(DatabaseInTheWindow, NeedsNothingAtFirst) {
    onPage([](DialogUser& user) {
        EXPECT_FALSE(user.find<wxTextCtrl>("database host").IsShownOnScreen());
        EXPECT_EQ(testResult(user), "The test succeeded.");
        EXPECT_EQ(user.find<wxStaticText>("waiting").GetLabelText(), "No games are waiting to be saved.");
        user.strike(WXK_ESCAPE);
    });
    EXPECT_FALSE(bar().IsShown());
}

TEST_F(DatabaseInTheWindow, IsKeptWithoutItsPassword) {
    onPage([](DialogUser& user) {
        describeServer(user);
        typePassword(user);
        const auto& keep = user.find<wxCheckBox>("keep database password");
        EXPECT_TRUE(pumpUntil([&] { return keep.IsEnabled(); }));
        EXPECT_TRUE(keep.GetValue());
        user.strike(WXK_RETURN);
    });
    const PointsDatabase expected{PointsDatabase::Kind::PostgreSql, "127.0.0.1", 1, "games", "ada"};
    EXPECT_EQ(settings_->settings().scores.database, expected);
    EXPECT_TRUE(pumpUntil([this] { return store_.kept("127.0.0.1") == kSecret; }));
    EXPECT_FALSE(bar().IsShown());
    EXPECT_TRUE(pumpUntil([this] { return isWritten("\"games\""); }));
    EXPECT_FALSE(isWritten(kSecret));
}

TEST_F(DatabaseInTheWindow, KeepsItsPortThoughNothingIsDoneAfterItIsTyped) {
    onPage([](DialogUser& user) {
        chooseKind(user, PointsDatabase::Kind::MySql);
        user.tabTo(user.find<wxSpinCtrl>("database port"));
        user.strike('A', wxMOD_CONTROL);
        user.type("33");
        user.strike(WXK_RETURN);
    });
    EXPECT_EQ(settings_->settings().scores.database.port, 33);
}

TEST_F(DatabaseInTheWindow, IsTriedWithoutBeingUsed) {
    onPage([](DialogUser& user) {
        describeServer(user);
        typePassword(user);
        const std::string result = testResult(user);
        EXPECT_THAT(result, StartsWith("The database cannot be reached"));
        EXPECT_THAT(result, testing::Not(HasSubstr(kSecret)));
        user.clickButton(wxID_CANCEL);
    });
    EXPECT_EQ(settings_->settings().scores.database, PointsDatabase());
    EXPECT_EQ(store_.kept("127.0.0.1"), "");
}

/// Row F8: people play on while a server is silent, and may leave at any time.
TEST_F(DatabaseInTheWindow, LetsNobodyWaitForAServerThatSaysNothing) {
    auto server = std::make_unique<SilentServer>();
    onPage([&](DialogUser& user) {
        describeServer(user, server->port());
        typePassword(user);
        user.click(user.find<wxButton>("test database"));
        EXPECT_TRUE(pumpUntil([&] { return resultOn(user) == "Testing…"; }));
        user.clickButton(wxID_OK);
    });
    start(person(), person());
    EXPECT_TRUE(playByClicks(Square::E2, Square::E4));
    frame_->controller().resign(Color::White);  // which is a score to save
    settle();
    frame_->controller().close();
    EXPECT_TRUE(pumpUntil([this] { return !frame_; }));
    server.reset();  // which ends the connection
    EXPECT_TRUE(pumpUntil([] { return SerialWorker::detachedThreads() == 0; }));
}

TEST_F(DatabaseInTheWindow, IsAskedForItsPasswordAtTheStart) {
    Settings settings = settings_->settings();
    settings.scores.database = {PointsDatabase::Kind::PostgreSql, "127.0.0.1", 1, "games", "ada"};
    settings_->change(settings);
    frame_->controller().close();
    ASSERT_TRUE(pumpUntil([this] { return !frame_; }));
    SetUp();
    ASSERT_TRUE(pumpUntil([this] { return bar().IsShown(); }));
    EXPECT_THAT(toUtf8(find<wxStaticText>(bar(), "password text").GetLabelText()),
                HasSubstr("ada@127.0.0.1"));
    start(person(), person());
    EXPECT_TRUE(playByClicks(Square::E2, Square::E4));  // nobody has to answer
    settle();
    user_.clickCentre(find<wxTextCtrl>(bar(), "password"));
    user_.type(kSecret);
    EXPECT_TRUE(pumpUntil([this] { return find<wxTextCtrl>(bar(), "password").GetValue() == kSecret; }));
    user_.clickCentre(find<wxButton>(bar(), "use password"));
    EXPECT_TRUE(pumpUntil([this] { return !bar().IsShown(); }));
    EXPECT_TRUE(pumpUntil([this] { return store_.kept("127.0.0.1") == kSecret; }));
    EXPECT_TRUE(find<wxTextCtrl>(bar(), "password").IsEmpty());
}

TEST_F(DatabaseInTheWindow, CanBeLeftWithoutItsPassword) {
    onPage([](DialogUser& user) {
        describeServer(user);
        user.strike(WXK_RETURN);
    });
    ASSERT_TRUE(pumpUntil([this] { return bar().IsShown(); }));
    settle();
    user_.clickCentre(find<wxButton>(bar(), "no password"));
    EXPECT_TRUE(pumpUntil([this] { return !bar().IsShown(); }));
    onPage([](DialogUser& user) {
        chooseKind(user, PointsDatabase::Kind::Embedded);
        user.clickButton(wxID_OK);
    });
    EXPECT_FALSE(bar().IsShown());
}

}  // namespace
}  // namespace roque::test
