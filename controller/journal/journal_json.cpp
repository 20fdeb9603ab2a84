#include "controller/journal/journal_json.h"

#include "controller/storage/game_setup_json.h"

namespace roque {

template <>
struct JsonWords<Color> {
    static constexpr std::array<std::pair<Color, std::string_view>, 2> kWords{
        {{Color::White, "white"}, {Color::Black, "black"}}};
};

namespace {

template <typename Fields>
void describeAll(Fields& fields, ClockReading& clock) {
    fields("remaining", clock.remaining);
    fields("running", clock.running);
    fields("details", clock.details);
}

template <typename Fields>
void describeAll(Fields& fields, JournalEvent& event) {
    fields("game", event.game);
    fields("number", event.number);
    fields("kind", event.kind);
    fields("detail", event.detail);
    fields("clock", event.clock);
}

template <typename Fields>
void describeAll(Fields& fields, BegunGame& game) {
    fields("setup", game.setup);
    fields("began", game.began);
}

template <typename Fields>
void describeAll(Fields& fields, NewPlayer& player) {
    fields("color", player.color);
    fields("player", player.player);
}

/// Reads an object; without the member that matters it is none.
template <typename T>
void readAll(const JsonReader& from, const char* member, T& value) {
    if (!from.value().is_object() || !from.value().contains(member)) return from.fail();
    FieldReader fields(from);
    describeAll(fields, value);
}

template <typename T>
void writeAll(Json& to, T value) {
    to = Json::object();
    FieldWriter fields(to);
    describeAll(fields, value);
}

}  // namespace

void JsonForm<ClockReading>::read(const JsonReader& from, ClockReading& value) {
    readAll(from, "remaining", value);
}
void JsonForm<ClockReading>::write(Json& to, const ClockReading& value) {
    writeAll(to, value);
}

void JsonForm<JournalEvent>::read(const JsonReader& from, JournalEvent& value) {
    readAll(from, "kind", value);
}
void JsonForm<JournalEvent>::write(Json& to, const JournalEvent& value) {
    writeAll(to, value);
}

void JsonForm<BegunGame>::read(const JsonReader& from, BegunGame& value) {
    readAll(from, "setup", value);
}
void JsonForm<BegunGame>::write(Json& to, const BegunGame& value) {
    writeAll(to, value);
}

void JsonForm<NewPlayer>::read(const JsonReader& from, NewPlayer& value) {
    readAll(from, "player", value);
}
void JsonForm<NewPlayer>::write(Json& to, const NewPlayer& value) {
    writeAll(to, value);
}

}  // namespace roque
