#pragma once

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "model/base/catalogue.h"
#include "model/base/export.h"
#include "model/base/message_pattern.h"

/// A text without arguments, or one whose arguments come later.
#define ROQUE_PATTERN(text) (::roque::MessagePattern<::roque::placesIn(text)>{text})

/// A message: an English text that is a literal, and one argument for each place {0}, {1} … in it.
#define ROQUE_MESSAGE(text, ...) (::roque::Message(ROQUE_PATTERN(text) __VA_OPT__(, ) __VA_ARGS__))

/// A message that depends on a number, which is its first argument: ROQUE_MESSAGES("{0} game", "{0} games",
/// n).
#define ROQUE_MESSAGES(one, many, ...) \
    (::roque::Message(::roque::MessagePattern<::roque::placesIn(one, many)>{one, many}, __VA_ARGS__))

namespace roque {

class Message;

/// The text of a message in a language.
[[nodiscard]] ROQUE_MODEL std::string render(const Message& message, const Catalogue& catalogue);

/// The text of a message in English, for logs and tests.
[[nodiscard]] ROQUE_MODEL std::string english(const Message& message);

/// Fills a place of a message: with a foreign text that is shown as it is (a path, what a plugin says), with
/// a number, or with other messages, one on each line.
using MessageArgument = std::variant<std::string, std::int64_t, std::vector<Message>>;

/// Something to be told to a person, in no language yet.
///
/// Model, controller and terminal report messages; english() makes the text of a log of it, and render() that
/// of a person's language. Nothing reads a text back. [any-thread]
class Message {
public:
    /// A message that says nothing.
    Message() = default;

    template <std::size_t Places, typename... Arguments>
        requires(sizeof...(Arguments) == Places)
    Message(MessagePattern<Places> pattern, Arguments&&... arguments)
        : one_(pattern.one), many_(pattern.many) {
        arguments_.reserve(Places);
        (arguments_.push_back(argument(std::forward<Arguments>(arguments))), ...);
    }

    /// Several messages, one on each line.
    [[nodiscard]] static Message lines(std::vector<Message> messages) {
        return Message(MessageArgument(std::move(messages)));
    }

    /// A foreign text, such as what a plugin says of itself. It is never translated.
    [[nodiscard]] static Message verbatim(std::string text) {
        return Message(MessageArgument(std::move(text)));
    }

    [[nodiscard]] ROQUE_MODEL bool operator==(const Message& other) const noexcept;

private:
    friend std::string render(const Message& message, const Catalogue& catalogue);

    explicit Message(MessageArgument only) { arguments_.push_back(std::move(only)); }

    [[nodiscard]] static MessageArgument argument(Message message) {
        std::vector<Message> one;
        one.push_back(std::move(message));
        return one;
    }
    [[nodiscard]] static MessageArgument argument(std::vector<Message> messages) { return messages; }
    [[nodiscard]] static MessageArgument argument(std::string text) { return text; }
    [[nodiscard]] static MessageArgument argument(std::string_view text) { return std::string(text); }
    [[nodiscard]] static MessageArgument argument(const char* text) { return std::string(text); }
    [[nodiscard]] static MessageArgument argument(char letter) { return std::string(1, letter); }
    template <std::integral Number>
        requires(!std::same_as<Number, bool> && !std::same_as<Number, char>)
    [[nodiscard]] static MessageArgument argument(Number number) {
        return static_cast<std::int64_t>(number);
    }
    /// A path.
    template <typename Path>
        requires requires(const Path& path) {
            { path.string() } -> std::same_as<std::string>;
        }
    [[nodiscard]] static MessageArgument argument(const Path& path) {
        return path.string();
    }

    const char* one_ = nullptr;  ///< a literal; nullptr: the arguments are all there is
    const char* many_ = nullptr;
    std::vector<MessageArgument> arguments_;
};

}  // namespace roque
