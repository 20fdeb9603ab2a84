#include "controller/players/ai_player.h"

#include <fmt/chrono.h>
#include <fmt/format.h>

#include <atomic>
#include <utility>

namespace roque {
namespace {

std::atomic<unsigned> leftAlone{0};

std::string seconds(std::chrono::milliseconds time) {
    return fmt::format("{:g} s", std::chrono::duration<double>(time).count());
}

PlayerFailure::Kind kindOf(const PluginError& error) {
    switch (error.kind) {
        case PluginError::Kind::NoMove:
        case PluginError::Kind::UnreadableMove:
        case PluginError::Kind::IllegalMove:
            return PlayerFailure::Kind::BadMove;
        case PluginError::Kind::Unsupported:
            return PlayerFailure::Kind::CannotStart;
        default:
            return PlayerFailure::Kind::Failed;
    }
}

/// Calls a listener's function, if it has one. It may be taken away in the course of the call.
template <typename Function, typename... Values>
void call(const Function& function, const Values&... values) {
    if (const Function copy = function) copy(values...);
}

}  // namespace

template <typename Action>
auto AiPlayer::poster(Action action) {
    return [link = link_, self = std::weak_ptr(self_), action](auto... values) {
        link->post([self, action, values...] {
            if (const auto alive = self.lock()) action(**alive, values...);
        });
    };
}

template <typename Action>
void AiPlayer::ifStillBusyAfter(std::chrono::milliseconds delay, Action action) {
    dispatcher_.postAfter(delay, [self = std::weak_ptr(self_), job = job_->number, action] {
        const auto alive = self.lock();
        if (alive && (*alive)->job_ && (*alive)->job_->number == job && !(*alive)->hasLeft()) action(**alive);
    });
}

AiPlayer::AiPlayer(UiDispatcher& dispatcher, const Plugin& plugin, AiWorker::Options options,
                   std::filesystem::path book, const Deadlines& deadlines, Listener listener)
    : dispatcher_(dispatcher),
      plugin_(plugin),
      deadlines_(deadlines),
      listener_(std::move(listener)),
      link_(std::make_shared<UiLink>(dispatcher)),
      worker_(std::make_shared<AiWorker>(plugin, std::move(options), std::move(book))) {
    thoughts_ = std::make_shared<LatestValue<Thought>>(dispatcher, link_, [this](const Thought& thought) {
        if (job_ && !job_->isCancelled && thought.ticket == job_->ticket)
            call(listener_.thinks, thought.ticket, thought.info);
    });
    startThread();
}

AiPlayer::~AiPlayer() {
    leave();
    thoughts_->close();
    link_->cut();
    if (!hasEnded_ && !isGivenUp_) ++leftAlone;
    if (!hasEnded_) thread_.detach();
}

unsigned AiPlayer::threadsLeftAlone() noexcept {
    return leftAlone;
}

void AiPlayer::startThread() {
    job_ = Job{++lastJob_, Ticket(), nullptr, true};
    const auto started =
        poster([](AiPlayer& self, const Result<void, PluginError>& result) { self.onStarted(result); });
    const auto bookFailed =
        poster([](AiPlayer& self, const std::string& reason) { call(self.listener_.bookFailed, reason); });
    const auto ended = poster([](AiPlayer& self) { self.onEnded(); });
    thread_ = std::jthread([worker = worker_, started, bookFailed, ended] {
        worker->run(started, bookFailed);
        ended();
    });
    ifStillBusyAfter(deadlines_.start, [](AiPlayer& self) {
        self.giveUp(fmt::format("It was not ready within {}", seconds(self.deadlines_.start)));
    });
}

void AiPlayer::onStarted(const Result<void, PluginError>& result) {
    if (isGivenUp_) return;
    job_.reset();
    if (!result) {
        next_.reset();
        fail({PlayerFailure::Kind::CannotStart, result.error().text});
    } else if (next_) {
        submit(*std::exchange(next_, std::nullopt));
    }
}

void AiPlayer::think(SearchRequest request, Ticket ticket) {
    cancel();
    if (job_)
        next_ = Request{std::move(request), ticket};
    else
        submit({std::move(request), ticket});
}

void AiPlayer::submit(Request request) {
    job_ = Job{++lastJob_, request.ticket, std::make_shared<std::atomic<bool>>(false)};
    const auto moveTime = request.question.limits.moveTime;
    const auto answered = poster([job = lastJob_](AiPlayer& self, Result<SearchAnswer, PluginError> answer) {
        self.onAnswer(job, std::move(answer));
    });
    // Of several lines the best: the others would take its place before anybody sees it.
    const auto thinks = [thoughts = thoughts_, ticket = request.ticket](const SearchInfo& info) {
        if (info.multiPv == 1) thoughts->put({ticket, info});
    };
    worker_->submit({std::move(request.question), job_->stop, thinks, answered});
    call(listener_.began, request.ticket);
    if (request.isUrgent) stopJob();
    if (moveTime) ifStillBusyAfter(*moveTime + deadlines_.afterLimit, [](AiPlayer& self) { self.stopJob(); });
}

void AiPlayer::onAnswer(std::uint64_t number, Result<SearchAnswer, PluginError> answer) {
    if (!job_ || job_->number != number || isGivenUp_) return;
    thoughts_->flush();
    const Job job = *std::exchange(job_, std::nullopt);
    if (next_) {
        submit(*std::exchange(next_, std::nullopt));
    } else if (!job.isCancelled && answer) {
        call(listener_.answered, job.ticket, *answer);
    } else if (!job.isCancelled) {
        fail({kindOf(answer.error()), answer.error().text});
    }
}

void AiPlayer::moveNow() {
    if (next_)
        next_->isUrgent = true;
    else
        stopJob();
}

/// Asks the present search to end. The start of a plugin cannot be stopped; it has its own deadline.
void AiPlayer::stopJob() {
    if (!job_ || !job_->stop || job_->stop->exchange(true)) return;
    ifStillBusyAfter(deadlines_.afterStop, [](AiPlayer& self) {
        self.giveUp(fmt::format("It did not answer within {} after it was told to stop",
                                seconds(self.deadlines_.afterStop)));
    });
}

void AiPlayer::cancel() {
    next_.reset();
    if (!job_) return;
    job_->isCancelled = true;
    stopJob();
}

void AiPlayer::leave() {
    if (std::exchange(isLeaving_, true)) return;
    listener_.began = nullptr;
    listener_.answered = nullptr;
    listener_.thinks = nullptr;
    listener_.bookFailed = nullptr;
    listener_.failed = nullptr;
    cancel();
    worker_->leave();
    // Whatever it is at, its start, a search or its end.
    dispatcher_.postAfter(deadlines_.afterStop, [self = std::weak_ptr(self_)] {
        if (const auto alive = self.lock(); alive && !(*alive)->hasLeft()) (*alive)->giveUp({});
    });
}

void AiPlayer::onEnded() {
    hasEnded_ = true;
    if (isLeaving_) call(listener_.left);
}

/// The thread is left alone with the plugin; nothing that it does later is heard.
void AiPlayer::giveUp(std::string reason) {
    isGivenUp_ = true;
    ++leftAlone;
    link_->cut();
    worker_->leave();
    next_.reset();
    if (isLeaving_) {
        call(listener_.left);
    } else {
        fail({PlayerFailure::Kind::NotResponding, std::move(reason)});
    }
}

void AiPlayer::fail(const AiFault& fault) {
    call(listener_.failed, fault);
}

}  // namespace roque
