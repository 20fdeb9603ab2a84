#include "model/game/side_tags.h"

#include <utility>

#include "model/base/result.h"

namespace roque {
namespace {

constexpr std::string_view kTimeControl = "TimeControl";
constexpr std::string_view kBetween = " / ";

std::string tagOf(Color side, std::string_view name) {
    return std::string(side == Color::White ? "White" : "Black").append(name);
}

std::optional<TimeControl> controlIn(std::string_view text) {
    auto control = parseTimeControl(text);
    return control ? std::optional(std::move(*control)) : std::nullopt;
}

}  // namespace

void setForSides(GameTags& tags, std::string_view name, const ByColor<std::string>& values) {
    const auto set = [&](std::string_view tag, const std::string& value) {
        if (!value.empty()) tags.set(tag, value);
    };
    if (values[Color::White] == values[Color::Black]) return set(name, values[Color::White]);
    for (const Color side : kColors) set(tagOf(side, name), values[side]);
}

void setTimeControls(GameTags& tags, const ByColor<TimeControl>& controls) {
    setForSides(tags, kTimeControl, {toText(controls[Color::White]), toText(controls[Color::Black])});
}

ByColor<std::optional<TimeControl>> timeControlsOf(const GameTags& tags) {
    const std::string_view both = tags.value(kTimeControl);
    const std::size_t between = both.find(kBetween);
    if (between != std::string_view::npos)
        return {controlIn(both.substr(0, between)), controlIn(both.substr(between + kBetween.size()))};
    ByColor<std::optional<TimeControl>> controls{controlIn(both), controlIn(both)};
    for (const Color side : kColors) {
        if (const std::string tag = tagOf(side, kTimeControl); tags.contains(tag))
            controls[side] = controlIn(tags.value(tag));
    }
    return controls;
}

}  // namespace roque
