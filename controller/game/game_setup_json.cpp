#include "controller/game/game_setup_json.h"

#include "model/notation/fen.h"

namespace roque {

template <>
struct JsonWords<Variant> {
    static constexpr std::array<std::pair<Variant, std::string_view>, 2> kWords{
        {{Variant::Standard, "standard"}, {Variant::Chess960, "chess960"}}};
};

namespace sdk {

template <typename Fields>
void describe(Fields& fields, Limits& limits) {
    fields("depth", limits.depth);
    fields("nodes", limits.nodes);
    fields("moveTime", limits.moveTime);
    fields("timeLeft", limits.timeLeft);
    fields("increment", limits.increment);
    fields("movesToGo", limits.movesToGo);
    fields("mate", limits.mate);
    fields("infinite", limits.infinite);
}

}  // namespace sdk

template <typename Fields>
void describe(Fields& fields, PersonSpec& person) {
    fields("name", person.name);
}

/// What AI players of all kinds have.
template <typename Fields, typename Spec>
void describeAi(Fields& fields, Spec& player) {
    fields("options", player.options);
    fields("limits", player.limits);
    fields("book", player.book);
}

template <typename Fields>
void describe(Fields& fields, PluginSpec& plugin) {
    fields("id", plugin.pluginId);
    describeAi(fields, plugin);
}

template <typename Fields>
void describe(Fields& fields, EngineSpec& engine) {
    fields("name", engine.name);
    fields("program", engine.command.program);
    fields("arguments", engine.command.arguments);
    fields("folder", engine.command.folder);
    fields("engine", engine.engineId);
    fields("profile", engine.profileId);
    describeAi(fields, engine);
}

template <typename Fields>
void describe(Fields& fields, GameSetup& setup) {
    fields("players", setup.players);
    fields("variant", setup.variant);
    fields("start", setup.start);
    fields("time", setup.time);
    fields("pace", setup.pace);
}

namespace {

constexpr const char* kPerson = "person";
constexpr const char* kPlugin = "plugin";
constexpr const char* kEngine = "engine";

/// Reads a player of the kind that a member names.
template <typename Spec>
void readAs(const char* kind, const JsonReader& from, PlayerSpec& value) {
    Spec spec;
    FieldReader fields(from);
    fields(kind, spec);
    value = std::move(spec);
}

}  // namespace

void JsonForm<PlayerSpec>::read(const JsonReader& from, PlayerSpec& value) {
    if (from.value().is_object() && from.value().contains(kPerson))
        readAs<PersonSpec>(kPerson, from, value);
    else if (from.value().is_object() && from.value().contains(kPlugin))
        readAs<PluginSpec>(kPlugin, from, value);
    else if (from.value().is_object() && from.value().contains(kEngine))
        readAs<EngineSpec>(kEngine, from, value);
    else
        from.fail();
}

void JsonForm<PlayerSpec>::write(Json& to, const PlayerSpec& value) {
    to = Json::object();
    FieldWriter fields(to);
    if (const auto* person = std::get_if<PersonSpec>(&value)) fields(kPerson, *person);
    if (const auto* plugin = std::get_if<PluginSpec>(&value)) fields(kPlugin, *plugin);
    if (const auto* engine = std::get_if<EngineSpec>(&value)) fields(kEngine, *engine);
}

void JsonForm<Position>::read(const JsonReader& from, Position& value) {
    if (!from.value().is_string()) return from.fail();
    const auto position = parseFen(from.value().get_ref<const std::string&>());
    if (!position) return from.fail();
    value = *position;
}

void JsonForm<Position>::write(Json& to, const Position& value) {
    to = toFen(value, FenStyle::Shredder);
}

void JsonForm<TimeControl>::read(const JsonReader& from, TimeControl& value) {
    if (!from.value().is_string()) return from.fail();
    const auto time = parseTimeControl(from.value().get_ref<const std::string&>());
    if (!time) return from.fail();
    value = *time;
}

void JsonForm<TimeControl>::write(Json& to, const TimeControl& value) {
    to = toText(value);
}

void JsonForm<GameSetup>::read(const JsonReader& from, GameSetup& value) {
    readObject(from, value);
}

void JsonForm<GameSetup>::write(Json& to, const GameSetup& value) {
    writeObject(to, value);
}

}  // namespace roque
