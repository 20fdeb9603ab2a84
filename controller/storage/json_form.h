#pragma once

#include <array>
#include <chrono>
#include <concepts>
#include <cstdint>
#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "controller/storage/json_fields.h"
#include "model/base/color.h"

// Writes values as JSON and reads them back. A struct lists its fields once:
//
//     template <typename Fields>
//     void describe(Fields& fields, Place& place) {
//         fields("x", place.x);
//         fields("size", place.size, Between{20, 100});
//     }
//
// Reading trusts nothing: a field that is missing or invalid keeps its value, and an invalid one is reported.
namespace roque {

/// The JSON form of a type. This template is for structs with a `describe` function; specialisations follow.
template <typename T>
struct JsonForm {
    static void read(const JsonReader& from, T& value) { readObject(from, value); }
    static void write(Json& to, const T& value) { writeObject(to, value); }
};

template <>
struct JsonForm<bool> {
    static void read(const JsonReader& from, bool& value) {
        if (!from.value().is_boolean()) return from.fail();
        value = from.value().get<bool>();
    }
    static void write(Json& to, bool value) { to = value; }
};

template <>
struct JsonForm<std::string> {
    static void read(const JsonReader& from, std::string& value) {
        if (!from.value().is_string()) return from.fail();
        value = from.value().get<std::string>();
    }
    static void write(Json& to, const std::string& value) { to = value; }
};

template <>
struct JsonForm<std::filesystem::path> {
    static void read(const JsonReader& from, std::filesystem::path& value) {
        std::string text = value.string();
        JsonForm<std::string>::read(from, text);
        value = text;
    }
    static void write(Json& to, const std::filesystem::path& value) { to = value.string(); }
};

/// Integers that fit the type.
template <std::integral T>
struct JsonForm<T> {
    static void read(const JsonReader& from, T& value) {
        if (from.value().is_number_unsigned())
            assign(from, from.value().get<std::uint64_t>(), value);
        else if (from.value().is_number_integer())
            assign(from, from.value().get<std::int64_t>(), value);
        else
            from.fail();
    }
    static void write(Json& to, T value) { to = value; }

private:
    static void assign(const JsonReader& from, auto number, T& value) {
        if (!std::in_range<T>(number)) return from.fail();
        value = static_cast<T>(number);
    }
};

template <>
struct JsonForm<std::chrono::milliseconds> {
    static void read(const JsonReader& from, std::chrono::milliseconds& value) {
        std::int64_t count = value.count();
        JsonForm<std::int64_t>::read(from, count);
        value = std::chrono::milliseconds(count);
    }
    static void write(Json& to, std::chrono::milliseconds value) { to = value.count(); }
};

/// An empty optional is null.
template <typename T>
struct JsonForm<std::optional<T>> {
    static void read(const JsonReader& from, std::optional<T>& value) {
        if (from.value().is_null()) {
            value.reset();
            return;
        }
        const std::size_t problems = from.problems();
        T read{};
        JsonForm<T>::read(from, read);
        if (from.problems() == problems) value = std::move(read);
    }
    static void write(Json& to, const std::optional<T>& value) {
        if (value)
            JsonForm<T>::write(to, *value);
        else
            to = nullptr;
    }
};

template <typename T>
struct JsonForm<std::vector<T>> {
    static void read(const JsonReader& from, std::vector<T>& value) {
        if (!from.value().is_array()) return from.fail();
        const std::size_t problems = from.problems();
        std::vector<T> read;
        for (const Json& element : from.value()) {
            T each{};
            JsonForm<T>::read(from.at(element, std::to_string(read.size())), each);
            read.push_back(std::move(each));
        }
        if (from.problems() == problems) value = std::move(read);
    }
    static void write(Json& to, const std::vector<T>& value) {
        to = Json::array();
        for (const T& each : value) JsonForm<T>::write(to.emplace_back(), each);
    }
};

template <typename T>
struct JsonForm<std::map<std::string, T>> {
    static void read(const JsonReader& from, std::map<std::string, T>& value) {
        if (!from.value().is_object()) return from.fail();
        const std::size_t problems = from.problems();
        std::map<std::string, T> read;
        for (const auto& [name, member] : from.value().items())
            JsonForm<T>::read(from.at(member, name), read[name]);
        if (from.problems() == problems) value = std::move(read);
    }
    static void write(Json& to, const std::map<std::string, T>& value) {
        to = Json::object();
        for (const auto& [name, each] : value) JsonForm<T>::write(to[name], each);
    }
};

template <typename Fields, typename T>
void describe(Fields& fields, ByColor<T>& value) {
    fields("white", value[Color::White]);
    fields("black", value[Color::Black]);
}

/// The words for the values of an enumeration: each specialisation has an array of pairs, `kWords`.
template <typename E>
struct JsonWords;

template <typename E>
    requires std::is_enum_v<E>
struct JsonForm<E> {
    static void read(const JsonReader& from, E& value) {
        if (from.value().is_string()) {
            for (const auto& [each, word] : JsonWords<E>::kWords) {
                if (from.value().template get_ref<const std::string&>() != word) continue;
                value = each;
                return;
            }
        }
        from.fail();
    }
    static void write(Json& to, E value) {
        for (const auto& [each, word] : JsonWords<E>::kWords) {
            if (each == value) to = std::string(word);
        }
    }
};

/// A value as JSON.
template <typename T>
[[nodiscard]] Json toJson(const T& value) {
    Json json;
    JsonForm<T>::write(json, value);
    return json;
}

/// The value of some JSON, if the JSON is valid.
template <typename T>
[[nodiscard]] std::optional<T> fromJson(const Json& json) {
    std::vector<std::string> problems;
    T value{};
    JsonForm<T>::read(JsonReader(json, "", problems), value);
    if (!problems.empty()) return std::nullopt;
    return value;
}

}  // namespace roque
