#include "controller/search/search_thread.h"

#include <atomic>
#include <cstdlib>
#include <set>
#include <string>
#include <vector>

#include <gmock/gmock.h>

#include "controller/engines/uci_source.h"
#include "controller/guests/sealed_copy.h"
#include "controller/plugins/guest.h"
#include "controller/plugins/in_process_engine.h"
#include "controller/plugins/plugin_registry.h"
#include "model/movegen/legal_moves.h"
#include "tests/controller/threads/manual_dispatcher.h"
#include "tests/support/temporary_folder.h"

// One suite for all that searches: a plugin in this process, a UCI engine, and a plugin in a process of its
// own.
namespace roque::test {
namespace {

using namespace std::chrono_literals;
using testing::Contains;
using testing::Each;
using testing::IsEmpty;
using testing::Not;
using testing::SizeIs;
using Clock = std::chrono::steady_clock;

/// How an engine behaves.
enum class Way {
    TellsTwoLines,  ///< and answers
    WaitsForStop,
    NeverAnswers,
    AnswersIllegally,
};

/// Where the engines of a kind come from.
struct SourceOf {
    const char* kind;
    EngineSource (*make)(Way way);
};

std::ostream& operator<<(std::ostream& out, const SourceOf& source) {
    return out << source.kind;
}

/// Plugins of the program and of the tests, loaded once and never let go: threads that a test has left alone
/// may still use them.
const PluginRegistry& plugins() {
    static const PluginRegistry* const registry = [] {
        auto* all = new PluginRegistry(
            {{ROQUE_PLUGINS, PluginOrigin::Shipped}, {ROQUE_BAD_PLUGINS, PluginOrigin::Shipped}});
        all->rescan();
        return all;
    }();
    return *registry;
}

const char* pluginThat(Way way) {
    switch (way) {
        case Way::TellsTwoLines:
            return "bastion";
        case Way::WaitsForStop:
            return "waits_for_stop";
        case Way::NeverAnswers:
            return "bad_never_returns";
        case Way::AnswersIllegally:
            return "bad_illegal_move";
    }
    return "";
}

const char* fakeThat(Way way) {
    switch (way) {
        case Way::TellsTwoLines:
            return "lines";
        case Way::WaitsForStop:
            return "needs-stop";
        case Way::NeverAnswers:
            return "hangs";
        case Way::AnswersIllegally:
            return "illegal";
    }
    return "";
}

/// Deadlines that a healthy engine keeps on any machine; one that never answers is killed soon.
EngineDeadlines deadlinesFor(Way way) {
    EngineDeadlines deadlines{
        .start = 60s, .load = 60s, .ready = 60s, .stop = 60s, .quit = 300ms, .terminate = 100ms};
    if (way == Way::NeverAnswers) deadlines.stop = 200ms;
    return deadlines;
}

EngineSource inThisProcess(Way way) {
    Deadlines patience;
    patience.start = 10min;  // of a test's time, which may run faster
    return inProcess(*plugins().find(pluginThat(way)), patience);
}

EngineSource inAChild(Way way) {
    return uciSource({ROQUE_FAKE_ENGINE, {fakeThat(way)}, {}}, deadlinesFor(way));
}

EngineSource pluginInAChild(Way way) {
    const std::filesystem::path folder = way == Way::TellsTwoLines ? ROQUE_PLUGINS : ROQUE_BAD_PLUGINS;
    const std::filesystem::path file = folder / (std::string(pluginThat(way)) + ".so");
    return uciSource(guestCommand({file, *sha256OfFile(file)}, {}), deadlinesFor(way));
}

class SearchThreadTest : public testing::TestWithParam<SourceOf> {
protected:
    struct Told {
        Ticket ticket;
        SearchInfo info;
    };

    void TearDown() override {
        if (!search_) return;
        search_->close();
        EXPECT_TRUE(dispatcher_.runUntil([this] { return search_->hasClosed(); }));
    }

    void start(Way way) {
        SearchThread::Listener listener;
        listener.started = [this](const EngineDescription& description, const auto& options) {
            description_ = description;
            options_ = options;
        };
        listener.began = [this](Ticket ticket) { began_.push_back(ticket); };
        listener.progress = [this](Ticket ticket, const SearchInfo& info) {
            told_.push_back({ticket, info});
        };
        listener.answered = [this](Ticket ticket, const SearchAnswer& answer) {
            answered_.push_back(ticket);
            answer_ = answer;
        };
        listener.done = [this](Ticket ticket) { done_.push_back(ticket); };
        listener.failed = [this](std::optional<Ticket> ticket, const EngineError& error) {
            failedTicket_ = ticket;
            failures_.push_back(error);
        };
        listener.closed = [this] { isClosed_ = true; };
        search_ = std::make_unique<SearchThread>(dispatcher_, GetParam().make(way), std::move(listener));
    }

