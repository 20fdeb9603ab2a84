#include "model/pgn/pgn_token.h"

#include <array>

#include "model/pgn/pgn_lexis.h"

namespace roque::pgn {
namespace {

using namespace std::string_view_literals;

/// The spellings of results met in files, longer ones before their prefixes.
constexpr std::array kResults{"1/2-1/2"sv, "1/2–1/2"sv, "1/2"sv, "½-½"sv, "½–½"sv,
                              "½"sv,       "1-0"sv,     "1–0"sv, "0-1"sv, "0–1"sv};

/// Whether a byte may be part of a move. All non-ASCII bytes are: figurines, dashes.
constexpr std::array<bool, 256> kWordBytes = [] {
    std::array<bool, 256> bytes{};
    for (std::size_t byte = 0x21; byte < bytes.size(); ++byte) bytes[byte] = true;
    for (const char other : "{}()[]<>;$*!?."sv) bytes[static_cast<unsigned char>(other)] = false;
    return bytes;
}();

bool isWordByte(char byte) noexcept {
    return kWordBytes[static_cast<unsigned char>(byte)];
}

bool isSuffixByte(char byte) noexcept {
    return byte == '!' || byte == '?';
}

bool isNoBlank(char byte) noexcept {
    return !isBlank(byte);
}

/// Whether something begins at a position that only separates, though its bytes may be part of a move.
bool isSeparatorAt(std::string_view text, std::size_t at) noexcept {
    return (text[at] == kNoBreakSpace[0] && text.substr(at).starts_with(kNoBreakSpace))
           || (text[at] == kEllipsis[0] && text.substr(at).starts_with(kEllipsis));
}

/// Whether a text begins with a promotion in parentheses, "(Q)".
bool beginsWithPromotion(std::string_view text) noexcept {
    return text.size() >= 3 && "QRBNqrbn"sv.find(text[1]) != std::string_view::npos && text[2] == ')';
}

}  // namespace

Token Lexer::next() noexcept {
    at_ = skipBlanks(text_, at_);
    while (const std::size_t length = lengthOfSkipped()) at_ = skipBlanks(text_, at_ + length);
    if (at_ == text_.size()) return take(Token::Kind::End, 0);
    if (const std::size_t length = lengthOfResult(); length != 0) return take(Token::Kind::Result, length);
    switch (text_[at_]) {
        case '*':
            return take(Token::Kind::Result, 1);
        case '(':
            return take(Token::Kind::Open, 1);
        case ')':
            return take(Token::Kind::Close, 1);
        case '}':
            return take(Token::Kind::CloseBrace, 1);
        case '{':
            return braces();
        case ';':
            return lineComment();
        case '[':
            return bracket();
        case '$':
            return glyph();
        case '!':
        case '?':
            return take(Token::Kind::Suffix, lengthOf(isSuffixByte));
        case '<':
        case '%':
            return take(Token::Kind::Unknown, lengthOf(isNoBlank));
        case '>':
        case ']':
            return take(Token::Kind::Unknown, 1);
        default:
            return word();
    }
}

Token Lexer::take(Token::Kind kind, std::size_t length) noexcept {
    const std::size_t begin = at_;
    at_ += length;
    return {kind, text_.substr(begin, length), begin};
}

/// The tag Event need not start a line: some files are one single line.
Token Lexer::bracket() noexcept {
    if (isTagAt(text_, at_) && (isFirstOnLine(text_, at_) || isEventTagAt(text_, at_)))
        return take(Token::Kind::TagsAhead, 0);
    return take(Token::Kind::Unknown, endOfTag(text_, at_) - at_);
}

Token Lexer::braces() noexcept {
    const std::size_t begin = at_;
    const CommentEnd end = endOfComment(text_, begin + 1, TextEnd::Final);
    const bool isClosed = end.kind == CommentEnd::Kind::Closed;
    at_ = isClosed ? end.at + 1 : end.at;
    return {isClosed ? Token::Kind::Comment : Token::Kind::OpenComment,
            text_.substr(begin + 1, end.at - begin - 1), begin};
}

Token Lexer::lineComment() noexcept {
    const std::size_t begin = at_;
    at_ = endOfLine(text_, begin);
    return {Token::Kind::Comment, text_.substr(begin + 1, at_ - begin - 1), begin};
}

Token Lexer::glyph() noexcept {
    std::size_t end = at_ + 1;
    if (text_.substr(end).starts_with('-')) ++end;
    while (end < text_.size() && isDigit(text_[end])) ++end;
    return take(Token::Kind::Glyph, end - at_);
}

/// A number extends over its digits only, unless they are the zeros of castling or of a null move: "1.e4",
/// "0-0", "0000".
Token Lexer::word() noexcept {
    std::size_t digits = at_;
    while (digits < text_.size() && isDigit(text_[digits])) ++digits;
    const bool isCastling = text_.substr(at_).starts_with("0-0");
    const bool isNullMove = text_.substr(at_, digits - at_) == "0000";
    if (digits > at_ && !isCastling && !isNullMove) return take(Token::Kind::Number, digits - at_);
    return take(Token::Kind::Word, lengthOfWord());
}

/// Dots and escaped lines, which mean nothing.
std::size_t Lexer::lengthOfSkipped() const noexcept {
    if (at_ == text_.size()) return 0;
    if (text_[at_] == '.') return 1;
    if (text_[at_] == '%' && isFirstByteOfLine()) return endOfLine(text_, at_) - at_;
    return text_[at_] == kEllipsis[0] && text_.substr(at_).starts_with(kEllipsis) ? kEllipsis.size() : 0;
}

std::size_t Lexer::lengthOfWord() const noexcept {
    const std::string_view rest = text_.substr(at_);
    std::size_t end = 1;
    while (end < rest.size()) {
        if (isWordByte(rest[end])) {
            if (isSeparatorAt(rest, end)) break;
            ++end;
        } else if (rest[end] == '(' && isDigit(rest[end - 1]) && beginsWithPromotion(rest.substr(end))) {
            end += 3;
        } else if (rest[end - 1] == 'e' && rest.substr(end).starts_with(".p")) {
            end += rest.substr(end).starts_with(".p.") ? 3U : 2U;
        } else {
            break;
        }
    }
    return end;
}

std::size_t Lexer::lengthOfResult() const noexcept {
    const char first = text_[at_];
    if (first != '1' && first != '0' && first != kResults[3][0]) return 0;
    const std::string_view rest = text_.substr(at_);
    if (rest.size() > 1 && (isDigit(rest[1]) || rest[1] == '.'))
        return 0;  // the number of a move, most often
    for (const std::string_view result : kResults) {
        if (!rest.starts_with(result)) continue;
        const std::string_view next = rest.substr(result.size());
        const bool goesOn =
            !next.empty() && !isSeparatorAt(next, 0) && (isWordByte(next[0]) || next[0] == '.');
        return goesOn ? 0 : result.size();
    }
    return 0;
}

std::size_t Lexer::lengthOf(bool (*belongs)(char) noexcept) const noexcept {
    std::size_t end = at_ + 1;
    while (end < text_.size() && belongs(text_[end])) ++end;
    return end - at_;
}

bool Lexer::isFirstByteOfLine() const noexcept {
    return at_ == 0 || isNewline(text_[at_ - 1]);
}

}  // namespace roque::pgn
