#include "controller/engines/restart_policy.h"

#include <algorithm>

namespace roque {

std::optional<RestartPolicy::TimePoint> RestartPolicy::restsUntil(TimePoint now) const {
    std::vector<TimePoint> recent;
    for (const TimePoint start : starts_) {
        if (now - start < kWindow) recent.push_back(start);
    }
    if (recent.size() < kMaxStarts) return std::nullopt;
    std::ranges::sort(recent);
    return recent[recent.size() - kMaxStarts] + kWindow;
}

void RestartPolicy::started(TimePoint now) {
    std::erase_if(starts_, [now](TimePoint start) { return now - start >= kWindow; });
    starts_.push_back(now);
}

void RestartPolicy::provedGood(TimePoint start) {
    const auto found = std::ranges::find(starts_, start);
    if (found != starts_.end()) starts_.erase(found);
}

}  // namespace roque
