#pragma once

#include <cstddef>
#include <optional>
#include <string>

#include "model/game/game_node.h"

namespace roque {

/// What an annotation adds at a move besides figures. It stands in the game as `[%added …]`, so that the next
/// annotation takes out exactly that, and leaves what people have written.
struct AnnotationTrace {
    std::optional<Nag> sign{};
    std::string text{};     ///< in the comment
    std::size_t moves = 0;  ///< of the variation that begins with this move
};

/// Appends the text to the comment, after a dash if that has text already, puts the sign before others, and
/// notes both. A text that is there already is not added. A trace of nothing leaves the notes as they are.
void addTraced(AnnotationTrace trace, MoveNotes& notes);

/// Takes out what earlier annotations have added to a game from a ply of its main line on: figures,
/// evaluations, signs, texts and variations, and the report at its root. Signs and texts that people have
/// changed stay, as do variations as far as people have added moves or notes, or made them the main line.
///
/// The expected score at the root stays unless the ply is 0.
void takeOutAnnotation(GameNode& root, std::size_t firstPly);

}  // namespace roque
