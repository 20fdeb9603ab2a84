#include "view/sound/gathered_words.h"

#include <algorithm>

namespace roque {

void GatheredWords::add(std::string sentence) {
    std::ranges::replace(sentence, '\n', ' ');
    if (std::ranges::count(sentences_, sentence) > 0) return;
    const auto now = dispatcher_.now();
    if (sentences_.empty()) first_ = now;
    sentences_.push_back(std::move(sentence));
    if (sentences_.size() > 1 && now + kPause > first_ + kLongest) return;  // no more patience
    dispatcher_.postAfter(kPause,
                          self_.bind([number = ++number_](GatheredWords& self) { self.handOn(number); }));
}

void GatheredWords::handOn(std::uint64_t number) {
    if (number != number_) return;
    std::string words;
    for (const std::string& each : std::exchange(sentences_, {})) {
        if (!words.empty()) words += ' ';
        words += each;
    }
    onGathered_(words);
}

}  // namespace roque
