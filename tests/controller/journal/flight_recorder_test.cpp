#include "controller/journal/flight_recorder.h"

#include <array>
#include <csignal>
#include <random>

#include <gmock/gmock.h>
#include <sys/wait.h>

#include "controller/journal/recorder_frame.h"
#include "tests/support/limited_user.h"
#include "tests/support/temporary_folder.h"

namespace roque::test {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;
using testing::SizeIs;

TEST(RecorderFrame, IsReadAsItWasWritten) {
    std::array<std::byte, 100> memory{};
    const std::size_t size = writeFrame(memory, 7, "some text");
    const auto frame = readFrame(memory);
    ASSERT_TRUE(frame);
    EXPECT_EQ(frame->number, 7U);
    EXPECT_EQ(frame->text, "some text");
    EXPECT_EQ(frame->size, size);
}

TEST(RecorderFrame, IsNotWrittenWhereItDoesNotFit) {
    std::array<std::byte, 30> memory{};
    EXPECT_EQ(writeFrame(memory, 1, "longer than fourteen"), 0U);
    EXPECT_FALSE(readFrame(memory));
}

TEST(RecorderFrame, IsNoneWithAnyByteChanged) {
    std::array<std::byte, 40> memory{};
    const std::size_t size = writeFrame(memory, 1, "16 letters, all.");
    for (std::size_t at = 0; at < size; ++at) {
        auto changed = memory;
        changed[at] ^= std::byte{0x10};
        EXPECT_FALSE(readFrame(changed)) << at;
    }
}

/// A recorder left behind: closed, but its file not removed.
class FlightRecorderTest : public testing::Test {
protected:
    [[nodiscard]] FlightRecorder create() const {
        auto recorder = FlightRecorder::create(folder_.path(), "test");
        if (!recorder) throw std::runtime_error("no recorder");
        return std::move(*recorder);
    }
    [[nodiscard]] FlightRecorder::Content leftBehind() const {
        FileDescriptor own;
        const auto content = FlightRecorder::readLeftBehind(folder_ / "recorder-test", own);
        if (!content) throw std::runtime_error("not left behind");
        return *content;
    }

    TemporaryFolder folder_;
};

TEST_F(FlightRecorderTest, KeepsEntriesAndTheLastPulse) {
    {
        FlightRecorder recorder = create();
        recorder.write("one", false);
        recorder.writePulse("early");
        recorder.write("two", false);
        recorder.writePulse("later");
        recorder.writePulse("last");
    }
    EXPECT_THAT(leftBehind().entries, ElementsAre("one", "two"));
    EXPECT_EQ(leftBehind().pulse, "last");
}

TEST_F(FlightRecorderTest, ForgetsWhatIsElsewhere) {
    {
        FlightRecorder recorder = create();
        for (const char* const entry : {"one", "two", "three"}) recorder.write(entry, false);
        recorder.write("four", true);
        recorder.write("five", false);
    }
    EXPECT_THAT(leftBehind().entries, ElementsAre("four", "five"));
}

TEST_F(FlightRecorderTest, IsEmptyBeforeTheFirstEntry) {
    { const FlightRecorder recorder = create(); }
    EXPECT_THAT(leftBehind().entries, IsEmpty());
    EXPECT_EQ(leftBehind().pulse, "");
}

TEST_F(FlightRecorderTest, LeavesOutWhatHasNoRoom) {
    {
        FlightRecorder recorder = create();
        for (int entry = 0; entry < 10; ++entry) recorder.write(std::string(50'000, 'x'), false);
        recorder.writePulse(std::string(5000, 'x'));
    }
    EXPECT_THAT(leftBehind().entries, SizeIs(5));
    EXPECT_EQ(leftBehind().pulse, "");
}

TEST_F(FlightRecorderTest, IsNotLeftBehindWhileItIsUsed) {
    const FlightRecorder recorder = create();
    FileDescriptor own;
    EXPECT_FALSE(FlightRecorder::readLeftBehind(recorder.file(), own));
    EXPECT_THAT(FlightRecorder::names(folder_.path()), ElementsAre(recorder.file()));
}

TEST_F(FlightRecorderTest, BelongsToOneFinderOnly) {
    { const FlightRecorder recorder = create(); }
    FileDescriptor own;
    FileDescriptor others;
    EXPECT_TRUE(FlightRecorder::readLeftBehind(folder_ / "recorder-test", own));
    EXPECT_FALSE(FlightRecorder::readLeftBehind(folder_ / "recorder-test", others));
}

TEST_F(FlightRecorderTest, CopesWithAnyContent) {
    std::mt19937 random(3);
    for (int round = 0; round < 200; ++round) {
        std::string content(random() % 20'000, '\0');
        for (char& byte : content) byte = static_cast<char>(random() % 4);
        writeText(folder_ / "recorder-test", content);
        EXPECT_THAT(leftBehind().entries, IsEmpty());
    }
}

TEST_F(FlightRecorderTest, IsNotEmptyWhenItCannotBeRead) {
    { const FlightRecorder recorder = create(); }
    std::filesystem::resize_file(folder_ / "recorder-test", std::size_t{1} << 20U);
    FileDescriptor own;
    EXPECT_FALSE(FlightRecorder::readLeftBehind(folder_ / "recorder-test", own));
    EXPECT_FALSE(own.isOpen());
}

TEST_F(FlightRecorderTest, CannotBeWhereThereIsNoRoom) {
    const FullDisk full(1000);
    EXPECT_FALSE(FlightRecorder::create(folder_.path(), "test"));
    EXPECT_EQ(folder_.entries(), 0U);
}

TEST_F(FlightRecorderTest, SurvivesItsProcess) {
    const pid_t child = ::fork();
    if (child == 0) {
        FlightRecorder recorder = create();
        recorder.write("seen", false);
        ::kill(::getpid(), SIGKILL);
    }
    ::waitpid(child, nullptr, 0);
    EXPECT_THAT(leftBehind().entries, ElementsAre("seen"));
}

}  // namespace
}  // namespace roque::test
