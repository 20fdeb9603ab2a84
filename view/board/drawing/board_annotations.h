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

/// The colours of an arrow or a marked square.
enum class AnnotationColor : std::uint8_t { Green, Red, Yellow, Blue };

/// How an arrow is drawn, so that colour is not the only cue to what it says.
enum class ArrowStyle : std::uint8_t {
    Plain,   ///< drawn by a person
    Thick,   ///< an engine's best move
    Dashed,  ///< another good move
    Dotted,  ///< a threat
};

/// An arrow from the middle of one square to that of another.
struct BoardArrow {
    Square from;
    Square to;
    AnnotationColor color = AnnotationColor::Green;
    ArrowStyle style = ArrowStyle::Plain;  ///< PGN has none: only plain arrows are kept

    bool operator==(const BoardArrow&) const = default;
};

/// A square with a coloured circle.
struct SquareMark {
    Square square;
    AnnotationColor color = AnnotationColor::Green;

    bool operator==(const SquareMark&) const = default;
};

/// The drawings on a board. Later ones lie on top; of two marks on a square, the later one is shown.
struct BoardAnnotations {
    std::vector<BoardArrow> arrows;
    std::vector<SquareMark> marks;

    bool operator==(const BoardAnnotations&) const = default;
};

/// The invalid item of a list of arrows or marks.
struct AnnotationError {
    std::string item;  ///< as given

    bool operator==(const AnnotationError&) const = default;
};

/// The arrows of a list such as "Ge2e4,Rd8h4": a colour letter (G, R, Y, B), optional for green, and two
/// different squares. An empty list has none.
[[nodiscard]] Result<std::vector<BoardArrow>, AnnotationError> parseArrows(std::string_view list);

/// The marks of a list such as "Gd4,Yd5", likewise.
[[nodiscard]] Result<std::vector<SquareMark>, AnnotationError> parseMarks(std::string_view list);

/// The drawings stored with a move: its annotations "cal" and "csl". A list with an invalid item is left out.
[[nodiscard]] BoardAnnotations annotationsOf(const MoveNotes& notes);

/// Notes with other drawings. Their other annotations stay as they are, and so does a list that cannot be
/// read.
[[nodiscard]] MoveNotes withDrawings(MoveNotes notes, const BoardAnnotations& drawn);

/// Adds what is drawn. The same drawn again in the same colour goes away; in another colour it changes.
[[nodiscard]] BoardAnnotations toggled(BoardAnnotations drawn, const BoardAnnotations& strokes);

/// The drawings of two people, the second on top.
[[nodiscard]] BoardAnnotations joined(BoardAnnotations below, const BoardAnnotations& above);

/// Squares that contain all of an arrow: the rectangle between its ends.
[[nodiscard]] Bitboard squaresAround(const BoardArrow& arrow) noexcept;

}  // namespace roque
