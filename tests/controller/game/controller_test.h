#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "controller/game/game_controller.h"
#include "model/notation/uci_move.h"
#include "tests/controller/threads/manual_dispatcher.h"

namespace roque::test {

/// The plugins that the tests and the program build, loaded once. They are never released: detached threads
/// may still use them when the program ends.
[[nodiscard]] inline const PluginRegistry& testPlugins() {
    static const PluginRegistry* const registry = [] {
        auto all = std::make_unique<PluginRegistry>(std::vector<PluginFolder>{
            {ROQUE_PLUGINS, PluginOrigin::Shipped}, {ROQUE_BAD_PLUGINS, PluginOrigin::Shipped}});
        all->rescan();
        return all.release();
    }();
    return *registry;
}

[[nodiscard]] inline PlayerSpec person() {
    return PersonSpec{};
}

/// An AI player that searches three plies, or for a time if one is given.
[[nodiscard]] inline PlayerSpec plugin(std::string id,
                                       std::optional<std::chrono::milliseconds> moveTime = std::nullopt) {
    SearchLimits limits;
    limits.depth = 3;
    limits.moveTime = moveTime;
    return PluginSpec{std::move(id), {}, limits};
}

/// The default deadlines, but with a very long one for the start: a busy machine may take a second to start a
/// thread, which is ten seconds of the test's time where that runs fast.
[[nodiscard]] inline Deadlines testDeadlines() {
    Deadlines deadlines;
    deadlines.start = std::chrono::minutes(10);
    return deadlines;
}

/// The name of a state in docs/state-machine.md.
[[nodiscard]] inline std::string nameOf(const GameController& controller) {
    const GameState& state = controller.state();
    if (std::holds_alternative<NoGame>(state)) return "no game";
    if (std::holds_alternative<AwaitingStart>(state)) return "ready";
    if (std::holds_alternative<Ended>(state)) return "over";
    if (std::holds_alternative<Closing>(state)) return "closing";
    if (const auto* paused = std::get_if<Paused>(&state)) return paused->failure ? "failed" : "paused";
    return controller.isPersonsTurn() ? "person's turn" : "thinking";
}

/// A controller with a UI thread driven by hand, which records the controller's events.
class ControllerTest : public testing::Test {
protected:
    explicit ControllerTest(const Deadlines& deadlines = testDeadlines())
        : controller_(dispatcher_, testPlugins(), deadlines) {
        subscription_ = controller_.subscribe([this](const ControllerEvent& event) {
            if (const auto* failed = std::get_if<PlayerFailed>(&event)) failures_.push_back(*failed);
            if (const auto* declined = std::get_if<DrawDeclined>(&event)) declinedBy_.push_back(declined->by);
            if (std::holds_alternative<Closed>(event)) isClosed_ = true;
            if (std::holds_alternative<SearchProgress>(event)) ++thoughts_;
        });
    }
    /// Nothing may be left behind: a thread that continues would disturb the next test.
    void TearDown() override {
        controller_.close();
        EXPECT_TRUE(dispatcher_.runUntil([this] { return isClosed_; }));
    }

    void start(PlayerSpec white, PlayerSpec black) {
        controller_.newGame({{std::move(white), std::move(black)}, Position::start(), Variant::Standard});
    }
    /// Plays a move for the side to move, as a person.
    void play(const char* uci) {
        const auto move = parseUciMove(controller_.game()->position(), uci);
        ASSERT_TRUE(move) << uci;
        ASSERT_TRUE(controller_.play(*move)) << uci;
    }
    [[nodiscard]] bool reaches(const std::string& state) {
        return dispatcher_.runUntil([&] { return nameOf(controller_) == state; });
    }
    [[nodiscard]] std::size_t plies() const { return controller_.game()->moves().size(); }

    ManualDispatcher dispatcher_;
    GameController controller_;
    std::vector<PlayerFailed> failures_;
    std::vector<Color> declinedBy_;  ///< who declined each draw offer
    std::size_t thoughts_ = 0;
    bool isClosed_ = false;
    Subscription subscription_;
};

}  // namespace roque::test
