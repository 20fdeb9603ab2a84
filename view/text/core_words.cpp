#include "view/text/core_words.h"

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include <wx/translation.h>

#include "view/text/core_sentences.h"
#include "view/text/sentence_pattern.h"
#include "view/toolkit/text.h"

namespace roque {
namespace {

struct Reading {
    const char* pattern;
    std::vector<std::string_view> arguments;
};

/// How well a pattern says what a sentence is that follows it: one that begins with words of its own better
/// than one that may begin with anything, and then the one with more of them.
std::pair<bool, std::size_t> precisionOf(std::string_view pattern) {
    return {!pattern.starts_with('{'), fixedLength(pattern)};
}

/// The sentence that a line is, the one that says it best if it may be several.
std::optional<Reading> readingOf(std::string_view line) {
    std::optional<Reading> best;
    for (const char* const pattern : coreSentences()) {
        if (best && precisionOf(pattern) <= precisionOf(best->pattern)) continue;
        if (auto arguments = argumentsOf(pattern, line)) best = {pattern, std::move(*arguments)};
    }
    return best;
}

std::string translatedLine(std::string_view line) {
    const auto reading = readingOf(line);
    if (!reading) return toUtf8(wxGetTranslation(toWx(line)));
    std::vector<std::string> arguments;
    for (const std::string_view argument : reading->arguments) arguments.push_back(translatedLine(argument));
    return filled(toUtf8(wxGetTranslation(toWx(reading->pattern))), arguments);
}

template <typename Function>
void forEachLine(std::string_view text, Function function) {
    while (true) {
        const std::size_t end = text.find('\n');
        function(text.substr(0, end));
        if (end == text.npos) return;
        text.remove_prefix(end + 1);
    }
}

}  // namespace

wxString coreWords(std::string_view english) {
    std::string words;
    forEachLine(english, [&](std::string_view line) {
        if (!words.empty()) words += '\n';
        words += translatedLine(line);
    });
    return toWx(words);
}

bool isCoreSentence(std::string_view english) {
    bool isKnown = true;
    forEachLine(english, [&](std::string_view line) { isKnown = isKnown && readingOf(line).has_value(); });
    return isKnown;
}

}  // namespace roque
