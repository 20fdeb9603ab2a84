#include "controller/journal/study_journal.h"

#include <algorithm>
#include <array>
#include <csignal>
#include <cstdlib>
#include <filesystem>
#include <random>
#include <string>
#include <thread>

#include <gmock/gmock.h>
#include <sys/wait.h>
#include <unistd.h>

#include "tests/controller/threads/manual_dispatcher.h"
#include "tests/support/limited_user.h"
#include "tests/support/temporary_folder.h"

// Studies of processes that end with unsaved changes.
namespace roque::test {
namespace {

using namespace std::chrono_literals;
using testing::IsEmpty;
using testing::SizeIs;

SavedStudy studyOf(const std::string& pgn, const std::string& changed = "2024-02-29T18:00:05Z") {
    return {pgn, {"e2e4", "e7e5"}, GameOrigin{"/games/club.pgn", 7, "[Event \"Club\"]", 1, true}, changed};
}

/// A window's journal.
class Keeper {
public:
    explicit Keeper(const std::optional<std::filesystem::path>& folder)
        : journal_(dispatcher_, folder, [this](const std::optional<Message>& trouble) {
              troubles_.push_back(trouble ? english(*trouble) : "over");
          }) {}

    [[nodiscard]] StudyJournal& journal() { return journal_; }
    [[nodiscard]] const std::vector<std::string>& troubles() const { return troubles_; }

    std::vector<LeftStudy> leftBehind() {
        std::optional<std::vector<LeftStudy>> found;
        journal_.findLeftBehind([&](std::vector<LeftStudy> studies) { found = std::move(studies); });
        EXPECT_TRUE(dispatcher_.runUntil([&] { return found.has_value(); }));
        return found.value_or(std::vector<LeftStudy>());
    }
    std::optional<SavedStudy> take(const LeftStudy& left) {
        bool isDone = false;
        std::optional<SavedStudy> taken;
        journal_.take(left, [&](const std::optional<SavedStudy>& study) {
            isDone = true;
            taken = study;
        });
        EXPECT_TRUE(dispatcher_.runUntil([&] { return isDone; }));
        return taken;
    }

private:
    ManualDispatcher dispatcher_;
    std::vector<std::string> troubles_;
    StudyJournal journal_;
};

class Studies : public testing::Test {
protected:
    /// Leaves a study behind, as a window does that is closed by the desktop.
    void leave(const SavedStudy& study) { Keeper(folder_.path()).journal().keep(study); }
    /// The studies that a new window finds.
    std::vector<LeftStudy> found() { return Keeper(folder_.path()).leftBehind(); }

