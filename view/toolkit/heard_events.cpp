#include "view/toolkit/heard_events.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <string_view>

namespace roque {
namespace {

/// An event in one spelling: without capitals, dashes and a colon at the end.
std::string plain(std::string event) {
    std::ranges::transform(event, event.begin(), [](unsigned char letter) { return std::tolower(letter); });
    std::erase(event, '-');
    while (event.ends_with(':')) event.pop_back();
    return event;
}

bool hasAny(std::span<const std::string> events, std::span<const std::string_view> wanted) {
    return std::ranges::any_of(
        events, [&](const std::string& event) { return std::ranges::count(wanted, plain(event)) > 0; });
}

}  // namespace

ReaderHears heardAmong(std::span<const std::string> events) {
    static constexpr std::array<std::string_view, 1> kAnnouncements{"object:announcement"};
    static constexpr std::array<std::string_view, 3> kShowing{"object:statechanged:showing",
                                                              "object:statechanged", "object"};
    if (hasAny(events, kAnnouncements)) return ReaderHears::Announcements;
    return hasAny(events, kShowing) ? ReaderHears::Notifications : ReaderHears::Nothing;
}

}  // namespace roque
