#include "view/board/drawing/color_scheme.h"

#include <algorithm>
#include <array>

namespace roque {
namespace {

/// Brown squares, like a wooden board.
constexpr BoardColors wood() {
    BoardColors colors;
    colors.lightSquare = {240, 218, 178};
    colors.darkSquare = {180, 132, 90};
    colors.margin = {92, 58, 34};
    colors.marginText = {242, 226, 198};
    colors.lightSquareText = {112, 70, 38};
    colors.darkSquareText = {44, 22, 8};
    colors.lastMove = {206, 200, 60, 130};
    colors.lastMoveCorner = {76, 66, 0};
    colors.selected = {236, 214, 70, 160};
    colors.selectedFrame = {88, 62, 0};
    colors.target = {52, 28, 10, 226};
    colors.hovered = {60, 34, 14, 90};
    colors.choice = {250, 240, 220};
    colors.choiceEdge = {92, 58, 34};
    return colors;
}

/// Blue squares.
constexpr BoardColors sea() {
    BoardColors colors;
    colors.lightSquare = {226, 235, 242};
    colors.darkSquare = {120, 154, 186};
    colors.margin = {42, 66, 96};
    colors.marginText = {222, 232, 242};
    colors.lightSquareText = {44, 78, 116};
    colors.darkSquareText = {12, 30, 52};
    colors.lastMove = {236, 186, 60, 125};
    colors.lastMoveCorner = {104, 62, 0};
    colors.target = {14, 38, 66, 226};
    colors.hovered = {20, 50, 86, 90};
    colors.cursor = {112, 8, 84};
    colors.choice = {240, 246, 250};
    colors.choiceEdge = {42, 66, 96};
    return colors;
}

/// Dark squares in a dark frame, for dark rooms and dark desktops.
constexpr BoardColors night() {
    BoardColors colors;
    colors.lightSquare = {150, 160, 172};
    colors.darkSquare = {98, 110, 126};
    colors.margin = {22, 26, 32};
    colors.marginText = {196, 204, 214};
    colors.lightSquareText = {16, 22, 30};
    colors.darkSquareText = {245, 247, 250};
    colors.lastMove = {180, 116, 0, 110};
    colors.lastMoveCorner = {28, 14, 0};
    colors.selected = {20, 110, 130, 150};
    colors.selectedFrame = {226, 250, 255};
    colors.target = {10, 16, 24, 240};
    colors.hovered = {10, 16, 24, 100};
    colors.legal = {60, 160, 80, 140};
    colors.forbidden = {170, 40, 40, 110};
    colors.forbiddenCross = {24, 0, 0, 250};
    colors.checkEdge = {36, 0, 0};
    colors.cursor = {8, 36, 128};
    colors.choice = {172, 181, 192};
    colors.choiceEdge = {12, 16, 22};
    colors.shade = {8, 10, 14, 165};
    return colors;
}

/// White and grey squares with black marks: for people who distinguish colours or soft contrasts badly.
constexpr BoardColors contrast() {
    BoardColors colors;
    colors.lightSquare = {255, 255, 255};
    colors.darkSquare = {140, 140, 140};
    colors.margin = {0, 0, 0};
    colors.marginText = {255, 255, 255};
    colors.lightSquareText = {0, 0, 0};
    colors.darkSquareText = {0, 0, 0};
    colors.lastMove = {255, 200, 0, 120};
    colors.lastMoveCorner = {0, 0, 0};
    colors.selected = {255, 220, 0, 170};
    colors.selectedFrame = {0, 0, 0};
    colors.target = {0, 0, 0};
    colors.hovered = {0, 0, 0, 110};
    colors.legal = {0, 200, 60, 130};
    colors.forbidden = {230, 60, 60, 110};
    colors.forbiddenCross = {60, 0, 0};
    colors.check = {190, 0, 0};
    colors.checkEdge = {60, 0, 0};
    colors.cursor = {0, 0, 120};
    colors.cursorEdge = {255, 255, 0};
    colors.choice = {255, 255, 255};
    colors.choiceEdge = {0, 0, 0};
    return colors;
}

constexpr std::array<ColorScheme, 5> kSchemes{{{kDefaultColorScheme, {}},
                                               {"wood", wood()},
                                               {"sea", sea()},
                                               {"night", night()},
                                               {"contrast", contrast()}}};

}  // namespace

std::span<const ColorScheme> colorSchemes() noexcept {
    return kSchemes;
}

const ColorScheme* findColorScheme(std::string_view name) noexcept {
    const auto* const found = std::ranges::find(kSchemes, name, &ColorScheme::name);
    return found == kSchemes.end() ? nullptr : found;
}

const BoardColors& boardColors(std::string_view name) noexcept {
    const ColorScheme* const scheme = findColorScheme(name);
    return scheme == nullptr ? kSchemes.front().colors : scheme->colors;
}

}  // namespace roque
