#include "controller/engines/stored_engine.h"

#include <algorithm>
#include <array>
#include <iterator>

namespace roque {
namespace {

constexpr std::array<std::string_view, 10> kManaged{
    "UCI_Chess960",    "UCI_Variant", "Protocol",     "MultiPV",         "Ponder",
    "UCI_AnalyseMode", "UCI_ShowWDL", "UCI_Opponent", "UCI_EngineAbout", "UCI_SetPositionValue"};

template <typename Range>
auto findByName(const Range& range, std::string_view name) noexcept {
    return std::ranges::find_if(range,
                                [name](const auto& each) { return isSameOptionName(each.name, name); });
}

}  // namespace

bool isManagedOption(std::string_view name) noexcept {
    return std::ranges::any_of(kManaged, [name](auto managed) { return isSameOptionName(name, managed); });
}

std::vector<PluginOption> personalOptions(const std::vector<PluginOption>& options) {
    std::vector<PluginOption> personal;
    std::ranges::copy_if(options, std::back_inserter(personal),
                         [](const PluginOption& option) { return !isManagedOption(option.name); });
    return personal;
}

std::vector<std::pair<std::string, std::string>> inSendingOrder(const EngineProfile::Values& values) {
    std::vector<std::pair<std::string, std::string>> ordered(values.begin(), values.end());
    std::ranges::stable_partition(ordered,
                                  [](const auto& value) { return !isSameOptionName(value.first, "Hash"); });
    return ordered;
}

const StoredEngine* findEngine(const std::vector<StoredEngine>& engines, std::string_view id) noexcept {
    const auto found = std::ranges::find(engines, id, &StoredEngine::id);
    return found == engines.end() ? nullptr : &*found;
}

const StoredEngine* findEngineNamed(const std::vector<StoredEngine>& engines,
                                    std::string_view name) noexcept {
    const auto isEnabled = [name](const StoredEngine& engine) {
        return engine.isEnabled && isSameOptionName(engine.name, name);
    };
    auto found = std::ranges::find_if(engines, isEnabled);
    if (found == engines.end()) found = findByName(engines, name);
    return found == engines.end() ? nullptr : &*found;
}

const EngineProfile* findProfile(const StoredEngine& engine, std::string_view id) noexcept {
    if (engine.profiles.empty()) return nullptr;
    const auto found = std::ranges::find(engine.profiles, id, &EngineProfile::id);
    return found == engine.profiles.end() ? engine.profiles.data() : &*found;
}

const EngineProfile* findProfileNamed(const StoredEngine& engine, std::string_view name) noexcept {
    const auto found = findByName(engine.profiles, name);
    return found == engine.profiles.end() ? nullptr : &*found;
}

std::string fullName(const StoredEngine& engine, const EngineProfile& profile) {
    return profile.name.empty() ? engine.name : engine.name + ", " + profile.name;
}

}  // namespace roque
