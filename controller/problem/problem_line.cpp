#include "controller/problem/problem_line.h"

#include <algorithm>
#include <charconv>
#include <utility>
#include <vector>

#include "model/notation/in_quotes.h"
#include "model/problem/mate_search.h"

namespace roque {
namespace {

constexpr std::size_t kEpdFields = 4;
constexpr std::size_t kFenFields = 6;

std::optional<unsigned> numberOf(std::string_view text) {
    unsigned number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc() || end != text.data() + text.size()) return std::nullopt;
    return number;
}

/// Splits a line into words. A word in quotation marks may contain blanks.
std::vector<std::string> wordsOf(std::string_view text) {
    std::vector<std::string> words;
    std::string word;
    bool isQuoted = false;
    for (const char letter : text) {
        if (letter == '"') isQuoted = !isQuoted;
        const bool isBlank = letter == ' ' || letter == '\t' || letter == '\r';
        if (!isBlank || isQuoted) word += letter;
        if (isBlank && !isQuoted && !word.empty()) words.push_back(std::exchange(word, {}));
    }
    if (!word.empty()) words.push_back(word);
    return words;
}

/// The length of the mate by the operations of EPD, or by a number that comes first.
Result<std::optional<unsigned>, Message> lengthOf(const std::vector<std::string>& words) {
    using Length = std::optional<unsigned>;
    std::optional<std::string> text;
    for (std::size_t at = 0; at < words.size(); ++at) {
        if (words[at] == "dm") text = at + 1 < words.size() ? words[at + 1] : "";
        if (words[at] == "dm;") text = "";
    }
    if (!text && !words.empty() && numberOf(words[0])) text = words[0];
    if (!text) return Length();
    const std::string value = text->substr(0, text->find(';'));
    if (value.empty()) return failure<Length>(ROQUE_MESSAGE("the length of the mate is missing after dm"));
    const auto number = numberOf(value);
    if (!number || *number == 0 || *number > MateSearch::kMaxMoves)
        return failure<Length>(ROQUE_MESSAGE("the length of the mate is {0}, not a number from 1 to {1}",
                                             inQuotes(value), MateSearch::kMaxMoves));
    return number;
}

}  // namespace

Result<ProblemLine, Message> parseProblemLine(std::string_view line) {
    const bool isText = std::ranges::none_of(
        line, [](char c) { return static_cast<unsigned char>(c) < ' ' && c != '\t' && c != '\r'; });
    if (!isText) return failure<ProblemLine>(kNotText);
    const std::vector<std::string> words = wordsOf(line);
    if (words.size() < kEpdFields) return failure<ProblemLine>(ROQUE_MESSAGE("neither a FEN nor EPD"));
    const bool isFen =
        words.size() >= kFenFields && numberOf(words[4]) && numberOf(words[5].substr(0, words[5].find(';')));
    ProblemLine problem;
    const std::size_t fields = isFen ? kFenFields : kEpdFields;
    for (std::size_t at = 0; at < fields; ++at)
        problem.fen += (at == 0 ? "" : " ") + words[at].substr(0, words[at].find(';'));
    const auto moves = lengthOf({words.begin() + static_cast<std::ptrdiff_t>(fields), words.end()});
    if (!moves) return failure<ProblemLine>(moves.error());
    problem.moves = *moves;
    return problem;
}

}  // namespace roque
