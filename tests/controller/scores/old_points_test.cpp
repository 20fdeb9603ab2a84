#include <algorithm>
#include <cmath>
#include <iterator>

#include <gmock/gmock.h>

#include "controller/scores/points_entry_json.h"
#include "controller/scores/points_queue.h"
#include "controller/scores/points_service.h"
#include "controller/scores/points_table.h"
#include "tests/controller/scores/sample_entry.h"
#include "tests/controller/threads/manual_dispatcher.h"
#include "tests/support/old_data.h"

namespace roque::test {
namespace {

using namespace std::chrono_literals;
using testing::ElementsAre;
using testing::ElementsAreArray;
using testing::IsEmpty;
using testing::SizeIs;

/// The game with a number, which ended so many minutes after 18:00:05.
PointsEntry entryOf(int number, const char* white, const char* black, ByColor<int> points, GameResult result,
                    Termination termination, Variant variant, unsigned plies) {
    return {"00000000-0000-4000-8000-" + std::to_string(100'000'000'000 + number),
            std::chrono::sys_days(2024y / 2 / 29) + 18h + std::chrono::minutes(number) + 5s,
            {white, black},
            points,
            result,
            termination,
            variant,
            plies};
}

/// The games in the table, the latest first.
std::vector<PointsEntry> savedGames() {
    const auto standard = Variant::Standard;
    const auto chess960 = Variant::Chess960;
    return {
        entryOf(12, "", "Ada", {0, 0}, GameResult::Unknown, Termination::Aborted, standard, 0),
        entryOf(11, "Random", "Ada", {-5, 156}, GameResult::BlackWins, Termination::Forfeit, standard, 3),
        entryOf(10, "Bob", "Ada", {155, 0}, GameResult::WhiteWins, Termination::FlagFall, chess960, 32),
        entryOf(9, "Ada", "Bob", {7, 154}, GameResult::BlackWins, Termination::Resignation, standard, 31),
        entryOf(8, "Ada", "Bob", {52, 53}, GameResult::Draw, Termination::Agreement, standard, 30),
        entryOf(7, "Ada", "Minimax", {50, 51}, GameResult::Draw, Termination::SeventyFiveMoves, standard,
                250),
        entryOf(6, "Ada", "Minimax", {48, 49}, GameResult::Draw, Termination::FiftyMoves, standard, 200),
        entryOf(5, "Ada", "Minimax", {46, 47}, GameResult::Draw, Termination::FivefoldRepetition, chess960,
                44),
        entryOf(4, "O'Neil \"x\" 100%_", "Ada", {44, 45}, GameResult::Draw, Termination::ThreefoldRepetition,
                standard, 40),
        entryOf(3, "Zoë ♞", "Bastion 3", {42, 43}, GameResult::Draw, Termination::DeadPosition, chess960, 83),
        entryOf(2, "Bob", "Ada", {40, 41}, GameResult::Draw, Termination::Stalemate, standard, 120),
        entryOf(1, "Ada", "Bob", {131, 12}, GameResult::WhiteWins, Termination::Checkmate, standard, 61),
    };
}

/// The games that wait, the earliest first.
std::vector<PointsEntry> waitingGames() {
    return {
        entryOf(20, "Zoë ♞", "Bob \"the\" builder", {101, -3}, GameResult::WhiteWins, Termination::Checkmate,
                Variant::Chess960, 23),
        entryOf(21, "Ada", "Bastion 3", {17, 117}, GameResult::BlackWins, Termination::FlagFall,
                Variant::Standard, 64),
        entryOf(22, "Bob", "Ada", {33, 34}, GameResult::Draw, Termination::Agreement, Variant::Standard, 80),
    };
}

std::vector<PointsEntry> savedIn(PointsTable table) {
    const auto found = table.find({});
    EXPECT_TRUE(found) << english(found.error().text);
    return found ? *found : std::vector<PointsEntry>();
}

/// The scores of an earlier version.
class OldPoints : public testing::Test {
protected:
    OldPoints() {
        folder_.copy("scores.sqlite");
        folder_.copy("scores-waiting.sqlite");
    }

    [[nodiscard]] PointsTable table() {
        auto opened = PointsTable::open({}, "", folder_ / "scores.sqlite");
        if (!opened) throw std::runtime_error(english(opened.error().text));
        return std::move(*opened);
    }

    OldFiles folder_;
    PointsQueue queue_{folder_ / "scores-waiting.sqlite"};
};

TEST_F(OldPoints, AreInTheTable) {
    EXPECT_THAT(savedIn(table()), ElementsAreArray(savedGames()));
}

TEST_F(OldPoints, AddUpForEachPlayer) {
    auto players = *table().players(2);
    for (PlayerSummary& player : players) player.mean = std::round(10 * player.mean) / 10;
    EXPECT_THAT(players, ElementsAre(PlayerSummary{"Ada", 11, 2, 6, 156, 52.4},
                                     PlayerSummary{"Bob", 5, 2, 2, 155, 82.8}));
}

TEST_F(OldPoints, TakeFurtherGames) {
    ASSERT_TRUE(table().add(sampleEntry(30)));
    EXPECT_THAT(savedIn(table()), SizeIs(13));
    ASSERT_TRUE(table().add(savedGames().front())) << "which is there already";
    EXPECT_THAT(savedIn(table()), SizeIs(13));
}

TEST_F(OldPoints, KeepTheVersionOfTheirTables) {
    static_cast<void>(table());
    SqliteDatabase database(folder_ / "scores.sqlite");
    SqliteStatement version = database.prepare("SELECT MAX(version) FROM roque_schema");
    ASSERT_TRUE(version.next());
    EXPECT_EQ(version.integer(0), 2) << "the earlier version refuses a newer one";
}

TEST_F(OldPoints, ThatWaitAreInTheQueue) {
    EXPECT_THAT(queue_.waiting(), ElementsAreArray(waitingGames()));
}

TEST_F(OldPoints, ThatWaitAreWrittenSoThatTheEarlierVersionReadsThem) {
    SqliteDatabase database(folder_ / "scores-waiting.sqlite");
    SqliteStatement rows = database.prepare("SELECT entry FROM waiting ORDER BY number");
    for (const PointsEntry& entry : waitingGames()) {
        ASSERT_TRUE(rows.next());
        EXPECT_THAT(membersLost(rows.text(0), toJson(entry).dump()), IsEmpty());
    }
}

TEST_F(OldPoints, ThatWaitAreStillThereBesideFurtherGames) {
    queue_.add(sampleEntry(30));
    queue_.remove(waitingGames().front().id);
    PointsQueue again(folder_ / "scores-waiting.sqlite");
    EXPECT_THAT(again.waiting(), ElementsAre(waitingGames()[1], waitingGames()[2], sampleEntry(30)));
}

TEST_F(OldPoints, ThatWaitAreDeliveredToTheTable) {
    ManualDispatcher dispatcher;
    PointsService service(dispatcher, folder_.path(), [](const PointsStatus& status) {
        EXPECT_FALSE(status.error) << english(status.error->text);
    });
    service.use({}, "");
    std::vector<PointsEntry> expected = waitingGames();
    std::ranges::reverse(expected);
    std::ranges::copy(savedGames(), std::back_inserter(expected));
    std::vector<PointsEntry> found;
    const auto askAgain = [&] {
        service.find({}, [&](const auto& answer) { found = *answer; });
        return found.size() == expected.size();
    };
    EXPECT_TRUE(dispatcher.runUntil(askAgain));
    EXPECT_EQ(found, expected);
    EXPECT_TRUE(dispatcher.runUntil([&] { return queue_.waiting().empty(); }));
}

}  // namespace
}  // namespace roque::test
