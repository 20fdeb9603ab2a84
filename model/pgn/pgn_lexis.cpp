#include "model/pgn/pgn_lexis.h"

#include <algorithm>

namespace roque::pgn {
namespace {

bool isNameByte(char letter) noexcept {
    return isLetter(letter) || isDigit(letter) || letter == '_' || letter == '-' || letter == ':';
}

/// The position of the first byte at or after `at` that is neither a space nor a tab.
std::size_t skipSpaces(std::string_view text, std::size_t at) noexcept {
    while (at < text.size() && (text[at] == ' ' || text[at] == '\t')) ++at;
    return at;
}

/// The start of the line after the one containing `at`; npos if the text ends before.
std::size_t nextLine(std::string_view text, std::size_t at) noexcept {
    const std::size_t end = endOfLine(text, at);
    const std::size_t next = text.substr(end).starts_with("\r\n") ? end + 2 : end + 1;
    return next < text.size() ? next : std::string_view::npos;
}

/// Whether the tags of a game begin at a position: Event after an empty line, then another tag.
CommentEnd::Kind tagsBeginAt(std::string_view text, std::size_t at, TextEnd end) noexcept {
    using Kind = CommentEnd::Kind;
    if (!isFirstOnLine(text, at) || !isAfterEmptyLine(text, at)) return Kind::Closed;
    const std::size_t next = nextLine(text, at);
    const bool isKnown = next != std::string_view::npos && valueOfTag(text, next) < text.size();
    if (!isKnown && end == TextEnd::Open) return Kind::NeedMore;
    return isTagAt(text, next) ? Kind::Unclosed : Kind::Closed;
}

}  // namespace

std::size_t skipBlanks(std::string_view text, std::size_t at) noexcept {
    while (at < text.size()) {
        if (isBlank(text[at]))
            ++at;
        else if (text[at] == kNoBreakSpace[0] && text.substr(at).starts_with(kNoBreakSpace))
            at += kNoBreakSpace.size();
        else if (text[at] == kByteOrderMark[0] && text.substr(at).starts_with(kByteOrderMark))
            at += kByteOrderMark.size();
        else
            break;
    }
    return at;
}

std::size_t endOfLine(std::string_view text, std::size_t at) noexcept {
    while (at < text.size() && !isNewline(text[at])) ++at;
    return std::min(at, text.size());
}

std::size_t nameOfTag(std::string_view text, std::size_t at) noexcept {
    return skipSpaces(text, at + 1);
}

std::size_t endOfName(std::string_view text, std::size_t at) noexcept {
    while (at < text.size() && isNameByte(text[at])) ++at;
    return at;
}

std::size_t valueOfTag(std::string_view text, std::size_t at) noexcept {
    return skipSpaces(text, endOfName(text, nameOfTag(text, at)));
}

bool isTagAt(std::string_view text, std::size_t at) noexcept {
    if (at >= text.size() || text[at] != '[') return false;
    const std::size_t name = nameOfTag(text, at);
    if (name >= text.size() || (!isLetter(text[name]) && text[name] != '_')) return false;
    if (name == at + 1) return true;
    const std::size_t value = valueOfTag(text, at);
    return value < text.size() && text[value] == '"';
}

bool isEventTagAt(std::string_view text, std::size_t at) noexcept {
    constexpr std::string_view kEvent = "Event";
    if (!isTagAt(text, at)) return false;
    const std::size_t name = nameOfTag(text, at);
    const std::size_t end = name + kEvent.size();
    return text.substr(name).starts_with(kEvent) && end < text.size() && isBlank(text[end]);
}

bool isFirstOnLine(std::string_view text, std::size_t at) noexcept {
    if (text.substr(0, at).ends_with(kByteOrderMark)) return true;
    while (at > 0 && (text[at - 1] == ' ' || text[at - 1] == '\t')) --at;
    return at == 0 || isNewline(text[at - 1]);
}

bool isAfterEmptyLine(std::string_view text, std::size_t at) noexcept {
    unsigned newlines = 0;
    for (; at > 0 && isBlank(text[at - 1]); --at) {
        const bool isPartOfCrLf = text[at - 1] == '\r' && at < text.size() && text[at] == '\n';
        if (isNewline(text[at - 1]) && !isPartOfCrLf) ++newlines;
    }
    return newlines >= 2;
}

std::size_t behindLineComments(std::string_view text, std::size_t at) noexcept {
    bool hasComment = false;
    std::size_t next = at;
    while (next < text.size() && isFirstOnLine(text, next)) {
        const bool isEscape = text[next] == '%' && (next == 0 || isNewline(text[next - 1]));
        if (text[next] != ';' && !isEscape) break;
        hasComment = hasComment || text[next] == ';';
        next = skipBlanks(text, endOfLine(text, next));
    }
    return hasComment && isTagAt(text, next) ? next : at;
}

std::size_t endOfTag(std::string_view text, std::size_t at) noexcept {
    // No further than necessary: a line may have thousands of tags.
    const auto isInLine = [&](std::size_t place) { return place < text.size() && !isNewline(text[place]); };
    for (; isInLine(at) && text[at] != '"'; ++at) {
        if (text[at] == ']') return at + 1;
    }
    if (!isInLine(at)) return at;
    for (++at; isInLine(at); ++at) {
        if (text[at] == '\\') {
            if (isInLine(at + 1)) ++at;  // what it protects
            continue;
        }
        if (text[at] != '"') continue;
        const std::size_t bracket = text.find_first_not_of(" \t", at + 1);
        if (bracket != text.npos && text[bracket] == ']') return bracket + 1;
    }
    return at;  // also where a lone backslash protects the last quotation mark
}

CommentEnd endOfComment(std::string_view text, std::size_t from, TextEnd end) noexcept {
    using Kind = CommentEnd::Kind;
    for (std::size_t at = from; at < text.size(); ++at) {
        if (text[at] == '}') return {Kind::Closed, at};
        if (!isEventTagAt(text, at)) continue;
        const Kind kind = tagsBeginAt(text, at, end);
        if (kind != Kind::Closed) return {kind, at};
    }
    return {end == TextEnd::Open ? Kind::NeedMore : Kind::Unclosed, text.size()};
}

std::size_t countLines(std::string_view text) noexcept {
    auto lines = static_cast<std::size_t>(std::count(text.begin(), text.end(), '\n'));
    for (std::size_t at = text.find('\r'); at != text.npos; at = text.find('\r', at + 1)) {
        if (at + 1 == text.size() || text[at + 1] != '\n') ++lines;
    }
    return lines;
}

}  // namespace roque::pgn
