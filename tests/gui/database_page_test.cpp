#include "view/dialogs/database_page.h"

#include <gmock/gmock.h>

#include "controller/storage/serial_worker.h"
#include "tests/controller/scores/fake_password_store.h"
#include "tests/controller/scores/silent_server.h"
#include "tests/gui/support/modal_guard.h"
#include "tests/gui/window_test.h"

// Where scores are kept, chosen in the settings.
namespace roque::test {
namespace {

using testing::HasSubstr;
using testing::StartsWith;

constexpr const char* kSecret = "Geh'eimnis";

class DatabaseInTheWindow : public WindowTest {
protected:
    DatabaseInTheWindow() { passwordStore_ = store_.opener(); }

    /// Opens the settings and does something on the page, before they are closed by a button.
    void onPage(const std::function<void(wxWindow&)>& act, int button) {
        const AllowModalDialogs allow;
        frame_->CallAfter([&] {
            wxWindow* const dialog = wxWindow::FindWindowByName("settings", frame_);
            ASSERT_NE(dialog, nullptr);
            act(*wxWindow::FindWindowByName("database page", dialog));
            wxCommandEvent event(wxEVT_BUTTON, button);
            dialog->GetEventHandler()->ProcessEvent(event);
        });
        frame_->perform(Action::EditSettings);
    }
    template <typename Control>
    static Control& find(wxWindow& page, const char* name) {
        auto* const found = dynamic_cast<Control*>(wxWindow::FindWindowByName(name, &page));
        if (found == nullptr) throw std::runtime_error(std::string("there is no ") + name);
        return *found;
    }
    static void chooseKind(wxWindow& page, ScoreDatabase::Kind kind) {
        auto& list = find<wxChoice>(page, "database kind");
        list.SetSelection(static_cast<int>(kind));
        wxCommandEvent event(wxEVT_CHOICE, list.GetId());
        list.ProcessWindowEvent(event);
    }
    /// A server where nobody listens.
    static void describeServer(wxWindow& page) {
        chooseKind(page, ScoreDatabase::Kind::PostgreSql);
        find<wxTextCtrl>(page, "database host").SetValue("127.0.0.1");
        find<wxSpinCtrl>(page, "database port").SetValue(1);
        find<wxTextCtrl>(page, "database name").SetValue("games");
        find<wxTextCtrl>(page, "database user").SetValue("ada");
    }
    static std::string testResult(wxWindow& page) {
        auto& button = find<wxButton>(page, "test database");
        wxCommandEvent event(wxEVT_BUTTON, button.GetId());
        button.ProcessWindowEvent(event);
        EXPECT_EQ(find<wxStaticText>(page, "test result").GetLabelText(), "Trying ...");
        EXPECT_TRUE(pumpUntil(
            [&] { return find<wxStaticText>(page, "test result").GetLabelText() != "Trying ..."; }));
        return toUtf8(find<wxStaticText>(page, "test result").GetLabelText());
    }
    /// Whether any file of the person's contains a text.
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
    onPage(
        [](wxWindow& page) {
            EXPECT_FALSE(find<wxTextCtrl>(page, "database host").IsShownOnScreen());
            EXPECT_EQ(testResult(page), "It works.");
            EXPECT_EQ(find<wxStaticText>(page, "waiting").GetLabelText(), "No game waits to be saved.");
        },
        wxID_CANCEL);
    EXPECT_FALSE(bar().IsShown());
}

TEST_F(DatabaseInTheWindow, IsKeptWithoutItsPassword) {
    onPage(
        [](wxWindow& page) {
            describeServer(page);
            find<wxTextCtrl>(page, "database password").SetValue(kSecret);
            auto& keep = find<wxCheckBox>(page, "keep database password");
            EXPECT_TRUE(pumpUntil([&] { return keep.IsEnabled(); }));
            EXPECT_TRUE(keep.GetValue());
        },
        wxID_OK);
    const ScoreDatabase expected{ScoreDatabase::Kind::PostgreSql, "127.0.0.1", 1, "games", "ada"};
    EXPECT_EQ(settings_->settings().scores.database, expected);
    EXPECT_TRUE(pumpUntil([this] { return store_.kept("127.0.0.1") == kSecret; }));
    EXPECT_FALSE(bar().IsShown());
    settings_.reset();  // which writes them
    EXPECT_TRUE(isWritten("\"games\""));
    EXPECT_FALSE(isWritten(kSecret));
}

TEST_F(DatabaseInTheWindow, IsTriedWithoutBeingUsed) {
    onPage(
        [](wxWindow& page) {
            describeServer(page);
            find<wxTextCtrl>(page, "database password").SetValue(kSecret);
            const std::string result = testResult(page);
            EXPECT_THAT(result, StartsWith("The database cannot be reached"));
            EXPECT_THAT(result, testing::Not(HasSubstr(kSecret)));
        },
        wxID_CANCEL);
    EXPECT_EQ(settings_->settings().scores.database, ScoreDatabase());
    EXPECT_EQ(store_.kept("127.0.0.1"), "");
}

/// Row F8: one plays on while a server says nothing, and may leave at any time.
TEST_F(DatabaseInTheWindow, LetsNobodyWaitForAServerThatSaysNothing) {
    auto server = std::make_unique<SilentServer>();
    onPage(
        [&](wxWindow& page) {
            describeServer(page);
            find<wxSpinCtrl>(page, "database port").SetValue(server->port());
            find<wxTextCtrl>(page, "database password").SetValue(kSecret);
            wxCommandEvent event(wxEVT_BUTTON, find<wxButton>(page, "test database").GetId());
            find<wxButton>(page, "test database").ProcessWindowEvent(event);
            EXPECT_EQ(find<wxStaticText>(page, "test result").GetLabelText(), "Trying ...");
        },
        wxID_OK);
    start(person(), person());
    EXPECT_TRUE(playByClicks(Square::E2, Square::E4));
    frame_->controller().resign(Color::White);  // which is a score to save
    settle();
    frame_->controller().close();
    EXPECT_TRUE(pumpUntil([this] { return !frame_; }));
    server.reset();  // which ends the connection
    EXPECT_TRUE(pumpUntil([] { return SerialWorker::threadsLeftAlone() == 0; }));
}

TEST_F(DatabaseInTheWindow, IsAskedForItsPasswordAtTheStart) {
    Settings settings = settings_->settings();
    settings.scores.database = {ScoreDatabase::Kind::PostgreSql, "127.0.0.1", 1, "games", "ada"};
    settings_->change(settings);
    frame_->controller().close();
    ASSERT_TRUE(pumpUntil([this] { return !frame_; }));
    SetUp();
    ASSERT_TRUE(pumpUntil([this] { return bar().IsShown(); }));
    EXPECT_THAT(toUtf8(find<wxStaticText>(bar(), "password text").GetLabelText()),
                HasSubstr("ada@127.0.0.1"));
    start(person(), person());
    EXPECT_TRUE(playByClicks(Square::E2, Square::E4));  // nobody has to answer
    find<wxTextCtrl>(bar(), "password").SetValue(kSecret);
    settle();
    user_.clickCentre(find<wxButton>(bar(), "use password"));
    EXPECT_TRUE(pumpUntil([this] { return !bar().IsShown(); }));
    EXPECT_TRUE(pumpUntil([this] { return store_.kept("127.0.0.1") == kSecret; }));
    EXPECT_TRUE(find<wxTextCtrl>(bar(), "password").IsEmpty());
}

TEST_F(DatabaseInTheWindow, CanBeLeftWithoutItsPassword) {
    onPage([](wxWindow& page) { describeServer(page); }, wxID_OK);
    ASSERT_TRUE(pumpUntil([this] { return bar().IsShown(); }));
    settle();
    user_.clickCentre(find<wxButton>(bar(), "no password"));
    EXPECT_TRUE(pumpUntil([this] { return !bar().IsShown(); }));
    onPage([](wxWindow& page) { chooseKind(page, ScoreDatabase::Kind::Embedded); }, wxID_OK);
    EXPECT_FALSE(bar().IsShown());
}

}  // namespace
}  // namespace roque::test
