#include "view/commands/action_registry.h"

#include <string>

#include <gmock/gmock.h>

namespace roque {
namespace {

TEST(ActionRegistry, PerformsAnActionBetweenItsObservers) {
    std::string calls;
    ActionRegistry actions;
    actions.onPerforming = [&] { calls += "before "; };
    actions.onPerformed = [&] { calls += "after"; };
    actions.add(Action::Restart, {[&] { calls += "restart "; }});
    actions.perform(Action::Restart);
    EXPECT_EQ(calls, "before restart after");
}

TEST(ActionRegistry, KnowsWhichActionsHaveAHandler) {
    ActionRegistry actions;
    EXPECT_FALSE(actions.has(Action::Restart));
    actions.add(Action::Restart, {[] {}});
    EXPECT_TRUE(actions.has(Action::Restart));
    EXPECT_FALSE(actions.has(Action::NewGame));
}

TEST(ActionRegistry, AsksEachTimeWhatIsPossibleAndTicked) {
    bool isPossible = false;
    bool isTicked = true;
    ActionRegistry actions;
    actions.add(Action::Pause, {[] {}, [&] { return isPossible; }, [&] { return isTicked; }});
    EXPECT_TRUE(actions.states().possible.none());
    EXPECT_TRUE(actions.states().ticked[index(Action::Pause)]);
    isPossible = true;
    isTicked = false;
    EXPECT_TRUE(actions.states().possible[index(Action::Pause)]);
    EXPECT_TRUE(actions.states().ticked.none());
}

TEST(ActionRegistry, AllowsAnActionThatSaysNothingElse) {
    ActionRegistry actions;
    actions.add(Action::Quit, {[] {}});
    EXPECT_TRUE(actions.states().possible[index(Action::Quit)]);
    EXPECT_EQ(actions.states().possible.count(), 1U);
    EXPECT_TRUE(actions.states().ticked.none());
}

TEST(ActionRegistry, HasTheStatesShownAgainWhenAskedTo) {
    unsigned shown = 0;
    ActionRegistry actions;
    actions.refresh();
    actions.onStatesChanged = [&] { ++shown; };
    actions.refresh();
    EXPECT_EQ(shown, 1U);
}

}  // namespace
}  // namespace roque
