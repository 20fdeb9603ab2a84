#include "controller/answer_pace.h"

#include <utility>

namespace roque {

AnswerPace::AnswerPace(UiDispatcher& dispatcher)
    : dispatcher_(dispatcher), self_(std::make_shared<AnswerPace*>(this)) {}

void AnswerPace::begin() {
    forget();
    began_ = dispatcher_.now();
}

void AnswerPace::playAfter(std::chrono::milliseconds least, std::function<void()> play) {
    const auto passed = std::chrono::floor<std::chrono::milliseconds>(dispatcher_.now() - began_);
    if (passed >= least) return play();
    waiting_ = std::move(play);
    dispatcher_.postAfter(least - passed, [self = std::weak_ptr(self_), number = ++number_] {
        const auto alive = self.lock();
        if (alive && (*alive)->number_ == number) (*alive)->hurry();
    });
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
