#include "view/game/game_annotator.h"

#include <atomic>
#include <memory>
#include <mutex>

#include <gmock/gmock.h>

#include "model/base/catalogue.h"
#include "model/pgn/game_builder.h"
#include "model/pgn/pgn_writer.h"
#include "tests/controller/analysis/scripted_engine.h"
#include "tests/controller/game/controller_test.h"

// An annotation in the background, while the person goes on.
namespace roque::test {
namespace {

using testing::AllOf;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;

/// What an engine is asked, as long as there is a test that wants to know: its thread may end later.
struct Witness {
    std::mutex mutex;
    ManualDispatcher* dispatcher = nullptr;
    std::atomic<int> asked = 0;

    std::chrono::steady_clock::time_point note() {
        const std::scoped_lock lock(mutex);
        if (dispatcher == nullptr) return {};
        ++asked;
        dispatcher->post([] {});  // wakes asks()
        return dispatcher->now();
    }
};

class GameAnnotatorTest : public ControllerTest {
protected:
    GameAnnotatorTest() {
        witness_->dispatcher = &dispatcher_;
        record_->clock = [witness = witness_] { return witness->note(); };
        record_->answersAtOnce = true;
        annotator_.onDone = [this](const std::string& engine) { done_.push_back(engine); };
        annotator_.onFailed = [this](const GameAnnotator::Failure& failure) {
            troubles_.push_back(failure.player + ": " + english(failure.reason));
            annotated_.push_back(failure.annotated);
        };
    }

    ~GameAnnotatorTest() override {
        const std::scoped_lock lock(witness_->mutex);
        witness_->dispatcher = nullptr;
    }

    void open(const std::string& moves) {
        session_.open(std::move(readPgn(moves + " *").at(0).record), std::nullopt);
    }
    void begin() {
        ASSERT_TRUE(annotator_.canBegin());
        annotator_.begin({"scripted", "Scripted", scriptedSource(record_), {}, WinCurve(100)}, {100});
    }
    bool isOver() {
        return dispatcher_.runUntil([this] { return !annotator_.progress(); });
    }
    bool asks() {
        return dispatcher_.runUntil([this] { return witness_->asked > 0; });
    }
    [[nodiscard]] std::string pgn() { return toPgn(session_.games().study()->record()); }

