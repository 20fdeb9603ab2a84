#include "controller/players/ai_player.h"

#include <utility>

#include "controller/endings/ending_engine.h"
#include "controller/engines/stored_engine.h"
#include "controller/players/booked_engine.h"
#include "controller/threads/thread_priority.h"

namespace roque {
namespace {

using Kind = PlayerFailure::Kind;

/// The kind of failure that an error during a search is.
Kind kindOf(EngineError::Kind kind) {
    switch (kind) {
        case EngineError::Kind::IllegalMove:
            return Kind::BadMove;
        case EngineError::Kind::Unsupported:
            return Kind::CannotStart;
        case EngineError::Kind::Hung:
            return Kind::NotResponding;
        default:
            return Kind::Failed;
    }
}

AiFault faultOf(std::optional<Ticket> ticket, const EngineError& error) {
    const bool hasStarted = ticket || error.kind == EngineError::Kind::Hung;
    return {hasStarted ? kindOf(error.kind) : Kind::CannotStart, error.text};
}

/// Calls a listener's function, if there is one. The call may replace the listener.
template <typename Function, typename... Values>
void notify(const Function& function, const Values&... values) {
    if (const Function copy = function) copy(values...);
}

}  // namespace

AiPlayer::AiPlayer(UiDispatcher& dispatcher, EngineSource source, const AiSettings& settings, Variant variant,
                   std::chrono::milliseconds afterLimit, Listener listener)
    : dispatcher_(dispatcher),
      id_(settings.id),
      afterLimit_(afterLimit),
      listener_(std::move(listener)),
      link_(std::make_shared<UiLink>(dispatcher)),
      search_(std::make_unique<SearchThread>(dispatcher, sourceOf(std::move(source), settings),
                                             searchListener())) {
    for (const auto& [name, value] : inSendingOrder(settings.options)) search_->setOption(name, value);
    search_->newGame(variant);
}

AiPlayer::~AiPlayer() {
    leave();
    link_->cut();
}

/// Adds endings and book, and lowers the thread's priority, so that the window comes first.
EngineSource AiPlayer::sourceOf(EngineSource source, const AiSettings& settings) {
    EngineSource knowing =
        withEndings(std::move(source), settings.endings, troubleFor(&Listener::endingsFailed));
    EngineSource booked = withBook(std::move(knowing), settings.book, bookSeed(settings.options),
                                   troubleFor(&Listener::bookFailed));
    booked.make = [make = std::move(booked.make)](const std::stop_token& closing) {
        lowerThreadPriority();
        return make(closing);
    };
    return booked;
}

/// Has a listener's function told of a trouble that the engine's thread meets.
std::function<void(const Message&)> AiPlayer::troubleFor(
    std::function<void(const Message&)> Listener::*function) {
    const auto tell = self_.bind(
        [function](AiPlayer& player, const Message& reason) { notify(player.listener_.*function, reason); });
    return [link = link_, tell](const Message& reason) { link->post([tell, reason] { tell(reason); }); };
}

SearchThread::Listener AiPlayer::searchListener() {
    SearchThread::Listener listener;
    listener.began = [this](Ticket ticket) { onBegan(ticket); };
    listener.progress = [this](Ticket ticket, const SearchInfo& info) {
        if (info.multiPv == 1 && info.bound == ScoreBound::Exact) notify(listener_.searchInfo, ticket, info);
    };
    listener.answered = [this](Ticket ticket, const SearchAnswer& answer) {
        notify(listener_.answered, ticket, answer);
    };
    listener.failed = [this](std::optional<Ticket> ticket, const EngineError& error) {
        notify(listener_.failed, faultOf(ticket, error));
    };
    listener.closed = [this] { notify(listener_.left); };
    return listener;
}

void AiPlayer::think(SearchRequest request, Ticket ticket) {
    moveTime_ = request.limits.moveTime;
    search_->search(std::move(request), ticket);
}

/// Its time runs once it really thinks, not while it starts or ends an earlier search.
void AiPlayer::onBegan(Ticket ticket) {
    notify(listener_.began, ticket);
    if (moveTime_) search_->stopAt(dispatcher_.now() + *moveTime_ + afterLimit_);
}

void AiPlayer::leave() {
    auto left = std::move(listener_.left);
    listener_ = {};
    listener_.left = std::move(left);
    search_->close();
}

}  // namespace roque
