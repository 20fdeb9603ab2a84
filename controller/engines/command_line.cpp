#include "controller/engines/command_line.h"

#include <cctype>
#include <cstdlib>
#include <optional>
#include <utility>
#include <vector>

namespace roque {
namespace {

namespace fs = std::filesystem;

bool isBlank(char letter) {
    return letter == ' ' || letter == '\t' || letter == '\n' || letter == '\r';
}

std::string_view withoutBlanks(std::string_view text) {
    while (!text.empty() && isBlank(text.front())) text.remove_prefix(1);
    while (!text.empty() && isBlank(text.back())) text.remove_suffix(1);
    return text;
}

/// The words of a line; nothing if a quote is not closed.
std::optional<std::vector<std::string>> wordsOf(std::string_view text) {
    std::vector<std::string> words;
    std::optional<std::string> word;
    char quote = '\0';
    for (std::size_t at = 0; at < text.size(); ++at) {
        const char letter = text[at];
        const bool isOpen = quote != '\0';
        if (!isOpen && isBlank(letter)) {
            if (word) words.push_back(*std::exchange(word, std::nullopt));
            continue;
        }
        if (!word) word.emplace();
        if (isOpen && letter == quote)
            quote = '\0';
        else if (!isOpen && (letter == '"' || letter == '\''))
            quote = letter;
        else if (letter == '\\' && quote != '\'' && at + 1 < text.size())
            *word += text[++at];
        else
            *word += letter;
    }
    if (quote != '\0') return std::nullopt;
    if (word) words.push_back(std::move(*word));
    return words;
}

fs::path withHome(const std::string& program) {
    const char* const home = std::getenv("HOME");
    if (home == nullptr || !program.starts_with("~/")) return program;
    return fs::path(home) / program.substr(2);
}

std::string quoted(const std::string& word) {
    constexpr std::string_view kPlain = "/._-+,:=@%";
    bool isPlain = !word.empty();
    for (const char letter : word)
        isPlain = isPlain
                  && (std::isalnum(static_cast<unsigned char>(letter)) != 0
                      || kPlain.find(letter) != std::string_view::npos);
    if (isPlain) return word;
    std::string text = "\"";
    for (const char letter : word) {
        if (letter == '"' || letter == '\\') text += '\\';
        text += letter;
    }
    return text + '"';
}

}  // namespace

Result<EngineCommand, Message> parseCommandLine(std::string_view text) {
    text = withoutBlanks(text);
    if (text.find('\0') != std::string_view::npos || text.empty())
        return failure<EngineCommand>(ROQUE_MESSAGE("Choose a file, or type a command"));
    EngineCommand command;
    std::error_code code;
    if (const fs::path whole = withHome(std::string(text)); fs::is_regular_file(whole, code)) {
        command.program = whole;  // its name may have blanks
    } else {
        auto words = wordsOf(text);
        if (!words) return failure<EngineCommand>(ROQUE_MESSAGE("A quote in the command is not closed"));
        if (words->front().empty())
            return failure<EngineCommand>(ROQUE_MESSAGE("Choose a file, or type a command"));
        command.program = withHome(words->front());
        command.arguments.assign(words->begin() + 1, words->end());
    }
    if (command.program.is_absolute()) command.folder = command.program.parent_path();
    return command;
}

std::string commandLine(const EngineCommand& command) {
    std::string text = quoted(command.program.string());
    for (const std::string& argument : command.arguments) text += ' ' + quoted(argument);
    return text;
}

}  // namespace roque