    std::shared_ptr<EngineRecord> record_ = std::make_shared<EngineRecord>();
    std::shared_ptr<Witness> witness_ = std::make_shared<Witness>();
    GameSession session_{controller_,
                         {[](auto) { return std::chrono::year(2026) / 11 / 22; }, [](auto&, auto&) {}}};
    std::vector<std::string> done_;
    std::vector<std::string> troubles_;
    std::vector<std::size_t> annotated_;
    GameAnnotator annotator_{dispatcher_, controller_, session_, englishCatalogue()};
};

TEST_F(GameAnnotatorTest, WritesWhatItFindsInOneStep) {
    open("1. e4 e5 2. Nf3");
    const std::string before = pgn();
    begin();
    EXPECT_EQ(annotator_.progress(), (GameAnnotator::Progress{"Scripted", 0, 3}));
    EXPECT_FALSE(annotator_.canBegin());
    EXPECT_TRUE(isOver());
    EXPECT_THAT(pgn(), AllOf(HasSubstr("[%eval "), HasSubstr("[%points "),
                             HasSubstr("[Annotator \"Scripted, 100 nodes\"]")));
    EXPECT_THAT(done_, ElementsAre("Scripted"));
    session_.change([](Study& study) { study.undo(); });
    EXPECT_EQ(pgn(), before);
    EXPECT_FALSE(session_.games().study()->canUndo());
}

TEST_F(GameAnnotatorTest, KeepsWhatThePersonDoesMeanwhile) {
    open("1. e4 e5 2. Nf3");
    begin();
    MoveNotes notes;
    notes.comment = "mine";
    session_.change([&](Study& study) {
        study.play(Move(Square::D2, Square::D4, Move::Kind::DoublePush));
        study.annotate(notes);
    });
    EXPECT_TRUE(isOver());
    EXPECT_THAT(pgn(), AllOf(HasSubstr("[%points "), HasSubstr("1. d4 {mine}")));
    EXPECT_EQ(session_.browser().shown()->san(), "d4") << "the board moved";
}

TEST_F(GameAnnotatorTest, LeavesTheGameAsItIsWhenItIsCancelled) {
    open("1. e4 e5");
    record_->answersAtOnce = false;
    const std::string before = pgn();
    begin();
    ASSERT_TRUE(asks());
    annotator_.cancel();
    EXPECT_FALSE(annotator_.progress()) << "at once";
    EXPECT_TRUE(annotator_.canBegin());
    dispatcher_.runPending();
    EXPECT_EQ(pgn(), before);
    EXPECT_THAT(done_, IsEmpty());
}

TEST_F(GameAnnotatorTest, EndsWhenAnotherGameTakesItsPlace) {
    open("1. e4 e5");
    record_->answersAtOnce = false;
    begin();
    ASSERT_TRUE(asks());
    open("1. e4 e5");
    EXPECT_FALSE(annotator_.progress());
    EXPECT_THAT(pgn(), Not(HasSubstr("%points")));
}

TEST_F(GameAnnotatorTest, EndsWhenItsMovesAreReplaced) {
    open("1. e4 (1. d4 d5) e5");
    record_->answersAtOnce = false;
    begin();
    ASSERT_TRUE(asks());
    session_.browser().goTo(session_.browser().line().front()->child(1));
    session_.change([](Study& study) { study.promoteToMainLine(); });
    EXPECT_FALSE(annotator_.progress());
}

TEST_F(GameAnnotatorTest, WaitsWhileTheGameInProgressIsLookedAt) {
    start(person(), person());
    play("e2e4");
    open("1. d4 d5");
    begin();
    session_.returnToGame();
    EXPECT_TRUE(dispatcher_.runUntil([this] { return annotator_.progress()->done == 2; }));
    dispatcher_.runPending();
    EXPECT_TRUE(annotator_.progress());
    session_.returnToStudy();
    EXPECT_TRUE(isOver());
    EXPECT_THAT(pgn(), HasSubstr("%points"));
}

TEST_F(GameAnnotatorTest, HasNothingToDoWithAGameInProgressOrWithoutMoves) {
    EXPECT_FALSE(annotator_.canBegin());
    start(person(), person());
    play("e2e4");
    EXPECT_FALSE(annotator_.canBegin());
    open("[Event \"?\"]\n\n");
    EXPECT_FALSE(annotator_.canBegin());
}

TEST_F(GameAnnotatorTest, AnnotatesAGameThatHasEnded) {
    start(person(), person());
    play("e2e4");
    controller_.resign(Color::Black);
    begin();
    EXPECT_TRUE(session_.games().isStudyOfGame());
    EXPECT_TRUE(isOver());
    EXPECT_THAT(pgn(), HasSubstr("%points"));
}

TEST_F(GameAnnotatorTest, SaysWhyItFails) {
    open("1. e4 e5");
    record_->searchError = EngineError{EngineError::Kind::Failed, Message::verbatim("It threw")};
    begin();
    EXPECT_TRUE(isOver());
    EXPECT_THAT(troubles_, ElementsAre("Scripted: It threw"));
}

TEST_F(GameAnnotatorTest, KeepsWhatAnEngineHasDoneThatFails) {
    open("1. e4 e5 2. Nf3 Nc6");
    record_->answersBeforeError = 8;
    record_->searchError = EngineError{EngineError::Kind::Died, Message::verbatim("It has ended")};
    begin();
    EXPECT_TRUE(isOver());
    EXPECT_THAT(troubles_, ElementsAre("Scripted: It has ended"));
    ASSERT_THAT(annotated_, ElementsAre(testing::AllOf(testing::Gt(0U), testing::Lt(4U))));
    EXPECT_THAT(pgn(), AllOf(HasSubstr("1. e4 e5 2. Nf3"), HasSubstr("[%eval ")));
    session_.change([](Study& study) { study.undo(); });
    EXPECT_FALSE(session_.games().study()->canUndo()) << "in one step";
}

TEST_F(GameAnnotatorTest, WritesNothingOfAPlayerThatGivesNoScores) {
    open("1. e4 e5 2. Nf3 Nc6");
    const std::string before = pgn();
    record_->isMute = true;
    begin();
    EXPECT_TRUE(isOver());
    EXPECT_THAT(troubles_, ElementsAre("Scripted: The player gives no scores"));
    EXPECT_THAT(annotated_, ElementsAre(0U));
    EXPECT_EQ(pgn(), before);
}

TEST_F(GameAnnotatorTest, ReplacesAnEarlierAnnotationInOneStep) {
    open("1. e4 e5 2. Nf3 {mine}");
    begin();
    ASSERT_TRUE(isOver());
    const std::string before = pgn();
    record_->answersAtOnce = true;
    annotator_.begin({"scripted", "Other", scriptedSource(record_), {}, WinCurve(400)}, {100});
    ASSERT_TRUE(isOver());
    const std::string after = pgn();
    EXPECT_NE(after, before);
    EXPECT_THAT(after, HasSubstr("mine"));
    open("1. e4 e5 2. Nf3 {mine}");
    annotator_.begin({"scripted", "Other", scriptedSource(record_), {}, WinCurve(400)}, {100});
    ASSERT_TRUE(isOver());
    EXPECT_EQ(pgn(), after) << "as if it had been annotated once";
}

TEST_F(GameAnnotatorTest, EndsWithTheController) {
    open("1. e4 e5");
    record_->answersAtOnce = false;
    begin();
    ASSERT_TRUE(asks());
    controller_.close();
    EXPECT_FALSE(annotator_.progress());
}

}  // namespace
}  // namespace roque::test
