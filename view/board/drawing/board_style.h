#pragma once

#include <cstdint>

namespace roque {

/// A colour; an alpha of 255 is opaque.
struct Rgba {
    std::uint8_t red;
    std::uint8_t green;
    std::uint8_t blue;
    std::uint8_t alpha = 255;

    constexpr bool operator==(const Rgba&) const = default;
};

/// The colours of a board, by default those of the default scheme (color_scheme.h). Translucent colours are
/// laid over the colour of the square.
struct BoardColors {
    Rgba lightSquare{236, 228, 208};
    Rgba darkSquare{122, 148, 136};
    Rgba lightSquareText{70, 92, 82};  ///< of the coordinates on light squares
    Rgba darkSquareText{22, 36, 30};
    Rgba margin{62, 82, 74};
    Rgba marginText{228, 222, 204};
    Rgba lastMove{224, 168, 40, 118};    ///< tint of the two squares of the last move
    Rgba lastMoveCorner{100, 58, 0};     ///< the corners that frame them
    Rgba selected{240, 190, 70, 150};    ///< tint of the selected square
    Rgba selectedFrame{110, 64, 0};      ///< the frame around it
    Rgba target{14, 44, 36, 226};        ///< dots and rings
    Rgba hovered{20, 58, 48, 90};        ///< tint of the target under a dragged piece
    Rgba legal{70, 170, 80, 150};        ///< tint of the targets in the classic scheme
    Rgba forbidden{196, 60, 52, 96};     ///< tint of the other squares in the classic scheme
    Rgba forbiddenCross{92, 0, 0, 240};  ///< the crosses on them
    Rgba check{208, 36, 36, 215};        ///< the star behind a king in check
    Rgba checkEdge{84, 0, 0};
    Rgba cursor{24, 84, 200};  ///< the keyboard cursor
    Rgba cursorEdge{255, 255, 255};
    Rgba green{24, 128, 56, 205};  ///< arrows and circles that people draw
    Rgba red{188, 32, 40, 205};
    Rgba yellow{232, 178, 8, 215};
    Rgba blue{28, 84, 190, 205};
    Rgba shade{22, 28, 26, 150};  ///< over everything except the promotion choices
    Rgba choice{246, 241, 228};   ///< behind the promotion choices
    Rgba choiceEdge{62, 82, 74};

    Rgba premove{60, 96, 168, 110};  ///< tint of the squares of premoves
    Rgba premoveMark{20, 48, 112};   ///< the stripes on them, and the disc of their number
    Rgba premoveNumber{255, 255, 255};

    constexpr bool operator==(const BoardColors&) const = default;
};

}  // namespace roque
