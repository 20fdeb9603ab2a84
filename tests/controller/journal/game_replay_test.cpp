#include "controller/journal/game_replay.h"

#include <gtest/gtest.h>

#include "controller/game/game_setup_json.h"
#include "controller/journal/journal_json.h"
#include "tests/support/position_of.h"

namespace roque::test {
namespace {

/// The events of a game between two people, numbered; the clock of each shows as many seconds as its number.
class GameReplayTest : public testing::Test {
protected:
    GameReplayTest() { add(JournalEvent::Kind::Begin, toJsonText(BegunGame{{}, "2024-02-29T18:00:05Z"})); }

    void add(JournalEvent::Kind kind, std::string detail = "") {
        ClockReading clock;
        clock.remaining[Color::White] = std::chrono::seconds(events_.size());
        events_.push_back({"id", events_.size(), kind, std::move(detail), clock});
    }
    [[nodiscard]] SavedGame game() const { return replay(events_).value(); }

    std::vector<JournalEvent> events_;
};

TEST_F(GameReplayTest, HasTheMovesAndTheClock) {
    add(JournalEvent::Kind::Ply, "e2e4");
    add(JournalEvent::Kind::Ply, "c7c5");
    EXPECT_EQ(game().plies(), 2U);
    EXPECT_EQ(game().position(), positionOf("rnbqkbnr/pp1ppppp/8/2p5/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2"));
    EXPECT_EQ(game().clock.remaining[Color::White], std::chrono::seconds(2));
    EXPECT_FALSE(game().isAdjourned);
}

TEST_F(GameReplayTest, TakesBack) {
    for (const char* const move : {"e2e4", "c7c5"}) add(JournalEvent::Kind::Ply, move);
    for (int times = 0; times < 2; ++times) add(JournalEvent::Kind::TakeBack);
    add(JournalEvent::Kind::Ply, "d2d4");
    EXPECT_EQ(game().plies(), 1U);
    EXPECT_EQ(game().steps.size(), 5U);
    EXPECT_EQ(game().steps.back(),
              SavedGame::Step(SavedGame::Played{Move(Square::D2, Square::D4, Move::Kind::DoublePush),
                                                std::chrono::seconds(5)}));
}

TEST_F(GameReplayTest, KnowsWhoPlayedLast) {
    add(JournalEvent::Kind::Player,
        toJsonText(NewPlayer{Color::Black, PluginSpec{"minimax", {{"Seed", "7"}}, {}}}));
    EXPECT_EQ(game().setup.players[Color::Black], PlayerSpec(PluginSpec{"minimax", {{"Seed", "7"}}, {}}));
    EXPECT_EQ(game().setup.players[Color::White], PlayerSpec(PersonSpec{}));
}

TEST_F(GameReplayTest, KnowsThatItWasAdjourned) {
    add(JournalEvent::Kind::Ply, "e2e4");
    add(JournalEvent::Kind::Adjourn);
    EXPECT_TRUE(game().isAdjourned);
    add(JournalEvent::Kind::Resume);
    EXPECT_FALSE(game().isAdjourned);
}

TEST_F(GameReplayTest, CastlesInChess960) {
    GameSetup setup;
    setup.variant = Variant::Chess960;
    setup.start = positionOf("1r3kr1/8/8/8/8/8/8/1R3KR1 w GBgb - 0 1");
    events_.clear();
    add(JournalEvent::Kind::Begin, toJsonText(BegunGame{setup, ""}));
    add(JournalEvent::Kind::Ply, "f1b1");
    ASSERT_EQ(game().plies(), 1U);
    EXPECT_EQ(game().steps.back(),
              SavedGame::Step(SavedGame::Played{Move(Square::F1, Square::B1, Move::Kind::Castling),
                                                std::chrono::seconds(1)}));
}

TEST_F(GameReplayTest, StopsAtWhatCannotHaveHappened) {
    add(JournalEvent::Kind::Ply, "e2e4");
    for (const auto& [kind, detail] : {std::pair(JournalEvent::Kind::Ply, "e2e4"),
                                       {JournalEvent::Kind::Ply, "?"},
                                       {JournalEvent::Kind::Player, "{}"},
                                       {JournalEvent::Kind::Begin, ""}}) {
        add(kind, detail);
        add(JournalEvent::Kind::Ply, "c7c5");
        EXPECT_EQ(game().plies(), 1U);
        EXPECT_EQ(game().clock.remaining[Color::White], std::chrono::seconds(1));
        EXPECT_TRUE(game().isCutOff);
        EXPECT_EQ(game().events.size(), 2U);
        events_.resize(2);
        EXPECT_FALSE(game().isCutOff);
    }
}

TEST_F(GameReplayTest, StopsWhereSomethingIsMissing) {
    for (const char* const move : {"e2e4", "c7c5", "g1f3"}) add(JournalEvent::Kind::Ply, move);
    events_.erase(events_.begin() + 2);
    EXPECT_EQ(game().plies(), 1U);
    EXPECT_TRUE(game().isCutOff);
}

TEST_F(GameReplayTest, IsNothingWithoutABeginning) {
    EXPECT_FALSE(replay({}));
    events_[0].detail = "{}x";
    EXPECT_FALSE(replay(events_));
    events_[0].kind = JournalEvent::Kind::Ply;
    EXPECT_FALSE(replay(events_));
}

TEST_F(GameReplayTest, TakesNothingBackAtTheStart) {
    add(JournalEvent::Kind::TakeBack);
    EXPECT_TRUE(game().steps.empty());
}

TEST_F(GameReplayTest, CountsTheHintsOfEachSide) {
    add(JournalEvent::Kind::Ply, "e2e4");
    add(JournalEvent::Kind::Hint);
    add(JournalEvent::Kind::Hint);
    add(JournalEvent::Kind::Ply, "e7e5");
    add(JournalEvent::Kind::Hint);
    EXPECT_EQ(game().hints[Color::Black], 2U);
    EXPECT_EQ(game().hints[Color::White], 1U);
}

TEST_F(GameReplayTest, TakesTheHintsOfASideFromItsNewPlayer) {
    add(JournalEvent::Kind::Hint);
    add(JournalEvent::Kind::Player, toJsonText(NewPlayer{Color::White, PersonSpec{"Bob"}, 0U}));
    add(JournalEvent::Kind::Player, toJsonText(NewPlayer{Color::Black, PersonSpec{"Ada"}, 1U}));
    EXPECT_EQ(game().hints, ByColor<unsigned>(0, 1));
}

TEST_F(GameReplayTest, LeavesTheHintsWhereAnOlderVersionSaidNothingOfThem) {
    add(JournalEvent::Kind::Hint);
    add(JournalEvent::Kind::Player, R"({"color":"white","player":{"person":{"name":"Bob"}}})");
    EXPECT_EQ(game().hints, ByColor<unsigned>(1, 0));
}

TEST(JournalJson, IsReadAsItWasWritten) {
    ClockReading clock{{std::chrono::milliseconds(-5), std::nullopt}, Color::Black, "period 2 \"x\""};
    for (int kind = 0; kind <= static_cast<int>(JournalEvent::Kind::Hint); ++kind) {
        const JournalEvent event{"id", 1ULL << 63U, static_cast<JournalEvent::Kind>(kind), "é\n", clock};
        EXPECT_EQ(fromJsonText<JournalEvent>(toJsonText(event)), event);
    }
    EXPECT_FALSE(fromJsonText<JournalEvent>(R"({"kind": "dance"})"));
    EXPECT_FALSE(fromJsonText<JournalEvent>("{"));
}

}  // namespace
}  // namespace roque::test
