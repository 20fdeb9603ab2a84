#include <gmock/gmock.h>

#include "controller/journal/flight_recorder.h"
#include "controller/journal/game_clock_reading.h"
#include "controller/journal/game_journal.h"
#include "controller/journal/journal_database.h"
#include "controller/journal/journal_json.h"
#include "tests/controller/game/controller_test.h"
#include "tests/support/old_data.h"
#include "tests/support/position_of.h"

namespace roque::test {
namespace {

using namespace std::chrono_literals;
using testing::ElementsAre;
using testing::IsEmpty;
using testing::SizeIs;

constexpr const char* kRecorder = "recorder-8f23d4e5-7cc8-4cb6-9ac9-afb04fa9ee4d";
constexpr const char* kFinished = "20a26b5e-ca3c-48f7-b3eb-3aa29807fecd";
constexpr const char* kAdjourned = "db7d10bb-5f1a-4706-8b1e-00f68a7b8322";
constexpr const char* kBetweenPlugins = "a5b254d9-b70f-4530-b7ec-8c85d31bc9c9";
constexpr const char* kInterrupted = "902d5d9d-6079-49fc-9d5f-723f81becd04";
constexpr const char* kBegan = "2026-11-23T20:25:47Z";

PluginSpec pluginOf(std::string id, std::map<std::string, std::string> options) {
    return {std::move(id), std::move(options), {}};
}

/// What was played, as the journal has it; "-" where a ply was taken back.
std::vector<std::string> stepsOf(const SavedGame& game) {
    std::vector<std::string> steps;
    std::vector<Position> line{game.setup.start};
    for (const SavedGame::Step& step : game.steps) {
        if (const auto* const played = std::get_if<SavedGame::Played>(&step)) {
            steps.push_back(toUci(played->move, line.back(), CastlingNotation::KingTakesRook));
            line.push_back(line.back().after(played->move));
        } else {
            steps.emplace_back("-");
            line.pop_back();
        }
    }
    return steps;
}

/// What the detail of an event of one kind lacks when it is written again.
template <typename Detail>
std::vector<std::string> lostOf(const JournalEvent& event, JournalEvent::Kind kind) {
    if (event.kind != kind) return {};
    return membersLost(event.detail, toJsonText(fromJsonText<Detail>(event.detail).value()));
}

/// The journal of an earlier version, opened by this one.
class OldJournal : public ControllerTest {
protected:
    OldJournal() {
        folder_.copy("journal.sqlite");
        folder_.copy(kRecorder);
        std::filesystem::resize_file(folder_ / kRecorder, std::size_t{256} << 10U);
        open();
    }

    void open() {
        journal_.reset();
        journal_ = std::make_unique<GameJournal>(
            dispatcher_, controller_, folder_.path(), [this] { return readClocks(controller_); },
            GameJournal::Listener{
                [](const std::optional<Message>& trouble) { EXPECT_FALSE(trouble) << english(*trouble); }});
    }

    [[nodiscard]] std::vector<SavedGame> unfinished() {
        std::optional<std::vector<SavedGame>> found;
        journal_->findUnfinished([&](std::vector<SavedGame> games) { found = std::move(games); });
        EXPECT_TRUE(dispatcher_.runUntil([&] { return found.has_value(); }));
        return found.value_or(std::vector<SavedGame>());
    }

    [[nodiscard]] SavedGame unfinished(const std::string& id) {
        for (SavedGame& game : unfinished()) {
            if (game.id == id) return std::move(game);
        }
        ADD_FAILURE() << "there is no game " << id;
        return {};
    }

    /// The game that is over: a move that is taken back makes it one that can go on.
    [[nodiscard]] SavedGame finished() {
        static_cast<void>(unfinished());
        JournalDatabase database(folder_ / "journal.sqlite", [](const auto&, const auto&) { FAIL(); });
        database.appendNext({kFinished, 0, JournalEvent::Kind::TakeBack, "", {}}, "test");
        for (SavedGame& game :
             database.unfinished({}, [](const std::string& game) { ADD_FAILURE() << game; })) {
            if (game.id == kFinished) return std::move(game);
        }
        ADD_FAILURE() << "the game that is over is lost";
        return {};
    }

