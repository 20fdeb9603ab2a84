#include "controller/engines/engine_json.h"

#include <algorithm>
#include <set>
#include <utility>

namespace roque {

template <>
struct JsonWords<PluginOption::Kind> {
    using Kind = PluginOption::Kind;
    static constexpr std::array<std::pair<Kind, std::string_view>, 5> kWords{{{Kind::Check, "check"},
                                                                              {Kind::Spin, "spin"},
                                                                              {Kind::Combo, "combo"},
                                                                              {Kind::Button, "button"},
                                                                              {Kind::String, "string"}}};
};

template <typename Fields>
void describe(Fields& fields, PluginOption& option) {
    fields.need("name", option.name);
    fields.need("kind", option.kind);
    fields("default", option.defaultValue);
    fields("least", option.minimum);
    fields("most", option.maximum);
    fields("choices", option.choices);
}

template <typename Fields>
void describe(Fields& fields, EngineProfile& profile) {
    fields.need("id", profile.id);
    fields("name", profile.name);
    fields("options", profile.options);
}

template <typename Fields>
void describe(Fields& fields, EngineCalibration& calibration) {
    fields.need("stretchPermille", calibration.stretchPermille);
    fields("size", calibration.size);
    fields("modified", calibration.modified);
}

/// Everything but the profiles.
template <typename Fields>
void describe(Fields& fields, StoredEngine& engine) {
    fields.need("id", engine.id);
    fields("name", engine.name);
    fields("author", engine.author);
    fields.need("program", engine.command.program);
    fields("arguments", engine.command.arguments);
    fields("folder", engine.command.folder);
    fields("enabled", engine.isEnabled);
    fields("chess960", engine.playsChess960);
    fields("options", engine.options);
    fields("calibration", engine.calibration);
}

namespace {

constexpr const char* kProfiles = "profiles";

/// The profile with an id in some JSON, to be written over; an empty object if there is none.
Json profileIn(const Json& profiles, const std::string& id) {
    const auto isIt = [&](const Json& each) {
        return each.is_object() && each.contains("id") && each["id"] == id;
    };
    const auto found = std::ranges::find_if(profiles, isIt);
    return found == profiles.end() ? Json::object() : *found;
}

bool areIdsUnique(const std::vector<EngineProfile>& profiles) {
    std::set<std::string> ids;
    return std::ranges::all_of(profiles,
                               [&](const EngineProfile& profile) { return ids.insert(profile.id).second; });
}

}  // namespace

void JsonForm<StoredEngine>::read(const JsonReader& from, StoredEngine& value) {
    const std::size_t problems = from.problems();
    readObject(from, value);
    if (from.problems() != problems) return;
    FieldReader(from).need(kProfiles, value.profiles);
    if (value.id.empty() || value.command.program.empty() || value.profiles.empty()
        || !areIdsUnique(value.profiles))
        from.fail();
    if (value.name.empty()) value.name = value.command.program.filename().string();
}

void JsonForm<StoredEngine>::write(Json& to, const StoredEngine& value) {
    writeObject(to, value);
    const Json before = to.contains(kProfiles) && to[kProfiles].is_array() ? to[kProfiles] : Json::array();
    Json profiles = Json::array();
    for (const EngineProfile& profile : value.profiles) {
        Json json = profileIn(before, profile.id);
        JsonForm<EngineProfile>::write(json, profile);
        profiles.push_back(std::move(json));
    }
    to[kProfiles] = std::move(profiles);
}

}  // namespace roque
