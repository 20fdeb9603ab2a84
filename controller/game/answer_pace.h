#pragma once

#include <chrono>
#include <cstdint>
#include <functional>

#include "controller/threads/ui_dispatcher.h"
#include "controller/threads/weak_self.h"

namespace roque {

/// Slows instant answers down so that people can follow: an answer waits until its move has taken long
/// enough. [ui-thread]
class AnswerPace {
public:
    /// The dispatcher outlives the object.
    explicit AnswerPace(UiDispatcher& dispatcher);

    /// A player begins to think. Drops a waiting answer.
    void begin();
    /// Plays an answer once `least` has passed since begin(), at once if it has.
    void playAfter(std::chrono::milliseconds least, std::function<void()> play);
    /// Plays a waiting answer now. Returns whether there was one.
    bool hurry();
    /// Drops a waiting answer.
    void forget();

private:
    UiDispatcher& dispatcher_;
    std::chrono::steady_clock::time_point began_;
    std::function<void()> waiting_;
    std::uint64_t number_ = 0;  ///< of the latest answer
    WeakSelf<AnswerPace> self_{this};
};

}  // namespace roque
