#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "model/base/export.h"
#include "model/game/move_notes.h"

// The text inside the braces of a comment.
namespace roque {

/// The words of a comment, one after another. A command of a program, `[%name value]`, belongs to one word
/// with all its blanks. The text outlives the object.
class ROQUE_MODEL CommentWords {
public:
    explicit CommentWords(std::string_view text) noexcept : text_(text), lastEnd_(text.rfind(']')) {}

    /// The next word; empty after the last.
    [[nodiscard]] std::string_view next() noexcept;

private:
    [[nodiscard]] bool isCommandAt(std::size_t at) const noexcept;

    std::string_view text_;
    std::size_t lastEnd_;  ///< of a command
    std::size_t at_ = 0;
};

/// Appends a text to a comment, as one line with single blanks between words. Commands keep their blanks.
ROQUE_MODEL void appendComment(std::string_view text, std::string& comment);

/// Adds a comment to the notes of a move: parts of the form `[%name value]` to its annotations, the rest to
/// its text.
ROQUE_MODEL void addComment(std::string_view text, MoveNotes& notes);

}  // namespace roque
