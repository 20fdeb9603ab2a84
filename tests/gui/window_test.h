#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include <wx/menu.h>
#include <wx/weakref.h>

#include "model/notation/fen.h"
#include "tests/gui/support/gui_test.h"
#include "tests/support/position_of.h"
#include "tests/support/temporary_folder.h"
#include "view/commands/action_bar.h"
#include "view/toolkit/text.h"
#include "view/toolkit/wx_dispatcher.h"
#include "view/window/main_frame.h"

namespace roque::test {

/// A position in which White mates in one move.
inline constexpr const char* kMateInOne = "6k1/5ppp/8/8/8/8/8/R3K2R w - - 0 1";

/// The plugins of the program and those of the tests, not looked for yet.
[[nodiscard]] inline std::shared_ptr<PluginRegistry> unknownPlugins() {
    return std::make_shared<PluginRegistry>(std::vector<PluginFolder>{
        {ROQUE_PLUGINS, PluginOrigin::Shipped}, {ROQUE_BAD_PLUGINS, PluginOrigin::Shipped}});
}

/// The same, loaded once.
[[nodiscard]] inline const std::shared_ptr<PluginRegistry>& windowPlugins() {
    static const auto registry = [] {
        auto all = unknownPlugins();
        all->rescan();
        return all;
    }();
    return registry;
}

[[nodiscard]] inline PlayerSpec person() {
    return PersonSpec{};
}

/// An AI player that searches as deep as it likes, or for a time.
[[nodiscard]] inline PlayerSpec plugin(std::string id,
                                       std::optional<std::chrono::milliseconds> moveTime = std::nullopt) {
    SearchLimits limits;
    limits.moveTime = moveTime;
    return PluginSpec{std::move(id), {}, limits};
}

/// The program's window on a screen, with a person in front of it.
class WindowTest : public testing::Test {
protected:
    void SetUp() override {
        build();
        ASSERT_TRUE(showAndWait(*frame_, board()));
        ASSERT_TRUE(pumpUntil([this] { return frame_->controller().game() != nullptr; }));
    }
    /// Makes the window, which looks for players once it is shown.
    void build() {
        const XdgFolders folders{home_ / "config", home_ / "data", home_ / "state"};
        if (!settings_) {
            settings_ = std::make_unique<SettingsStore>(
                dispatcher(), folders.config,
                [](const FileError& error) { ADD_FAILURE() << english(error.describe()); });
            settings_->edit(
                [](Settings& settings) { settings.play.takesTime = false; });  // tests cannot wait
        }
        settings_->edit([this](Settings& settings) { settings.newGameHabits.isWelcomed = isWelcomed_; });
        frame_ = new MainFrame({dispatcher(), *settings_, plugins_, ROQUE_RESOURCES, folders, deadlines_,
                                crashes_, passwordStore_, [this](Sound sound) { sounds_.push_back(sound); }},
                               std::nullopt);
    }
    void TearDown() override {
        if (!frame_) return;
        frame_->controller().close();
        EXPECT_TRUE(pumpUntil([this] { return !frame_; }));
    }

    /// Closes the window and opens another one with other settings.
    void reopen(const Settings& settings) {
        TearDown();
        settings_->change(settings);
        SetUp();
    }

    void start(PlayerSpec white, PlayerSpec black, const char* fen = nullptr) {
        const Position position = fen == nullptr ? Position::start() : positionOf(fen);
        frame_->controller().newGame({{std::move(white), std::move(black)}, position, Variant::Standard});
        settle();
    }

    [[nodiscard]] const Game& game() const { return *frame_->controller().game(); }
    [[nodiscard]] std::size_t plies() const { return game().moves().size(); }
    [[nodiscard]] std::string fen() const { return toFen(game().position()); }
    [[nodiscard]] std::string status() const { return toUtf8(part<StatusLine>("status").text()); }
    [[nodiscard]] std::string questionText() const { return toUtf8(question().text()); }
    [[nodiscard]] std::string noticeText() const { return toUtf8(notice().allTexts()); }

