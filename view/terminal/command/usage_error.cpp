#include "view/terminal/command/usage_error.h"

#include <algorithm>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <CLI/CLI.hpp>

#include "view/terminal/command/nearest_word.h"

namespace roque::terminal {
namespace {

/// The innermost command that was named.
const CLI::App& commandOf(const CLI::App& app) {
    const CLI::App* command = &app;
    for (auto named = command->get_subcommands(); !named.empty(); named = command->get_subcommands())
        command = named.front();
    return *command;
}

/// As a person calls it: "roque-cli engines check".
std::string callOf(const CLI::App& command) {
    const CLI::App* const group = command.get_parent();
    return group == nullptr ? "roque-cli" : callOf(*group) + ' ' + command.get_name();
}

/// What is not expected, and what was probably meant.
Message unexpected(const CLI::App& app, const CLI::App& command) {
    const std::vector<std::string> left = app.remaining(/*recurse=*/true);
    const std::string word = left.empty() ? std::string() : left.front();
    if (!word.starts_with('-')) return ROQUE_MESSAGE("'{0}' is one word too many.", word);
    std::vector<std::string> known;
    for (const CLI::Option* const option : command.get_options()) {
        for (const std::string& name : option->get_lnames()) known.push_back("--" + name);
    }
    const auto nearest = nearestWord(word, known);
    return nearest ? ROQUE_MESSAGE("There is no option '{0}'. Did you mean '{1}'?", word, *nearest)
                   : ROQUE_MESSAGE("There is no option '{0}'.", word);
}

Message missing(const CLI::App& command) {
    for (const CLI::Option* const option : command.get_options()) {
        if (option->get_required() && option->count() == 0)
            return ROQUE_MESSAGE("{0} is missing.", option->get_name());
    }
    return ROQUE_MESSAGE("A command is missing.");
}

Message exclusive(const CLI::App& command) {
    for (const CLI::Option* const option : command.get_options()) {
        if (option->count() == 0) continue;
        for (const CLI::Option* const other : option->get_excludes()) {
            if (other->count() > 0)
                return ROQUE_MESSAGE("{0} and {1} exclude each other.", other->get_name(),
                                     option->get_name());
        }
    }
    return {};
}

Message lonely(const CLI::App& command) {
    for (const CLI::Option* const option : command.get_options()) {
        if (option->count() == 0) continue;
        for (const CLI::Option* const other : option->get_needs()) {
            if (other->count() == 0)
                return ROQUE_MESSAGE("{0} needs {1}.", option->get_name(), other->get_name());
        }
    }
    return {};
}

/// The option that the library's text begins with: "--sprt: At least 2 required but received 1".
const CLI::Option* optionNamedIn(std::string_view text, const CLI::App& command) {
    for (const CLI::Option* const option : command.get_options()) {
        if (text.starts_with(option->get_name() + ':')) return option;
    }
    return nullptr;
}

/// An option has too few values or too many. One at the end of the line has none behind it.
Message withoutValue(const CLI::App& command, const CLI::ParseError& error,
                     std::span<const char* const> words) {
    const CLI::Option* const option = optionNamedIn(error.what(), command);
    const std::string last = words.empty() ? std::string() : words.back();
    const CLI::Option* const atEnd = last.starts_with('-') ? command.get_option_no_throw(last) : nullptr;
    if (atEnd != nullptr && (option == nullptr || option == atEnd))
        return ROQUE_MESSAGE("{0} needs a value.", last);
    if (option == nullptr) return ROQUE_MESSAGE("An option has too few values or too many.");
    const bool isPosition = option->get_positional() && option->nonpositional();  // with its name or without
    if (isPosition && option->count() > 1) return ROQUE_MESSAGE("The position is given twice.");
    const int least = option->get_items_expected_min();
    const int most = option->get_items_expected_max();
    if (least == most)
        return ROQUE_MESSAGES("{1} takes {0} value.", "{1} takes {0} values.", most, option->get_name());
    return ROQUE_MESSAGE("{0} takes {1} to {2} values.", option->get_name(), least, most);
}

Message faultOf(const CLI::App& app, const CLI::App& command, const CLI::ParseError& error,
                std::span<const char* const> words) {
    if (dynamic_cast<const CLI::ExtrasError*>(&error) != nullptr) return unexpected(app, command);
    if (dynamic_cast<const CLI::RequiredError*>(&error) != nullptr) return missing(command);
    if (dynamic_cast<const CLI::ExcludesError*>(&error) != nullptr) return exclusive(command);
    if (dynamic_cast<const CLI::RequiresError*>(&error) != nullptr) return lonely(command);
    if (dynamic_cast<const CLI::ArgumentMismatch*>(&error) != nullptr)
        return withoutValue(command, error, words);
    return Message::verbatim(error.what());  // our own checks of values, which speak the person's language
}

Message withPlaceOfHelp(Message fault, const CLI::App& command) {
    return Message::lines({std::move(fault), ROQUE_MESSAGE("See {0} --help.", callOf(command))});
}

}  // namespace

Message usageError(const CLI::App& app, const CLI::ParseError& error, std::span<const char* const> words) {
    const CLI::App& command = commandOf(app);
    return withPlaceOfHelp(faultOf(app, command, error, words), command);
}

std::optional<Message> emptyValue(const CLI::App& app) {
    const CLI::App& command = commandOf(app);
    for (const CLI::Option* const option : command.get_options()) {
        const auto& values = option->results();
        if (std::ranges::find(values, std::string()) != values.end())
            return withPlaceOfHelp(ROQUE_MESSAGE("{0} needs a value.", option->get_name()), command);
    }
    return std::nullopt;
}

std::optional<Message> valueLeftOut(std::span<const char* const> words, const CLI::App& app) {
    for (const std::string_view word : words) {
        if (word == "--") break;
        if (word.starts_with("--") && word.ends_with('='))
            return withPlaceOfHelp(
                ROQUE_MESSAGE("{0} needs a value.", std::string(word.substr(0, word.size() - 1))), app);
    }
    return std::nullopt;
}

}  // namespace roque::terminal
