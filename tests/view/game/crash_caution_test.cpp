#include "view/game/crash_caution.h"

#include "tests/controller/game/controller_test.h"

namespace roque::test {
namespace {

/// The first game after the program has ended unexpectedly.
class CrashCaution : public ControllerTest {
protected:
    void begin(const std::vector<CrashReport>& crashes, PlayerSpec white, PlayerSpec black) {
        const GameSetup first{{std::move(white), std::move(black)}};
        holdBackSuspects(crashes, controller_);
        holdBackFirstMover(crashes, first, controller_);
        controller_.newGame(first);
    }
    [[nodiscard]] std::string reason() const {
        const auto* const paused = std::get_if<Paused>(&controller_.state());
        return paused != nullptr && paused->failure ? english(paused->failure->reason) : "";
    }

    const CrashReport killed_{{}, {}, {}};
    const CrashReport killedWhileThinking_{{}, {}, {{Risk::Kind::Playing, "random"}}};
    const CrashReport crashed_{"crash.txt", "random", {{Risk::Kind::Playing, "random"}}};
};

TEST_F(CrashCaution, LetsNoPlayerBeginByItself) {
    begin({killed_}, plugin("healthy"), person());
    EXPECT_EQ(reason(), "Roque ended unexpectedly last time");
}

TEST_F(CrashCaution, LetsAPlayerAnswerThatNobodySuspects) {
    begin({killed_}, person(), plugin("healthy"));
    play("e2e4");
    EXPECT_EQ(nameOf(controller_), "thinking");
}

TEST_F(CrashCaution, AsksAboutAPlayerThatWasThinking) {
    begin({killedWhileThinking_}, person(), plugin("random"));
    play("e2e4");
    EXPECT_EQ(reason(), "Roque ended unexpectedly while it was thinking");
}

TEST_F(CrashCaution, AsksAboutAPlayerThatCrashed) {
    begin({crashed_}, plugin("random"), person());
    EXPECT_EQ(reason(), "Roque crashed in it last time");
}

TEST_F(CrashCaution, IsNotNeededAfterAUsualEnd) {
    begin({}, plugin("healthy"), person());
    EXPECT_EQ(nameOf(controller_), "thinking");
}

}  // namespace
}  // namespace roque::test
