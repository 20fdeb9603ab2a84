#include <algorithm>
#include <array>
#include <chrono>
#include <cstdlib>
#include <deque>
#include <filesystem>
#include <iostream>
#include <random>
#include <string>
#include <string_view>
#include <thread>
#include <utility>
#include <vector>

#include <fmt/format.h>
#include <gmock/gmock.h>

#include "tests/gui/program_test.h"

namespace roque {
namespace {

using test::Pixel;
using test::ProgramTest;

using Keys = std::vector<const char*>;

/// A number from the environment.
unsigned long numberOf(const char* variable, unsigned long otherwise) {
    const char* const text = std::getenv(variable);
    return text == nullptr ? otherwise : std::strtoul(text, nullptr, 10);
}

/// Clicks and strikes keys at random for some time (ROQUE_WALK_SECONDS, 20), from a seed (ROQUE_WALK_SEED, 1)
/// that it prints. GTK warns on the standard error of what is wrong with the widgets. What it says while
/// there is a file chooser is left out: that of GTK 3.24 has faults of its own, and warns of them now and
/// then.
class WindowWalk : public ProgramTest {
protected:
    /// Where a save dialog may put a file without harm.
    void SetUp() override {
        std::cout << "ROQUE_WALK_SEED=" << seed_ << '\n';
        std::filesystem::current_path(home_.path());
    }

    void step() {
        constexpr std::chrono::milliseconds kHand{25};  // slower than a person's would be too long for a test
        const unsigned kind = below(10);
        if (kind < 4)
            click(anywhere());
        else if (kind == 4)
            drag(anywhere(), anywhere());
        else
            strike(kind == 5 ? Keys{"Escape"} : anyKeys());
        std::this_thread::sleep_for(kHand);
        listen();
    }

    /// What GTK has said of the program's own widgets.
    [[nodiscard]] const std::string& said() const { return said_; }

    /// The last steps, in words.
    [[nodiscard]] std::string way() const {
        std::string all;
        for (const std::string& each : way_) all += each + '\n';
        return all;
    }

    /// A person may have chosen to leave; no signal may have ended the program.
    [[nodiscard]] bool isThere() {
        if (!program_->hasEnded()) return true;
        heard_ = 0;
        return program_->endingSignal() == 0 && start();
    }

    [[nodiscard]] bool isFileChooserThere() const { return screen_->hasWindow("GtkFileChooserDialog"); }

private:
    void listen() {
        const bool isChoosing = isFileChooserThere();
        const bool wasChoosing = std::exchange(wasChoosing_, isChoosing);
        const std::string all = errors();
        if (!isChoosing && !wasChoosing) said_ += all.substr(std::min(heard_, all.size()));
        heard_ = all.size();
    }

    void click(Pixel at) {
        note(fmt::format("click {} {}", at.x, at.y));
        screen_->click(at);
    }

    void drag(Pixel from, Pixel to) {
        note(fmt::format("drag {} {} to {} {}", from.x, from.y, to.x, to.y));
        screen_->drag(from, to);
    }

    void strike(const Keys& keys) {
        note(fmt::format("strike {}", fmt::join(keys, " ")));
        screen_->strike(keys);
    }

    void note(std::string step) {
        constexpr std::size_t kKept = 60;
        way_.push_back(std::move(step));
        if (way_.size() > kKept) way_.pop_front();
    }

    [[nodiscard]] unsigned below(std::size_t end) { return static_cast<unsigned>(random_() % end); }

    /// A place in the window, which lies in the corner where nobody manages windows.
    [[nodiscard]] Pixel anywhere() {
        constexpr unsigned kWidth = 1120;
        constexpr unsigned kHeight = 765;
        return {static_cast<int>(below(kWidth)), static_cast<int>(below(kHeight))};
    }

    [[nodiscard]] Keys anyKeys() {
        constexpr std::array kModifiers{"Control_L", "Alt_L", "Shift_L"};
        constexpr std::array kKeys{"a",  "b",    "c",    "d",   "e",       "f",        "g",    "h",
                                   "n",  "o",    "p",    "r",   "s",       "t",        "v",    "w",
                                   "z",  "1",    "2",    "3",   "4",       "8",        "Left", "Right",
                                   "Up", "Down", "Home", "End", "Return",  "space",    "Tab",  "Delete",
                                   "F1", "F2",   "F6",   "F10", "Page_Up", "Page_Down"};
        Keys keys;
        if (below(3) == 0) keys.push_back(kModifiers[below(kModifiers.size())]);
        keys.push_back(kKeys[below(kKeys.size())]);
        return keys;
    }

    unsigned long seed_ = numberOf("ROQUE_WALK_SEED", 1);  // the same each time: a test must be repeatable
    std::mt19937_64 random_{seed_};
    std::deque<std::string> way_;
    bool wasChoosing_ = false;
    std::string said_;
    std::size_t heard_ = 0;  ///< characters of the standard error
};

TEST_F(WindowWalk, KnowsAFileChooser) {
    constexpr Pixel kInBoth{400,
                            300};  // keys go to the window under the pointer where nobody manages windows
    ASSERT_TRUE(start());
    screen_->pointAt(kInBoth);
    EXPECT_FALSE(isFileChooserThere());
    screen_->strike({"Control_L", "o"});
    ASSERT_TRUE(test::soon([this] { return isFileChooserThere(); }));
    EXPECT_TRUE(test::soon([this] {
        screen_->strike({"Escape"});
        return !isFileChooserThere();
    }));
}

TEST_F(WindowWalk, MeetsNoWarning) {
    const auto end =
        std::chrono::steady_clock::now() + std::chrono::seconds(numberOf("ROQUE_WALK_SECONDS", 20));
    ASSERT_TRUE(start());
    while (std::chrono::steady_clock::now() < end) {
        for (int steps = 0; steps < 20; ++steps) step();
        ASSERT_THAT(said(), testing::Not(testing::HasSubstr("CRITICAL"))) << way();
        ASSERT_THAT(said(), testing::Not(testing::HasSubstr("WARNING"))) << way();
        ASSERT_THAT(said(), testing::Not(testing::HasSubstr("ssert"))) << way();
        ASSERT_TRUE(isThere()) << "signal " << program_->endingSignal() << '\n' << way();
    }
}

}  // namespace
}  // namespace roque