    TemporaryFolder folder_;
};

TEST_F(Studies, AreFoundAsTheyWereLeft) {
    leave(studyOf("1. e4 e5 {mine} *\n"));
    const auto studies = found();
    ASSERT_THAT(studies, SizeIs(1));
    const SavedStudy& study = studies.front().study;
    EXPECT_EQ(study.pgn, "1. e4 e5 {mine} *\n");
    EXPECT_EQ(study.shown, (std::vector<std::string>{"e2e4", "e7e5"}));
    ASSERT_TRUE(study.origin);
    EXPECT_EQ(study.origin->file, "/games/club.pgn");
    EXPECT_EQ(study.origin->offset, 7U);
    EXPECT_EQ(study.origin->section, "[Event \"Club\"]");
    EXPECT_EQ(study.origin->place, 1U);
    EXPECT_TRUE(study.origin->hasErrors);
    EXPECT_THAT(found(), SizeIs(1)) << "looking takes nothing";
}

TEST_F(Studies, AreFoundInTheirLastState) {
    {
        Keeper window(folder_.path());
        for (int edit = 0; edit < 100; ++edit) window.journal().keep(studyOf(std::to_string(edit)));
    }
    ASSERT_THAT(found(), SizeIs(1));
    EXPECT_EQ(found().front().study.pgn, "99");
}

TEST_F(Studies, AreForgottenWhenTheyAreSaved) {
    {
        Keeper window(folder_.path());
        window.journal().keep(studyOf("1. e4 *"));
        window.journal().forget();
        EXPECT_FALSE(window.journal().isKeeping());
    }
    EXPECT_THAT(found(), IsEmpty());
    EXPECT_TRUE(std::filesystem::is_empty(folder_.path())) << "no litter";
}

TEST_F(Studies, AreNotFoundWhileTheirWindowLives) {
    Keeper window(folder_.path());
    window.journal().keep(studyOf("1. e4 *"));
    EXPECT_THAT(found(), IsEmpty());
}

TEST_F(Studies, AreFoundTheLatestFirst) {
    leave(studyOf("old", "2024-01-01T00:00:00Z"));
    leave(studyOf("new", "2024-12-31T00:00:00Z"));
    const auto studies = found();
    ASSERT_THAT(studies, SizeIs(2));
    EXPECT_EQ(studies.front().study.pgn, "new");
}

TEST_F(Studies, AreTakenByOneWindowOnly) {
    leave(studyOf("1. e4 *"));
    Keeper one(folder_.path());
    Keeper other(folder_.path());
    const auto seenByOne = one.leftBehind();
    const auto seenByOther = other.leftBehind();
    ASSERT_THAT(seenByOther, SizeIs(1));
    const auto taken = one.take(seenByOne.front());
    ASSERT_TRUE(taken);
    EXPECT_EQ(taken->pgn, "1. e4 *");
    EXPECT_TRUE(one.journal().isKeeping());
    EXPECT_FALSE(other.take(seenByOther.front()));
}

TEST_F(Studies, AreKeptOnByTheWindowThatTookThem) {
    leave(studyOf("1. e4 *"));
    {
        Keeper window(folder_.path());
        ASSERT_TRUE(window.take(window.leftBehind().front()));
    }
    const auto studies = found();
    ASSERT_THAT(studies, SizeIs(1)) << "once, in its new place";
    EXPECT_EQ(studies.front().study.pgn, "1. e4 *");
}

TEST_F(Studies, AreGoneWhenTheyAreDiscarded) {
    leave(studyOf("1. e4 *"));
    {
        Keeper window(folder_.path());
        window.journal().discard(window.leftBehind().front());
    }
    EXPECT_THAT(found(), IsEmpty());
}

TEST_F(Studies, AreSetAsideForAnother) {
    {
        Keeper window(folder_.path());
        window.journal().keep(studyOf("first", "2024-01-01T00:00:00Z"));
        window.journal().leave();
        window.journal().keep(studyOf("second", "2024-01-02T00:00:00Z"));
    }
    const auto studies = found();
    ASSERT_THAT(studies, SizeIs(2));
    EXPECT_EQ(studies[0].study.pgn, "second");
    EXPECT_EQ(studies[1].study.pgn, "first");
}

TEST_F(Studies, CountInTheStateBeforeIfTheLastOneIsTorn) {
    leave(studyOf("whole"));
    const std::filesystem::path file = found().front().file;
    const auto size = std::filesystem::file_size(file);
    {
        Keeper window(folder_.path());
        ASSERT_TRUE(window.take(window.leftBehind().front()));
        window.journal().keep(studyOf("one that is cut off"));
    }
    const std::filesystem::path second = found().front().file;
    ASSERT_GT(std::filesystem::file_size(second), size);
    constexpr std::uintmax_t kPadding = 8;
    for (auto cut = std::filesystem::file_size(second) - kPadding; cut >= size; cut -= kPadding) {
        std::filesystem::resize_file(second, cut);
        ASSERT_THAT(found(), SizeIs(1)) << cut;
        EXPECT_EQ(found().front().study.pgn, "whole") << cut;
    }
}

TEST_F(Studies, NeedNoMoreRoomTheMoreTheyAreChanged) {
    const std::string large(std::size_t{300} << 10U, 'x');
    Keeper window(folder_.path());
    for (int edit = 0; edit < 200; ++edit) {
        window.journal().keep(studyOf(large + std::to_string(edit)));
        std::this_thread::sleep_for(1ms);  // the other thread is to get its turn, as between two edits
    }
    std::uintmax_t size = 0;
    for (const auto& each : std::filesystem::directory_iterator(folder_.path())) size += each.file_size();
    EXPECT_LT(size, 4 * StudyFile::kLongest);
}

TEST_F(Studies, AreNotKeptWithoutAFolder) {
    Keeper window(std::nullopt);
    window.journal().keep(studyOf("1. e4 *"));
    EXPECT_FALSE(window.journal().isKeeping());
    EXPECT_THAT(window.leftBehind(), IsEmpty());
}

TEST_F(Studies, AreMissedWhereTheyCannotBeKept) {
    const std::filesystem::path file = folder_.write("no-folder", "");
    Keeper window(file);
    window.journal().keep(studyOf("1. e4 *"));
    window.journal().keep(studyOf("1. d4 *"));
    EXPECT_FALSE(window.journal().isKeeping());
    EXPECT_THAT(window.troubles(), SizeIs(1)) << "told once";
}

/// A process that edits a study until it is killed, and tells of each edit once it could be seen.
TEST_F(Studies, LoseNothingThatWasSeenWhenTheirProcessIsKilled) {
    const char* const wanted = std::getenv("ROQUE_JOURNAL_KILLS");
    const int rounds = wanted == nullptr ? 100 : std::max(1, std::atoi(wanted));
    const unsigned seed = std::random_device()();
    SCOPED_TRACE(testing::Message() << "seed " << seed);
    std::mt19937 random(seed);
    for (int round = 0; round < rounds && !HasFailure(); ++round) {
        const TemporaryFolder folder;
        std::array<int, 2> ends{};
        ASSERT_EQ(pipe(ends.data()), 0);
        const pid_t process = fork();
        if (process == 0) {
            ManualDispatcher dispatcher;
            StudyJournal journal(dispatcher, folder.path(), {});
            for (int edit = 1;; ++edit) {
                journal.keep(
                    studyOf(std::string(static_cast<std::size_t>(edit) % 7000, 'x') + std::to_string(edit)));
                if (write(ends[1], &edit, sizeof edit) != sizeof edit) _exit(1);
            }
        }
        close(ends[1]);
        std::this_thread::sleep_for(std::chrono::microseconds(1000 + random() % 40'000));
        kill(process, SIGKILL);
        waitpid(process, nullptr, 0);
        int seen = 0;
        for (int edit = 0; read(ends[0], &edit, sizeof edit) == sizeof edit;) seen = edit;
        close(ends[0]);
        const auto studies = Keeper(folder.path()).leftBehind();
        if (seen == 0) continue;
        ASSERT_THAT(studies, SizeIs(1)) << "after edit " << seen;
        const std::string& pgn = studies.front().study.pgn;
        const int kept = std::stoi(pgn.substr(pgn.find_last_of('x') + 1));
        EXPECT_GE(kept, seen);
        EXPECT_LE(kept, seen + 1);
    }
}

}  // namespace
}  // namespace roque::test
