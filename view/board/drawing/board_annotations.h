#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "model/base/bitboard.h"
#include "model/base/result.h"
#include "model/game/move_notes.h"

// Arrows and coloured squares on a board, as PGN writes them: [%cal Ge2e4,Rd8h4] and [%csl Gd4,Yd5], which
// are ChessBase's extensions of the standard.
namespace roque {

/// The colours that such an arrow or square may have.
enum class AnnotationColor : std::uint8_t { Green, Red, Yellow, Blue };

/// An arrow from the middle of a square to that of another.
struct BoardArrow {
    Square from;
    Square to;
    AnnotationColor color = AnnotationColor::Green;

    bool operator==(const BoardArrow&) const = default;
};

/// A square with a coloured circle.
struct SquareMark {
    Square square;
    AnnotationColor color = AnnotationColor::Green;

    bool operator==(const SquareMark&) const = default;
};

/// What somebody drew on a board. What comes later lies on top; of two marks of a square the later one is
/// shown.
struct BoardAnnotations {
    std::vector<BoardArrow> arrows;
    std::vector<SquareMark> marks;

    bool operator==(const BoardAnnotations&) const = default;
};

/// The part of a list of arrows or marks that is none.
struct AnnotationError {
    std::string item;  ///< as it was given

    bool operator==(const AnnotationError&) const = default;
};

/// The arrows of a list such as "Ge2e4,Rd8h4": the letter of a colour (G, R, Y, B), which may be left out for
/// green, and two different squares. An empty list has none.
[[nodiscard]] Result<std::vector<BoardArrow>, AnnotationError> parseArrows(std::string_view list);

/// The marks of a list such as "Gd4,Yd5", likewise.
[[nodiscard]] Result<std::vector<SquareMark>, AnnotationError> parseMarks(std::string_view list);

/// What is drawn beside a move: its annotations "cal" and "csl". A list with anything in it that is none of
/// these is left out.
[[nodiscard]] BoardAnnotations annotationsOf(const MoveNotes& notes);

/// What two people drew, the second over the first.
[[nodiscard]] BoardAnnotations joined(BoardAnnotations below, const BoardAnnotations& above);

/// Squares that contain all of an arrow: the rectangle between its ends.
[[nodiscard]] Bitboard squaresAround(const BoardArrow& arrow) noexcept;

}  // namespace roque
