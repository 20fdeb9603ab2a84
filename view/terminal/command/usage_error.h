#pragma once

#include <optional>
#include <span>

#include "model/base/message.h"

namespace CLI {
class App;
class ParseError;
}  // namespace CLI

namespace roque::terminal {

/// What is wrong with the words of a command line, and where its help is. The library that parses it has
/// words of its own, but in English only: this looks at what has been parsed. `words` are those behind the
/// program's name.
[[nodiscard]] Message usageError(const CLI::App& app, const CLI::ParseError& error,
                                 std::span<const char* const> words);

/// The error if a value is empty. No option or argument has a use for that, and it must not pass for one that
/// was left out: a script may have a variable that is not set.
[[nodiscard]] std::optional<Message> emptyValue(const CLI::App& app);

/// The same of an option that is written "--name=", with nothing behind it: CLI11 would take the next word as
/// its value. To be asked before words are parsed.
[[nodiscard]] std::optional<Message> valueLeftOut(std::span<const char* const> words, const CLI::App& app);

}  // namespace roque::terminal
