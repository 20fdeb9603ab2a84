#pragma once

#include <concepts>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include <nlohmann/json.hpp>

// What a struct consists of, read from JSON and written as it.
namespace roque {

/// JSON whose members keep their order.
using Json = nlohmann::ordered_json;

/// The numbers that make sense, both ends included.
struct Between {
    std::int64_t least;
    std::int64_t most;
};

/// Some JSON that is read, where it stands and what was found wrong so far.
class JsonReader {
public:
    /// Places of problems are added to a list, such as "window.width"; the root is the place "".
    JsonReader(const Json& value, std::string place, std::vector<std::string>& problems)
        : value_(value), place_(std::move(place)), problems_(problems) {}

    [[nodiscard]] const Json& value() const noexcept { return value_; }
    /// A member or element, which is called `name`.
    [[nodiscard]] JsonReader at(const Json& value, const std::string& name) const {
        return {value, place_.empty() ? name : place_ + "." + name, problems_};
    }
    /// Reports that this is not what it should be.
    void fail() const { problems_.push_back(place_); }
    /// How many problems have been reported so far, anywhere.
    [[nodiscard]] std::size_t problems() const noexcept { return problems_.size(); }

private:
    const Json& value_;
    std::string place_;
    std::vector<std::string>& problems_;
};

template <typename T>
struct JsonForm;

/// Reads what `describe` tells.
class FieldReader {
public:
    explicit FieldReader(JsonReader object) : object_(std::move(object)) {}

    template <typename T>
    void operator()(const char* name, T& value) const {
        if (const auto member = object_.value().find(name); member != object_.value().end())
            JsonForm<T>::read(object_.at(*member, name), value);
    }

    /// A member without which the object is none.
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

/// Writes what `describe` tells, beside what an object already contains.
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

/// Reads a struct that has a `describe`.
template <typename T>
void readObject(const JsonReader& from, T& value) {
    if (!from.value().is_object()) return from.fail();
    FieldReader fields(from);
    describe(fields, value);
}

/// Writes one into JSON that is there, so that members nobody knows stay.
template <typename T>
void writeObject(Json& to, T value) {
    if (!to.is_object()) to = Json::object();
    FieldWriter fields(to);
    describe(fields, value);
}

}  // namespace roque
