#pragma once

#include <chrono>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <thread>
#include <vector>

#include <gtest/gtest.h>

#include "controller/journal/game_journal.h"
#include "controller/settings/settings_file.h"
#include "tests/controller/threads/manual_dispatcher.h"
#include "tests/support/running_program.h"
#include "tests/support/seen_bars.h"
#include "tests/support/seen_board.h"
#include "tests/support/seen_pieces.h"
#include "tests/support/temporary_folder.h"

namespace roque::test {

/// Whether something holds soon, looked at again and again: there is nobody who could tell.
[[nodiscard]] inline bool soon(const std::function<bool()>& holds) {
    constexpr std::chrono::milliseconds kLook{5};
    const auto end = std::chrono::steady_clock::now() + std::chrono::seconds(30);
    while (!holds()) {
        if (std::chrono::steady_clock::now() > end) return false;
        std::this_thread::sleep_for(kLook);
    }
    return true;
}

/// The games that the next start would offer; `folder` is the journal's.
[[nodiscard]] inline std::vector<SavedGame> unfinishedGames(const std::filesystem::path& folder) {
    ManualDispatcher dispatcher;
    const PluginRegistry noPlugins;
    GameController controller(dispatcher, noPlugins);
    GameJournal journal(dispatcher, controller, folder, [] { return ClockReading{}; }, {});
    std::optional<std::vector<SavedGame>> found;
    journal.findUnfinished([&](std::vector<SavedGame> games) { found = std::move(games); });
    EXPECT_TRUE(dispatcher.runUntil([&] { return found.has_value(); }));
    return found.value_or(std::vector<SavedGame>{});
}

/// The program itself on a screen, seen and used from outside.
class ProgramTest : public testing::Test {
protected:
    [[nodiscard]] bool keepSettings(const Settings& settings) const {
        return SettingsFile(home_ / "config/roque").save(settings).has_value();
    }

    /// Starts the program, with more variables in its environment, and waits until it shows a board. That of
    /// the program before may be on the screen for a while after its end.
    [[nodiscard]] bool start(std::map<std::string, std::string> variables = {}) {
        variables.insert(
            {{"DISPLAY", screen_->display()},
             {"GSETTINGS_BACKEND", "memory"},  // there is no bus of a desktop that could keep them
             {"HOME", home_.path().string()},
             {"XDG_CONFIG_HOME", (home_ / "config").string()},
             {"XDG_DATA_HOME", (home_ / "data").string()},
             {"XDG_STATE_HOME", (home_ / "state").string()}});
        program_.reset();
        if (!soon([this] { return !SeenBoard::isOn(*screen_); })) return false;
        program_.emplace(std::vector<std::string>{ROQUE_PROGRAM}, variables, (home_ / "errors").string());
        return soon([this] { return SeenBoard::isOn(*screen_); });
    }
    /// The buttons of the question beside the board, once there are so many and they stay where they are.
    [[nodiscard]] std::vector<Pixel> stillButtons(std::size_t least) const {
        constexpr int kLooks = 20;
        std::vector<Pixel> buttons;
        int looks = 0;
        const bool areStill = soon([&] {
            std::vector<Pixel> now = buttonsOfQuestion(*screen_);
            looks = now == buttons ? looks + 1 : 0;
            buttons = std::move(now);
            return buttons.size() >= least && looks >= kLooks;
        });
        return areStill ? buttons : std::vector<Pixel>();
    }
    /// Waits for the start position, to know the pieces from then on.
    [[nodiscard]] bool learnPieces() {
        return soon([this] {
            pieces_.emplace(*screen_);
            return shows(Position::start());
        });
    }
    /// Whether a position is on the screen.
    [[nodiscard]] bool shows(const Position& position) const {
        return pieces_->read(*screen_) == position.board();
    }
    [[nodiscard]] bool hasEndedSoon() {
        return soon([this] { return program_->hasEnded(); });
    }
    /// Leaves the program as a person does; again now and then, as it may not listen yet.
    [[nodiscard]] bool quit() {
        constexpr std::chrono::milliseconds kAgain{300};  // it has more to do than to listen
        screen_->pointAt(kAside);  // keys go to the window under the pointer where nobody manages windows
        std::chrono::steady_clock::time_point next;
        return soon([&] {
            const auto now = std::chrono::steady_clock::now();
            if (now >= next) {
                screen_->strike({"Control_L", "q"});
                next = now + kAgain;
            }
            return program_->hasEnded();
        });
    }
    /// The end that nobody is told of.
    void kill() { program_.reset(); }

    /// What the program has said on its standard error since it was started.
    [[nodiscard]] std::string errors() const { return home_.read("errors"); }

    static constexpr Pixel kAside{1, 1};  ///< in the window, where nothing is

    TemporaryFolder home_;
    std::unique_ptr<VirtualScreen> screen_ = std::make_unique<VirtualScreen>();
    std::optional<RunningProgram> program_;
    std::optional<SeenPieces> pieces_;
};

}  // namespace roque::test
