#pragma once

#include <map>
#include <memory>
#include <optional>
#include <string>

#include "tests/gui/bus/bus_part.h"
#include "tests/support/running_program.h"
#include "tests/support/temporary_folder.h"
#include "tests/support/virtual_screen.h"

namespace roque::test {

/// A desktop of its own for programs that people use without seeing them: a screen, a session bus and the
/// accessibility bus. The programs that this process starts are on it; there can be only one in a process.
class BusDesktop {
public:
    /// Throws std::runtime_error if something does not start.
    BusDesktop();
    BusDesktop(const BusDesktop&) = delete;
    BusDesktop& operator=(const BusDesktop&) = delete;
    ~BusDesktop();

    /// Why there can be none here; empty if there can.
    [[nodiscard]] static std::string missing();

    /// The variables for a program on this desktop.
    [[nodiscard]] const std::map<std::string, std::string>& variables() const noexcept { return variables_; }
    [[nodiscard]] const TemporaryFolder& home() const noexcept { return home_; }
    [[nodiscard]] VirtualScreen& screen() noexcept { return screen_; }

    /// The connection to the accessibility bus.
    [[nodiscard]] const BusConnection& bus() const noexcept { return connection_; }

    /// Ends the buses, so that nobody waits for an answer any more. [any-thread]
    void cut() const;

private:
    TemporaryFolder home_;
    VirtualScreen screen_;
    std::map<std::string, std::string> variables_;
    std::optional<RunningProgram> session_;
    BusConnection connection_;
};

}  // namespace roque::test
