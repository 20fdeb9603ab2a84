#include "view/board/drawing/board_marks.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <numbers>

namespace roque::marks {
namespace {

/// A line width relative to the side of a square, but at least a pixel.
double lineWidth(const PixelRect& square, double part) {
    return std::max(1.0, square.width * part);
}

}  // namespace

void tint(Canvas& canvas, const PixelRect& square, Rgba color) {
    canvas.fill(square, color);
}

void dot(Canvas& canvas, const PixelRect& square, Rgba color) {
    constexpr double kDiameter = 0.3;
    canvas.fill(Ellipse{square.shrunk(square.width * (1 - kDiameter) / 2)}, color);
}

void ring(Canvas& canvas, const PixelRect& square, Rgba color) {
    const double width = lineWidth(square, 0.08);
    canvas.stroke(Ellipse{square.shrunk(width / 2 + square.width * 0.02)}, color, width);
}

void cross(Canvas& canvas, const PixelRect& square, Rgba color) {
    constexpr double kReach = 0.07;
    const PixelPoint middle{square.right() - square.width * 0.16, square.y + square.height * 0.16};
    const double reach = square.width * kReach;
    const double left = middle.x - reach;
    const double right = middle.x + reach;
    const double top = middle.y - reach;
    const double bottom = middle.y + reach;
    // One shape, so that the middle of a translucent cross is no darker than its arms.
    const Polylines arms{{{{left, top}, {right, bottom}}, {{left, bottom}, {right, top}}}};
    canvas.stroke(arms, color, lineWidth(square, 0.035));
}

void corners(Canvas& canvas, const PixelRect& square, Rgba color) {
    constexpr double kLength = 0.2;
    const double width = lineWidth(square, 0.035);
    const PixelRect inner = square.shrunk(width / 2);
    const double length = square.width * kLength;
    const auto corner = [length](double x, double y, double towardsX, double towardsY) {
        return std::vector<PixelPoint>{{x + towardsX * length, y}, {x, y}, {x, y + towardsY * length}};
    };
    const Polylines four{{corner(inner.x, inner.y, 1, 1), corner(inner.right(), inner.y, -1, 1),
                          corner(inner.x, inner.bottom(), 1, -1),
                          corner(inner.right(), inner.bottom(), -1, -1)}};
    canvas.stroke(four, color, width);
}

void stripes(Canvas& canvas, const PixelRect& square, Rgba color) {
    Polylines lines;
    for (const double reach : {0.1, 0.2, 0.3}) {
        const double length = square.width * reach;
        lines.lines.push_back({{square.x, square.y + length}, {square.x + length, square.y}});
    }
    canvas.stroke(lines, color, lineWidth(square, 0.03));
}

PixelRect badge(const PixelRect& square) {
    constexpr double kDiameter = 0.3;
    const double side = square.width * kDiameter;
    const double gap = square.width * 0.03;
    return {square.x + gap, square.bottom() - gap - side, side, side};
}

void frame(Canvas& canvas, const PixelRect& square, Rgba color) {
    const double width = lineWidth(square, 0.06);
    canvas.stroke(square.shrunk(width / 2), color, width);
}

void cursor(Canvas& canvas, const PixelRect& square, Rgba color, Rgba edge) {
    const double width = lineWidth(square, 0.055);
    const RoundedRectangle round{square.shrunk(width), square.width * 0.14};
    canvas.stroke(round, edge, width * 2);
    canvas.stroke(round, color, width);
}

void star(Canvas& canvas, const PixelRect& square, Rgba color, Rgba edge) {
    constexpr int kSpikes = 16;
    constexpr double kInner = 0.39;
    constexpr double kOuter = 0.485;
    const PixelPoint centre = square.centre();
    std::vector<PixelPoint> corners;
    for (int corner = 0; corner < 2 * kSpikes; ++corner) {
        const double angle = corner * std::numbers::pi / kSpikes;
        const double radius = square.width * (corner % 2 == 0 ? kOuter : kInner);
        corners.push_back({centre.x + radius * std::cos(angle), centre.y + radius * std::sin(angle)});
    }
    const Polylines outline{{corners}, true};
    canvas.fill(outline, color);
    canvas.stroke(outline, edge, lineWidth(square, 0.02));
}

void circle(Canvas& canvas, const PixelRect& square, Rgba color) {
    constexpr std::uint8_t kFillAlpha = 60;
    const double width = lineWidth(square, 0.06);
    const Ellipse outline{square.shrunk(width / 2 + square.width * 0.02)};
    canvas.fill(outline, {color.red, color.green, color.blue, kFillAlpha});
    canvas.stroke(outline, color, width);
}

void arrow(Canvas& canvas, const PixelRect& from, const PixelRect& to, Rgba color, const ArrowShape& shape) {
    const double side = from.width;
    const PixelPoint start = from.centre();
    const PixelPoint end = to.centre();
    const double length = std::hypot(end.x - start.x, end.y - start.y);
    const PixelPoint along{(end.x - start.x) / length, (end.y - start.y) / length};
    // A point on the arrow: so far along its axis from an end, and so far to the side.
    const auto at = [&](const PixelPoint& origin, double forward, double sideways) {
        return PixelPoint{origin.x + along.x * forward - along.y * sideways,
                          origin.y + along.y * forward + along.x * sideways};
    };
    const double shaft = side * shape.shaft / 2;
    const double barb = shaft + side * 0.15;
    const double tail = side * 0.12;
    const double neck = -side * 0.36;
    if (shape.dash > 0) {
        const double dash = side * shape.dash;
        for (double begin = tail; begin + dash < length + neck; begin += 2 * dash) {
            const Polylines piece{{{at(start, begin, shaft), at(start, begin + dash, shaft),
                                    at(start, begin + dash, -shaft), at(start, begin, -shaft)}},
                                  true};
            canvas.fill(piece, color);
        }
        return canvas.fill(Polylines{{{at(end, neck, barb), end, at(end, neck, -barb)}}, true}, color);
    }
    // One shape, so that a translucent arrow is no darker where its head begins.
    const Polylines outline{{{at(start, tail, shaft), at(end, neck, shaft), at(end, neck, barb), end,
                              at(end, neck, -barb), at(end, neck, -shaft), at(start, tail, -shaft)}},
                            true};
    canvas.fill(outline, color);
}

void tile(Canvas& canvas, const PixelRect& square, Rgba color, Rgba edge) {
    tint(canvas, square, color);
    const double width = lineWidth(square, 0.03);
    canvas.stroke(square.shrunk(width / 2), edge, width);
}

void disc(Canvas& canvas, const PixelRect& rect, Rgba color, Rgba edge) {
    canvas.fill(Ellipse{rect}, color);
    canvas.stroke(Ellipse{rect}, edge, lineWidth(rect, 0.03));
}

PixelRect blindfoldSign(const PixelRect& board) {
    constexpr double kPerBoard = 0.52 / 8;
    const double side = board.width * kPerBoard;
    const double gap = side * 0.1;
    return {board.right() - gap - side, board.y + gap, side, side};
}

void blindfold(Canvas& canvas, const PixelRect& sign, Rgba ground, Rgba ink) {
    constexpr int kSteps = 12;
    constexpr double kPupil = 0.13;
    disc(canvas, sign, ground, ink);
    const PixelPoint middle = sign.centre();
    const double wide = sign.width * 0.33;
    const double high = sign.height * 0.2;
    std::vector<PixelPoint> upper;
    std::vector<PixelPoint> lower;
    for (int step = -kSteps; step <= kSteps; ++step) {
        const double part = static_cast<double>(step) / kSteps;
        const double lid = high * (1 - part * part);
        upper.push_back({middle.x + part * wide, middle.y - lid});
        lower.push_back({middle.x - part * wide, middle.y + lid});
    }
    upper.insert(upper.end(), lower.begin(), lower.end());
    const double width = lineWidth(sign, 0.065);
    canvas.stroke(Polylines{{upper}, true}, ink, width);
    canvas.fill(Ellipse{sign.shrunk(sign.width * (0.5 - kPupil))}, ink);
    const double reach = sign.width * 0.3;
    const Polylines slash{{{{middle.x - reach, middle.y + reach}, {middle.x + reach, middle.y - reach}}}};
    canvas.stroke(slash, ground, width * 2.6);  // a gap beside the line
    canvas.stroke(slash, ink, width);
}

}  // namespace roque::marks
