#include "controller/game/answer_pace.h"

#include <utility>

namespace roque {

AnswerPace::AnswerPace(UiDispatcher& dispatcher) : dispatcher_(dispatcher) {}

void AnswerPace::begin() {
    forget();
    began_ = dispatcher_.now();
}

void AnswerPace::playAfter(std::chrono::milliseconds least, std::function<void()> play) {
    const auto passed = std::chrono::floor<std::chrono::milliseconds>(dispatcher_.now() - began_);
    if (passed >= least) return play();
    waiting_ = std::move(play);
    dispatcher_.postAfter(least - passed, self_.bind([number = ++number_](AnswerPace& pace) {
        if (pace.number_ == number) pace.hurry();
    }));
}

bool AnswerPace::hurry() {
    if (!waiting_) return false;
    const auto play = std::exchange(waiting_, nullptr);
    ++number_;
    play();
    return true;
}

void AnswerPace::forget() {
    waiting_ = nullptr;
    ++number_;
}

}  // namespace roque
