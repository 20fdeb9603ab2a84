#include "model/pgn/tag_section.h"

#include "model/pgn/pgn_lexis.h"

namespace roque::pgn {

bool TagSection::endsAt(std::string_view text, std::size_t at) const noexcept {
    if (!hasTags_ || !isEventTagAt(text, at)) return false;
    return isAfterEmptyLine(text, at) || (hasEvent_ && hasBraces_);
}

void TagSection::addTag(std::string_view text, std::size_t at) noexcept {
    hasTags_ = true;
    hasEvent_ = hasEvent_ || isEventTagAt(text, at);
}

void TagSection::addComment(std::string_view text, std::size_t at) noexcept {
    hasBraces_ = hasBraces_ || (hasTags_ && text[at] == '{');
}

}  // namespace roque::pgn
