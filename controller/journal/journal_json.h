#pragma once

#include "controller/game/game_setup_json.h"
#include "controller/journal/journal_event.h"

// The journal's entries as JSON.
namespace roque {

template <>
struct JsonWords<JournalEvent::Kind> {
    using Kind = JournalEvent::Kind;
    static constexpr std::array<std::pair<Kind, std::string_view>, 10> kWords{{{Kind::Begin, "begin"},
                                                                               {Kind::Ply, "ply"},
                                                                               {Kind::TakeBack, "take back"},
                                                                               {Kind::Player, "player"},
                                                                               {Kind::End, "end"},
                                                                               {Kind::Adjourn, "adjourn"},
                                                                               {Kind::Resume, "resume"},
                                                                               {Kind::Abandon, "abandon"},
                                                                               {Kind::Clock, "clock"},
                                                                               {Kind::Hint, "hint"}}};
};

template <>
struct JsonWords<Color> {
    static constexpr std::array<std::pair<Color, std::string_view>, 2> kWords{
        {{Color::White, "white"}, {Color::Black, "black"}}};
};

// JSON without a required member is invalid.

template <typename Fields>
void describe(Fields& fields, ClockReading& clock) {
    fields.need("remaining", clock.remaining);
    fields("running", clock.running);
    fields("details", clock.details);
}

template <typename Fields>
void describe(Fields& fields, JournalEvent& event) {
    fields("game", event.game);
    fields("number", event.number);
    fields.need("kind", event.kind);
    fields("detail", event.detail);
    fields("clock", event.clock);
}

template <typename Fields>
void describe(Fields& fields, BegunGame& game) {
    fields.need("setup", game.setup);
    fields("began", game.began);
}

template <typename Fields>
void describe(Fields& fields, NewPlayer& player) {
    fields("color", player.color);
    fields.need("player", player.player);
    fields("hints", player.hints);
}

/// A value as one line of text.
template <typename T>
[[nodiscard]] std::string toJsonText(const T& value) {
    return toJson(value).dump(-1, ' ', false, Json::error_handler_t::replace);
}

/// Reads such a line; nothing if it is invalid.
template <typename T>
[[nodiscard]] std::optional<T> fromJsonText(std::string_view text) {
    const Json json = Json::parse(text, nullptr, /*allow_exceptions=*/false);
    return json.is_discarded() ? std::nullopt : fromJson<T>(json);
}

}  // namespace roque
