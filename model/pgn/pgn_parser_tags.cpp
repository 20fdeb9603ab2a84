#include <algorithm>
#include <array>

#include "model/notation/fen.h"
#include "model/pgn/pgn_lexis.h"
#include "model/pgn/pgn_parser.h"
#include "model/pgn/tag_section.h"

namespace roque {
namespace {

using namespace std::string_view_literals;

/// Values of the tag Variant, in lower case and without blanks, hyphens and underscores.
constexpr std::array kChess960Names{"chess960"sv,
                                    "fischerandom"sv,
                                    "fischerrandom"sv,
                                    "fischerrandomchess"sv,
                                    "freestyle"sv,
                                    "freestylechess"sv,
                                    "fr"sv,
                                    "960"sv};
constexpr std::array kStandardNames{"standard"sv,     "chess"sv,   "normal"sv,    "orthodox"sv,
                                    "fromposition"sv, "regular"sv, "classical"sv, ""sv};

bool isIn(std::string_view name, const auto& names) {
    return std::ranges::find(names, name) != names.end();
}

std::string simplified(std::string_view name) {
    std::string simple;
    for (const char letter : name) {
        if (letter >= 'A' && letter <= 'Z')
            simple += static_cast<char>(letter - 'A' + 'a');
        else if (letter != ' ' && letter != '-' && letter != '_')
            simple += letter;
    }
    return simple;
}

/// Removes the backslashes that escape quotation marks and backslashes, and replaces unprintable characters
/// by blanks; returns whether all quotation marks were escaped.
bool unescape(std::string_view raw, std::string& value) {
    bool isProper = true;
    value.clear();
    for (std::size_t at = 0; at < raw.size(); ++at) {
        const bool isEscape =
            raw[at] == '\\' && at + 1 < raw.size() && "\\\""sv.find(raw[at + 1]) != raw.npos;
        if (isEscape)
            ++at;
        else if (raw[at] == '"')
            isProper = false;
        value += pgn::isBlank(raw[at]) ? ' ' : raw[at];
    }
    return isProper;
}

bool isPlain(std::string_view raw) {
    return std::ranges::none_of(raw, [](char letter) {
        return letter == '\\' || letter == '"' || (pgn::isBlank(letter) && letter != ' ');
    });
}

}  // namespace

/// Reads the tags and anything allowed between them: comments, escaped lines.
void PgnParser::parseTags() {
    pgn::TagSection tags;
    for (;;) {
        const std::size_t before = lexer_.position();
        const pgn::Token token = lexer_.next();
        if (token.kind == pgn::Token::Kind::Comment) {
            earlyComments_.push_back(token.text);
            tags.addComment(text_, token.at);
            end_ = lexer_.position();
            continue;
        }
        const bool isTag = pgn::isTagAt(text_, token.at);
        lexer_.goTo(isTag ? token.at : before);
        if (!isTag || tags.endsAt(text_, token.at)) break;
        tags.addTag(text_, token.at);
        parseTag();
        end_ = lexer_.position();
    }
    checkForDuplicates();
}

void PgnParser::parseTag() {
    const std::size_t begin = lexer_.position();
    const std::size_t end = pgn::endOfTag(text_, begin);
    lexer_.goTo(end);
    const std::string_view tag = text_.substr(begin, end - begin);
    const std::size_t nameBegin = pgn::nameOfTag(tag, 0);
    const std::size_t opening = pgn::valueOfTag(tag, 0);
    const std::size_t closing = tag.rfind('"');
    if (opening == tag.size() || tag[opening] != '"' || closing == opening) {
        report(PgnProblem::Kind::MalformedTag, begin, tag);
        return;
    }
    if (tag.back() != ']') report(PgnProblem::Kind::MalformedTag, begin, tag);
    const std::string_view name = tag.substr(nameBegin, pgn::endOfName(tag, nameBegin) - nameBegin);
    tagNames_.push_back(name);
    tellTag(name, tag.substr(opening + 1, closing - opening - 1), begin);
}

void PgnParser::tellTag(std::string_view name, std::string_view value, std::size_t at) {
    if (!isPlain(value)) {
        if (!unescape(value, value_)) report(PgnProblem::Kind::UnescapedQuote, at, value);
        value = value_;
    }
    if (name == "FEN") {
        fen_ = value;
        fenAt_ = at;
    } else if (name == "Result") {
        resultTag_ = value;
    } else if (name == "Variant") {
        const std::string simple = simplified(value);
        if (isIn(simple, kChess960Names))
            variant_ = Variant::Chess960;
        else if (!isIn(simple, kStandardNames))
            report(PgnProblem::Kind::UnknownVariant, at, value);
    }
    visitor_.tag(name, value);
}

void PgnParser::checkForDuplicates() {
    std::ranges::sort(tagNames_);
    auto twice = std::ranges::adjacent_find(tagNames_);
    while (twice != tagNames_.end()) {
        report(PgnProblem::Kind::DuplicateTag, begin_, *twice);
        const std::string_view name = *twice;
        twice =
            std::find_if(twice, tagNames_.end(), [name](std::string_view other) { return other != name; });
        twice = std::adjacent_find(twice, tagNames_.end());
    }
}

/// Sets up the start position; returns false if the FEN is unusable.
bool PgnParser::prepareStart() {
    static const Position kStart = Position::start();
    const auto start = fen_.empty() ? Result<Position, FenError>(kStart) : parseFen(fen_);
    if (!start) report({PgnProblem::Kind::BadFen, 0, std::nullopt, {}, {}, start.error()}, fenAt_);
    lines_.emplace_back(start ? *start : kStart);
    return start.has_value();
}

}  // namespace roque
