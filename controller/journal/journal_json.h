#pragma once

#include "controller/journal/journal_event.h"
#include "controller/storage/json_form.h"

// What the journal writes, as JSON.
namespace roque {

template <>
struct JsonWords<JournalEvent::Kind> {
    using Kind = JournalEvent::Kind;
    static constexpr std::array<std::pair<Kind, std::string_view>, 9> kWords{{{Kind::Begin, "begin"},
                                                                              {Kind::Ply, "ply"},
                                                                              {Kind::TakeBack, "take back"},
                                                                              {Kind::Player, "player"},
                                                                              {Kind::End, "end"},
                                                                              {Kind::Adjourn, "adjourn"},
                                                                              {Kind::Resume, "resume"},
                                                                              {Kind::Abandon, "abandon"},
                                                                              {Kind::Clock, "clock"}}};
};

template <>
struct JsonForm<ClockReading> {
    static void read(const JsonReader& from, ClockReading& value);
    static void write(Json& to, const ClockReading& value);
};

template <>
struct JsonForm<JournalEvent> {
    static void read(const JsonReader& from, JournalEvent& value);
    static void write(Json& to, const JournalEvent& value);
};

template <>
struct JsonForm<BegunGame> {
    static void read(const JsonReader& from, BegunGame& value);
    static void write(Json& to, const BegunGame& value);
};

template <>
struct JsonForm<NewPlayer> {
    static void read(const JsonReader& from, NewPlayer& value);
    static void write(Json& to, const NewPlayer& value);
};

/// A value as one line of text.
template <typename T>
[[nodiscard]] std::string toJsonText(const T& value) {
    return toJson(value).dump(-1, ' ', false, Json::error_handler_t::replace);
}

/// The value of such a line, nothing if it is none.
template <typename T>
[[nodiscard]] std::optional<T> fromJsonText(std::string_view text) {
    const Json json = Json::parse(text, nullptr, /*allow_exceptions=*/false);
    return json.is_discarded() ? std::nullopt : fromJson<T>(json);
}

}  // namespace roque