    Ticket ask(const SearchLimits& limits) {
        ticket_ = ticket_.next();
        SearchRequest request;
        request.limits = limits;
        search_->search(request, ticket_);
        return ticket_;
    }
    static SearchLimits endless() {
        SearchLimits limits;
        limits.infinite = true;
        return limits;
    }
    static SearchLimits plies(unsigned depth) {
        SearchLimits limits;
        limits.depth = depth;
        return limits;
    }
    bool answers() {
        return dispatcher_.runUntil([this] { return !answered_.empty() || !failures_.empty(); })
               && failures_.empty();
    }
    bool fails() {
        return dispatcher_.runUntil([this] { return !failures_.empty(); });
    }
    bool begins() {
        return dispatcher_.runUntil([this] { return !began_.empty() && began_.back() == ticket_; });
    }

    ManualDispatcher dispatcher_;
    std::optional<EngineDescription> description_;
    std::vector<PluginOption> options_;
    std::vector<Ticket> began_;
    std::vector<Told> told_;
    std::vector<Ticket> answered_;
    SearchAnswer answer_;
    std::vector<Ticket> done_;
    std::optional<Ticket> failedTicket_;
    std::vector<EngineError> failures_;
    bool isClosed_ = false;
    Ticket ticket_;
    std::unique_ptr<SearchThread> search_;
};

INSTANTIATE_TEST_SUITE_P(AllThatSearches, SearchThreadTest,
                         testing::Values(SourceOf{"PluginInThisProcess", inThisProcess},
                                         SourceOf{"UciEngine", inAChild},
                                         SourceOf{"PluginInAChild", pluginInAChild}),
                         [](const auto& source) { return source.param.kind; });

TEST_P(SearchThreadTest, SaysWhoItIsAndWhatCanBeSet) {
    start(Way::TellsTwoLines);
    ASSERT_TRUE(dispatcher_.runUntil([this] { return description_.has_value(); }));
    EXPECT_THAT(description_->name, Not(IsEmpty()));
    EXPECT_TRUE(description_->playsChess960);
    EXPECT_NE(findOption(options_, "hash"), nullptr);
}

TEST_P(SearchThreadTest, AnswersAndTellsOfEveryLine) {
    start(Way::TellsTwoLines);
    search_->setOption("multipv", "2");
    const Ticket ticket = ask(plies(4));
    ASSERT_TRUE(answers());
    EXPECT_THAT(answered_, testing::ElementsAre(ticket));
    EXPECT_TRUE(isLegal(Position::start(), answer_.best));
    EXPECT_GT(answer_.thought.count(), 0);
    EXPECT_TRUE(answer_.last.scoreForMover);
    std::set<unsigned> ranks;
    for (const auto& [of, info] : told_) {
        EXPECT_EQ(of, ticket);
        ranks.insert(info.multiPv);
        EXPECT_FALSE(info.line.empty());
        EXPECT_TRUE(isLegal(Position::start(), info.line[0]));
    }
    EXPECT_EQ(ranks, (std::set{1U, 2U}));
    EXPECT_FALSE(search_->isSearching());
}

TEST_P(SearchThreadTest, TellsWhichScoresAreBounds) {
    start(Way::TellsTwoLines);
    ask(plies(4));
    ASSERT_TRUE(answers());
    std::set<ScoreBound> bounds;
    for (const auto& [ticket, info] : told_) bounds.insert(info.bound);
    EXPECT_THAT(bounds, Contains(ScoreBound::Exact));
    const bool tellsBounds =
        std::string(GetParam().kind) == "UciEngine";  // the interface of plugins has none
    EXPECT_EQ(bounds.size(), tellsBounds ? 3U : 1U);
}

TEST_P(SearchThreadTest, AnswersWhenItIsStopped) {
    start(Way::WaitsForStop);
    ask(endless());
    ASSERT_TRUE(begins());
    search_->stop();
    EXPECT_TRUE(answers());
}

TEST_P(SearchThreadTest, AnswersAtOnceIfItWasStoppedBeforeItBegan) {
    start(Way::WaitsForStop);
    ask(endless());
    search_->stop();
    EXPECT_TRUE(answers());
}

TEST_P(SearchThreadTest, IsStoppedAtItsDeadline) {
    start(Way::WaitsForStop);
    ask(endless());
    ASSERT_TRUE(begins());
    search_->stopAt(dispatcher_.now() + 100ms);
    dispatcher_.advance(99ms);
    EXPECT_TRUE(search_->isSearching());
    EXPECT_THAT(answered_, IsEmpty());
    dispatcher_.advance(1ms);
    EXPECT_TRUE(answers());
}

TEST_P(SearchThreadTest, KeepsADeadlineWithoutAThreadToo) {
    auto engine = GetParam().make(Way::WaitsForStop).make({});
    ASSERT_TRUE(engine);
    const auto began = Clock::now();
    SearchRequest request;
    request.limits = endless();
    ASSERT_TRUE((*engine)->search(request, {.deadline = began + 50ms}));
    EXPECT_GE(Clock::now() - began, 50ms);
}

TEST_P(SearchThreadTest, TellsNothingOfAnOldQuestionAfterANewOne) {
    start(Way::WaitsForStop);
    ask(endless());
    ASSERT_TRUE(begins());
    ask(endless());
    const Ticket last = ask(endless());
    told_.clear();
    search_->stop();
    ASSERT_TRUE(answers());
    EXPECT_THAT(answered_, testing::ElementsAre(last));
    EXPECT_THAT(began_, SizeIs(2)) << "the second question was replaced before it was asked";
    for (const auto& [ticket, info] : told_) EXPECT_EQ(ticket, last);
}

TEST_P(SearchThreadTest, TellsNothingOfAQuestionThatWasCancelled) {
    start(Way::WaitsForStop);
    ask(endless());
    ASSERT_TRUE(begins());
    search_->cancel();
    EXPECT_FALSE(search_->isSearching());
    const Ticket next = ask(endless());
    ASSERT_TRUE(begins());
    search_->stop();
    ASSERT_TRUE(answers());
    EXPECT_THAT(answered_, Each(next));
}

TEST_P(SearchThreadTest, DoesWorkInPlaceOfAQuestion) {
    start(Way::TellsTwoLines);
    std::atomic<int> answers = 0;
    SearchRequest request;
    request.limits = plies(2);
    search_->perform(
        [&answers, request](SearchEngine& engine, const std::stop_token& stop) -> Result<void, EngineError> {
            for (int question = 0; question < 3; ++question) {
                const auto answer = engine.search(request, {.stop = stop});
                if (!answer) return answer.error();
                ++answers;
            }
            return {};
        },
        ticket_.next());
    EXPECT_TRUE(search_->isSearching());
    ASSERT_TRUE(dispatcher_.runUntil([this] { return !done_.empty(); }));
    EXPECT_THAT(done_, testing::ElementsAre(ticket_.next()));
    EXPECT_EQ(answers, 3);
    EXPECT_THAT(answered_, IsEmpty());
}

TEST_P(SearchThreadTest, StopsWorkAtADeadlineThatWasSetBeforeItBegan) {
    start(Way::WaitsForStop);
    SearchRequest request;
    request.limits = endless();
    search_->perform(
        [request](SearchEngine& engine, const std::stop_token& stop) -> Result<void, EngineError> {
            const auto answer = engine.search(request, {.stop = stop});
            return answer ? Result<void, EngineError>() : Result<void, EngineError>(answer.error());
        },
        ticket_.next());
    search_->stopAt(dispatcher_.now() + 100ms);
    dispatcher_.advance(100ms);
    EXPECT_TRUE(dispatcher_.runUntil([this] { return !done_.empty(); }));
}

TEST_P(SearchThreadTest, TellsWorkToStop) {
    start(Way::WaitsForStop);
    std::atomic<bool> hasBegun = false;
    std::atomic<bool> isOver = false;
    SearchRequest request;
    request.limits = endless();
    search_->perform(
        [&, request](SearchEngine& engine, const std::stop_token& stop) -> Result<void, EngineError> {
            hasBegun = true;
            dispatcher_.post([] {});  // wakes the test
            const auto answer = engine.search(request, {.stop = stop});
            isOver = true;
            return answer ? Result<void, EngineError>() : Result<void, EngineError>(answer.error());
        },
        ticket_.next());
    ASSERT_TRUE(dispatcher_.runUntil([&] { return hasBegun.load(); }));
    search_->close();
    EXPECT_TRUE(dispatcher_.runUntil([this] { return isClosed_; }));
    EXPECT_TRUE(isOver);
    EXPECT_FALSE(search_->isLeftAlone());
    EXPECT_THAT(done_, IsEmpty());
}

TEST_P(SearchThreadTest, PlaysAnotherGame) {
    start(Way::TellsTwoLines);
    ask(plies(2));
    ASSERT_TRUE(answers());
    answered_.clear();
    search_->newGame(Variant::Chess960);
    ask(plies(2));
    EXPECT_TRUE(answers());
}

TEST_P(SearchThreadTest, LivesOnAfterAnOptionThatItDoesNotHave) {
    start(Way::TellsTwoLines);
    search_->setOption("Nonsense", "1");
    ASSERT_TRUE(fails());
    EXPECT_EQ(failures_[0].kind, EngineError::Kind::BadOption);
    EXPECT_FALSE(failedTicket_);
    failures_.clear();
    ask(plies(2));
    EXPECT_TRUE(answers());
}

TEST_P(SearchThreadTest, NamesAnIllegalAnswerAndLivesOn) {
    start(Way::AnswersIllegally);
    const Ticket ticket = ask(plies(2));
    ASSERT_TRUE(fails());
    EXPECT_EQ(failures_[0].kind, EngineError::Kind::IllegalMove);
    EXPECT_EQ(failedTicket_, ticket);
    ask(plies(2));
    EXPECT_TRUE(dispatcher_.runUntil([this] { return failures_.size() == 2; }));
}

TEST_P(SearchThreadTest, IsGivenUpIfItDoesNotStop) {
    start(Way::NeverAnswers);
    const Ticket ticket = ask(endless());
    ASSERT_TRUE(begins());
    search_->stop();
    ASSERT_TRUE(dispatcher_.runFastUntil([this] { return !failures_.empty(); }));
    EXPECT_EQ(failures_[0].kind, EngineError::Kind::Hung);
    EXPECT_EQ(failedTicket_, ticket);
    const bool isThread = std::string(GetParam().kind) == "PluginInThisProcess";
    EXPECT_EQ(search_->isLeftAlone(), isThread) << "a process is killed";
}

TEST_P(SearchThreadTest, IsClosedWhileItSearches) {
    start(Way::WaitsForStop);
    ask(endless());
    ASSERT_TRUE(begins());
    search_->close();
    EXPECT_TRUE(dispatcher_.runUntil([this] { return isClosed_; }));
    EXPECT_FALSE(search_->isLeftAlone());
    EXPECT_THAT(answered_, IsEmpty());
    EXPECT_THAT(failures_, IsEmpty());
}

TEST_P(SearchThreadTest, IsClosedWhileItStarts) {
    start(Way::WaitsForStop);
    ask(endless());
    search_->close();
    EXPECT_TRUE(dispatcher_.runUntil([this] { return isClosed_; }));
    EXPECT_FALSE(search_->isLeftAlone());
}

TEST_P(SearchThreadTest, MayBeDestroyedWhileItSearches) {
    start(Way::WaitsForStop);
    ask(endless());
    ASSERT_TRUE(begins());
    search_.reset();
    dispatcher_.runPending();
    EXPECT_THAT(answered_, IsEmpty());
}

TEST(SearchThreadStart, FailsWithTheReason) {
    ManualDispatcher dispatcher;
    std::optional<EngineError> failure;
    SearchThread::Listener listener;
    listener.failed = [&](std::optional<Ticket> ticket, const EngineError& error) {
        EXPECT_FALSE(ticket);
        failure = error;
    };
    SearchThread search(dispatcher, uciSource({"/no/such/engine", {}, {}}), std::move(listener));
    ASSERT_TRUE(dispatcher.runUntil([&] { return failure.has_value(); }));
    EXPECT_EQ(failure->kind, EngineError::Kind::CannotStart);
    EXPECT_TRUE(dispatcher.runUntil([&] { return search.hasClosed(); }));
}

TEST(SearchThreadStart, SeesThatAProgramCrashes) {
    ManualDispatcher dispatcher;
    std::optional<EngineError> failure;
    SearchThread::Listener listener;
    listener.failed = [&](std::optional<Ticket>, const EngineError& error) { failure = error; };
    SearchThread search(dispatcher, uciSource({ROQUE_FAKE_ENGINE, {"segfault"}, {}}), std::move(listener));
    search.search({}, Ticket().next());
    ASSERT_TRUE(dispatcher.runUntil([&] { return failure.has_value(); }));
    EXPECT_EQ(failure->kind, EngineError::Kind::Died);
    EXPECT_EQ(english(failure->text).substr(0, 25), "It has ended by signal 11");
    search.close();
    EXPECT_TRUE(dispatcher.runUntil([&] { return search.hasClosed(); }));
}

TEST(LineBatch, KeepsTheLastScoreAndTheLastBoundOfEachRank) {
    const Ticket ticket = Ticket().next();
    LineBatch batch;
    const auto add = [&](unsigned rank, ScoreBound bound, int score) {
        SearchInfo info;
        info.multiPv = rank;
        info.bound = bound;
        info.scoreForMover = Score{Score::Kind::Centipawns, score};
        batch.add(ticket, info);
    };
    add(1, ScoreBound::Exact, 10);
    add(2, ScoreBound::Exact, 5);
    add(1, ScoreBound::Lower, 20);
    add(1, ScoreBound::Lower, 30);
    add(2, ScoreBound::Exact, 6);
    std::vector<int> scores;
    for (const SearchInfo& info : batch.infos()) scores.push_back(info.scoreForMover->value);
    EXPECT_THAT(scores, testing::ElementsAre(10, 30, 6));
    batch.add(ticket.next(), {});
    EXPECT_THAT(batch.infos(), SizeIs(1)) << "of another search";
}

}  // namespace
}  // namespace roque::test