    OldFiles folder_;
    std::unique_ptr<GameJournal> journal_;
};

TEST_F(OldJournal, OffersTheGamesThatAreNotOver) {
    std::vector<std::string> ids;
    for (const SavedGame& game : unfinished()) ids.push_back(game.id);
    EXPECT_THAT(ids, ElementsAre(kInterrupted, kBetweenPlugins, kAdjourned));
    EXPECT_THAT(FlightRecorder::names(folder_.path()), SizeIs(1)) << "beside that of this process";
}

TEST_F(OldJournal, HasTheGameThatIsOver) {
    const SavedGame game = finished();
    EXPECT_EQ(game.began, kBegan);
    EXPECT_EQ(game.setup.players[Color::White], PlayerSpec(PersonSpec{"Ada"}));
    EXPECT_EQ(game.setup.players[Color::Black], PlayerSpec(PersonSpec{"Bob"}));
    EXPECT_EQ(game.setup.start, Position::start());
    EXPECT_EQ(game.setup.variant, Variant::Standard);
    EXPECT_EQ(game.setup.time[Color::White], suddenDeath(300s, 3s));
    EXPECT_EQ(game.setup.time[Color::Black], TimeControl(Byoyomi{600s, 30s, 3}));
    EXPECT_EQ(game.setup.pace, 0ms);
    EXPECT_THAT(stepsOf(game), ElementsAre("f2f3", "e7e5", "g2g4", "d7d6", "-", "d8h4", "-"));
}

TEST_F(OldJournal, HasTheEndOfTheGameThatIsOver) {
    const SavedGame game = finished();
    ASSERT_THAT(game.events, SizeIs(9));
    const JournalEvent& end = game.events[7];
    EXPECT_EQ(end.kind, JournalEvent::Kind::End);
    EXPECT_EQ(end.detail, "Black wins by checkmate");
    EXPECT_EQ(end.clock, (ClockReading{{302s, 594500ms}, {}, "0 302000 0 0 2 0 0 0 594500 0 0 0 3 0 0"}));
}

TEST_F(OldJournal, HasTheAdjournedGame) {
    PluginSpec minimax{"minimax", {{"Depth", "2"}, {"Seed", "11"}}, {}, "/no/such/book.bin"};
    minimax.limits.depth = 2;
    minimax.limits.nodes = 5000;
    minimax.limits.moveTime = 1500ms;
    minimax.limits.mate = 3;
    const TimeStage first{5400s, 30s, MoveBonus::Increment, 40};
    const TimeStage second{1800s, 30s, MoveBonus::Increment, 0};
    const SavedGame game = unfinished(kAdjourned);
    EXPECT_TRUE(game.isAdjourned);
    EXPECT_EQ(game.began, kBegan);
    EXPECT_EQ(game.setup.players[Color::White], PlayerSpec(PersonSpec{"Zoë Ünïcode ♞"}));
    EXPECT_EQ(game.setup.players[Color::Black], PlayerSpec(minimax));
    EXPECT_EQ(game.setup.start, positionOf("1r2k1r1/pppppppp/8/8/8/8/PPPPPPPP/1R2K1R1 w GBgb - 0 1"));
    EXPECT_EQ(game.setup.variant, Variant::Chess960);
    EXPECT_EQ(game.setup.time[Color::White], TimeControl(StagedTime{{first, second}}));
    EXPECT_EQ(game.setup.time[Color::Black], suddenDeath(1800s, 5s, MoveBonus::Delay));
    EXPECT_EQ(game.setup.pace, 750ms);
    EXPECT_THAT(stepsOf(game),
                ElementsAre("e1g1", "f7f5", "a2a4", "e7e5", "-", "-", "h2h3", "e8f7", "g2g3", "g7g5"));
    EXPECT_EQ(game.position(), positionOf("1r4r1/pppppk1p/8/5pp1/8/6PP/PPPPPP2/1R3RK1 w - - 0 4"));
    EXPECT_EQ(
        game.clock,
        (ClockReading{{5473579ms, 1800s}, Color::White, "4321 5477900 0 0 3 0 0 0 1800000 5000 0 3 0 0 0"}));
}

TEST_F(OldJournal, HasWhoPlayedTheAdjournedGameBefore) {
    const SavedGame game = unfinished(kAdjourned);
    const auto begun = fromJsonText<BegunGame>(game.events.front().detail);
    ASSERT_TRUE(begun);
    EXPECT_EQ(begun->setup.players[Color::Black], PlayerSpec(pluginOf("random", {{"Seed", "7"}})));
}

TEST_F(OldJournal, HasTheGameBetweenPlugins) {
    PluginSpec black = pluginOf("minimax", {{"Seed", "23"}});
    black.limits.depth = 1;
    const SavedGame game = unfinished(kBetweenPlugins);
    EXPECT_TRUE(game.isAdjourned);
    EXPECT_EQ(game.began, kBegan);
    EXPECT_EQ(game.setup.players[Color::White], PlayerSpec(pluginOf("random", {{"Seed", "21"}})));
    EXPECT_EQ(game.setup.players[Color::Black], PlayerSpec(black));
    EXPECT_EQ(game.setup.start, Position::start());
    EXPECT_EQ(game.setup.variant, Variant::Standard);
    EXPECT_EQ(game.setup.time, ByColor<TimeControl>());
    EXPECT_EQ(game.setup.pace, 250ms);
    EXPECT_THAT(stepsOf(game), ElementsAre("g1h3", "e7e5", "e2e4", "d8f6", "b1c3", "-"));
    EXPECT_EQ(game.position(), positionOf("rnb1kbnr/pppp1ppp/5q2/4p3/4P3/7N/PPPP1PPP/RNBQKB1R w HAha - 1 3"));
    EXPECT_EQ(game.clock, ClockReading());
}

TEST_F(OldJournal, HasTheInterruptedGameWithWhatOnlyTheRecorderHad) {
    const SavedGame game = unfinished(kInterrupted);
    EXPECT_FALSE(game.isAdjourned);
    EXPECT_EQ(game.began, kBegan);
    EXPECT_EQ(game.setup.players[Color::White], PlayerSpec(PersonSpec{"Ada"}));
    EXPECT_EQ(game.setup.players[Color::Black], PlayerSpec(PersonSpec{""}));
    EXPECT_EQ(game.setup.start, positionOf("4k3/P6p/8/8/3pp3/8/3PP2p/4K1R1 w - - 4 30"));
    EXPECT_EQ(game.setup.variant, Variant::Standard);
    EXPECT_EQ(game.setup.time[Color::White], suddenDeath(300s, 2s, MoveBonus::Bronstein));
    EXPECT_EQ(game.setup.time[Color::Black], TimeControl(TimePerMove{10s}));
    EXPECT_EQ(game.setup.pace, 0ms);
    EXPECT_THAT(stepsOf(game), ElementsAre("d2d3", "e4d3", "e2e4", "d4e3", "a7a8b", "h2g1n"));
    EXPECT_EQ(game.position(), positionOf("B3k3/7p/8/8/8/3pp3/8/4K1n1 w - - 0 33"));
    EXPECT_EQ(game.clock,
              (ClockReading{{293250ms, 10s}, Color::White, "1750 295000 0 0 3 0 0 0 10000 0 0 0 0 0 0"}));
}

TEST_F(OldJournal, PutsTheAdjournedGameOnTheBoard) {
    journal_->restore(unfinished(kAdjourned));
    const ChessClock::State expected{
        {SideTime{5477900ms, 0ms, 0, 3, 0, false, false}, SideTime{1800s, 5s, 0, 3, 0, false, false}},
        4321ms};
    EXPECT_EQ(nameOf(controller_), "ready");
    EXPECT_EQ(controller_.clock().state(), expected);
    EXPECT_EQ(controller_.clock().left(Color::White).left, 5473579ms);
    EXPECT_EQ(controller_.playerName(Color::White), "Zoë Ünïcode ♞");
    EXPECT_EQ(controller_.began(), std::chrono::sys_days(2026y / 11 / 23) + 20h + 25min + 47s);
    EXPECT_EQ(plies(), 6U);
}

TEST_F(OldJournal, PutsWhatWasTakenBackBesideTheGame) {
    journal_->restore(unfinished(kAdjourned));
    const GameNode& castled = controller_.game()->root().child(0);
    const GameNode& answered = castled.child(0);
    ASSERT_EQ(answered.childCount(), 2U);
    EXPECT_EQ(answered.child(0).san(), "h3");
    EXPECT_EQ(answered.child(1).san(), "a4");
    ASSERT_EQ(answered.child(1).childCount(), 1U);
    EXPECT_EQ(answered.child(1).child(0).san(), "e5");
}

TEST_F(OldJournal, PutsTheInterruptedGameOnTheBoard) {
    journal_->restore(unfinished(kInterrupted));
    const ChessClock::State expected{
        {SideTime{295s, 0ms, 0, 3, 0, false, false}, SideTime{10s, 0ms, 0, 0, 0, false, false}}, 1750ms};
    EXPECT_EQ(nameOf(controller_), "ready");
    EXPECT_EQ(controller_.clock().state(), expected);
    EXPECT_EQ(controller_.clock().left(Color::White).left, 293250ms);
    EXPECT_EQ(controller_.game()->position(), positionOf("B3k3/7p/8/8/8/3pp3/8/4K1n1 w - - 0 33"));
}

TEST_F(OldJournal, PutsTheGameBetweenPluginsOnTheBoard) {
    journal_->restore(unfinished(kBetweenPlugins));
    EXPECT_EQ(nameOf(controller_), "paused");
    EXPECT_FALSE(controller_.clock().isTimed());
    EXPECT_EQ(plies(), 4U);
}

TEST_F(OldJournal, KeepsTheGameThatGoesOn) {
    journal_->restore(unfinished(kInterrupted));
    dispatcher_.advance(2s);
    play("e1d1");
    dispatcher_.advance(3s);
    open();
    const SavedGame game = unfinished(kInterrupted);
    EXPECT_TRUE(game.isAdjourned);
    EXPECT_THAT(stepsOf(game), ElementsAre("d2d3", "e4d3", "e2e4", "d4e3", "a7a8b", "h2g1n", "e1d1"));
    EXPECT_THAT(unfinished(), SizeIs(3));
}

TEST_F(OldJournal, IsWrittenSoThatTheEarlierVersionReadsIt) {
    for (const SavedGame& game : unfinished()) {
        for (const JournalEvent& event : game.events) {
            EXPECT_EQ(fromJsonText<JournalEvent>(toJsonText(event)), event);
            EXPECT_THAT(lostOf<BegunGame>(event, JournalEvent::Kind::Begin), IsEmpty());
            EXPECT_THAT(lostOf<NewPlayer>(event, JournalEvent::Kind::Player), IsEmpty());
        }
    }
}

TEST_F(OldJournal, IsWrittenWithTheSameColumns) {
    static_cast<void>(unfinished());
    SqliteDatabase database(folder_ / "journal.sqlite");
    SqliteStatement event =
        database.prepare("SELECT kind, detail, clock FROM event WHERE game = ? ORDER BY number DESC LIMIT 1");
    event.bind(0, kInterrupted);
    ASSERT_TRUE(event.next());
    EXPECT_EQ(event.text(0), "clock");
    EXPECT_EQ(event.text(1), "");
    EXPECT_EQ(event.text(2), R"({"remaining":{"white":293250,"black":10000},"running":"white",)"
                             R"("details":"1750 295000 0 0 3 0 0 0 10000 0 0 0 0 0 0"})");
    SqliteStatement version = database.prepare("PRAGMA user_version");
    ASSERT_TRUE(version.next());
    EXPECT_EQ(version.integer(0), 1) << "the earlier version refuses a newer one";
}

}  // namespace
}  // namespace roque::test
