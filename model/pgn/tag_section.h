#pragma once

#include <cstddef>
#include <string_view>

namespace roque::pgn {

/// The tags of a game as far as they were read, and the comments among them. The splitter and the parser both
/// ask it where the tags of the next game begin, so they agree.
class TagSection {
public:
    /// Whether the tag at a position begins another game, though this one has no moves.
    [[nodiscard]] bool endsAt(std::string_view text, std::size_t at) const noexcept;

    /// Adds the tag that begins at a position.
    void addTag(std::string_view text, std::size_t at) noexcept;
    /// Adds the comment, in braces or after ";", that begins at a position.
    void addComment(std::string_view text, std::size_t at) noexcept;

    [[nodiscard]] bool hasTags() const noexcept { return hasTags_; }

private:
    bool hasTags_ = false;
    bool hasEvent_ = false;
    bool hasBraces_ = false;     ///< whether a comment in braces follows a tag
    bool endsInBraces_ = false;  ///< whether one follows the last tag
    bool hasEmptyLine_ = false;  ///< whether an empty line stands before a comment behind the last tag
};

}  // namespace roque::pgn
