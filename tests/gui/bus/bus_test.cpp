#include "tests/gui/bus/bus_test.h"

#include <csignal>
#include <map>
#include <stdexcept>
#include <thread>
#include <vector>

#include <fmt/format.h>

namespace roque::test {

std::unique_ptr<BusDesktop> BusTest::desktop_;

void BusTest::SetUp() {
    if (const std::string missing = BusDesktop::missing(); !missing.empty())
        GTEST_SKIP() << missing << ": see scripts/setup --test";
    if (!desktop_) desktop_ = std::make_unique<BusDesktop>();
    watchdog_.emplace(limit(), [this] {
        if (program_) program_->send(SIGKILL);
        desktop_->cut();
    });
    ears_.emplace(desktop_->bus());
}

void BusTest::TearDown() {
    program_.reset();
    ears_.reset();
    watchdog_.reset();
}

void BusTest::TearDownTestSuite() {
    desktop_.reset();
}

void BusTest::startProgram() {
    stand("the program starts");
    program_.emplace(std::vector<std::string>{ROQUE_PROGRAM}, std::map<std::string, std::string>{},
                     (desktop().home() / "errors").string());
    await(
        "the window", [this] { return hasWindow(""); }, std::chrono::seconds(30));
}

void BusTest::endProgram() {
    stand("the program ends");
    program_->send(SIGTERM);
    await("the end of the program", [this] { return program_->hasEnded(); });
    program_.reset();
}

void BusTest::await(const std::string& what, const std::function<bool()>& holds,
                    std::chrono::milliseconds patience) {
    constexpr std::chrono::milliseconds kLook{5};
    const auto end = std::chrono::steady_clock::now() + patience;
    for (;;) {
        ears_->listen();
        if (holds()) return;
        if (std::chrono::steady_clock::now() > end)
            throw std::runtime_error(fmt::format("{} did not come within {} ms; {}; windows: {}", what,
                                                 patience.count(), watchdog_->where(), windows()));
        std::this_thread::sleep_for(kLook);
    }
}

std::optional<BusPart> BusTest::application() const {
    for (const BusPart& each : BusPart::desktop(desktop_->bus()).children()) {
        if (each.name() == "roque") return each;
    }
    return std::nullopt;
}

/// The windows that the program shows.
std::string BusTest::windows() {
    if (program_ && program_->hasEnded()) return "none, the program has ended";
    std::string all;
    const auto program = application();
    if (!program) return "none on the bus";
    for (const BusPart& window : program->children()) {
        if (window.isShown()) all += fmt::format("[{} \"{}\"]", window.role(), window.name());
    }
    return all;
}

bool BusTest::hasWindow(std::string_view window) const {
    return application() && application()->find("frame", window);
}

std::optional<BusPart> BusTest::find(std::string_view role, std::string_view name,
                                     std::string_view window) const {
    const auto all = application();
    if (!all || window.empty()) return all ? all->find(role, name) : all;
    const auto inside = all->find("frame", window);
    return inside ? inside->find(role, name) : inside;
}

BusPart BusTest::part(std::string_view role, std::string_view name, std::string_view window) {
    std::optional<BusPart> found;
    await(fmt::format("the {} \"{}\" in \"{}\"", role, name, window), [&] {
        found = find(role, name, window);
        return found.has_value();
    });
    return *found;
}

void BusTest::use(std::string_view role, std::string_view name, std::string_view window,
                  std::string_view action) {
    await(fmt::format("to {} the {} \"{}\"", action, role, name), [&] {
        const auto found = find(role, name, window);
        return found && found->is(BusState::Sensitive) && found->act(action);
    });
}

BusEars::Heard BusTest::awaitWords(std::size_t from, const std::function<bool(const std::string&)>& match,
                                   const std::string& what, std::chrono::milliseconds patience) {
    std::size_t at = from;
    await(
        what,
        [&] {
            while (at < ears_->heard().size() && !match(ears_->heard()[at].words)) ++at;
            return at < ears_->heard().size();
        },
        patience);
    return ears_->heard()[at];
}

}  // namespace roque::test
