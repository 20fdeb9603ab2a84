#include "model/pgn/comment_text.h"

#include <algorithm>

#include "model/pgn/pgn_lexis.h"

namespace roque {
namespace {

constexpr std::string_view kOpening = "[%";

/// The position of the next annotation at or after `at`: "[%", a letter and, before `lastEnd`, the position
/// of the last "]".
std::size_t findAnnotation(std::string_view text, std::size_t at, std::size_t lastEnd) noexcept {
    for (at = text.find(kOpening, at); at != text.npos; at = text.find(kOpening, at + 1)) {
        if (lastEnd == text.npos || at > lastEnd) break;
        if (pgn::isLetter(text[at + kOpening.size()])) return at;  // there is a letter, since "]" comes later
    }
    return text.npos;
}

/// Splits "name value" at one blank; further ones belong to the value.
MoveAnnotation annotationOf(std::string_view inside) {
    const std::size_t end = std::min(inside.find(' '), inside.size());
    const std::size_t value = std::min(end + 1, inside.size());
    return {std::string(inside.substr(0, end)), std::string(inside.substr(value))};
}

/// Appends a word as one line: blanks of a command stay, but a line end with the blanks around it becomes
/// one blank.
void appendWord(std::string_view word, std::string& comment) {
    for (std::size_t at = 0; at < word.size();) {
        std::size_t end = at;
        while (end < word.size() && pgn::isBlank(word[end])) ++end;
        const std::string_view blanks = word.substr(at, end - at);
        const bool isPlain = std::ranges::all_of(blanks, [](char blank) { return blank == ' '; });
        comment += isPlain ? blanks : " ";
        at = end;
        if (at < word.size()) comment += word[at++];
    }
}

}  // namespace

bool CommentWords::isCommandAt(std::size_t at) const noexcept {
    const bool mayEnd = lastEnd_ != text_.npos && at + kOpening.size() < lastEnd_;
    return mayEnd && text_.substr(at).starts_with(kOpening) && pgn::isLetter(text_[at + kOpening.size()]);
}

std::string_view CommentWords::next() noexcept {
    while (at_ < text_.size() && pgn::isBlank(text_[at_])) ++at_;
    const std::size_t begin = at_;
    while (at_ < text_.size() && !pgn::isBlank(text_[at_]))
        at_ = isCommandAt(at_) ? text_.find(']', at_) + 1 : at_ + 1;
    return text_.substr(begin, at_ - begin);
}

void appendComment(std::string_view text, std::string& comment) {
    CommentWords words(text);
    for (std::string_view word = words.next(); !word.empty(); word = words.next()) {
        if (!comment.empty()) comment += ' ';
        appendWord(word, comment);
    }
}

/// An annotation may be spread over several comments. Only the possible beginning of one is examined again,
/// since there may be thousands of comments.
void addComment(std::string_view added, MoveNotes& notes) {
    const std::size_t open = std::min(notes.comment.find(kOpening), notes.comment.size());
    std::string text = notes.comment.substr(open);
    notes.comment.resize(open);
    if (notes.comment.ends_with(' ')) notes.comment.pop_back();
    appendComment(added, text);
    std::size_t done = 0;
    const std::string_view all = text;
    const std::size_t lastEnd = all.rfind(']');
    for (std::size_t at = findAnnotation(all, 0, lastEnd); at != all.npos;
         at = findAnnotation(all, done, lastEnd)) {
        appendComment(all.substr(done, at - done), notes.comment);
        const std::size_t begin = at + kOpening.size();
        const std::size_t end = all.find(']', begin);
        notes.annotations.push_back(annotationOf(all.substr(begin, end - begin)));
        done = end + 1;
    }
    appendComment(all.substr(done), notes.comment);
}

}  // namespace roque
