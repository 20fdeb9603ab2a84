#pragma once

#include <chrono>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include <gtest/gtest.h>

#include "model/game/game.h"
#include "tests/gui/bus/bus_desktop.h"
#include "tests/gui/bus/bus_ears.h"
#include "tests/gui/bus/bus_part.h"
#include "tests/gui/bus/watchdog.h"

namespace roque::test {

/// The program on a desktop with an accessibility bus, used over this bus alone. Whatever is waited for and
/// does not come within a time is a std::runtime_error that says what; a watchdog sees to the rest.
class BusTest : public testing::Test {
protected:
    /// The tests of one process share a desktop, which ends with the last of them.
    static void TearDownTestSuite();

    void SetUp() override;
    void TearDown() override;

    /// Starts the program and waits for its window.
    void startProgram();
    /// Asks the program to end, and waits until it has.
    void endProgram();

    /// The most time that all of a test may take.
    [[nodiscard]] virtual std::chrono::seconds limit() const { return std::chrono::seconds(60); }

    /// Waits until something holds.
    void await(const std::string& what, const std::function<bool()>& holds,
               std::chrono::milliseconds patience = std::chrono::seconds(20));
    /// A part of the program, once it is there; in a window whose title begins so, if one is named.
    BusPart part(std::string_view role, std::string_view name, std::string_view window = {});
    /// Whether the program shows a window whose title begins so.
    [[nodiscard]] bool hasWindow(std::string_view window) const;
    /// Has a part do something, once it is there and takes it.
    void use(std::string_view role, std::string_view name, std::string_view window = {},
             std::string_view action = "click");

    void stand(const std::string& where) { watchdog_->stand(where); }
    /// The first words heard from an index on that match, once there are some.
    BusEars::Heard awaitWords(std::size_t from, const std::function<bool(const std::string&)>& match,
                              const std::string& what, std::chrono::milliseconds patience);

    [[nodiscard]] static BusDesktop& desktop() { return *desktop_; }

    std::optional<BusEars> ears_;
    std::optional<RunningProgram> program_;

private:
    [[nodiscard]] std::optional<BusPart> application() const;
    [[nodiscard]] std::string windows();
    [[nodiscard]] std::optional<BusPart> find(std::string_view role, std::string_view name,
                                              std::string_view window) const;

    static std::unique_ptr<BusDesktop> desktop_;
    std::optional<Watchdog> watchdog_;
};

}  // namespace roque::test
