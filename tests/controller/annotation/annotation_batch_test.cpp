#include "controller/annotation/annotation_batch.h"

#include <fstream>
#include <future>
#include <sstream>
#include <thread>

#include <gmock/gmock.h>
#include <sys/stat.h>

#include "model/pgn/game_builder.h"
#include "tests/controller/analysis/scripted_engine.h"
#include "tests/controller/threads/manual_dispatcher.h"
#include "tests/support/temporary_folder.h"

// Many games annotated in the background.
namespace roque::annotation {
namespace {

namespace fs = std::filesystem;
using test::EngineRecord;
using testing::ElementsAre;
using testing::Gt;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::SizeIs;

class AnnotationBatchTest : public testing::Test {
protected:
    AnnotationBatchTest() {
        record_->clock = [this] {
            ++asked_;
            dispatcher_.post([] {});  // wakes who waits for a question
            return dispatcher_.now();
        };
        record_->answersAtOnce = true;
        std::ofstream(games_) << "[White \"A\"]\n\n1. e4 e5 *\n\n[White \"B\"]\n\n1. d4 d5 *\n\n[White "
                                 "\"C\"]\n\n1. c4 c5 *\n\n[White \"D\"]\n\n1. Nf3 Nf6 *\n\n";
    }
    ~AnnotationBatchTest() override { batch_.reset(); }

    void begin(std::vector<std::size_t> games = {},
               AnnotationJournal::Begin begin = AnnotationJournal::Begin::Anew, unsigned threads = 2) {
        end_.reset();
        AnnotationNote note{games_, 0, 0, std::move(games), output_, "scripted", 100, threads};
        stamp(note);
        AnnotationBatch::Listener listener;
        listener.progress = [this](const AnnotationBatch::Progress& progress) {
            done_.push_back(progress.done);
        };
        listener.ended = [this](const AnnotationBatch::End& end) { end_ = end; };
        batch_ = std::make_unique<AnnotationBatch>(
            dispatcher_, englishCatalogue(), folder_.path(), std::move(note), begin,
            AnalysisPlayer{"scripted", "Scripted", source_, {}, WinCurve(100)}, listener);
    }
    bool ends() {
        return dispatcher_.runUntil([this] { return end_.has_value(); });
    }
    bool asks() {
        return dispatcher_.runUntil([this] { return asked_ > 0; });
    }
    [[nodiscard]] std::string written() const {
        std::ostringstream text;
        text << std::ifstream(output_).rdbuf();
        return text.str();
    }
    [[nodiscard]] std::vector<std::string> players() const {
        std::vector<std::string> names;
        for (const ReadGame& game : readPgn(written())) names.emplace_back(game.record.tags.value("White"));
        return names;
    }
    [[nodiscard]] std::vector<fs::path> notes() const {
        std::vector<fs::path> found;
        for (const auto& entry : fs::directory_iterator(folder_.path()))
            if (entry.path().extension() == ".json") found.push_back(entry.path());
        return found;
    }
    [[nodiscard]] bool isNoted() const { return findNote(folder_.path()).has_value(); }

