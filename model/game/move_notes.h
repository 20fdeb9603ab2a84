#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace roque {

/// A Numeric Annotation Glyph (PGN standard, section 10): 1 is "!", 16 means that White stands better.
using Nag = std::uint8_t;

/// A note on a move by a program for other programs, written in PGN comments as `[%name value]`: clk for the
/// clock, eval for an evaluation, cal for arrows, csl for colored squares, emt for the time used.
struct MoveAnnotation {
    std::string name;
    std::string value;

    bool operator==(const MoveAnnotation&) const = default;
};

/// The notes people and programs made on a move.
struct MoveNotes {
    std::string commentBefore;  ///< stands before the move; only where a line begins or resumes
    std::string comment;        ///< UTF-8, in one line
    std::vector<Nag> nags;
    std::vector<MoveAnnotation> annotations;

    [[nodiscard]] bool empty() const noexcept {
        return commentBefore.empty() && comment.empty() && nags.empty() && annotations.empty();
    }
    bool operator==(const MoveNotes&) const = default;
};

}  // namespace roque
