#include "view/terminal/endings/endings_command.h"

#include <csignal>
#include <stop_token>
#include <thread>

#include <gmock/gmock.h>
#include <unistd.h>

#include "controller/endings/ending_making.h"
#include "tests/support/endings_in_file.h"
#include "tests/view/terminal/command_test.h"

namespace roque::terminal {
namespace {

using test::writeEndings;
using testing::HasSubstr;
using testing::StartsWith;

class EndingsCommand : public CommandTest {
protected:
    ExitCode show(const char* fen) { return run({"endings", "show", fen, "--file", file_.c_str()}); }

    test::TemporaryFolder folder_;
    std::string file_ = (folder_ / "four-men.endings").string();
};

TEST_F(EndingsCommand, TellsWhatBestPlayLeadsToAndAfterEachMove) {
    writeEndings(file_);
    EXPECT_EQ(show("8/8/8/8/3k4/8/8/KBN6 w - - 0 1"), ExitCode::BadInput) << "a rank of nine squares";
    EXPECT_EQ(show("8/8/8/8/3k4/8/8/KBN4k w - - 0 1"), ExitCode::BadInput) << "two kings";
    EXPECT_EQ(show("8/8/8/8/3k4/8/8/KBN5 w - - 0 1"), ExitCode::Success) << error();
    EXPECT_THAT(out(), StartsWith("White mates in 17 moves.\n"));
    EXPECT_THAT(out(), HasSubstr("Kb2     mates in 17 more moves\n"));
}

TEST_F(EndingsCommand, MindsTheFiftyMoveRule) {
    writeEndings(file_);
    EXPECT_EQ(show("8/8/8/8/3k4/8/8/KBN5 w - - 90 100"), ExitCode::Success);
    EXPECT_THAT(out(),
                StartsWith("White mates in 17 moves, but the fifty-move rule allows a draw before.\n"));
}

TEST_F(EndingsCommand, SaysWhatItHasNoAnswerFor) {
    writeEndings(file_);
    EXPECT_EQ(show("4k3/8/8/8/8/8/PPP5/4K3 w - - 0 1"), ExitCode::BadInput);
    EXPECT_THAT(error(), HasSubstr("no more than 4 men and no right to castle"));
    EXPECT_EQ(out(), "");
}

TEST_F(EndingsCommand, SaysSoEvenIfTheyAreNotMade) {
    for (const char* fen : {"4k3/8/8/8/8/8/PPP5/4K3 w - - 0 1", "4k3/8/8/8/8/8/8/4K2R w K - 0 1"}) {
        error_.str("");
        EXPECT_EQ(show(fen), ExitCode::BadInput);
        EXPECT_THAT(error(), StartsWith("The endings have no answer for this position")) << fen;
    }
}

TEST_F(EndingsCommand, NamesTheFileThatIsNone) {
    EXPECT_EQ(show("8/8/8/8/3k4/8/8/KBN5 w - - 0 1"), ExitCode::BadInput);
    EXPECT_THAT(error(), HasSubstr(file_));
    test::writeText(file_, "no endings");
    error_.str("");
    EXPECT_EQ(show("8/8/8/8/3k4/8/8/KBN5 w - - 0 1"), ExitCode::BadInput);
    EXPECT_THAT(error(), HasSubstr("is no file of endings"));
}

TEST_F(EndingsCommand, LeavesNothingBehindWhenItIsEnded) {
    for (const int signal : {SIGINT, SIGTERM}) {
        error_.str("");
        const std::jthread other([&](const std::stop_token& isOver) {
            while (folder_.isEmpty() && !isOver.stop_requested()) std::this_thread::yield();
            if (!isOver.stop_requested()) ::kill(::getpid(), signal);
        });
        EXPECT_EQ(run({"endings", "make", "--file", file_.c_str(), "--threads", "1"}), ExitCode::Mismatch);
        EXPECT_EQ(error(), "Interrupted. No file was written.\n");
        EXPECT_TRUE(folder_.isEmpty()) << signal;
    }
}

TEST_F(EndingsCommand, RefusesAPlaceThatCannotBeWrittenTo) {
    test::writeText(file_, "");
    const std::string below = file_ + "/four-men.endings";
    EXPECT_EQ(run({"endings", "make", "--file", below.c_str()}), ExitCode::BadInput);
    EXPECT_THAT(error(), HasSubstr("Not a directory"));
    EXPECT_EQ(run({"endings", "make", "--threads", "0"}), ExitCode::BadInput);
}

TEST_F(EndingsCommand, RefusesAMissingFolderAndMakesNone) {
    const std::string place = (folder_ / "none" / "four-men.endings").string();
    EXPECT_EQ(run({"endings", "make", "--file", place.c_str()}), ExitCode::BadInput);
    EXPECT_THAT(error(), HasSubstr("No such file or directory"));
    EXPECT_TRUE(folder_.isEmpty());
}

TEST_F(EndingsCommand, MakesAFileInTheFolderOfThePerson) {
    std::stop_source stop;
    stop.request_stop();
    const auto made = makeEndings("bare.endings", 1, {}, stop.get_token());
    ASSERT_TRUE(made) << english(made.error());
    EXPECT_FALSE(*made) << "it was stopped";
}

TEST_F(EndingsCommand, TakesAPositionWithItsOption) {
    writeEndings(file_);
    EXPECT_EQ(run({"endings", "show", "--file", file_.c_str(), "--fen", "8/8/8/8/3k4/8/8/KBN5 w - - 0 1"}),
              ExitCode::Success)
        << error();
    EXPECT_THAT(out(), StartsWith("White mates in 17 moves.\n"));
}

}  // namespace
}  // namespace roque::terminal
