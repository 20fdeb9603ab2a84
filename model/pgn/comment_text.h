#pragma once

#include <string>
#include <string_view>

#include "model/base/export.h"
#include "model/game/move_notes.h"

// The text inside the braces of a comment.
namespace roque {

/// Appends a text to a comment, as one line with single blanks between words.
ROQUE_MODEL void appendComment(std::string_view text, std::string& comment);

/// Adds a comment to the notes of a move: parts of the form `[%name value]` to its annotations, the rest to
/// its text.
ROQUE_MODEL void addComment(std::string_view text, MoveNotes& notes);

}  // namespace roque
