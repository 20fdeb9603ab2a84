#include "controller/analysis/move_inquiry.h"

#include <utility>

#include "controller/search/engine_wrapper.h"
#include "controller/threads/thread_priority.h"

namespace roque {
namespace {

/// An engine that takes the last move of a request as a question, and puts the answer into a slot.
class QuestionedEngine final : public EngineWrapper {
public:
    QuestionedEngine(std::unique_ptr<SearchEngine> engine, const WinCurve& curve,
                     std::shared_ptr<std::optional<MoveAnswer>> slot)
        : EngineWrapper(std::move(engine)), curve_(curve), slot_(std::move(slot)) {}

    [[nodiscard]] Result<SearchAnswer, EngineError> search(const SearchRequest& request,
                                                           const SearchControl& control) override {
        AnalysisSubject subject{request.start, request.moves, request.start, request.variant};
        const Move move = subject.moves.back();
        subject.moves.pop_back();
        for (const Move played : subject.moves) subject.position = subject.position.after(played);
        if (control.onBegin) control.onBegin();
        auto answer =
            MoveQuestion(engine(), curve_, MoveQuestion::defaultLimits()).ask(subject, move, control.stop);
        if (!answer) return std::move(answer).error();
        *slot_ = std::move(*answer);
        return SearchAnswer{move};
    }

private:
    WinCurve curve_;
    std::shared_ptr<std::optional<MoveAnswer>> slot_;
};

/// The same source, whose engine answers such questions and runs after the window's thread.
EngineSource questioned(EngineSource source, const WinCurve& curve,
                        std::shared_ptr<std::optional<MoveAnswer>> slot) {
    source.make = [make = std::move(source.make), curve, slot = std::move(slot)](
                      const std::stop_token& closing) -> Result<std::unique_ptr<SearchEngine>, EngineError> {
        lowerThreadPriority();
        auto engine = make(closing);
        if (!engine) return std::move(engine).error();
        return std::unique_ptr<SearchEngine>(
            std::make_unique<QuestionedEngine>(std::move(*engine), curve, slot));
    };
    return source;
}

}  // namespace

MoveInquiry::MoveInquiry(UiDispatcher& dispatcher, std::function<void()> onChanged)
    : dispatcher_(dispatcher), onChanged_(std::move(onChanged)) {}

void MoveInquiry::ask(const AnalysisPlayer& player, const AnalysisSubject& subject, Move move) {
    drop();
    found_ = std::make_shared<std::optional<MoveAnswer>>();
    ticket_ = ticket_.next();
    SearchThread::Listener listener;
    listener.answered = [this](Ticket, const SearchAnswer&) { onAnswered(); };
    listener.failed = [this](std::optional<Ticket>, const EngineError& error) {
        trouble_ = error.text;
        leave();
        onChanged_();
    };
    listener.closed = [this] { sweepSoon(); };
    listener.started = [this, options = player.options](const EngineDescription&,
                                                        const std::vector<PluginOption>& known) {
        if (!thread_) return;
        for (const auto& [name, value] : options) {
            if (findOption(known, name) != nullptr) thread_->setOption(name, value);
        }
    };
    thread_ = std::make_unique<SearchThread>(dispatcher_, questioned(player.source, player.curve, found_),
                                             std::move(listener));
    SearchRequest request{subject.start, subject.variant, subject.moves, MoveQuestion::defaultLimits()};
    request.moves.push_back(move);
    thread_->search(std::move(request), ticket_);
}

void MoveInquiry::drop() {
    answer_.reset();
    trouble_.reset();
    if (thread_) leave();
}

void MoveInquiry::onAnswered() {
    if (!thread_) return;
    answer_ = std::move(*found_);
    leave();
    onChanged_();
}

/// Ends the thread without waiting.
void MoveInquiry::leave() {
    leaving_.push_back(std::move(thread_));
    leaving_.back()->close();
    sweepSoon();
}

/// Lets go of the threads that have ended, though not within a call of one of them.
void MoveInquiry::sweepSoon() {
    dispatcher_.post(self_.bind([](MoveInquiry& self) {
        std::erase_if(self.leaving_, [](const auto& thread) { return thread->hasClosed(); });
    }));
}

}  // namespace roque
