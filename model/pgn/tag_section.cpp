#include "model/pgn/tag_section.h"

#include "model/pgn/pgn_lexis.h"

namespace roque::pgn {

bool TagSection::endsAt(std::string_view text, std::size_t at) const noexcept {
    if (!hasTags_) return false;
    const bool isApart = hasEmptyLine_ || isAfterEmptyLine(text, at);
    if (!isApart && !hasBraces_) return false;
    if (isEventTagAt(text, at)) return isApart || hasEvent_;
    // Tags that an empty line and a comment separate from the next ones are a game without moves.
    return isApart && endsInBraces_ && isFirstOnLine(text, at);
}

void TagSection::addTag(std::string_view text, std::size_t at) noexcept {
    hasTags_ = true;
    hasEvent_ = hasEvent_ || isEventTagAt(text, at);
    endsInBraces_ = hasEmptyLine_ = false;
}

void TagSection::addComment(std::string_view text, std::size_t at) noexcept {
    if (!hasTags_) return;
    endsInBraces_ = endsInBraces_ || text[at] == '{';
    hasBraces_ = hasBraces_ || endsInBraces_;
    hasEmptyLine_ = hasEmptyLine_ || isAfterEmptyLine(text, at);
}

}  // namespace roque::pgn
