#include "controller/players/engine_strength.h"

#include <algorithm>
#include <charconv>

#include <fmt/format.h>

namespace roque {
namespace {

constexpr std::string_view kElo = "UCI_Elo";
constexpr std::string_view kLimit = "UCI_LimitStrength";
constexpr std::string_view kSkill = "Skill Level";

std::optional<std::int64_t> numberOf(const std::string* text) {
    if (text == nullptr) return std::nullopt;
    std::int64_t number = 0;
    const char* const end = text->data() + text->size();
    const auto [stopped, error] = std::from_chars(text->data(), end, number);
    return error == std::errc() && stopped == end ? std::optional(number) : std::nullopt;
}

void eraseValue(EngineStrength::Values& values, std::string_view name) {
    std::erase_if(values, [name](const auto& value) { return isSameOptionName(value.first, name); });
}

bool isRange(const PluginOption* option) {
    return option != nullptr && option->kind == PluginOption::Kind::Spin && option->minimum < option->maximum;
}

}  // namespace

const std::string* valueOf(const EngineStrength::Values& values, std::string_view name) noexcept {
    const auto found = std::ranges::find_if(
        values, [name](const auto& value) { return isSameOptionName(value.first, name); });
    return found == values.end() ? nullptr : &found->second;
}

std::optional<std::int64_t> EngineStrength::in(const Values& values) const {
    if (!switchedBy.empty()) {
        const std::string* const isOn = valueOf(values, switchedBy);
        if (isOn == nullptr || *isOn != "true") return std::nullopt;
    }
    auto strength = numberOf(valueOf(values, option.name));
    if (!strength && !switchedBy.empty()) {
        const std::string usual = option.defaultValue;
        strength = numberOf(&usual);
    }
    if (!strength) return std::nullopt;
    return std::clamp(*strength, option.minimum, option.maximum);
}

void EngineStrength::set(std::optional<std::int64_t> strength, Values& values) const {
    eraseValue(values, option.name);
    if (!switchedBy.empty()) eraseValue(values, switchedBy);
    if (!strength) return;
    values[option.name] = fmt::to_string(*strength);
    if (!switchedBy.empty()) values[switchedBy] = "true";
}

std::optional<EngineStrength> strengthOf(const std::vector<PluginOption>& options) {
    const PluginOption* const elo = findOption(options, kElo);
    const PluginOption* const limit = findOption(options, kLimit);
    if (isRange(elo) && limit != nullptr) return EngineStrength{*elo, limit->name};
    const PluginOption* const skill = findOption(options, kSkill);
    if (isRange(skill)) return EngineStrength{*skill, {}};
    return std::nullopt;
}

std::string strengthWord(const EngineStrength::Values& values) {
    const std::string* const isLimited = valueOf(values, kLimit);
    const std::string* const elo = valueOf(values, kElo);
    if (isLimited != nullptr && *isLimited == "true" && elo != nullptr) return "Elo " + *elo;
    const std::string* const skill = valueOf(values, kSkill);
    return skill == nullptr ? std::string() : "skill " + *skill;
}

}  // namespace roque
