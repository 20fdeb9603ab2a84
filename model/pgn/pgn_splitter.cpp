#include "model/pgn/pgn_splitter.h"

#include <algorithm>
#include <array>
#include <cassert>

#include "model/base/utf8.h"
#include "model/pgn/pgn_lexis.h"

namespace roque {
namespace {

using namespace std::string_view_literals;

/// Bytes that may begin something that hides other bytes.
constexpr std::array<bool, 256> kStops = [] {
    std::array<bool, 256> stops{};
    for (const char stop : "[{;%"sv) stops[static_cast<unsigned char>(stop)] = true;
    return stops;
}();

/// A text that the parser skips and that begins with this byte; empty if there is none.
std::string_view skippedFrom(char byte) noexcept {
    if (byte == pgn::kByteOrderMark[0]) return pgn::kByteOrderMark;
    if (byte == pgn::kEllipsis[0]) return pgn::kEllipsis;
    return byte == pgn::kNoBreakSpace[0] ? pgn::kNoBreakSpace : ""sv;
}

/// Whether the parser skips a byte. It skips the no-break space and the ellipsis of Windows-1252 too; in
/// UTF-8 these bytes stand only behind others.
bool isSkipped(char byte) noexcept {
    constexpr char kNoBreakSpace1252 = '\xA0';
    constexpr char kEllipsis1252 = '\x85';
    return pgn::isBlank(byte) || byte == '.' || byte == kNoBreakSpace1252 || byte == kEllipsis1252;
}

/// A position at or before `at` that does not split a UTF-8 character, at the end of a line if one is near.
std::size_t gentleCut(std::string_view text, std::size_t at) noexcept {
    constexpr std::size_t kNear = 1000;
    const std::size_t newline = text.rfind('\n', at - 1);
    if (newline != text.npos && at - newline < kNear) return newline + 1;
    for (unsigned tail = 0; tail < 3 && continuesLetter(text[at]); ++tail) --at;
    return at;
}

}  // namespace

std::size_t preambleLength(std::string_view section) noexcept {
    const std::size_t begin = pgn::skipBlanks(section, 0);
    const std::size_t tags = pgn::behindLineComments(section, begin);
    return tags == begin ? 0 : tags;
}

void PgnSplitter::feed(std::string_view bytes) {
    assert(!isFinished_);
    buffer_.erase(0, begin_);
    scanned_ -= begin_;
    begin_ = 0;
    if (!hasBegun_) {
        hasBegun_ = true;
        encoding_ = detectEncoding(bytes.substr(0, kBytesForDetection));
        if (encoding_ == TextEncoding::Utf16Le || encoding_ == TextEncoding::Utf16Be)
            utf16_.emplace(encoding_);
    }
    if (utf16_)
        utf16_->decode(bytes, buffer_);
    else
        buffer_ += bytes;
}

void PgnSplitter::finish() {
    if (utf16_) utf16_->finish(buffer_);
    isFinished_ = true;
}

std::optional<PgnSection> PgnSplitter::next() {
    const bool isAtEnd = findEnd();
    const std::size_t length = (isAtEnd ? scanned_ : buffer_.size()) - begin_;
    if (length > kMaxGameBytes) {
        isFragment_ = true;
        return take(gentleCut(buffer_, begin_ + kMaxGameBytes));
    }
    if (!isAtEnd || length == 0) return std::nullopt;
    const PgnSection section = take(scanned_);
    tags_ = {};
    isFragment_ = hasMoves_ = false;
    return section;
}

/// Scans to the end of the section; returns whether it was found.
bool PgnSplitter::findEnd() {
    while (scanned_ < buffer_.size()) {
        const Step taken = step();
        if (taken == Step::Boundary) return true;
        if (taken == Step::NeedMore) return false;
    }
    return isFinished_;
}

PgnSplitter::Step PgnSplitter::step() {
    for (; scanned_ < buffer_.size() && !kStops[static_cast<unsigned char>(buffer_[scanned_])]; ++scanned_) {
        if (hasMoves_) continue;
        const std::string_view rest = std::string_view(buffer_).substr(scanned_);
        const std::string_view skipped = skippedFrom(rest[0]);
        if (rest.size() < skipped.size() && !isFinished_) return Step::NeedMore;
        if (!skipped.empty() && rest.starts_with(skipped))
            scanned_ += skipped.size() - 1;
        else
            hasMoves_ = !isSkipped(rest[0]);
    }
    if (scanned_ == buffer_.size()) return Step::GoOn;
    switch (buffer_[scanned_]) {
        case '[':
            return stepAtBracket();
        case '{':
            return stepAtBrace();
        case ';':
            tags_.addComment(buffer_, scanned_);
            return stepOverLine();
        default:
            break;
    }
    if (scanned_ == 0 || pgn::isNewline(buffer_[scanned_ - 1])) return stepOverLine();
    ++scanned_;
    return Step::GoOn;
}

/// A tag that is first on its line begins a game, unless it belongs to the tags of this one.
PgnSplitter::Step PgnSplitter::stepAtBracket() {
    const std::string_view text = buffer_;
    const std::size_t end = hasMoves_ ? scanned_ : pgn::endOfTag(text, scanned_);
    const std::size_t name = pgn::nameOfTag(text, scanned_);
    const std::size_t value = name == scanned_ + 1 ? name : pgn::valueOfTag(text, scanned_);
    const std::size_t known = std::max({name + "Event "sv.size(), value + 1, end + 1});
    if (known > text.size() && !isFinished_) return Step::NeedMore;
    const bool isTag = pgn::isTagAt(text, scanned_);
    if (isTag && scanned_ > begin_ && pgn::isFirstOnLine(text, scanned_)
        && (hasMoves_ || tags_.endsAt(text, scanned_)))
        return Step::Boundary;
    if (isTag && !hasMoves_) {
        tags_.addTag(text, scanned_);
        scanned_ = end;
    } else {
        hasMoves_ = true;
        ++scanned_;
    }
    return Step::GoOn;
}

PgnSplitter::Step PgnSplitter::stepAtBrace() {
    const auto end =
        pgn::endOfComment(buffer_, scanned_ + 1, isFinished_ ? pgn::TextEnd::Final : pgn::TextEnd::Open);
    if (end.kind == pgn::CommentEnd::Kind::NeedMore) return Step::NeedMore;
    // A comment may stand before the tags of its game or among them.
    const bool isClosed = end.kind == pgn::CommentEnd::Kind::Closed;
    tags_.addComment(buffer_, scanned_);
    hasMoves_ = hasMoves_ || (tags_.hasTags() && !isClosed);
    scanned_ = end.at + (isClosed ? 1 : 0);
    return Step::GoOn;
}

PgnSplitter::Step PgnSplitter::stepOverLine() {
    const std::size_t end = pgn::endOfLine(buffer_, scanned_);
    if (end == buffer_.size() && !isFinished_) return Step::NeedMore;
    scanned_ = end;
    return Step::GoOn;
}

PgnSection PgnSplitter::take(std::size_t end) {
    const PgnSection section{std::string_view(buffer_).substr(begin_, end - begin_), line_, isFragment_};
    line_ += pgn::countLines(section.text);
    begin_ = end;
    scanned_ = std::max(scanned_, end);
    return section;
}

}  // namespace roque
