#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>

#include "controller/threads/ui_dispatcher.h"

namespace roque {

/// Makes players that answer at once slow enough to be watched: an answer waits until the move has taken long
/// enough. [ui-thread]
class AnswerPace {
public:
    /// The dispatcher outlives this object.
    explicit AnswerPace(UiDispatcher& dispatcher);

    /// A player begins to think. What waited is forgotten.
    void begin();
    /// Plays an answer when `least` has passed since begin(): now, if it has.
    void playAfter(std::chrono::milliseconds least, std::function<void()> play);
    /// Plays now what waits. Returns whether anything did.
    bool hurry();
    /// Forgets what waits.
    void forget();

private:
    UiDispatcher& dispatcher_;
    std::chrono::steady_clock::time_point began_;
    std::function<void()> waiting_;
    std::uint64_t number_ = 0;           ///< of what waits, or waited last
    std::shared_ptr<AnswerPace*> self_;  ///< posted work holds it weakly
};

}  // namespace roque
