#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <string>
#include <utility>
#include <vector>

#include "controller/threads/ui_dispatcher.h"
#include "controller/threads/weak_self.h"

namespace roque {

/// Gathers sentences that come shortly after each other, and hands them on together: a screen reader that is
/// told two texts in quick succession drops the first. Of equal sentences it hands on one. Knows no toolkit.
/// [ui-thread]
class GatheredWords {
public:
    /// How long a sentence waits for the next one.
    static constexpr std::chrono::milliseconds kPause{100};
    /// The longest time that a sentence waits.
    static constexpr std::chrono::milliseconds kLongest{200};

    /// The dispatcher is borrowed. `onGathered` is called with sentences (UTF-8) joined by spaces.
    GatheredWords(UiDispatcher& dispatcher, std::function<void(const std::string&)> onGathered)
        : dispatcher_(dispatcher), onGathered_(std::move(onGathered)) {}

    /// Adds a sentence (UTF-8).
    void add(std::string sentence);

private:
    void handOn(std::uint64_t number);

    UiDispatcher& dispatcher_;
    std::function<void(const std::string&)> onGathered_;
    std::vector<std::string> sentences_;
    std::chrono::steady_clock::time_point first_;  ///< when the first of them came
    std::uint64_t number_ = 0;                     ///< of the delay that counts
    WeakSelf<GatheredWords> self_{this};
};

}  // namespace roque