    // The window's parts, found by their names like a screen reader does.
    template <typename Part>
    [[nodiscard]] Part& part(const char* name) const {
        return dynamic_cast<Part&>(*wxWindow::FindWindowByName(name, frame_));
    }
    /// Whether a part is in sight; some are built only when they are.
    [[nodiscard]] bool isOnScreen(const char* name) const {
        const wxWindow* const found = wxWindow::FindWindowByName(name, frame_);
        return found != nullptr && found->IsShownOnScreen();
    }
    [[nodiscard]] BoardPanel& board() const { return part<BoardPanel>("board"); }
    [[nodiscard]] BoardReader& reader() const { return part<BoardReader>("board reader"); }
    [[nodiscard]] MoveField& moveField() const { return part<MoveField>("move field"); }
    [[nodiscard]] MoveListPanel& moves() const { return part<MoveListPanel>("moves"); }
    [[nodiscard]] GameHeading& heading() const { return part<GameHeading>("heading"); }
    [[nodiscard]] PlayerCard& card(Color color) const {
        return part<PlayerCard>(color == Color::White ? "player white" : "player black");
    }
    /// What a player thinks, in words.
    [[nodiscard]] wxWindow& thought(Color color, const char* name) const {
        const wxWindow& panel = part<wxWindow>(color == Color::White ? "thought white" : "thought black");
        return *wxWindow::FindWindowByName(name, &panel);
    }
    [[nodiscard]] NoticeBar& notice() const { return part<NoticeBar>("notice"); }
    [[nodiscard]] NoticeBar& question() const { return part<NoticeBar>("question"); }
    [[nodiscard]] NoticeBar& offer() const { return part<NoticeBar>("offer"); }

    void perform(Action action) { frame_->actions().perform(action); }
    [[nodiscard]] GameSession& session() const { return frame_->session(); }
    [[nodiscard]] OpenGames& games() const { return session().games(); }
    [[nodiscard]] GameBrowser& browser() const { return session().browser(); }
    [[nodiscard]] GameFiles& files() const { return frame_->commands().files; }
    [[nodiscard]] GameSaver& saver() const { return frame_->commands().saver; }

    /// Whether the menu offers an action.
    [[nodiscard]] bool isPossible(Action action) const {
        return frame_->GetMenuBar()->IsEnabled(ActionBar::idOf(action));
    }

    void click(Square square) { user_.click(board(), board().centreOf(square)); }
    void drag(Square from, Square to) { user_.drag(board(), board().centreOf(from), board().centreOf(to)); }
    /// Clicks a piece and its destination, and waits until it is there.
    [[nodiscard]] bool playByClicks(Square from, Square to) {
        const std::size_t before = plies();
        click(from);
        click(to);
        return pumpUntil([&] { return plies() > before; });
    }
    /// Each side makes a knight's move, so that a draw may be offered.
    void playAMoveEach() {
        ASSERT_TRUE(playByClicks(Square::B1, Square::C3));
        ASSERT_TRUE(playByClicks(Square::B8, Square::C6));
    }
    /// Clicks a button of a notice.
    void clickButton(NoticeBar& bar, const char* label) {
        wxWindow* const button = wxWindow::FindWindowByName(label, &bar);
        ASSERT_NE(button, nullptr) << label;
        settle();  // the button has its place
        user_.clickCentre(*button);
    }

    /// The dispatcher and clock that the window uses.
    [[nodiscard]] virtual UiDispatcher& dispatcher() { return dispatcher_; }

    static constexpr std::chrono::milliseconds kShort{200};
    Deadlines deadlines_{std::chrono::seconds(10), kShort, kShort};
    std::vector<CrashReport> crashes_;  ///< of earlier runs
    /// No desktop keyring is asked for passwords.
    PointsPasswords::OpenStore passwordStore_ = [] { return std::nullopt; };
    std::shared_ptr<PluginRegistry> plugins_ = windowPlugins();
    TemporaryFolder home_;
    WxDispatcher dispatcher_;
    std::unique_ptr<SettingsStore> settings_;
    std::vector<Sound> sounds_;  ///< the sounds played
    bool isWelcomed_ = true;     ///< otherwise the window opens as at the first start
    wxWeakRef<MainFrame> frame_;
    SimulatedUser user_;
};

}  // namespace roque::test
