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
#include "view/action_bar.h"
#include "view/main_frame.h"
#include "view/toolkit/text.h"
#include "view/wx_dispatcher.h"

namespace roque::test {

/// The plugins of the program and those of the tests, loaded once.
[[nodiscard]] inline const std::shared_ptr<PluginRegistry>& windowPlugins() {
    static const auto registry = [] {
        auto all = std::make_shared<PluginRegistry>(std::vector<PluginFolder>{
            {ROQUE_PLUGINS, PluginOrigin::Shipped}, {ROQUE_BAD_PLUGINS, PluginOrigin::Shipped}});
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
        constexpr std::chrono::milliseconds kShort{200};
        const Deadlines deadlines{std::chrono::seconds(10), kShort, kShort};
        const XdgFolders folders{home_ / "config", home_ / "data", home_ / "state"};
        if (!settings_)
            settings_ = std::make_unique<SettingsStore>(
                dispatcher(), folders.config,
                [](const FileError& error) { ADD_FAILURE() << error.describe(); });
        frame_ = new MainFrame({dispatcher(),
                                *settings_,
                                plugins_,
                                ROQUE_RESOURCES,
                                folders,
                                deadlines,
                                {},
                                passwordStore_,
                                [this](Sound sound) { sounds_.push_back(sound); }},
                               std::nullopt);
        ASSERT_TRUE(showAndWait(*frame_, frame_->board()));
        ASSERT_TRUE(pumpUntil([this] { return frame_->controller().game() != nullptr; }));
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
    [[nodiscard]] std::string status() const { return toUtf8(frame_->status()); }
    [[nodiscard]] std::string questionText() const { return toUtf8(frame_->question().text()); }
    [[nodiscard]] std::string noticeText() const { return toUtf8(frame_->notice().text()); }

    /// Whether the menu offers an action.
    [[nodiscard]] bool isPossible(Action action) const {
        return frame_->GetMenuBar()->IsEnabled(ActionBar::idOf(action));
    }

    void click(Square square) { user_.click(frame_->board(), frame_->board().centreOf(square)); }
    void drag(Square from, Square to) {
        user_.drag(frame_->board(), frame_->board().centreOf(from), frame_->board().centreOf(to));
    }
    /// Clicks a piece and the square where it goes, and waits until it is there.
    [[nodiscard]] bool playByClicks(Square from, Square to) {
        const std::size_t before = plies();
        click(from);
        click(to);
        return pumpUntil([&] { return plies() > before; });
    }
    /// Clicks a button of a notice.
    void clickButton(NoticeBar& bar, const char* label) {
        wxWindow* const button = wxWindow::FindWindowByName(label, &bar);
        ASSERT_NE(button, nullptr) << label;
        user_.clickCentre(*button);
    }

    /// What the window takes for its thread, and for the time.
    [[nodiscard]] virtual UiDispatcher& dispatcher() { return dispatcher_; }

    /// No desktop is asked for passwords.
    ScorePasswords::OpenStore passwordStore_ = [] { return std::nullopt; };
    std::shared_ptr<PluginRegistry> plugins_ = windowPlugins();
    TemporaryFolder home_;
    WxDispatcher dispatcher_;
    std::unique_ptr<SettingsStore> settings_;
    std::vector<Sound> sounds_;  ///< what has been heard
    wxWeakRef<MainFrame> frame_;
    SimulatedUser user_;
};

}  // namespace roque::test
