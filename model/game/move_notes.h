#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace roque {

/// A judgement by number, a "Numeric Annotation Glyph" (PGN standard, section 10): 1 is "!", 16 says that
/// White stands better.
using Nag = std::uint8_t;

/// What a program noted beside a move for other programs, written in PGN as `[%name value]` in a comment: clk
/// for the clock, eval for an evaluation, cal for arrows, csl for coloured squares, emt for the time taken.
struct MoveAnnotation {
    std::string name;
    std::string value;

    bool operator==(const MoveAnnotation&) const = default;
};

/// What people and programs wrote beside a move.
struct MoveNotes {
    std::string commentBefore;  ///< stands before the move: only where a line begins or goes on
    std::string comment;        ///< UTF-8, in one line
    std::vector<Nag> nags;
    std::vector<MoveAnnotation> annotations;

    [[nodiscard]] bool empty() const noexcept {
        return commentBefore.empty() && comment.empty() && nags.empty() && annotations.empty();
    }
    bool operator==(const MoveNotes&) const = default;
};

}  // namespace roque
