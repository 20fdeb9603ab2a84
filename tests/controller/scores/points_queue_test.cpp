#include "controller/scores/points_queue.h"

#include <gmock/gmock.h>

#include "tests/controller/scores/sample_entry.h"
#include "tests/support/limited_user.h"
#include "tests/support/temporary_folder.h"

namespace roque::test {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

TEST(PointsQueue, KeepsGamesInTheirOrder) {
    const TemporaryFolder folder;
    {
        PointsQueue queue(folder / "queue");
        for (const int number : {3, 1, 2}) queue.add(sampleEntry(number));
    }
    PointsQueue queue(folder / "queue");
    EXPECT_THAT(queue.waiting(), ElementsAre(sampleEntry(3), sampleEntry(1), sampleEntry(2)));
    queue.remove(sampleEntry(1).id);
    EXPECT_THAT(queue.waiting(), ElementsAre(sampleEntry(3), sampleEntry(2)));
}

TEST(PointsQueue, HasAGameOnce) {
    const TemporaryFolder folder;
    PointsQueue queue(folder / "queue");
    queue.add(sampleEntry(1));
    queue.add(sampleEntry(1));
    EXPECT_THAT(queue.waiting(), ElementsAre(sampleEntry(1)));
}

TEST(PointsQueue, BeginsAnewWhenItsFileIsDamaged) {
    const TemporaryFolder folder;
    writeText(folder / "queue", std::string(5000, 'x'));
    PointsQueue queue(folder / "queue");
    EXPECT_THAT(queue.waiting(), IsEmpty());
    EXPECT_EQ(readText(folder / "queue.bad"), std::string(5000, 'x'));
}

TEST(PointsQueue, LeavesOutWhatCannotBeRead) {
    const TemporaryFolder folder;
    PointsQueue queue(folder / "queue");
    queue.add(sampleEntry(1));
    queue.add(sampleEntry(2));
    SqliteDatabase(folder / "queue").execute("UPDATE waiting SET entry = '{\"id\": 3' WHERE number = 1");
    EXPECT_THAT(queue.waiting(), ElementsAre(sampleEntry(2)));
}

TEST(PointsQueue, SaysThatTheDiskIsFull) {
    const TemporaryFolder folder;
    PointsQueue queue(folder / "queue");
    queue.add(sampleEntry(1));
    {
        const FullDisk full(0);
        EXPECT_THROW(queue.add(sampleEntry(2)), SqliteError);
    }
    queue.add(sampleEntry(3));
    EXPECT_THAT(queue.waiting(), ElementsAre(sampleEntry(1), sampleEntry(3)));
}

}  // namespace
}  // namespace roque::test