    test::ManualDispatcher dispatcher_;
    test::TemporaryFolder folder_;
    fs::path games_ = folder_ / "games.pgn";
    fs::path output_ = folder_ / "out.pgn";
    std::shared_ptr<EngineRecord> record_ = std::make_shared<EngineRecord>();
    EngineSource source_ = test::scriptedSource(record_);
    std::atomic<int> asked_ = 0;
    std::vector<std::size_t> done_;
    std::optional<AnnotationBatch::End> end_;
    std::unique_ptr<AnnotationBatch> batch_;
};

TEST_F(AnnotationBatchTest, RefusesAPipeInsteadOfWaitingForIt) {
    fs::remove(games_);
    ASSERT_EQ(::mkfifo(games_.c_str(), 0600), 0);
    begin();
    ASSERT_TRUE(ends());
    ASSERT_TRUE(end_->reason);
    EXPECT_THAT(english(*end_->reason), HasSubstr("is a pipe or a device"));
}

TEST_F(AnnotationBatchTest, AnnotatesAllGames) {
    begin();
    ASSERT_TRUE(ends());
    EXPECT_FALSE(end_->reason);
    EXPECT_EQ(end_->progress, (AnnotationBatch::Progress{4, 4}));
    EXPECT_THAT(done_, ElementsAre(0, 1, 2, 3, 4));
    EXPECT_THAT(players(), ElementsAre("A", "B", "C", "D"));
    EXPECT_THAT(written(), HasSubstr("[Annotator \"Scripted, 100 nodes\"]"));
}

TEST_F(AnnotationBatchTest, AnnotatesSomeGames) {
    begin({2, 4});
    ASSERT_TRUE(ends());
    EXPECT_EQ(end_->progress, (AnnotationBatch::Progress{2, 2}));
    EXPECT_THAT(players(), ElementsAre("B", "D"));
}

TEST_F(AnnotationBatchTest, WritesTheSameWithAnyNumberOfThreads) {
    begin({}, AnnotationJournal::Begin::Anew, 1);
    ASSERT_TRUE(ends());
    const std::string one = written();
    for (const unsigned threads : {2U, 3U, 8U}) {
        batch_.reset();
        fs::remove(output_);
        begin({}, AnnotationJournal::Begin::Anew, threads);
        ASSERT_TRUE(ends());
        EXPECT_EQ(written(), one) << threads;
    }
}

TEST_F(AnnotationBatchTest, KeepsTheGamesThatAreDoneWhenItIsCancelled) {
    record_->answersAtOnce = false;
    begin();
    ASSERT_TRUE(asks());
    done_.clear();
    batch_->cancel();
    ASSERT_TRUE(ends());
    EXPECT_TRUE(end_->wasCancelled);
    EXPECT_THAT(done_, IsEmpty()) << "nothing is told any more";
    EXPECT_THAT(players(), IsEmpty());
    batch_.reset();
    EXPECT_FALSE(isNoted());
}

TEST_F(AnnotationBatchTest, CanBeResumedWhenTheProgramEnds) {
    begin();
    ASSERT_TRUE(ends());
    const std::string whole = written();
    batch_.reset();
    EXPECT_FALSE(isNoted());
    // As if it had been ended in the middle of the third game.
    const std::size_t third = whole.find("[Event", whole.find("[Event", whole.find("[Event") + 1) + 1);
    std::ofstream(output_) << whole.substr(0, third + 60);
    record_->answersAtOnce = false;
    asked_ = 0;
    begin({}, AnnotationJournal::Begin::Resume);
    ASSERT_TRUE(asks());
    batch_.reset();
    const auto note = findNote(folder_.path());
    ASSERT_TRUE(note);
    EXPECT_TRUE(isUnchanged(*note));
    EXPECT_EQ(note->output, output_);
    record_->answersAtOnce = true;
    begin({}, AnnotationJournal::Begin::Resume);
    ASSERT_TRUE(ends());
    EXPECT_EQ(end_->progress.done, 4U);
    EXPECT_EQ(written(), whole);
}

TEST_F(AnnotationBatchTest, CountsAGameWithErrorsAlsoIfItWasDoneBefore) {
    std::ofstream(games_) << "[White \"A\"]\n\n1. e4 Ke7 *\n\n[White \"B\"]\n\n1. d4 d5 *\n\n";
    std::ofstream(output_) << "[Event \"?\"]\n[White \"A\"]\n\n1. e4 Ke7 *\n\n";
    begin({}, AnnotationJournal::Begin::Resume);
    ASSERT_TRUE(ends());
    EXPECT_FALSE(end_->reason);
    EXPECT_EQ(end_->progress, (AnnotationBatch::Progress{2, 2}));
    EXPECT_EQ(end_->withTrouble, 1U);
    EXPECT_THAT(done_, ElementsAre(1, 2));
}

TEST_F(AnnotationBatchTest, SaysWhyThePlayerFailsAndKeepsTheNote) {
    record_->searchError = EngineError{EngineError::Kind::Died, Message::verbatim("It has ended")};
    begin({}, AnnotationJournal::Begin::Anew, 1);
    ASSERT_TRUE(ends());
    ASSERT_TRUE(end_->reason);
    EXPECT_EQ(english(*end_->reason), "Scripted: It has ended");
    batch_.reset();
    EXPECT_TRUE(isNoted());
}

TEST_F(AnnotationBatchTest, IsNotOfferedWhileAProgramIsAtIt) {
    record_->answersAtOnce = false;
    begin();
    ASSERT_TRUE(asks());
    EXPECT_THAT(notes(), SizeIs(1));
    EXPECT_FALSE(isNoted());
    batch_.reset();
    EXPECT_TRUE(isNoted());
}

TEST_F(AnnotationBatchTest, LeavesTheNoteOfAnotherOutput) {
    AnnotationNote other{games_, 0, 0, {}, folder_ / "other.pgn", "scripted", 100, 1};
    keepNote(folder_.path(), other);
    begin();
    ASSERT_TRUE(ends());
    batch_.reset();
    EXPECT_EQ(findNote(folder_.path()), other);
    removeNote(folder_.path(), other);
    EXPECT_FALSE(isNoted());
}

TEST_F(AnnotationBatchTest, IsCancelledWhileItsEngineStarts) {
    std::promise<void> starts;
    std::atomic<bool> isStopped = false;
    source_.make = [&](const std::stop_token& stop) -> Result<std::unique_ptr<SearchEngine>, EngineError> {
        starts.set_value();
        while (!stop.stop_requested()) std::this_thread::yield();
        isStopped = true;
        return EngineError{EngineError::Kind::Closed, Message::verbatim("It was closed")};
    };
    begin();
    starts.get_future().wait();
    batch_->cancel();
    ASSERT_TRUE(ends());
    EXPECT_TRUE(isStopped);
    EXPECT_TRUE(end_->wasCancelled);
    EXPECT_FALSE(end_->reason) << "a person who cancels needs no reason";
    EXPECT_FALSE(fs::exists(output_));
}

TEST_F(AnnotationBatchTest, KnowsThatItsFileHasChanged) {
    begin();
    AnnotationNote note = batch_->note();
    EXPECT_TRUE(isUnchanged(note));
    std::ofstream(games_, std::ios::app) << "1. e4 *\n\n";
    EXPECT_FALSE(isUnchanged(note));
}

TEST_F(AnnotationBatchTest, ReplacesAFileIfThePersonHasAgreed) {
    std::ofstream(output_) << "[White \"Old\"]\n\n1. e4 *\n\n";
    begin({2}, AnnotationJournal::Begin::Replace);
    ASSERT_TRUE(ends());
    EXPECT_FALSE(end_->reason);
    EXPECT_THAT(players(), ElementsAre("B"));
}

TEST_F(AnnotationBatchTest, AnnotatesNothingIfNoGameHasTheNumber) {
    begin({99});
    ASSERT_TRUE(ends());
    EXPECT_THAT(players(), testing::IsEmpty());
}

TEST_F(AnnotationBatchTest, NeverWritesIntoTheFileThatItReads) {
    const std::string before = test::readText(games_);
    output_ = games_;
    begin();
    ASSERT_TRUE(ends());
    ASSERT_TRUE(end_->reason);
    EXPECT_THAT(english(*end_->reason), HasSubstr("is one of the files to annotate"));
    EXPECT_EQ(test::readText(games_), before);
}

}  // namespace
}  // namespace roque::annotation
