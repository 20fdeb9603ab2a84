#include "model/pgn/tag_section.h"

#include "model/pgn/pgn_lexis.h"

namespace roque::pgn {

bool TagSection::endsAt(std::string_view text, std::size_t at) const noexcept {
    return hasTags_ && isEventTagAt(text, at) && (hasBraces_ || isAfterEmptyLine(text, at));
}

void TagSection::addComment(std::string_view text, std::size_t at) noexcept {
    hasBraces_ = hasBraces_ || (hasTags_ && text[at] == '{');
}

}  // namespace roque::pgn
