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

/// Splits "name value".
MoveAnnotation annotationOf(std::string_view inside) {
    std::size_t end = 0;
    while (end < inside.size() && !pgn::isBlank(inside[end])) ++end;
    MoveAnnotation annotation{std::string(inside.substr(0, end)), {}};
    appendComment(inside.substr(end), annotation.value);
    return annotation;
}

}  // namespace

void appendComment(std::string_view text, std::string& comment) {
    for (std::size_t at = 0; at < text.size();) {
        if (pgn::isBlank(text[at])) {
            ++at;
            continue;
        }
        std::size_t end = at;
        while (end < text.size() && !pgn::isBlank(text[end])) ++end;
        if (!comment.empty()) comment += ' ';
        comment += text.substr(at, end - at);
        at = end;
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
