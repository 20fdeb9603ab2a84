#pragma once

#include <string>
#include <string_view>

#include "model/base/export.h"
#include "model/game/move_notes.h"

// What stands inside the braces of a comment.
namespace roque {

/// Appends a text to a comment: in one line, words apart by one blank.
ROQUE_MODEL void appendComment(std::string_view text, std::string& comment);

/// Adds what a comment says to the notes of a move: annotations of the form `[%name value]` to those, the
/// rest to the text.
ROQUE_MODEL void addComment(std::string_view text, MoveNotes& notes);

}  // namespace roque
