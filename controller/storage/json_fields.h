#pragma once

#include <concepts>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include <nlohmann/json.hpp>

// Reads and writes the fields of a struct as JSON.
namespace roque {

/// JSON that keeps the order of its members.
using Json = nlohmann::ordered_json;

/// The valid range of a number, including both ends.
struct Between {
    std::int64_t least;
    std::int64_t most;
};

/// A JSON value being read, its place in the document, and the list of problems.
class JsonReader {
public:
    /// Adds the places of problems, such as "window.width", to a list. The place of the root is "".
    JsonReader(const Json& value, std::string place, std::vector<std::string>& problems)
        : value_(value), place_(std::move(place)), problems_(problems) {}

    [[nodiscard]] const Json& value() const noexcept { return value_; }
    /// Reader for a member or element with a name.
    [[nodiscard]] JsonReader at(const Json& value, const std::string& name) const {
        return {value, place_.empty() ? name : place_ + "." + name, problems_};
    }
    /// Reports that this value is invalid.
    void fail() const { problems_.push_back(place_); }
    /// How many problems have been reported so far, in the whole document.
    [[nodiscard]] std::size_t problems() const noexcept { return problems_.size(); }

private:
    const Json& value_;
    std::string place_;
    std::vector<std::string>& problems_;
};

template <typename T>
struct JsonForm;

/// Reads the fields that `describe` lists.
class FieldReader {
public:
    explicit FieldReader(JsonReader object) : object_(std::move(object)) {}

    template <typename T>
    void operator()(const char* name, T& value) const {
        if (const auto member = object_.value().find(name); member != object_.value().end())
            JsonForm<T>::read(object_.at(*member, name), value);
    }

    /// A required member.
    template <typename T>
    void need(const char* name, T& value) const {
        if (!object_.value().contains(name)) return object_.fail();
        (*this)(name, value);
    }

    template <typename T>
    void operator()(const char* name, T& value, Between limits) const {
        T read = value;
        (*this)(name, read);
        if (isBetween(read, limits))
            value = read;
        else
            object_.at(object_.value(), name).fail();
    }

private:
    template <std::integral T>
    [[nodiscard]] static bool isBetween(T value, Between limits) {
        return std::cmp_greater_equal(value, limits.least) && std::cmp_less_equal(value, limits.most);
    }
    template <typename T>
    [[nodiscard]] static bool isBetween(const std::optional<T>& value, Between limits) {
        return !value || isBetween(*value, limits);
    }

    JsonReader object_;
};

/// Writes the fields that `describe` lists into an object, and keeps its other members.
class FieldWriter {
public:
    explicit FieldWriter(Json& object) : object_(object) {}

    template <typename T>
    void operator()(const char* name, const T& value) const {
        JsonForm<T>::write(object_[name], value);
    }
    template <typename T>
    void operator()(const char* name, const T& value, Between /*limits*/) const {
        (*this)(name, value);
    }
    template <typename T>
    void need(const char* name, const T& value) const {
        (*this)(name, value);
    }

private:
    Json& object_;
};

/// Reads a struct with a `describe` function.
template <typename T>
void readObject(const JsonReader& from, T& value) {
    if (!from.value().is_object()) return from.fail();
    FieldReader fields(from);
    describe(fields, value);
}

/// Writes a struct into existing JSON, so that unknown members stay.
template <typename T>
void writeObject(Json& to, T value) {
    if (!to.is_object()) to = Json::object();
    FieldWriter fields(to);
    describe(fields, value);
}

}  // namespace roque
