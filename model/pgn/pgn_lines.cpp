#include "model/pgn/pgn_lines.h"

#include <algorithm>

#include "model/base/utf8.h"
#include "model/pgn/comment_text.h"

namespace roque::pgn {
namespace {

constexpr std::size_t kWidth = 80;

}  // namespace

void Lines::add(std::string_view word) {
    flush();
    word_ = opening_;
    word_ += word;
    opening_.clear();
}

/// A "%" in the first column would turn its line into an escape (section 6), so a word of a comment that
/// begins with one stays on its line.
void Lines::flush() {
    if (word_.empty()) return;
    const std::size_t width = letterCount(word_);
    if (column_ > 0) {
        const bool fits = column_ + 1 + width <= kWidth || word_[0] == '%';
        text_ += fits ? ' ' : '\n';
        column_ = fits ? column_ + 1 : 0;
    }
    text_ += word_;
    column_ += width;
    word_.clear();
}

void Lines::addLineComment(std::string_view comment) {
    endLine();
    CommentWords words(comment);
    for (std::string_view word = words.next(); !word.empty(); word = words.next()) {
        const std::size_t width = 1 + letterCount(word);
        if (column_ == 0 || column_ + width > kWidth) beginLineComment();
        text_ += ' ';
        text_ += word;
        column_ += width;
    }
    endLine();
}

void Lines::beginLineComment() {
    endLine();
    text_ += opening_;
    text_ += ';';
    column_ = opening_.size() + 1;
    opening_.clear();
}

void Lines::endLine() {
    flush();
    if (column_ > 0) text_ += '\n';
    column_ = 0;
}

}  // namespace roque::pgn
